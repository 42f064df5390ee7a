/**
 * Kills a run at every single API call that it makes, then lets the post step clean up: nothing of ours may be left, and
 * the user's function must be what it was.
 *
 *   node bench/kill-matrix.ts [--quick] [--only SIGKILL|SIGINT|post]
 *
 * Every call is met at three moments: it never arrives; it is carried out but its answer is never seen; its answer was
 * just sent. SIGINT the same. In the third part the run is killed, then the post step at every call of its own, and the
 * next run's sweep has to do. --quick takes the first, a middle and the last call of each operation.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import {
  CreateFunctionCommand,
  GetFunctionCommand,
  LambdaClient,
  ListFunctionsCommand,
  ListVersionsByFunctionCommand,
} from '@aws-sdk/client-lambda';
import { build } from 'esbuild';
import { cleanUp } from '../src/aws/clean-up.ts';
import { readLedger } from '../src/aws/ledger.ts';
import { startEngine } from '../src/local/engine.ts';
import { CLEAN_UP_TIMES, CLEAN_UP_TIMINGS } from './kill-matrix-timings.ts';
import { measuredBuild } from './measured-build.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const MOMENTS = ['before', 'unseen', 'after'] as const;
type Moment = (typeof MOMENTS)[number];
type Signal = 'SIGKILL' | 'SIGINT';

/** What is to happen at which call of the child that runs now. */
interface Trap {
  readonly call: number;
  readonly moment: Moment;
  readonly signal: Signal;
}

const folder = mkdtempSync(join(tmpdir(), 'cold-start-gate-kill-'));
/** One file, because it is started some hundred times. */
const CHILD = join(folder, 'child.mjs');
await build({
  entryPoints: [join(import.meta.dirname, 'kill-matrix-child.ts')],
  outfile: CHILD,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'error',
});
let calls: string[] = [];
let invokes = 0;
let ledgers = 0;
let trap: Trap | null = null;
let child: ChildProcess | null = null;
let sprungMs = 0;
/** Functions that run now, of any client. */
let running = 0;

const spring = ({ signal }: Trap, target = child): void => {
  sprungMs = performance.now();
  target?.kill(signal);
};
const isDue = (moment: Moment): boolean => trap?.moment === moment && trap.call === calls.length;

await using engine = await startEngine({
  faults: [
    {
      operation: '*',
      when: ({ operation }) => {
        calls.push(operation);
        if (operation === 'Invoke') running += 1;
        if (trap !== null && (isDue('before') || isDue('unseen'))) spring(trap);
        return isDue('before');
      },
      effect: { kind: 'reset', at: 'before-work' },
    },
    // The second answer of a run is lost: a retake.
    {
      operation: 'Invoke',
      when: () => {
        invokes += 1;
        return invokes === 2;
      },
      effect: { kind: 'reset', at: 'after-work' },
    },
  ],
  onRequest: ({ operation }) => {
    if (operation === 'Invoke') running -= 1;
    const set = trap;
    const target = child;
    // The answer is on its way when this turn of the event loop is over.
    if (set !== null && isDue('after')) setTimeout(() => spring(set, target), 2);
  },
});
const connection = {
  endpoint: engine.endpoint,
  region: engine.region,
  credentials: { accessKeyId: 'WATCH', secretAccessKey: 'matrix' },
};
const lambda = new LambdaClient(connection);
const logs = new CloudWatchLogsClient(connection);

