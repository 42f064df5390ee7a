/**
 * How fast a run on AWS is: the gate on the embedded engine with AWS's delays and quotas, beside the usual loop (one
 * function per side; update, wait, invoke).
 *
 *   node bench/lanes.ts [--samples 30] [--functions N] [--concurrency N] [--ahead N] [--serial 12] [--only version|tenant]
 *
 * The measured function sleeps 0.5 to 1.5 s in all while it starts: that is AWS's time, not CPU of this machine.
 * The serial loop is timed on part of the starts and scaled. Exit code 1 when a limit is not kept.
 */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import {
  CreateFunctionCommand,
  InvokeCommand,
  LambdaClient,
  UpdateFunctionConfigurationCommand,
  waitUntilFunctionActiveV2,
  waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda';
import { AWS_DELAYS, AWS_QUOTAS } from '../__tests__/local/situations.ts';
import type { Deployment } from '../src/aws/deployment.ts';
import { connectLambda } from '../src/aws/lambda.ts';
import { NO_LEDGER } from '../src/aws/ledger.ts';
import { awsTimings } from '../src/aws/timings.ts';
import type { Report } from '../src/core/report.ts';
import { runGate } from '../src/gate/gate.ts';
import { type Engine, type RequestRecord, startEngine } from '../src/local/engine.ts';
import { SYSTEM_CLOCK } from '../src/run/clock.ts';
import { LANES_BY_FORCING } from '../src/run/engine/aws-facts.ts';
import { measuredBuild } from './measured-build.ts';

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '30' },
    functions: { type: 'string' },
    ahead: { type: 'string' },
    concurrency: { type: 'string' },
    serial: { type: 'string', default: '12' },
    only: { type: 'string' },
  },
});
const SAMPLES = Number(values.samples);
const TIERS_MB = [256, 512, 1024];
const STARTS = TIERS_MB.length * 2 * SAMPLES;
/** What a run must keep: seconds, times faster than the usual loop, times its highest lower bound. */
const LIMITS = {
  version: { seconds: 80, timesFaster: 10, timesBound: 1.3 },
  tenant: { seconds: 40, timesFaster: 10, timesBound: 1.3 },
} as const;
const CREDENTIALS = { accessKeyId: 'BENCH', secretAccessKey: 'bench' };
const CONTROL_PLANE = new Set([
  'CreateFunction',
  'UpdateFunctionConfiguration',
  'PublishVersion',
  'DeleteFunction',
]);

/** A start takes 0.5 to 1.5 s from the start of its process on, however busy this machine is. */
const build = await measuredBuild(
  'await new Promise((wake) => setTimeout(wake, 500 + 1000 * Math.random() - performance.now()));\nexport const handler = async () => 1;\n',
);

const requests: RequestRecord[] = [];
await using engine = await startEngine({
  credentials: CREDENTIALS,
  delays: AWS_DELAYS,
  quotas: AWS_QUOTAS,
  onRequest: (request) => requests.push(request),
});
const connection = { endpoint: engine.endpoint, region: engine.region, credentials: CREDENTIALS };

const serialSeconds = await serialLoop(Number(values.serial));
console.log(
  `\nusual loop: ${values.serial} starts timed, ${serialSeconds.perStart.toFixed(2)} s each, ${serialSeconds.fixed.toFixed(1)} s to create and delete; ${STARTS} starts would take ${serialSeconds.total.toFixed(0)} s`,
);
let kept = true;
for (const forcing of ['version', 'tenant'] as const) {
  if (values.only !== undefined && values.only !== forcing) continue;
  const limit = LIMITS[forcing];
  const { seconds, timesBound } = await timeGate(engine, forcing);
  const timesFaster = serialSeconds.total / seconds;
  const isKept =
    seconds < limit.seconds && timesFaster >= limit.timesFaster && timesBound <= limit.timesBound;
  kept &&= isKept;
  console.log(
    `  => ${seconds.toFixed(1)} s (under ${limit.seconds} s), ${timesFaster.toFixed(1)} times faster than the usual loop (at least ${limit.timesFaster}), ${timesBound.toFixed(2)} times the highest lower bound (at most ${limit.timesBound}): ${isKept ? 'kept' : 'NOT KEPT'}`,
  );
}
process.exitCode = kept ? 0 : 1;

interface Lanes {
  readonly concurrency: number;
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
}

