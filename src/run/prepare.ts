/** From raw inputs to a run that can start, or to every problem of all its functions at once. */

import type { Config } from '../core/config/config.ts';
import type { RawInputs } from '../core/config/inputs.ts';
import type { Builds, BuildsContext } from '../packages/builds.ts';
import {
  type Prepared,
  type PreparedFunction,
  type PreparedInputs,
  prepareFunction,
  prepareInputsOf,
} from './function.ts';
import { type Environment, located, type Origin, type ReadInputs, readInputs } from './inputs.ts';
import { loadPresent } from './packages.ts';
import { localSettings } from './place.ts';
import { RunWide } from './run-wide.ts';

/** What a build, or a download, needs from the shell. */
export type Workshop = Pick<BuildsContext, 'listener' | 'signal' | 'event'>;

/**
 * A run. What it has as a function is that of the first one that is measured, which stands for all in what belongs to the
 * whole run: engine, region, seed, error rate, policy, time limit and where to tell.
 */
export interface PreparedRun extends PreparedFunction {
  /** All of them, in the order of the configuration file. */
  readonly functions: readonly PreparedFunction[];
}

/** A run of which nothing but the inputs is known, because it measures nothing. */
export interface PreparedTelling extends PreparedInputs {
  readonly functions: readonly PreparedInputs[];
}

export type Preparation<Run = PreparedRun> =
  | { readonly ok: true; readonly run: Run }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Functions that are prepared at the same time, where none is built: their packages are in memory. */
const AT_ONCE = 4;

/** Checks inputs and packages without asking AWS anything, for a run that has no credentials and measures nothing. */
export async function prepareInputs(
  raw: RawInputs,
  freshSeed: string,
  environment: Environment = process.env,
): Promise<Preparation<PreparedTelling>> {
  const read = await readInputs(raw, freshSeed, environment);
  if (!read.ok) return await refuse(raw, read);
  return together(await each(read.functions, ({ config, origin }) => prepareInputsOf(config, origin)));
}

/**
 * @param freshSeed the seed when none is given.
 * @param workshop where packages are built that are not there yet.
 * @param environment where region, credentials, proxy and the name of the event are looked up.
 */
export async function prepareRun(
  raw: RawInputs,
  freshSeed: string,
  workshop: Workshop,
  environment: Environment = process.env,
): Promise<Preparation> {
  const read = await readInputs(raw, freshSeed, environment);
  if (!read.ok) return await refuse(raw, read);
  await using builds = await openBuilds({ ...workshop, environment, folder: process.cwd() });
  const runWide = new RunWide(builds);
  const commands = read.functions.map(({ config }) => buildCommandOf(config));
  // Packages that are there are read before anything is built; what one command builds is taken by all who ask for it.
  const rank = (index: number): number => {
    const command = commands[index] ?? null;
    return command === null ? -1 : commands.indexOf(command);
  };
  const inOrder = [...read.functions.keys()].sort((a, b) => rank(a) - rank(b));
  const prepared = await each(
    inOrder.flatMap((index) => read.functions[index] ?? []),
    ({ config, origin }) => prepareFunction(config, origin, runWide),
    commands.every((command) => command === null) ? AT_ONCE : 1,
  );
  const found = inOrder
    .map((index, place) => ({ index, result: prepared[place] }))
    .sort((a, b) => a.index - b.index);
  const result = together(
    found.flatMap(({ result: one }) => one ?? []),
    await runWide.problems(),
  );
  if (!result.ok) return result;
  const { functions } = result.run;
  const measured = functions.find(({ identical }) => !identical);
  const { notes } = result.run;
  return { ok: true, run: { ...(measured ?? result.run), functions, notes } };
}

/** In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function openBuilds(surroundings: BuildsContext): Promise<Builds> {
  const { Builds } = await import('../packages/builds.ts');
  return new Builds(surroundings);
}

function buildCommandOf({ head, base }: Config): string | null {
  const origin = [head.origin, base?.origin].find((one) => one?.kind === 'build');
  return origin?.kind === 'build' ? origin.command : null;
}

interface Found<Result> {
  readonly origin: Origin;
  readonly result: Prepared<Result>;
}

async function each<Input extends { readonly origin: Origin }, Result>(
  inputs: readonly Input[],
  prepare: (input: Input) => Promise<Prepared<Result>>,
  atOnce = AT_ONCE,
): Promise<readonly Found<Result>[]> {
  const found: Found<Result>[] = [];
  for (let begin = 0; begin < inputs.length; begin += atOnce) {
    const some = inputs.slice(begin, begin + atOnce);
    found.push(
      ...(await Promise.all(
        some.map(async (input) => ({ origin: input.origin, result: await prepare(input) })),
      )),
    );
  }
  return found;
}

/**
 * Every function, or every problem of all of them; what several functions say alike is said once.
 * @param ofRun problems of the run as a whole.
 */
function together<Result extends PreparedInputs>(
  found: readonly Found<Result>[],
  ofRun: readonly string[] = [],
): Preparation<Result & { readonly functions: readonly Result[] }> {
  const originsOf = new Map<string, Origin[]>();
  const notes: string[] = [];
  const functions: Result[] = [];
  for (const { origin, result } of found) {
    if (result.ok) {
      functions.push(result.prepared);
      notes.push(...result.prepared.notes);
    } else {
      for (const problem of result.problems) {
        originsOf.set(problem, [...(originsOf.get(problem) ?? []), origin]);
      }
    }
  }
  const problems = [
    ...[...originsOf].map(([problem, [first = null, ...others]]) => located(first, problem, others.length)),
    ...ofRun,
  ];
  const [first] = functions;
  if (problems.length > 0 || first === undefined) return { ok: false, problems };
  return { ok: true, run: { ...first, functions, notes: [...new Set(notes)] } };
}

/** After a wrong input the packages are looked at all the same, so that one message has everything. */
async function refuse(
  raw: RawInputs,
  { problems, sides: all }: Extract<ReadInputs, { ok: false }>,
): Promise<{ readonly ok: false; readonly problems: readonly string[] }> {
  const found = await each(all, async ({ sides }): Promise<Prepared<never>> => {
    const { head, base } = await loadPresent(sides, raw['engine'] === 'local' ? localSettings(sides) : null);
    return { ok: false, problems: [...head.problems, ...(base?.problems ?? [])] };
  });
  const packages = together(found);
  return { ok: false, problems: [...problems, ...(packages.ok ? [] : packages.problems)] };
}
