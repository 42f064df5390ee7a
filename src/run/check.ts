/** The last step before a run may start: every function, or every problem of all of them at once. */
import type { RawInputs } from '../core/config/inputs.ts';
import type { LoadedSides } from '../packages/load-sides.ts';
import { inBatches } from './batches.ts';
import { openEngine } from './engine/open.ts';
import type { Engine } from './engine/port.ts';
import type { LoadedFunction } from './packages.ts';
import { readPayload } from './payload.ts';
import type {
  Origin,
  Preparation,
  PreparedFunction,
  PreparedFunctions,
  PreparedInputs,
  ReadFunction,
} from './prepared-run.ts';
import { located, type ReadInputs } from './read-inputs.ts';
import { loadPresent } from './side-code.ts';

/** A function that was prepared, or what keeps it from being measured; that may be a problem of the run as a whole. */
interface Checked<Fn> {
  readonly origin: Origin;
  readonly fn: Fn | null;
  readonly problems: readonly string[];
}

type Together<Fn extends PreparedInputs> = Preparation<Omit<PreparedFunctions<Fn>, 'config'>>;

/** Holds what was loaded against the engine. */
export async function checkFunctions(
  functions: readonly LoadedFunction[],
  engine: Engine,
): Promise<Together<PreparedFunction>> {
  const checked = await inBatches(functions, checkFunction);
  return together(checked, await engine.problems());
}

async function checkFunction(loaded: LoadedFunction): Promise<Checked<PreparedFunction>> {
  const { origin, opened, sides, identical } = loaded;
  const { place } = opened;
  const refused = place === null ? [] : await place.check(sides, !identical);
  const { fn, problems } = await withPayload(loaded, sides, [...opened.problems, ...refused]);
  if (fn === null || place === null) return { origin, fn: null, problems };
  return { origin, fn: { ...fn, place, identical, notes: [...place.notes, ...fn.notes] }, problems };
}

/** Checks what lies here without an engine, for a run that measures nothing. */
export async function checkPresent(functions: readonly ReadFunction[]): Promise<Together<PreparedInputs>> {
  return together(
    await inBatches(functions, async (fn) => withPayload(fn, await loadPresent(fn.config, null))),
  );
}

/** Puts together what was found. @param before problems that were found earlier. */
async function withPayload(
  { config, origin }: ReadFunction,
  { head, base, notes }: LoadedSides,
  before: readonly string[] = [],
): Promise<Checked<PreparedInputs>> {
  const payload = await readPayload(config.payload);
  const problems = [
    ...before,
    ...head.problems,
    ...(base?.problems ?? []),
    ...('problem' in payload ? [payload.problem] : []),
  ];
  if ('problem' in payload || problems.length > 0 || head.code === null)
    return { origin, fn: null, problems };
  const code = { head: head.code, base: base?.code ?? null };
  return {
    origin,
    fn: { label: origin?.label ?? null, config, code, payload: payload.text, notes },
    problems,
  };
}

/**
 * Every function, or every problem of all of them; what several functions say alike is said once.
 * @param ofRun problems of the run as a whole.
 */
function together<Fn extends PreparedInputs>(
  checked: readonly Checked<Fn>[],
  ofRun: readonly string[] = [],
): Together<Fn> {
  const originsOf = new Map<string, Origin[]>();
  for (const { origin, problems } of checked) {
    for (const problem of problems) originsOf.set(problem, [...(originsOf.get(problem) ?? []), origin]);
  }
  const problems = [
    ...[...originsOf].map(([problem, [first = null, ...others]]) => located(first, problem, others.length)),
    ...ofRun,
  ];
  const functions = checked.flatMap(({ fn }) => fn ?? []);
  if (functions.length < checked.length || problems.length > 0) return { ok: false, problems };
  const notes = new Set(functions.flatMap((fn) => fn.notes));
  return { ok: true, run: { functions, notes: [...notes] } };
}

/** After a wrong input the packages are looked at all the same, so that one message has everything. */
export async function refuse(
  raw: RawInputs,
  { problems, sides: all }: Extract<ReadInputs, { ok: false }>,
): Promise<Extract<Preparation<never>, { ok: false }>> {
  const engine = raw['engine'] === 'local' ? await openEngine('local', {}) : null;
  const found = await inBatches(all, async ({ origin, sides }): Promise<Checked<never>> => {
    const { head, base } = await loadPresent(sides, engine?.presumed(sides) ?? null);
    return { origin, fn: null, problems: [...head.problems, ...(base?.problems ?? [])] };
  });
  const packages = together(found);
  return { ok: false, problems: [...problems, ...(packages.ok ? [] : packages.problems)] };
}
