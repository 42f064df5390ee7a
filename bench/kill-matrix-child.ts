/** The processes that bench/kill-matrix.ts kills: `run` measures, `post` cleans up by the ledger, `sweep` by prefix, tag and age. */
import { cleanUp } from '../src/aws/clean-up.ts';
import { connectLambda } from '../src/aws/lambda.ts';
import { openLedger, readLedger } from '../src/aws/ledger.ts';
import { sweep } from '../src/aws/sweep.ts';
import { runGate } from '../src/gate/gate.ts';
import { SYSTEM_CLOCK } from '../src/run/clock.ts';
import { stopSignal } from '../src/run/stop.ts';
import { CLEAN_UP_TIMES, CLEAN_UP_TIMINGS } from './kill-matrix-timings.ts';
import { measuredBuild } from './measured-build.ts';

const [mode = '', endpoint = '', ledgerPath = '', token = ''] = process.argv.slice(2);
const connection = {
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId: 'KILL', secretAccessKey: 'matrix' },
};
const timings = CLEAN_UP_TIMINGS;

if (mode === 'run') await run();
else if (mode === 'post') await post();
else await sweepAll();

/** Two tiers, versions ahead, two requests at once; the engine drops an answer, so that there is a retake. */
async function run(): Promise<void> {
  const build = await measuredBuild(
    'export const handler = async () => { console.log("a line"); return 1; };\n',
  );
  using stop = stopSignal();
  using lambda = connectLambda(
    connection,
    { head: build.deployment, base: build.deployment },
    {
      payload: '{}',
      timings,
      ledger: openLedger(ledgerPath, { run: token, region: connection.region, endpoint }),
      owner: { run: token, repository: 'bench', expiresAt: new Date() },
      say: () => {},
    },
  );
  await runGate(
    {
      toolVersion: 'bench',
      functions: [
        {
          reported: {
            label: 'bench',
            skipped: false,
            measuredOn: { engine: 'local', region: connection.region, description: 'bench' },
            architectures: [build.architecture],
            tiersMb: [256, 512],
            sides: { head: build.side, base: build.side },
            rule: {
              thresholdPercent: 10,
              thresholdMs: 10,
              budgetMs: null,
              alpha: 0.05,
              decision: 'default',
              metric: 'total',
              blockSize: 1,
              maxSamples: 2,
            },
          },
          environmentValues: [],
          acceptFunctionErrors: false,
          functionsPerLane: 1,
          versionsAhead: 2,
          startsPerVersion: 1,
        },
      ],
      policy: { onRegression: 'fail', onInconclusive: 'warn', onUnmeasured: 'pass' },
      seed: 'kill',
      runToken: token,
      concurrency: 2,
      warnings: [],
    },
    {
      lambda,
      listener: { say: (sentence) => console.log(sentence) },
      clock: SYSTEM_CLOCK,
      signal: stop.signal,
    },
  );
}

async function post(): Promise<void> {
  const ledger = readLedger(ledgerPath);
  if (ledger === null) return;
  const { left } = await cleanUp(ledgerPath, ledger, connection, timings, CLEAN_UP_TIMES);
  for (const sentence of left) console.log(sentence);
}

async function sweepAll(): Promise<void> {
  const { left } = await sweep(connection, timings, { now: new Date(Date.now() + 1_000), remove: true });
  for (const sentence of left) console.log(sentence);
}
