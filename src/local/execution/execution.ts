/** The execution half of the embedded engine: which environment serves a request, and when each ends. */
import { mkdtempSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Execution, ExecutionOptions, InvokeAnswer, RunnableVersion } from '../contract.ts';
import { ExecutionEnvironment } from './execution-environment.ts';
import { installRuntimeFiles } from './runtime-files.ts';
import { startReaper } from './start-reaper.ts';

const MAX_IDLE_ENVIRONMENTS = 16;

/**
 * Makes the temporary folder and starts the reaper that cleans up should this process crash.
 *
 * @throws Error when the temporary folder cannot be made or the runtime files are not where they should be.
 */
export function createExecution(options: ExecutionOptions): Execution {
  const folder = mkdtempSync(join(realpathSync(options.parentFolder ?? tmpdir()), 'cold-start-gate-'));
  const files = installRuntimeFiles(folder, options.runtimeFolder ?? null);
  const reaper = startReaper(files.reaper, folder);
  const pool = new Pool(
    options,
    (version, number) =>
      new ExecutionEnvironment({
        version,
        files,
        guard: reaper,
        region: options.region,
        initLimitMs: options.initLimitMs,
        logFile: join(folder, `output-${number}.log`),
        onLog: options.onLog ?? (() => {}),
        beforeStart: options.beforeStart ?? (async () => {}),
      }),
  );
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await pool.close();
    await reaper.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    folder,
    invoke: (version, event, clientContext) => pool.invoke(version, event, clientContext ?? null),
    retire: (functionName, version) => pool.retire(functionName, version),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

class Pool {
  readonly #make: (version: RunnableVersion, number: number) => ExecutionEnvironment;
  readonly #maxIdle: number;
  /** Least recently used first. */
  readonly #idle: ExecutionEnvironment[] = [];
  readonly #busy = new Set<ExecutionEnvironment>();
  /** Busy ones that end with their request. */
  readonly #leaving = new Set<ExecutionEnvironment>();
  #made = 0;
  #closed = false;

  constructor(
    options: ExecutionOptions,
    make: (version: RunnableVersion, number: number) => ExecutionEnvironment,
  ) {
    this.#make = make;
    this.#maxIdle = options.maxIdleEnvironments ?? MAX_IDLE_ENVIRONMENTS;
  }

  async invoke(
    version: RunnableVersion,
    event: Uint8Array,
    clientContext: string | null,
  ): Promise<InvokeAnswer> {
    if (this.#closed) throw new Error('The embedded engine was closed: it takes no more requests.');
    const environment = this.#take(version);
    this.#busy.add(environment);
    try {
      return await environment.invoke({ event, clientContext });
    } catch (error) {
      // A defect of the engine or of the machine: nobody knows what state it is in.
      this.#leaving.add(environment);
      throw error;
    } finally {
      this.#busy.delete(environment);
      this.#putBack(environment);
    }
  }

  async retire(functionName: string, version?: string): Promise<void> {
    const leaves = (environment: ExecutionEnvironment): boolean =>
      environment.version.functionName === functionName &&
      (version === undefined || environment.version.version === version);
    for (const environment of this.#busy) if (leaves(environment)) this.#leaving.add(environment);
    await this.#endIdle(leaves);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const all = [...this.#idle.splice(0), ...this.#busy];
    for (const environment of all) environment.kill();
    await Promise.all(all.map((environment) => environment.end()));
  }

  /** The most recently used idle environment of this revision, or a new one. */
  #take(version: RunnableVersion): ExecutionEnvironment {
    const same = (other: RunnableVersion): boolean =>
      other.functionName === version.functionName &&
      other.version === version.version &&
      other.tenantId === version.tenantId;
    void this.#endIdle((idle) => same(idle.version) && idle.version.revision !== version.revision);
    const found = this.#idle.findLastIndex((idle) => same(idle.version));
    const [warm] = found < 0 ? [] : this.#idle.splice(found, 1);
    if (warm !== undefined) return warm;
    this.#made += 1;
    return this.#make(version, this.#made);
  }

  #putBack(environment: ExecutionEnvironment): void {
    if (this.#leaving.delete(environment) || this.#closed) {
      void environment.end();
      return;
    }
    this.#idle.push(environment);
    if (this.#idle.length > this.#maxIdle) void this.#idle.shift()?.end();
  }

  async #endIdle(which: (environment: ExecutionEnvironment) => boolean): Promise<void> {
    const ending = this.#idle.filter(which);
    for (const environment of ending) this.#idle.splice(this.#idle.indexOf(environment), 1);
    await Promise.all(ending.map((environment) => environment.end()));
  }
}
