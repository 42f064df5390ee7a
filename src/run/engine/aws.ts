/** AWS as an engine: the template says with which settings, the account with how much, and the ledger what to take away. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Preflight } from '../../aws/preflight/preflight.ts';
import type { AwsConfig } from '../../core/config/aws-inputs.ts';
import type { Config } from '../../core/config/config.ts';
import { functionNameOf } from '../../core/config/function-name.ts';
import type { PolicyConfig } from '../../core/config/policy-inputs.ts';
import type { ProcessEnvironment } from '../../core/process-environment.ts';
import { LambdaFailure } from '../../gate/ports.ts';
import type { FetchedCode, LoadedSides } from '../../packages/load-sides.ts';
import { SYSTEM_CLOCK } from '../clock.ts';
import { storageBytesOf } from '../function-estimate.ts';
import { AccountNeeds } from './account-needs.ts';
import { awsFacts } from './aws-facts.ts';
import { deploymentsOf } from './deployments.ts';
import { ownerOf } from './owner.ts';
import type { Connected, Deployable, Engine, MeasuringContext, Opened, Place, RunContext } from './port.ts';

/** The one import of the adapter, which loads the AWS SDK. */
export const loadAdapter = () => import('../../aws/adapter.ts');
export type Adapter = Awaited<ReturnType<typeof loadAdapter>>;

/** What all functions of a run share while they are measured. */
interface Session {
  readonly timings: ReturnType<Adapter['awsTimings']>;
  readonly ledger: ReturnType<Adapter['openLedger']>;
  readonly limiter: ReturnType<Adapter['callLimiter']>;
}

export class AwsEngine implements Engine {
  readonly #environment: ProcessEnvironment;
  readonly #needs = new AccountNeeds();
  readonly #atEnd = new AsyncDisposableStack();
  #session: Promise<Session> | undefined;

  constructor(environment: ProcessEnvironment) {
    this.#environment = environment;
  }

  async open(config: Config, label: string | null): Promise<Opened> {
    const adapter = await loadAdapter();
    const { preflight: found, problems, missing } = await this.find(config);
    if (found === null) return { place: null, problems, canStart: false };
    const all = [...problems, ...adapter.codeProblems(config, found)];
    return {
      place: this.#placeOf(config, found, adapter, label),
      problems: all,
      canStart: all.length === 0 && missing.length === 0,
    };
  }

  /** Reads the template of a function and adds what the function needs to the policy. */
  async find(config: PolicyConfig): ReturnType<Adapter['readPreflight']> {
    const adapter = await loadAdapter();
    const found = await adapter.readPreflight(awsOf(config), this.#environment);
    this.#needs.asks(adapter.policyFor(awsOf(config), found.preflight, config));
    this.#needs.lacks(found.missing);
    return found;
  }

  /** The settings are the template's. */
  presumed(): null {
    return null;
  }

  async problems(): Promise<readonly string[]> {
    return this.#needs.problems(await loadAdapter());
  }

  async policy(): Promise<string> {
    return JSON.stringify(this.#needs.policy(await loadAdapter()), null, 2);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#atEnd.disposeAsync();
  }

  #placeOf(config: Config, found: Preflight, adapter: Adapter, label: string | null): Place {
    const { role } = awsOf(config);
    const place: Place = {
      ...awsFacts(config, found, adapter.boundedConcurrency, label),
      refusalOf: () => null,
      fetchCode: (qualifier, signal) => fetchCode(adapter, config, found, qualifier, signal),
      check: (loaded, measures) => this.#check(config, found, place, loaded, measures),
      deployments: (fn) =>
        deploymentsOf(fn, place, {
          roleArn: role === 'template' ? found.template.roleArn : role,
          carried: found.template.carried,
        }),
      connect: (fn, context) => this.#connect(fn, found, place, context),
    };
    return place;
  }

  async #check(
    config: Config,
    found: Preflight,
    place: Place,
    loaded: LoadedSides,
    measures: boolean,
  ): Promise<readonly string[]> {
    const adapter = await loadAdapter();
    const { forcing } = awsOf(config);
    if (measures) {
      const bytes = { head: sizeOf(loaded, 'head'), base: sizeOf(loaded, 'base') };
      this.#needs.stores(storageBytesOf(config, place, bytes), found.account);
    }
    if (measures && !config.dryRun) {
      await this.#needs.probe(forcing, (token) => adapter.missingRights(found, forcing, token));
    }
    return adapter.plannedProblems(
      {
        settings: place.settings,
        unzippedBytes: {
          head: packageIn(loaded, 'head')?.unzippedBytes ?? null,
          base: packageIn(loaded, 'base')?.unzippedBytes ?? null,
        },
        forcing,
        metric: config.rule.metric,
      },
      found,
    );
  }