/** What the action takes by itself, under what the command line of this bench says. */
function lanesFor(forcing: 'version' | 'tenant'): Lanes {
  const usual = LANES_BY_FORCING[forcing];
  return {
    concurrency: Number(values.concurrency ?? usual.concurrency),
    functionsPerLane: Number(values.functions ?? usual.functionsPerLane),
    versionsAhead: Number(values.ahead ?? usual.versionsAhead),
  };
}

async function timeGate(
  on: Engine,
  forcing: 'version' | 'tenant',
): Promise<{ seconds: number; timesBound: number }> {
  requests.length = 0;
  const lanes = lanesFor(forcing);
  const deployment: Deployment = { ...build.deployment, forcing };
  const begunMs = performance.now();
  let report: Report;
  {
    using lambda = connectLambda(
      connection,
      { head: deployment, base: deployment },
      {
        payload: '{}',
        timings: awsTimings(10),
        ledger: NO_LEDGER,
        owner: { run: forcing, repository: 'bench', expiresAt: new Date(Date.now() + 3_600_000) },
        say: (sentence) => console.log(`  ${sentence}`),
      },
    );
    report = await runGate(
      {
        toolVersion: 'bench',
        functions: [
          {
            reported: {
              label: 'bench',
              skipped: false,
              measuredOn: { engine: 'local', region: on.region, description: 'bench' },
              architectures: [build.architecture],
              tiersMb: TIERS_MB,
              sides: { head: build.side, base: build.side },
              // An error rate that nothing reaches: no early stop.
              rule: {
                thresholdPercent: 10,
                thresholdMs: 10,
                budgetMs: null,
                alpha: 1e-12,
                decision: 'default',
                metric: 'total',
                blockSize: 5,
                maxSamples: SAMPLES,
              },
            },
            environmentValues: [],
            acceptFunctionErrors: false,
            functionsPerLane: lanes.functionsPerLane,
            versionsAhead: lanes.versionsAhead,
            startsPerVersion: 1,
          },
        ],
        policy: { onRegression: 'fail', onInconclusive: 'warn', onUnmeasured: 'pass' },
        seed: 'lanes',
        runToken: forcing,
        concurrency: lanes.concurrency,
        warnings: [],
      },
      {
        lambda,
        listener: { say: () => {} },
        clock: SYSTEM_CLOCK,
        signal: new AbortController().signal,
      },
    );
  }
  const seconds = (performance.now() - begunMs) / 1_000;
  return { seconds, timesBound: describeRun(report, forcing, seconds, lanes) };
}

/** @returns how many times its highest lower bound the run took. */
function describeRun(
  report: Report,
  forcing: string,
  seconds: number,
  { concurrency, functionsPerLane }: Lanes,
): number {
  const calls = Map.groupBy(requests, ({ operation }) => operation ?? 'unknown');
  const count = (operation: string): number => calls.get(operation)?.length ?? 0;
  const controlCalls = requests.filter(({ operation }) => CONTROL_PLANE.has(operation ?? ''));
  const cold = report.starts.filter(({ outcome }) => outcome.kind === 'cold');
  const counted = cold.filter(({ block }) => block > 0).length;
  const functions = TIERS_MB.length * 2 * functionsPerLane;
  const meanStart = mean(cold.map(({ wallMs }) => wallMs)) / 1_000;
  console.log(
    `\nforcing: ${forcing}, ${functions} functions, concurrency ${concurrency}, ${availableParallelism()} CPUs: ${report.starts.length} starts, ${counted} of ${STARTS} counted, ${report.starts.length - cold.length} not cold`,
  );
  console.log(`  calls: ${[...calls].map(([name, list]) => `${name} ${list.length}`).join(', ')}`);
  console.log(
    `  control-plane calls per counted start: ${(controlCalls.length / counted).toFixed(2)} (quota 15/s, ours 8/s; most in one second ${mostInOneSecond(controlCalls)}); refused ${requests.filter(({ status }) => status === 429).length}`,
  );
  console.log(`  pairs: the two starts of a pair were sent at most ${largestGapMs(report)} ms apart`);
  const create = 2 + 1;
  const bounds = {
    'calls at 8 per second': controlCalls.length / 8,
    'update locks':
      (count('UpdateFunctionConfiguration') * 2 + count('PublishVersion') * 1) / functions + create,
    concurrency: (report.starts.length * meanStart) / concurrency + create,
  };
  const timesBound = seconds / Math.max(...Object.values(bounds));
  console.log(
    `  lower bounds: ${Object.entries(bounds)
      .map(([name, bound]) => `${name} ${bound.toFixed(0)} s`)
      .join(', ')}`,
  );
  const shares = limitShares(report, controlCalls, concurrency);
  console.log(
    `  share of time at a limit: no permits for a pair ${shares.permits} %, 8 calls in the last second ${shares.calls} %, neither (waiting for an update lock) ${shares.neither} %; before the first start ${shares.before} %`,
  );
  return timesBound;
}

