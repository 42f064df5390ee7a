/**
 * The contract between the two halves of the embedded engine: the control plane (REST operations, states,
 * versions) asks the execution half to run one published configuration, and gets back what Invoke answers with.
 */
import type { Architecture, LogFormat } from '../core/model.ts';

/** What an execution environment needs to know about the version that it runs. Immutable once published. */
export interface RunnableVersion {
  readonly functionName: string;
  /** `$LATEST` or a number. */
  readonly version: string;
  /** ARN with the version as qualifier, as `Lambda-Runtime-Invoked-Function-Arn` carries it. */
  readonly arn: string;
  /** Changes whenever code or configuration changed, so that `$LATEST` drops its warm environments. */
  readonly revision: string;
  /** e.g. `nodejs24.x` or `provided.al2023`. */
  readonly runtime: string;
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memorySizeMb: number;
  readonly architecture: Architecture;
  readonly environment: Readonly<Record<string, string>>;
  readonly logFormat: LogFormat;
  readonly applicationLogLevel: string | null;
  /** With JSON logs, `WARN` removes successful platform.report records, as on AWS. */
  readonly systemLogLevel: string | null;
  readonly logGroup: string;
  /** The tenant that its environments serve; absent without tenant isolation. */
  readonly tenantId?: string;
  /** Its environments start from a simulated snapshot: their init is reported as a restore. */
  readonly snapStart?: boolean;
  /** Folder that the package was unpacked into (read only for the function, shared by its environments). */
  readonly taskRoot: string;
}

/** What one invoke came to, as the Invoke operation needs it. */
export interface InvokeAnswer {
  readonly requestId: string;
  /** The handler's answer, or the error object that Lambda would return. */
  readonly payload: Uint8Array;
  /** `Unhandled` when the function failed; the HTTP status stays 200 all the same. */
  readonly functionError: 'Unhandled' | null;
  /** The last 4,096 bytes of the environment's log for this request. */
  readonly logTail: Uint8Array;
}

/** Output of one environment as it goes to CloudWatch Logs: whole platform lines, and function output as written. */
export interface LogChunk {
  readonly logGroup: string;
  readonly logStream: string;
  /** Milliseconds since the epoch when the engine saw it. */
  readonly timeMs: number;
  readonly bytes: Uint8Array;
}

/** Options that tests and users set on the engine. */
export interface ExecutionOptions {
  /** Lambda gives an on-demand init 10 s. Default 10,000. */
  readonly initLimitMs: number;
  /** Reported in AWS_REGION and friends. */
  readonly region: string;
  /** Existing folder in which the temporary folder is made. Default: the system's. */
  readonly parentFolder?: string;
  /** Folder of the runtime clients and the reaper (`.js` or `.ts`). Default: where this package keeps them. */
  readonly runtimeFolder?: string;
  /** Idle environments that are kept for reuse; the least recently used one ends first. Default 16. */
  readonly maxIdleEnvironments?: number;
  /** Awaited before an environment is started, outside every measured time: puts its task root in order. */
  readonly beforeStart?: (taskRoot: string) => Promise<void>;
  /** Called in order for everything that an environment logs. Must not throw. */
  readonly onLog?: (chunk: LogChunk) => void;
}

/** Runs versions as real processes. One environment per concurrent invoke; warm ones are reused. */
export interface Execution {
  /**
   * Temporary folder of this engine. Gone after `close()`, and after a crash of this process (a reaper
   * process removes it); a good place to unpack packages into.
   */
  readonly folder: string;
  /**
   * Runs one request. It throws only for defects of the engine and after `close()`: everything a function can do
   * wrong is an answer.
   *
   * @param clientContext JSON text for `Lambda-Runtime-Client-Context` (decoded from X-Amz-Client-Context).
   */
  invoke(version: RunnableVersion, event: Uint8Array, clientContext?: string): Promise<InvokeAnswer>;
  /**
   * Ends the environments of a function (all versions), e.g. after an update or a delete. Resolves when idle
   * ones are gone; a busy one finishes its request and ends then.
   */
  retire(functionName: string, version?: string): Promise<void>;
  /** Ends every process and removes every temporary folder. Idempotent. */
  close(): Promise<void>;
}
