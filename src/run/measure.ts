/** Wires one run: engine or AWS, the Lambda client and the use case. Whatever is started here is gone when it returns. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LambdaConnection } from '../aws/connection.ts';
import type { ConnectedLambda, LambdaOptions } from '../aws/lambda.ts';
import type { AwsPlace } from '../aws/preflight/place.ts';
import type { PinnedRuntimes } from '../aws/template/pinned-runtime.ts';
import type { Side, Warning } from '../core/model.ts';
import type { Report, SideReport } from '../core/report.ts';
import { runtimeVersionsDiffer } from '../core/start/runtime-versions.ts';
import { runGate } from '../gate/gate.ts';
import { type Lambda, LambdaFailure, type Listener } from '../gate/ports.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { deploymentsOf } from './deployments.ts';
import type { PreparedFunction } from './function.ts';
import { identicalReport } from './identical.ts';
import type { PreparedRun } from './prepare.ts';
import { functionReports, gateRequest, LOCAL_REGION, measuredOf } from './request.ts';
import { routed } from './route.ts';

export interface Surroundings {
  readonly listener: Listener;
  /** Stops the run; what was measured by then is judged. */
  readonly signal: AbortSignal;
  /** Existing folder for what the embedded engine unpacks. Default: the system's for temporary files. */
  readonly engineFolder?: string;
  /** File that says what was made on AWS, so that it can be deleted after a crash. Default: a new one for temporary files. */
  readonly ledgerPath?: string;
  /** Whose run it is, for the tags: `owner/name`. */
  readonly repository?: string;
}

/**
 * Measures and judges a prepared run; functions whose sides are identical are skipped.
 * @throws LambdaFailure when it cannot be measured at all.
 */
export async function measure(run: PreparedRun, surroundings: Surroundings): Promise<Report> {
  if (run.functions.every(({ identical }) => identical)) return identicalReport(run, SYSTEM_CLOCK);
  const { aws } = run.place;
  return await (aws === null ? measureHere(run, surroundings) : measureOnAws(run, aws, surroundings));
}

async function measureHere(run: PreparedRun, surroundings: Surroundings): Promise<Report> {
  const { startEngine, connectLambda, LOCAL_TIMINGS, NO_LEDGER } = await localParts();
  const credentials = {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(24).toString('base64url'),
  };
  const { engineFolder } = surroundings;
  const runToken = newToken();
  await using engine = await startEngine({
    region: LOCAL_REGION,
    credentials,
    ...(engineFolder === undefined ? {} : { parentFolder: engineFolder }),
  });
  const connection = { endpoint: engine.endpoint, region: engine.region, credentials };
  using atEnd = new DisposableStack();
  const lambdas = measuredOf(run).map((fn) => {
    const lambda = connectLambda(connection, deploymentsOf(fn), {
      ...optionsOf(fn, surroundings, runToken),
      timings: LOCAL_TIMINGS,
      // The engine and everything on it ends with this process.
      ledger: NO_LEDGER,
    });
    return [fn.place.functionLabel, atEnd.use(lambda)] as const;
  });
  const report = await gate(run, routed(new Map(lambdas)), surroundings, runToken);
  return { ...report, ...functionReports(run) };
}

async function measureOnAws(run: PreparedRun, aws: AwsPlace, surroundings: Surroundings): Promise<Report> {
  const { awsTimings, callLimiter, openLedger, sweep } = await awsParts();
  const { connection, template, endpoint } = aws;
  const runToken = newToken();
  const timings = awsTimings(run.config.aws?.waitMinutes ?? 10);
  await sweepBefore(
    () => sweep(connection, timings, { now: SYSTEM_CLOCK.now(), remove: true }),
    surroundings,
  );
  using atEnd = new DisposableStack();
  const ledgerPath = surroundings.ledgerPath ?? join(tmpdir(), `cold-start-gate-${runToken}.jsonl`);
  // Nobody else knows of this one: a run that got to its end has said what it could not delete.
  if (surroundings.ledgerPath === undefined) atEnd.defer(() => rmSync(ledgerPath, { force: true }));
  const ledger = openLedger(ledgerPath, { run: runToken, region: template.region, endpoint });
  const limiter = callLimiter(timings);
  const connected = new Map<string, Connected>();
  for (const fn of measuredOf(run)) {
    const options = { ...optionsOf(fn, surroundings, runToken), timings, ledger, limiter };
    connected.set(fn.place.functionLabel, await connectOnAws(fn, connection, options, atEnd));
  }
  const lambdas = new Map([...connected].map(([label, { pinned }]) => [label, pinned.lambda] as const));
  const report = await gate(run, routed(lambdas), surroundings, runToken);
  const seen = (label: string, sides: Report['sides']): Report['sides'] =>
    asSeen(sides, connected.get(label));
  const sides = seen(run.place.functionLabel, report.sides);
  const functions = functionReports(run).functions?.map((fn) => ({ ...fn, sides: seen(fn.label, fn.sides) }));
  const compared = functions?.map((fn) => fn.sides) ?? [sides];
  return {
    ...report,
    sides,
    ...(functions === undefined ? {} : { functions }),
    warnings: [...report.warnings, ...compared.flatMap(runtimeWarnings)],
  };
}

