/** One life of the processes of an environment: from their start to a crash, a timeout, or the end. */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { RunnableVersion } from '../contract.ts';
import { type Endpoint, openEndpoint } from './endpoint.ts';
import { externalExtensions } from './extensions.ts';
import { ExtensionsApi } from './extensions-api.ts';
import { exitFailure, type Failure, platformFailure, timeoutFailure } from './function-failure.ts';
import { type ProcessGuard, ProcessSet } from './process-set.ts';
import type { Command, LaunchedProcess } from './processes.ts';
import { type Delivery, type RuntimeAnswer, RuntimeApi } from './runtime-api.ts';
import type { RuntimeFiles } from './runtime-files.ts';
import { runtimeOf } from './runtimes.ts';
import { functionVariables } from './variables.ts';

/** What all environments of an engine share. */
export interface Shared {
  readonly region: string;
  readonly files: RuntimeFiles;
  readonly guard: ProcessGuard;
}

export interface SandboxOptions extends Shared {
  readonly version: RunnableVersion;
  readonly logStream: string;
  /** File descriptor for stdout and stderr. */
  readonly output: number;
  /** Path of the same file. */
  readonly outputFile: string;
  readonly onExtension: (name: string, events: readonly string[]) => void;
}

/** How an init or a request ended. `at` is of performance.now(). */
export type PhaseEnd =
  | { readonly kind: 'ready'; readonly at: number }
  | { readonly kind: 'answered'; readonly at: number; readonly answer: RuntimeAnswer }
  | { readonly kind: 'failed'; readonly at: number; readonly failure: Failure };

