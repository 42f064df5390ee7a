/** The embedded engine of this machine: an estimate without an AWS account. */
import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import type { Config } from '../../core/config/config.ts';
import { DEFAULT_SETTINGS, type FunctionSettings, layOver } from '../../core/config/settings.ts';
import type { Sides } from '../../core/config/sides.ts';
import { NO_DELAYS } from '../../core/cost/estimate.ts';
import { cannotRun } from '../../local/execution/runtimes.ts';
import { hostArchitecture } from '../host.ts';
import { deploymentsOf } from './deployments.ts';
import { ownerOf } from './owner.ts';
import type { Connected, Deployable, Engine, MeasuringContext, Opened, PackageUser, Place } from './port.ts';
import { localWarnings, snapStartWarnings } from './warnings.ts';

/** Where the engine says that it is. */
const REGION = 'us-east-1';
/** On this machine a second start would take CPU from the first: one at a time, prepared when it is needed. */
const LANES = { concurrency: 1, functionsPerLane: 1, versionsAhead: 0, startsPerVersion: 1 } as const;
const TIERS_MB = [512];
/** The engine asks for no role, but CreateFunction does; the account is the one that examples use. */
const ROLE_ARN = 'arn:aws:iam::123456789012:role/cold-start-gate-local';

type Adapter = Awaited<ReturnType<typeof loadAdapter>>;

interface Session {
  readonly adapter: Adapter;
  readonly connection: Parameters<Adapter['connectLambda']>[0];
}

export class LocalEngine implements Engine {
  readonly #atEnd = new AsyncDisposableStack();
  #session: Promise<Session> | undefined;

  async open(config: Config, label: string | null): Promise<Opened> {
    const { settings, architectures, refusalOf } = this.presumed(config);
    const { head, base } = settings;
    if (head === null) throw new Error('a configuration has a head');
    const functionLabel = label ?? head.handler ?? DEFAULT_SETTINGS.handler;
    const own = { settings: { head, base }, tiersMb: config.tiersMb ?? TIERS_MB };
    const place: Place = {
      ...LANES,
      ...own,
      architectures,
      refusalOf,
      functionLabel,
      concurrency: config.concurrency ?? LANES.concurrency,
      endpoint: null,
      measuredOn: {
        engine: 'local',
        region: REGION,
        description: `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} CPUs`,
      },
      where: 'embedded engine on this machine',
      delays: NO_DELAYS,
      notes: [],
      warnings: [...localWarnings(own), ...snapStartWarnings(functionLabel, own.settings)],
      fetchCode: async () => ({ problem: 'needs engine: aws.' }),
      check: async () => [],
      deployments: (fn) => deploymentsOf(fn, place, { roleArn: ROLE_ARN }),
      connect: (fn, context) => this.#connect(fn, place, context),
    };
    return { place, problems: [], canStart: true };
  }

  presumed({ head, base }: Sides): PackageUser {
    const usual = { ...DEFAULT_SETTINGS, architecture: hostArchitecture() };
    const settingsOf = (overrides: Partial<FunctionSettings> = {}) => layOver(usual, overrides);
    return {
      settings: {
        head: settingsOf(head?.overrides),
        base: base === null ? null : settingsOf(base.overrides),
      },
      architectures: [hostArchitecture()],
      refusalOf: cannotRun,
    };
  }

  async problems(): Promise<readonly string[]> {
    return [];
  }

  async policy(): Promise<null> {
    return null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#atEnd.disposeAsync();
  }

  async #connect(fn: Deployable, place: Place, context: MeasuringContext): Promise<Connected> {
    this.#session ??= this.#begin(context);
    const { adapter, connection } = await this.#session;
    const lambda = adapter.connectLambda(connection, place.deployments(fn), {
      payload: fn.payload,
      owner: ownerOf(fn, context),
      say: context.listener.say,
      timings: adapter.LOCAL_TIMINGS,
      // The engine and everything on it ends with this process.
      ledger: adapter.NO_LEDGER,
    });
    return { lambda: this.#atEnd.use(lambda), seen: () => ({ codeSha256: null, runtimeVersionArn: null }) };
  }

  async #begin({ engineFolder }: MeasuringContext): Promise<Session> {
    const adapter = await loadAdapter();
    const credentials = {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
      secretAccessKey: randomBytes(24).toString('base64url'),
    };
    const engine = this.#atEnd.use(
      await adapter.startEngine({
        region: REGION,
        credentials,
        ...(engineFolder === undefined ? {} : { parentFolder: engineFolder }),
      }),
    );
    return { adapter, connection: { endpoint: engine.endpoint, region: engine.region, credentials } };
  }
}

/** The engine, and the client that drives it as it drives AWS. */
async function loadAdapter() {
  const [engine, client] = await Promise.all([
    import('../../local/engine.ts'),
    import('../../aws/adapter.ts'),
  ]);
  return { ...engine, ...client };
}