let points = 0;
const failures: string[] = [];
try {
  await createTemplate();
  const template = await templateState();
  const operations = await callsOf('run', null);
  console.log(`a run makes ${operations.length} calls: ${summary(operations)}`);
  const chosen = values.quick ? firstMiddleLast(operations) : operations.map((_, i) => i + 1);

  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    if (values.only !== undefined && values.only !== signal) continue;
    let slowestExitMs = 0;
    for (const call of signal === 'SIGINT' && values.quick ? everyThird(chosen) : chosen) {
      for (const moment of signal === 'SIGINT' && values.quick ? momentOf(call) : MOMENTS) {
        const { exitMs, ledger } = await killedRun({ call, moment, signal });
        slowestExitMs = Math.max(slowestExitMs, exitMs);
        await postStep(ledger);
        await expectNothing(`${signal} ${moment} call ${call} (${operations[call - 1]})`, template);
        if (signal === 'SIGINT' && exitMs > 5_500)
          failures.push(`SIGINT at call ${call}: left after ${exitMs} ms`);
      }
    }
    console.log(`${signal}: ${points} points so far, slowest exit ${Math.round(slowestExitMs)} ms`);
  }

  if (values.only === undefined || values.only === 'post') {
    const middle = Math.ceil(operations.length / 2);
    const first = await killedRun({ call: middle, moment: 'unseen', signal: 'SIGKILL' });
    const ofPost = await callsOf('post', first.ledger);
    console.log(`a post step makes ${ofPost.length} calls: ${summary(ofPost)}`);
    for (const call of values.quick ? everyThird(firstMiddleLast(ofPost)) : ofPost.map((_, i) => i + 1)) {
      const { ledger } = await killedRun({ call: middle, moment: 'unseen', signal: 'SIGKILL' });
      trap = { call, moment: 'unseen', signal: 'SIGKILL' };
      await start('post', ledger);
      trap = null;
      await start('sweep', ledger);
      await expectNothing(`post step killed at call ${call} (${ofPost[call - 1]}), then sweep`, template);
    }
  }
} finally {
  lambda.destroy();
  logs.destroy();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.log(`LEFT BEHIND ${failure}`);
console.log(`${points} points, ${failures.length} failures, ${Math.round(performance.now() / 1_000)} s`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function killedRun(set: Trap): Promise<{ exitMs: number; ledger: string }> {
  const ledger = newLedger();
  invokes = 0;
  trap = set;
  await start('run', ledger);
  trap = null;
  return { exitMs: sprungMs === 0 ? 0 : performance.now() - sprungMs, ledger };
}

/** The post step's work, in this process: nobody kills it here. */
async function postStep(ledger: string): Promise<void> {
  const content = readLedger(ledger);
  if (content === null) return;
  const { left } = await cleanUp(ledger, content, connection, CLEAN_UP_TIMINGS, CLEAN_UP_TIMES);
  failures.push(...left);
}

async function callsOf(mode: string, ledger: string | null): Promise<readonly string[]> {
  invokes = 0;
  await start(mode, ledger ?? newLedger());
  return calls;
}

/** Runs a child to its end, whatever that is. Its calls are in `calls`. */
async function start(mode: string, ledger: string): Promise<void> {
  calls = [];
  sprungMs = 0;
  child = spawn(process.execPath, [CHILD, mode, engine.endpoint, ledger, tokenOf(ledger)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (mode !== 'run' && trap === null && (code !== 0 || said.length > 0)) {
    failures.push(`${mode} ended with ${code}: ${Buffer.concat(said).toString().slice(0, 500)}`);
  }
  // What was still on the way when the process ended is carried out. The 10 s of the real post step are there for the
  // logs of requests that nobody waits for any more; here it is shorter, so those are let end first.
  await delay(20);
  while (running > 0) await delay(10);
}

function newLedger(): string {
  ledgers += 1;
  return join(folder, `${String(ledgers).padStart(8, '0')}.jsonl`);
}

function tokenOf(ledger: string): string {
  return ledger.slice(-'00000000.jsonl'.length).slice(0, 8);
}

async function expectNothing(where: string, template: string): Promise<void> {
  points += 1;
  const functions = await lambda.send(new ListFunctionsCommand({ FunctionVersion: 'ALL' }));
  const groups = await logs.send(new DescribeLogGroupsCommand({}));
  const left = [
    ...(functions.Functions ?? [])
      .map(({ FunctionArn }) => FunctionArn ?? '')
      .filter((arn) => arn.includes('cold-start-gate-')),
    ...(groups.logGroups ?? []).map(({ logGroupName }) => logGroupName ?? ''),
  ];
  if (left.length > 0) {
    failures.push(`${where}: ${left.join(', ')}`);
    await start('sweep', newLedger());
  }
  if ((await templateState()) !== template) failures.push(`${where}: the user's function was changed`);
}

async function createTemplate(): Promise<void> {
  const { deployment, zip } = await measuredBuild('export const handler = async () => 1;\n');
  await lambda.send(
    new CreateFunctionCommand({
      FunctionName: 'orders-api',
      Role: deployment.roleArn,
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Code: { ZipFile: zip },
      Environment: { Variables: { TABLE: 'orders', STAGE: 'live' } },
    }),
  );
}

async function templateState(): Promise<string> {
  const asked = { FunctionName: 'orders-api' };
  const { Configuration, Tags, Concurrency } = await lambda.send(new GetFunctionCommand(asked));
  const { Versions } = await lambda.send(new ListVersionsByFunctionCommand(asked));
  return JSON.stringify([Configuration, Tags, Concurrency, Versions]);
}

/** The numbers of the first, a middle and the last call of each operation. */
function firstMiddleLast(operations: readonly string[]): number[] {
  const numbers = operations.map((operation, i) => ({ operation, call: i + 1 }));
  return [...Map.groupBy(numbers, ({ operation }) => operation).values()]
    .flatMap((of) => [of[0], of[Math.floor(of.length / 2)], of.at(-1)])
    .flatMap((one) => (one === undefined ? [] : [one.call]))
    .filter((call, i, all) => all.indexOf(call) === i)
    .sort((a, b) => a - b);
}

/** One moment for a call, another for the next: --quick has no time for all. */
function momentOf(call: number): readonly Moment[] {
  const moment = MOMENTS[call % MOMENTS.length];
  return moment === undefined ? [] : [moment];
}

function everyThird(numbers: readonly number[]): number[] {
  return numbers.filter((_, i) => i % 3 === 0);
}

function summary(operations: readonly string[]): string {
  return [...Map.groupBy(operations, (operation) => operation)]
    .map(([name, list]) => `${name} ${list.length}`)
    .join(', ');
}