export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #endpoint: Endpoint;
  readonly #runtime: RuntimeApi;
  readonly #extensions: ExtensionsApi;
  readonly #processes: ProcessSet;
  #phase: PromiseWithResolvers<PhaseEnd> | null = null;
  #failure: Failure | null = null;
  /** A process has ended; what it said last may still be unread. */
  #hasLostProcess = false;
  #awaitsReady = false;
  /** The runtime's process, once it was started. */
  #main: LaunchedProcess | null = null;
  #runtimeStarted = false;
  #runtimeReady = false;
  #ending: Promise<void> | null = null;

  private constructor(
    options: SandboxOptions,
    endpoint: Endpoint,
    runtime: RuntimeApi,
    extensions: ExtensionsApi,
  ) {
    this.#options = options;
    this.#endpoint = endpoint;
    const { logStream, outputFile, guard } = options;
    this.#processes = new ProcessSet({ variable: logStream, outputFile }, guard);
    this.#runtime = runtime;
    this.#extensions = extensions;
  }

  /** Opens the endpoint; no process is started yet. */
  static async open(options: SandboxOptions): Promise<Sandbox> {
    const { functionName, version, handler } = options.version;
    const sandbox = (): Sandbox => self;
    const runtime = new RuntimeApi({
      ready: () => sandbox().#onRuntimeReady(),
      delivered: (delivery) => sandbox().#onDelivered(delivery),
      answered: (answer) => sandbox().#settle({ kind: 'answered', at: answer.at, answer }),
      initFailed: (failure) => sandbox().#fail(failure),
    });
    const extensions = new ExtensionsApi(
      { functionName, functionVersion: version, handler },
      {
        registered: (name, events) => {
          options.onExtension(name, events);
          sandbox().#onProgress();
        },
        ready: () => sandbox().#onProgress(),
        failed: (failure) => sandbox().#fail(failure),
      },
    );
    const self = new Sandbox(options, await openEndpoint({ runtime, extensions }), runtime, extensions);
    return self;
  }

  /** False once a process of it has ended, or the end was asked for: nothing can be run any more. */
  get alive(): boolean {
    return this.#failure === null && !this.#hasLostProcess && this.#ending === null;
  }

  /** Peak resident size over the processes, as far as it could be read; null when it never could. */
  get peakMemoryMb(): number | null {
    return this.#processes.peakMemoryMb;
  }

  /**
   * Starts the extensions, then the runtime; over when the runtime and every registered extension asked for
   * their next event.
   *
   * @returns `startedAt` is the moment before the first process was started, of performance.now().
   */
  async init(limitMs: number): Promise<{ startedAt: number; end: PhaseEnd }> {
    const { taskRoot } = this.#options.version;
    const names = externalExtensions(taskRoot);
    this.#extensions.expect(names);
    const startedAt = performance.now();
    const end = await this.#untilReady(limitMs, () => {
      for (const name of names) {
        this.#launch('Extension', { file: join(taskRoot, 'extensions', name), args: [] });
      }
    });
    this.#extensions.seal();
    return { startedAt, end };
  }

  /**
   * Waits until what the last request left running is done. On AWS a request is over only then; one whose
   * runtime does not come back in time, or ends, costs the environment its processes.
   */
  async settle(limitMs: number): Promise<void> {
    await this.#untilReady(limitMs, () => {});
  }

  /** Runs one request, which begins when the runtime takes it. */
  async handle(delivery: Delivery, limitMs: number): Promise<PhaseEnd> {
    const end = await this.#run(limitMs, () => {
      this.#processes.thaw();
      this.#runtime.deliver(delivery);
      this.#processes.observeMemory();
    });
    this.#processes.observeMemory();
    this.#freezeWhenIdle();
    return end;
  }

  /** Ends every process, after the time that AWS gives extensions to say goodbye. Idempotent. */
  end(reason: 'SPINDOWN' | 'TIMEOUT' | 'FAILURE'): Promise<void> {
    this.#ending ??= this.#shutDown(reason);
    return this.#ending;
  }

  /** Kills every process at once. */
  kill(): void {
    this.#processes.kill();
  }

  async #shutDown(reason: 'SPINDOWN' | 'TIMEOUT' | 'FAILURE'): Promise<void> {
    const ended = this.#processes.ended();
    const limitMs = this.#extensions.shutdownLimitMs;
    if (limitMs > 0) {
      this.#processes.thaw();
      this.#extensions.shutdown(reason, Date.now() + limitMs);
      this.#main?.terminate();
      const limit = Promise.withResolvers<void>();
      const timer = setTimeout(limit.resolve, limitMs);
      await Promise.race([ended, limit.promise]);
      clearTimeout(timer);
    }
    this.kill();
    await ended;
    this.#processes.killStrays();
    this.#endpoint.close();
    this.#settle({
      kind: 'failed',
      at: performance.now(),
      failure: platformFailure('Sandbox.Failure', 'The engine was closed'),
    });
  }

  async #untilReady(limitMs: number, begin: () => void): Promise<PhaseEnd> {
    this.#awaitsReady = true;
    const end = await this.#run(limitMs, () => {
      begin();
      this.#onProgress();
    });
    this.#awaitsReady = false;
    return end;
  }

  async #run(limitMs: number, begin: () => void): Promise<PhaseEnd> {
    const phase = Promise.withResolvers<PhaseEnd>();
    this.#phase = phase;
    const timer = setTimeout(() => this.#fail(timeoutFailure(this.#options.version.timeoutSeconds)), limitMs);
    if (this.#failure !== null)
      this.#settle({ kind: 'failed', at: performance.now(), failure: this.#failure });
    else begin();
    const end = await phase.promise;
    clearTimeout(timer);
    return end;
  }

  #settle(end: PhaseEnd): void {
    this.#phase?.resolve(end);
    this.#phase = null;
  }

  /** The first failure counts; what follows from it does not. */
  #fail(failure: Failure): void {
    this.#processes.observeMemory();
    this.#failure ??= failure;
    this.#settle({ kind: 'failed', at: performance.now(), failure: this.#failure });
  }

  #onRuntimeReady(): void {
    this.#runtimeReady = true;
    this.#onProgress();
  }

  #onDelivered(delivery: Delivery): void {
    this.#runtimeReady = false;
    this.#extensions.announce(delivery);
  }

  #freezeWhenIdle(): void {
    const idle = this.#phase === null && this.#runtimeReady && this.#extensions.allReady;
    if (idle && this.alive) this.#processes.freeze();
  }

  #onProgress(): void {
    if (this.#ending !== null) return;
    if (!this.#runtimeStarted && this.#extensions.allRegistered) this.#startRuntime();
    if (!this.#runtimeReady || !this.#extensions.allReady) return;
    if (this.#awaitsReady) this.#settle({ kind: 'ready', at: performance.now() });
    else this.#freezeWhenIdle();
  }

  #startRuntime(): void {
    this.#runtimeStarted = true;
    const { version, files } = this.#options;
    const runtime = runtimeOf(version);
    const entry = runtime.entryPoint(version, files.clients.get(runtime.client ?? '') ?? '');
    if ('problem' in entry) this.#fail(platformFailure('Runtime.InvalidEntrypoint', entry.problem));
    else this.#main = this.#launch('Runtime', entry.command);
  }

  #launch(who: 'Runtime' | 'Extension', command: Command): LaunchedProcess {
    const { version, region, logStream, output, files } = this.#options;
    const variables = functionVariables(version, {
      runtimeApi: this.#endpoint.address,
      logStream,
      runtimeFolder: files.folder,
      region,
    });
    const process = this.#processes.launch(command, { folder: version.taskRoot, variables, output });
    void process.ended.then(async (end) => {
      this.#hasLostProcess = true;
      await pendingReads();
      this.#fail(exitFailure(who, end));
    });
    return process;
  }
}

/** What a process sent before it ended is in our sockets: after two turns of the event loop it has been read. */
async function pendingReads(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
