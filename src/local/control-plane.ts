/** Everything that operations work on: one object, made by the engine, handed to every call. */
import type { Delays } from './conditions/delays.ts';
import type { Execution } from './contract.ts';
import type { CodePackages } from './functions/code-packages.ts';
import type { Concurrency } from './functions/concurrency.ts';
import type { FunctionStore } from './functions/function-store.ts';
import type { ImageRegistry } from './functions/images.ts';
import type { Home } from './functions/reference.ts';
import type { LogStore } from './logs/log-store.ts';

export interface ControlPlane {
  readonly home: Home;
  readonly store: FunctionStore;
  readonly packages: CodePackages;
  readonly images: ImageRegistry;
  /** Whether something stands for container images here. */
  readonly takesImages: boolean;
  readonly concurrency: Concurrency;
  readonly execution: Execution;
  readonly logs: LogStore;
  readonly delays: Delays;
  /** Code storage that all versions together may use. */
  readonly codeStorageBytes: number;
  /** SnapStart is taken for every runtime, and its restores are simulated. */
  readonly simulatesSnapStart: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after that many milliseconds; never keeps the process alive. */
  readonly sleep: (ms: number) => Promise<void>;
  /** A URL of this engine that serves the package of that hash. */
  readonly codeUrl: (sha256: string) => string;
}