/** Held at one version, sides differ in it only when their runtimes do; the report says so all the same. */
function runtimeWarnings({ head, base }: Report['sides']): readonly Warning[] {
  const warning = runtimeVersionsDiffer([
    { side: 'head', runtimeVersionArn: head.runtimeVersionArn },
    { side: 'base', runtimeVersionArn: base?.runtimeVersionArn ?? null },
  ]);
  return warning === null ? [] : [warning];
}

interface Connected {
  /** Its functions are held at one runtime version before they are used. */
  readonly pinned: PinnedRuntimes;
  readonly codeOf: ConnectedLambda['codeOf'];
}

/** One function of the run, whose temporary functions are held at one runtime version. */
async function connectOnAws(
  fn: PreparedFunction,
  connection: LambdaConnection,
  options: LambdaOptions,
  atEnd: DisposableStack,
): Promise<Connected> {
  const { connectLambda, pinRuntimes } = await awsParts();
  const deployments = deploymentsOf(fn);
  const lambda = atEnd.use(connectLambda(connection, deployments, options));
  const template = fn.place.aws?.template;
  const pinned = atEnd.use(
    pinRuntimes(lambda, connection, deployments, {
      runtime: template?.settings.runtime ?? null,
      pinnedArn: template?.pinnedRuntimeArn ?? null,
    }),
  );
  return { pinned, codeOf: lambda.codeOf };
}

/** The sides with what Lambda told about them: the runtime version, and which image a tag stood for. */
function asSeen({ head, base }: Report['sides'], connected: Connected | undefined): Report['sides'] {
  const seen = (side: Side, report: SideReport): SideReport => ({
    ...report,
    packageSha256: connected?.codeOf(side) ?? report.packageSha256,
    runtimeVersionArn: connected?.pinned.versionOf(side) ?? null,
  });
  return { head: seen('head', head), base: base === null ? null : seen('base', base) };
}

/** What earlier runs left goes first; a sweep that cannot be done costs nobody the measurement. */
async function sweepBefore(
  run: () => Promise<{ readonly leftovers: readonly unknown[]; readonly left: readonly string[] }>,
  { listener }: Surroundings,
): Promise<void> {
  try {
    const { leftovers, left } = await run();
    if (leftovers.length > 0) listener.say(`Found ${leftovers.length} leftovers of earlier runs.`);
    for (const sentence of left) listener.say(sentence);
  } catch (error) {
    if (!(error instanceof LambdaFailure)) throw error;
    listener.say(`Leftovers of earlier runs were not looked for: ${error.message}`);
  }
}

/** After that a run is over, whatever became of it: its limit, and time for cleaning up. */
const EXPIRY_MARGIN_MINUTES = 60;

function optionsOf(
  { payload, config }: PreparedFunction,
  { listener, repository = 'local' }: Surroundings,
  run: string,
): Omit<LambdaOptions, 'timings' | 'ledger'> {
  const minutes = config.timeoutMinutes + EXPIRY_MARGIN_MINUTES;
  const expiresAt = new Date(SYSTEM_CLOCK.now().getTime() + minutes * 60_000);
  return { payload, owner: { run, repository, expiresAt }, say: listener.say };
}

async function gate(
  run: PreparedRun,
  lambda: Lambda,
  { listener, signal }: Surroundings,
  runToken: string,
): Promise<Report> {
  const timeLimit = AbortSignal.timeout(run.config.timeoutMinutes * 60_000);
  return await runGate(gateRequest(run, runToken), {
    lambda,
    listener,
    clock: SYSTEM_CLOCK,
    signal: AbortSignal.any([signal, timeLimit]),
  });
}

function newToken(): string {
  return randomBytes(4).toString('hex');
}

/** In functions of their own because tsc leaves `.ts` in imports beside `using`. */
async function localParts() {
  const [engine, lambda, timings, ledger] = await Promise.all([
    import('../local/engine.ts'),
    import('../aws/lambda.ts'),
    import('../aws/timings.ts'),
    import('../aws/ledger.ts'),
  ]);
  return { ...engine, ...lambda, ...timings, ...ledger };
}

async function awsParts() {
  const [lambda, control, timings, ledger, pinned, sweeping] = await Promise.all([
    import('../aws/lambda.ts'),
    import('../aws/control.ts'),
    import('../aws/timings.ts'),
    import('../aws/ledger.ts'),
    import('../aws/template/pinned-runtime.ts'),
    import('../aws/sweep.ts'),
  ]);
  return { ...lambda, ...control, ...timings, ...ledger, ...pinned, ...sweeping };
}