/** Samples the run every 50 ms. */
function limitShares(report: Report, controlCalls: readonly RequestRecord[], concurrency: number) {
  const beginMs = Date.parse(report.startedAt);
  const endMs = beginMs + report.durationSeconds * 1_000;
  const spans = report.starts.map(
    ({ startedAt, wallMs }) => [Date.parse(startedAt), Date.parse(startedAt) + wallMs] as const,
  );
  const firstMs = Math.min(...spans.map(([from]) => from));
  const seen = { permits: 0, calls: 0, neither: 0, before: 0, all: 0 };
  for (let t = beginMs; t < endMs; t += 50) {
    seen.all += 1;
    if (t < firstMs) {
      seen.before += 1;
      continue;
    }
    const busy = spans.filter(([from, to]) => from <= t && t < to).length;
    const recent = controlCalls.filter(({ atMs }) => atMs > t - 1_000 && atMs <= t).length;
    if (busy > concurrency - 2) seen.permits += 1;
    if (recent >= 8) seen.calls += 1;
    if (busy <= concurrency - 2 && recent < 8) seen.neither += 1;
  }
  const percent = (n: number): number => Math.round((n / seen.all) * 100);
  return {
    permits: percent(seen.permits),
    calls: percent(seen.calls),
    neither: percent(seen.neither),
    before: percent(seen.before),
  };
}

function largestGapMs(report: Report): number {
  const pairs = Map.groupBy(
    report.starts.filter(({ attempt }) => attempt === 1),
    ({ order }) => Math.floor(order / 2),
  );
  return Math.max(
    ...[...pairs.values()].map((pair) => {
      const times = pair.map(({ startedAt }) => Date.parse(startedAt));
      return Math.max(...times) - Math.min(...times);
    }),
  );
}

function mostInOneSecond(calls: readonly RequestRecord[]): number {
  return Math.max(
    0,
    ...calls.map(
      ({ atMs }) => calls.filter((other) => other.atMs >= atMs && other.atMs < atMs + 1_000).length,
    ),
  );
}

/** One function per side; the SDK's own waiter with its default timings. */
async function serialLoop(starts: number): Promise<{ perStart: number; fixed: number; total: number }> {
  using client = disposable(new LambdaClient({ ...connection, maxAttempts: 5 }));
  const waiter = { client: client.value, maxWaitTime: 60 };
  const createdMs = performance.now();
  for (const side of ['base', 'head']) {
    const FunctionName = `usual-${side}`;
    await client.value.send(
      new CreateFunctionCommand({
        FunctionName,
        Role: build.deployment.roleArn,
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Code: { ZipFile: build.zip },
        Timeout: 30,
      }),
    );
    await waitUntilFunctionActiveV2(waiter, { FunctionName });
  }
  const fixed = (performance.now() - createdMs) / 1_000;
  const begunMs = performance.now();
  for (let start = 0; start < starts; start += 1) {
    const FunctionName = `usual-${start % 2 === 0 ? 'base' : 'head'}`;
    const MemorySize = TIERS_MB[start % TIERS_MB.length];
    await client.value.send(
      new UpdateFunctionConfigurationCommand({
        FunctionName,
        Environment: { Variables: { NONCE: String(start) } },
        ...(MemorySize === undefined ? {} : { MemorySize }),
      }),
    );
    await waitUntilFunctionUpdatedV2(waiter, { FunctionName });
    const { LogResult = '' } = await client.value.send(new InvokeCommand({ FunctionName, LogType: 'Tail' }));
    if (!Buffer.from(LogResult, 'base64').toString().includes('Init Duration'))
      throw new Error('that was no cold start');
  }
  const perStart = (performance.now() - begunMs) / 1_000 / starts;
  return { perStart, fixed, total: perStart * STARTS + fixed };
}

function disposable(value: LambdaClient): Disposable & { readonly value: LambdaClient } {
  return { value, [Symbol.dispose]: () => value.destroy() };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
