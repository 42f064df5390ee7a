/** What a run is made of on its way from inputs to a report: the ground that the other files here stand on. */
import type { Config, RunConfig } from '../core/config/config.ts';
import type { BuildsContext } from '../packages/builds.ts';
import type { Deployable, Engine, Place } from './engine/port.ts';

/** Where the user described a function; null without a configuration file, where the inputs are about one function. */
export type Origin = { readonly label: string; readonly where: string } | null;

/** A function whose inputs are right in themselves. */
export interface ReadFunction {
  readonly origin: Origin;
  readonly config: Config;
}

/** What a build, or a download, needs from the shell. */
export type PrepareContext = Pick<BuildsContext, 'listener' | 'signal' | 'event'>;

/** A function with its code and payload. */
export interface PreparedInputs extends Deployable {
  /** What the configuration file calls it; null without one. */
  readonly label: string | null;
  /** What the user should know although it stops nothing. */
  readonly notes: readonly string[];
}

export interface PreparedFunction extends PreparedInputs {
  readonly place: Place;
  /** Both sides have the same code and settings, and no budget asks how long a start takes: there is nothing to measure. */
  readonly identical: boolean;
}

/** Functions of a run that were prepared: at least one, in the order of the configuration file. */
export interface PreparedFunctions<Fn extends PreparedInputs> {
  readonly config: RunConfig;
  readonly functions: readonly Fn[];
  /** Those of all functions, each once. */
  readonly notes: readonly string[];
}

/** A run that can start. */
export interface PreparedRun extends PreparedFunctions<PreparedFunction> {
  readonly engine: Engine;
}

/** A run of which nothing but the inputs is known, because it measures nothing. */
export type PreparedTelling = PreparedFunctions<PreparedInputs>;

/** What was prepared, or every problem at once. */
export type Preparation<Run> =
  | { readonly ok: true; readonly run: Run }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The functions that are measured; all of them when none is. */
export function measuredOf({ functions }: PreparedRun): readonly PreparedFunction[] {
  const measured = functions.filter(({ identical }) => !identical);
  return measured.length === 0 ? functions : measured;
}
