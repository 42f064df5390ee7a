/** A run from its inputs to its report. The shells say what came of each step; this file says in which order they come. */
import type { RawInputs } from '../core/config/inputs.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import type { Report } from '../core/report.ts';
import { checkFunctions, checkPresent, refuse } from './check.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { openEngine } from './engine/open.ts';
import type { Connected, RunContext } from './engine/port.ts';
import { makeAllPackages } from './packages.ts';
import { openPlaces } from './places.ts';
import type { Preparation, PrepareContext, PreparedRun, PreparedTelling } from './prepared-run.ts';
import { randomToken } from './random-token.ts';
import { readInputs } from './read-inputs.ts';
import { gateRequest } from './request.ts';
import { routed } from './route.ts';
import { asSeen } from './seen.ts';

/**
 * Everything before the first write: read, open the engine, get the packages, check.
 * @param freshSeed the seed when none is given.
 * @param context where packages are built that are not there yet.
 * @param environment where region, credentials, proxy and the name of the event are looked up.
 */
export async function prepareRun(
  raw: RawInputs,
  freshSeed: string,
  context: PrepareContext,
  environment: ProcessEnvironment = process.env,
): Promise<Preparation<PreparedRun>> {
  const read = await readInputs(raw, freshSeed, environment);
  if (!read.ok) return await refuse(raw, read);
  const engine = await openEngine(read.config.engine, environment);
  const opened = await openPlaces(read.functions, engine);
  const loaded = await makeAllPackages(opened, context, environment);
  const prepared = await checkFunctions(loaded, engine);
  return prepared.ok ? { ok: true, run: { ...prepared.run, config: read.config, engine } } : prepared;
}

/** The same without an engine, for a run that has no credentials and measures nothing. */
export async function prepareInputs(
  raw: RawInputs,
  freshSeed: string,
  environment: ProcessEnvironment = process.env,
): Promise<Preparation<PreparedTelling>> {
  const read = await readInputs(raw, freshSeed, environment);
  if (!read.ok) return await refuse(raw, read);
  const prepared = await checkPresent(read.functions);
  return prepared.ok ? { ok: true, run: { ...prepared.run, config: read.config } } : prepared;
}

/**
 * Measures, judges and reports a prepared run; functions whose sides are identical are skipped. Whatever is started for
 * it is gone when it returns or throws.
 * @throws LambdaFailure when it cannot be measured at all.
 */
export async function measure(run: PreparedRun, context: RunContext): Promise<Report> {
  await using _engine = run.engine;
  const runToken = randomToken();
  const connected = new Map<string, Connected>();
  for (const fn of run.functions) {
    if (fn.identical) continue;
    connected.set(fn.place.functionLabel, await fn.place.connect(fn, { ...context, runToken }));
  }
  const timeLimit = AbortSignal.timeout(run.config.timeoutMinutes * 60_000);
  const { runGate } = await useCase();
  const report = await runGate(gateRequest(run, runToken), {
    lambda: routed(connected),
    listener: context.listener,
    clock: SYSTEM_CLOCK,
    signal: AbortSignal.any([context.signal, timeLimit]),
  });
  return asSeen(report, connected);
}

/** The use case, which a run that cannot start does not need. In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function useCase() {
  return await import('../gate/gate.ts');
}