  /** The temporary functions of a function are held at one runtime version. */
  async #connect(
    fn: Deployable,
    found: Preflight,
    place: Place,
    context: MeasuringContext,
  ): Promise<Connected> {
    const adapter = await loadAdapter();
    this.#session ??= this.#begin(fn, found, adapter, context);
    const session = await this.#session;
    const { connection, template } = found;
    const deployments = place.deployments(fn);
    const { payload } = fn;
    const { say } = context.listener;
    const options = { ...session, payload, owner: ownerOf(fn, context), say };
    const lambda = this.#atEnd.use(adapter.connectLambda(connection, deployments, options));
    const pinned = this.#atEnd.use(
      adapter.pinRuntimes(lambda, connection, deployments, {
        runtime: template.settings.runtime,
        pinnedArn: template.pinnedRuntimeArn,
      }),
    );
    return {
      lambda: pinned.lambda,
      seen: (side) => ({ codeSha256: lambda.codeOf(side), runtimeVersionArn: pinned.versionOf(side) }),
    };
  }

  /** Before the first function of the run: what earlier runs left goes, and the ledger is opened. */
  async #begin(
    { config }: Deployable,
    { connection, template, endpoint }: Preflight,
    adapter: Adapter,
    context: MeasuringContext,
  ): Promise<Session> {
    const { runToken } = context;
    const timings = adapter.awsTimings(awsOf(config).waitMinutes);
    await sweepBefore(
      () => adapter.sweep(connection, timings, { now: SYSTEM_CLOCK.now(), remove: true }),
      context,
    );
    const ledgerPath = context.ledgerPath ?? join(tmpdir(), `cold-start-gate-${runToken}.jsonl`);
    // Nothing else knows of this one: a run that got to its end has said what it could not delete.
    if (context.ledgerPath === undefined) this.#atEnd.defer(() => rmSync(ledgerPath, { force: true }));
    const ledger = adapter.openLedger(ledgerPath, { run: runToken, region: template.region, endpoint });
    return { timings, ledger, limiter: adapter.callLimiter(timings) };
  }
}

function awsOf({ aws }: Pick<Config, 'aws'>): AwsConfig {
  if (aws === null) throw new Error('the function is not measured on AWS');
  return aws;
}

async function fetchCode(
  { fetchFunctionCode }: Adapter,
  config: Config,
  { connection }: Preflight,
  qualifier: string,
  signal: AbortSignal,
): Promise<FetchedCode> {
  try {
    return await fetchFunctionCode(connection, functionNameOf(awsOf(config).template), qualifier, signal);
  } catch (error) {
    if (error instanceof LambdaFailure) return { problem: error.message };
    throw error;
  }
}

function packageIn(loaded: LoadedSides, side: 'head' | 'base') {
  const code = loaded[side]?.code;
  return code?.kind === 'package' ? code : null;
}

function sizeOf(loaded: LoadedSides, side: 'head' | 'base'): number {
  return packageIn(loaded, side)?.sizeBytes ?? 0;
}

/** A sweep that cannot be done costs nobody the measurement. */
async function sweepBefore(
  run: () => Promise<{ readonly leftovers: readonly unknown[]; readonly left: readonly string[] }>,
  { listener }: RunContext,
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
