/** Runs builds on a real embedded engine through the real Lambda adapter, as `measure` wires them, with what tests want to see of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connectLambda, type LambdaOptions } from '../../src/aws/lambda.ts';
import { NO_LEDGER } from '../../src/aws/ledger.ts';
import { LOCAL_TIMINGS } from '../../src/aws/timings.ts';
import { DEFAULT_SETTINGS, type FunctionSettings } from '../../src/core/config/settings.ts';
import type { Report, SideReport } from '../../src/core/report.ts';
import { type Classification, classify } from '../../src/core/start/classify.ts';
import { type GatePorts, runGate } from '../../src/gate/gate.ts';
import { functionName } from '../../src/gate/lanes.ts';
import type { Lambda, TemporaryFunction } from '../../src/gate/ports.ts';
import { type Engine, type EngineOptions, type RequestRecord, startEngine } from '../../src/local/engine.ts';
import { loadPackage } from '../../src/packages/content/load.ts';
import type { Package } from '../../src/packages/content/package.ts';
import { SYSTEM_CLOCK } from '../../src/run/clock.ts';
import { sideReport } from '../../src/run/side-report.ts';
import { ARCHITECTURE, aRequest, CELL, type Overrides, RULE } from '../gate/a-request.ts';

export { ARCHITECTURE, CELL, RULE };

/** Files of a build by path; one that starts with `#!` is executable. */
export type Files = Readonly<Record<string, string>>;

/** The build that every test can start from: it answers at once. */
export const GOOD: Files = { 'index.js': 'exports.handler = async () => ({ ok: true });\n' };

export interface Side {
  readonly files: Files;
  readonly settings?: Partial<FunctionSettings>;
}

export async function packOf(files: Files): Promise<Package> {
  const folder = mkdtempSync(join(tmpdir(), 'csg-build-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
    }
    const loaded = await loadPackage({ side: 'head', path: folder });
    if (loaded.package === null) throw new Error(loaded.problems.join('\n'));
    return loaded.package;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const CREDENTIALS = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };

export interface Bench extends AsyncDisposable {
  readonly engine: Engine;
  readonly lambda: Lambda;
  readonly requests: readonly RequestRecord[];
  readonly sides: { readonly head: SideReport; readonly base: SideReport };
  readonly environmentValues: readonly string[];
}

/** An engine and the adapter, for two builds. @param options `anySignature`: for an engine whose clock is not the client's. */
export async function setUp(
  head: Side,
  base: Side,
  { anySignature = false, ...options }: EngineOptions & { readonly anySignature?: boolean } = {},
  lambdaOptions: Partial<LambdaOptions> & { readonly forcing?: 'version' | 'tenant' } = {},
): Promise<Bench> {
  const requests: RequestRecord[] = [];
  const engine = await startEngine({
    ...(anySignature ? {} : { credentials: CREDENTIALS }),
    ...options,
    onRequest: (record) => requests.push(record),
  });
  const settingsOf = (side: Side): FunctionSettings => ({
    ...DEFAULT_SETTINGS,
    architecture: ARCHITECTURE,
    timeoutSeconds: 10,
    ...side.settings,
  });
  const made = async (side: Side) => {
    const pack = await packOf(side.files);
    const settings = settingsOf(side);
    return {
      deployment: {
        code: { kind: 'package', zip: pack.bytes, sha256: pack.sha256 },
        settings,
        roleArn: 'arn:aws:iam::123456789012:role/test',
        forcing: lambdaOptions.forcing ?? 'version',
      } as const,
      report: sideReport({ ...pack, label: 'test' }, settings),
    };
  };
  const [madeHead, madeBase] = [await made(head), await made(base)];
  const lambda = connectLambda(
    { endpoint: engine.endpoint, region: engine.region, credentials: CREDENTIALS },
    { head: madeHead.deployment, base: madeBase.deployment },
    {
      payload: '{}',
      timings: LOCAL_TIMINGS,
      ledger: NO_LEDGER,
      owner: { run: 'testrun', repository: 'test', expiresAt: new Date(Date.now() + 3_600_000) },
      say: () => {},
      ...lambdaOptions,
    },
  );
  return {
    engine,
    lambda,
    requests,
    sides: { head: madeHead.report, base: madeBase.report },
    environmentValues: [head, base].flatMap((side) => Object.values(side.settings?.environment ?? {})),
    async [Symbol.asyncDispose]() {
      lambda[Symbol.dispose]();
      await engine.close();
    },
  };
}

/** The gate over the two builds of a bench. */
export async function gate(
  { engine, lambda, sides, environmentValues }: Bench,
  overrides: Overrides = {},
  ports: Partial<GatePorts> = {},
): Promise<{ report: Report; said: string[] }> {
  const said: string[] = [];
  const measuredOn = { engine: 'local', region: engine.region, description: 'test' } as const;
  const report = await runGate(aRequest({ sides, measuredOn }, { environmentValues, ...overrides }), {
    lambda,
    listener: { say: (sentence) => said.push(sentence) },
    clock: SYSTEM_CLOCK,
    signal: new AbortController().signal,
    ...ports,
  });
  return { report, said };
}

/** One forced start of head, classified as the gate does. */
export async function oneStart(bench: Bench, acceptFunctionErrors = false): Promise<Classification> {
  const { signal } = new AbortController();
  const fn: TemporaryFunction = { name: functionName('onestart', CELL, 'head', 0), cell: CELL, side: 'head' };
  await bench.lambda.create(fn, signal);
  await bench.lambda.ready(fn, signal);
  const version = await bench.lambda.publishFresh(fn, '1', signal);
  const result = await bench.lambda.invoke(fn, version, signal);
  return classify(result, {
    version,
    tierMb: CELL.tierMb,
    acceptFunctionErrors,
    environmentValues: bench.environmentValues,
  });
}
