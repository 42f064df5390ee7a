/**
 * The port between a run and where it measures. Two engines implement it: AWS, and the embedded engine of this machine.
 * Both are driven through Lambda's API; they differ in what is known, and can go wrong, before the first start.
 */
import type { Deployments } from '../../aws/deployment.ts';
import type { Config } from '../../core/config/config.ts';
import type { FunctionSettings } from '../../core/config/settings.ts';
import type { Sides } from '../../core/config/sides.ts';
import type { Delays } from '../../core/cost/estimate.ts';
import type { Architecture, BySide, RunWarning, Side } from '../../core/model.ts';
import type { MeasuredOn } from '../../core/report.ts';
import type { Lambda, Listener } from '../../gate/ports.ts';
import type { Code } from '../../packages/content/package.ts';
import type { FetchedCode, LoadedSides } from '../../packages/load-sides.ts';

export type EngineName = 'aws' | 'local';

/** An engine for one run. What it started for the run is gone when it is disposed of. */
export interface Engine extends AsyncDisposable {
  /**
   * Finds out where and how a function would be measured. Reads only; never throws for what a user can mend.
   * @param label what the configuration file calls the function; null: as the engine calls it.
   */
  open(config: Config, label: string | null): Promise<Opened>;
  /** What packages can be held against when the inputs are wrong; null when only {@link open} would tell. */
  presumed(sides: Sides): PackageUser | null;
  /** What the functions lack together, such as rights and room for their code. Asked when every place was checked. */
  problems(): Promise<readonly string[]>;
  /** The IAM policy that the opened functions need together, as JSON text; null for an engine that asks for none. */
  policy(): Promise<string | null>;
}

export interface Opened {
  /** null when there are problems. */
  readonly place: Place | null;
  readonly problems: readonly string[];
  /** Nothing is known that keeps the function from being measured: its packages are worth a build. */
  readonly canStart: boolean;
}

/** What a package is held against: the settings of each side and what runs them. */
export interface PackageUser {
  readonly settings: BySide<FunctionSettings, FunctionSettings | null>;
  readonly architectures: readonly Architecture[];
  /** Why a runtime cannot run here, in one sentence; null when it can. */
  readonly refusalOf: (runtime: string) => string | null;
}

/** Where and how one function is measured. */
export interface Place extends PackageUser {
  readonly measuredOn: MeasuredOn;
  /** A server that speaks Lambda's API and is asked in place of AWS; null for AWS and the embedded engine. */
  readonly endpoint: string | null;
  /** For the plan, e.g. `AWS, eu-west-1, account 123456789012, template checkout`. */
  readonly where: string;
  /** What the verdict calls the function. */
  readonly functionLabel: string;
  readonly tiersMb: readonly number[];
  /** Most requests under way at once. */
  readonly concurrency: number;
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
  /** Starts that one version serves. */
  readonly startsPerVersion: number;
  /** How long the engine takes for what it is asked. */
  readonly delays: Delays;
  /** What the user should know although it stops nothing. */
  readonly notes: readonly string[];
  /** What has to be said where the numbers are read. */
  readonly warnings: readonly RunWarning[];
  /** The code of a version or alias of the template, or why it cannot be had. */
  fetchCode(qualifier: string, signal: AbortSignal): Promise<FetchedCode>;
  /**
   * Holds what was loaded against the engine. @param measures false for a function that is skipped.
   * @returns problems of this function alone; for those of all together see {@link Engine.problems}.
   */
  check(loaded: LoadedSides, measures: boolean): Promise<readonly string[]>;
  /** What the temporary functions of both sides are made of. @throws Error for code that was not made. */
  deployments(fn: Deployable): Deployments;
  /** @throws LambdaFailure when the engine cannot be measured on at all. */
  connect(fn: Deployable, context: MeasuringContext): Promise<Connected>;
}

/** What is measured of a function. */
export interface Deployable {
  readonly config: Config;
  readonly code: BySide<Code, Code | null>;
  /** The event of every request, as JSON text. */
  readonly payload: string;
}

/** Whose run it is and what it is measured with. */
export interface RunContext {
  readonly listener: Listener;
  /** Stops the run; what was measured by then is judged. */
  readonly signal: AbortSignal;
  /** Existing folder for what the embedded engine unpacks. Default: the system's for temporary files. */
  readonly engineFolder?: string;
  /** File that says what was made on AWS, so that it can be deleted after a crash. Default: a new one for temporary files. */
  readonly ledgerPath?: string;
  /** For the tags: `owner/name`. */
  readonly repository?: string;
}

export interface MeasuringContext extends RunContext {
  /** Unique for the run: part of the names and tags of all that it makes. */
  readonly runToken: string;
}

/** A function that can be measured now. */
export interface Connected {
  readonly lambda: Lambda;
  /** What the engine told about a side by now; null where it told nothing. */
  seen(side: Side): { readonly codeSha256: string | null; readonly runtimeVersionArn: string | null };
}
