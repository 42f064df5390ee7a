/** Wires one run: the engine, the Lambda client and the use case. Whatever is started here is gone when it returns. */
import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import type { Deployment } from '../aws/deployment.ts';
import type { Package } from '../build/package/model.ts';
import type { FunctionSettings } from '../core/config/settings.ts';
import type { Warning } from '../core/model.ts';
import type { Report, SideReport } from '../core/report.ts';
import { runGate } from '../gate/gate.ts';
import type { Listener } from '../gate/ports.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import type { PreparedRun } from './prepare.ts';
import { VERSION } from './version.ts';

/** The embedded engine asks for no role, but CreateFunction does; the account is the one that examples use. */
const LOCAL_ROLE_ARN = 'arn:aws:iam::123456789012:role/cold-start-gate-local';

/** On this machine a second start would take CPU from the first: one at a time, prepared when it is needed. */
const LOCAL_LANES = { concurrency: 1, functionsPerLane: 1, versionsAhead: 0, startsPerVersion: 1 } as const;

export interface Surroundings {
  readonly listener: Listener;
  /** Stops the run; what was measured by then is judged. */
  readonly signal: AbortSignal;
  /** Existing folder for what the embedded engine unpacks. Default: the system's for temporary files. */
  readonly engineFolder?: string;
}

export async function measure(run: PreparedRun, surroundings: Surroundings): Promise<Report> {
  const { config, packages } = run;
  const { startEngine, connectLambda, LOCAL_PACE, NO_LEDGER } = await adapters();
  const credentials = {
    accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(24).toString('base64url'),
  };
  const { listener, signal, engineFolder } = surroundings;
  const runToken = randomBytes(4).toString('hex');
  await using engine = await startEngine({
    credentials,
    ...(engineFolder === undefined ? {} : { parentFolder: engineFolder }),
  });
  using lambda = connectLambda(
    { endpoint: engine.endpoint, region: engine.region, credentials },
    {
      head: deployment(packages.head, config.head.settings),
      base:
        config.base !== null && packages.base !== null
          ? deployment(packages.base, config.base.settings)
          : null,
    },
    {
      payload: run.payload,
      pace: LOCAL_PACE,
      // The engine and everything on it ends with this process.
      ledger: NO_LEDGER,
      owner: { run: runToken, repository: 'local', expiresAt: new Date(Date.now() + 24 * 3_600_000) },
      say: listener.say,
    },
  );
  return await runGate(
    {
      ...LOCAL_LANES,
      toolVersion: VERSION,
      functionLabel: config.head.settings.handler,
      architectures: [config.head.settings.architecture],
      tiersMb: config.tiersMb,
      sides: {
        head: sideReport(packages.head, config.head.settings),
        base:
          config.base !== null && packages.base !== null
            ? sideReport(packages.base, config.base.settings)
            : null,
      },
      environmentValues: [config.head.settings, config.base?.settings].flatMap((settings) =>
        Object.values(settings?.environment ?? {}),
      ),
      acceptFunctionErrors: config.allowFunctionErrors,
      rule: config.rule,
      policy: config.policy,
      seed: config.seed,
      runToken,
      environment: {
        engine: 'local',
        region: engine.region,
        description: `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} CPUs`,
      },
      warnings: localWarnings(config.tiersMb, [config.head.settings, config.base?.settings]),
    },
    {
      lambda,
      listener,
      clock: SYSTEM_CLOCK,
      signal: AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMinutes * 60_000)]),
    },
  );
}

/** In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function adapters() {
  const [engine, lambda, pace, ledger] = await Promise.all([
    import('../local/engine.ts'),
    import('../aws/lambda.ts'),
    import('../aws/pace.ts'),
    import('../aws/ledger.ts'),
  ]);
  return { ...engine, ...lambda, ...pace, ...ledger };
}

function deployment(pack: Package, settings: FunctionSettings): Deployment {
  return { zip: pack.bytes, codeSha256: pack.sha256, settings, roleArn: LOCAL_ROLE_ARN };
}

function sideReport(pack: Package, settings: FunctionSettings): SideReport {
  return {
    label: pack.label,
    packageSha256: pack.sha256,
    packageBytes: pack.sizeBytes,
    runtime: settings.runtime,
    handler: settings.handler,
    logFormat: settings.logFormat,
    runtimeVersionArn: null,
  };
}

/** What the embedded engine cannot do like AWS, said where the numbers are read. */
function localWarnings(
  tiersMb: readonly number[],
  settings: readonly (FunctionSettings | undefined)[],
): readonly Warning[] {
  const warnings: Warning[] = [];
  if (tiersMb.length > 1) {
    warnings.push({
      code: 'tiers-not-emulated',
      message:
        'The embedded engine gives every memory tier the same CPU: tiers repeat the measurement, they do not differ.',
      cell: null,
    });
  }
  const own = `nodejs${process.versions.node.split('.')[0]}.x`;
  const others = new Set(
    settings.flatMap((side) =>
      side?.runtime.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : [],
    ),
  );
  for (const runtime of others) {
    warnings.push({
      code: 'other-node-version',
      message: `${runtime} was run by Node.js ${process.versions.node}, the only one the embedded engine has.`,
      cell: null,
    });
  }
  return warnings;
}
