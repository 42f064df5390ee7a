/**
 * One execution environment: its log, and its sandboxes one after the other. The first is initialized ahead of
 * the first request (INIT phase); after a failure the next one is initialized inside a request, within the
 * function's timeout and its Duration, and no Init Duration is reported (Lambda developer guide, "Understanding
 * the Lambda execution environment lifecycle").
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { billedMs } from '../../core/log/billing.ts';
import type { InitPhase, PlatformRecord, PlatformStatus } from '../../core/log/record.ts';
import type { InvokeAnswer, LogChunk, RunnableVersion } from '../contract.ts';
import { EnvironmentLog } from './environment-log.ts';
import { type Failure, timeoutFailure } from './function-failure.ts';
import type { RuntimeAnswer } from './runtime-api.ts';
import { runtimeOf } from './runtimes.ts';
import { type PhaseEnd, Sandbox, type Shared } from './sandbox.ts';

export interface ExecutionEnvironmentOptions extends Shared {
  readonly version: RunnableVersion;
  readonly initLimitMs: number;
  /** File for the output of its processes; made here. */
  readonly logFile: string;
  readonly onLog: (chunk: LogChunk) => void;
  readonly beforeStart: (taskRoot: string) => Promise<void>;
}

export interface Request {
  readonly event: Uint8Array;
  readonly clientContext: string | null;
}

/** What a request came to, before it is written down. */
interface Outcome {
  readonly durationMs: number;
  readonly initMs: number | null;
  readonly failure: Failure | null;
  readonly answer: RuntimeAnswer | null;
}

export class ExecutionEnvironment {
  readonly version: RunnableVersion;
  readonly #options: ExecutionEnvironmentOptions;
  readonly #log: EnvironmentLog;
  readonly #logStream: string;
  #sandbox: Sandbox | null = null;
  #initSpent = false;
  #closed = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: ExecutionEnvironmentOptions) {
    const { version, logFile, onLog } = options;
    this.version = version;
    this.#options = options;
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
    this.#logStream = `${today}/[${version.version}]${randomBytes(16).toString('hex')}`;
    this.#log = new EnvironmentLog(logFile, {
      format: version.logFormat,
      systemLevel: version.systemLogLevel,
      sink: (bytes) =>
        onLog({ logGroup: version.logGroup, logStream: this.#logStream, timeMs: Date.now(), bytes }),
    });
  }

  /** Runs one request; not to be called again before it resolved. Rejects when it was ended meanwhile. */
  invoke(request: Request): Promise<InvokeAnswer> {
    const invocation = this.#invoke(request);
    this.#running = invocation;
    return invocation;
  }

  async #invoke(request: Request): Promise<InvokeAnswer> {
    const requestId = randomUUID();
    this.#log.forget();
    const outcome = await this.#serve(requestId, request);
    this.#writeEnd(requestId, outcome);
    const { failure, answer } = outcome;
    const reply: InvokeAnswer = {
      requestId,
      payload: failure?.payload(requestId) ?? answer?.payload ?? new Uint8Array(),
      functionError: failure !== null || answer?.functionError === true ? 'Unhandled' : null,
      logTail: this.#log.tail(),
    };
    // A response that was too large is the function's failure, but its processes are well.
    if (failure !== null && answer === null)
      void this.#sandbox?.end(failure.status === 'timeout' ? 'TIMEOUT' : 'FAILURE');
    return reply;
  }

  /** Ends its processes. Idempotent. */
  async end(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#sandbox?.end('SPINDOWN');
    await Promise.allSettled([this.#running]);
    await this.#sandbox?.end('SPINDOWN');
    this.#log.forget();
    this.#log[Symbol.dispose]();
  }

  /** Kills its processes without a goodbye. */
  kill(): void {
    this.#sandbox?.kill();
  }

  async #serve(requestId: string, request: Request): Promise<Outcome> {
    const timeoutMs = this.version.timeoutSeconds * 1000;
    let initMs: number | null = null;
    if (!this.#initSpent) {
      this.#initSpent = true;
      await this.#options.beforeStart(this.version.taskRoot);
      const init = await this.#initialize('init', this.#options.initLimitMs);
      initMs = init.failure === null ? init.ms : null;
    } else if (this.#sandbox?.alive === true) await this.#sandbox.settle(timeoutMs);
    if (this.#sandbox?.alive !== true) await this.#options.beforeStart(this.version.taskRoot);
    // Only an init inside the request counts into Duration and against the timeout.
    const begunAt = performance.now();
    let reinitialized = false;
    if (this.#sandbox === null || !this.#sandbox.alive) {
      reinitialized = true;
      initMs = null;
      const init = await this.#initialize('invoke', timeoutMs);
      if (init.failure !== null) {
        this.#writeStart(requestId);
        const durationMs = init.failure.status === 'timeout' ? timeoutMs : performance.now() - begunAt;
        return { durationMs, initMs, failure: init.failure, answer: null };
      }
    }
    this.#writeStart(requestId);
    const spentMs = reinitialized ? performance.now() - begunAt : 0;
    const handedOverAt = performance.now();
    const end = await this.#handle(requestId, request, timeoutMs - spentMs);
    if (end.kind === 'answered') {
      const since = reinitialized ? begunAt : end.answer.deliveredAt;
      return { durationMs: end.at - since, initMs, failure: end.answer.refused, answer: end.answer };
    }
    const failure = end.kind === 'failed' ? end.failure : timeoutFailure(this.version.timeoutSeconds);
    const durationMs =
      failure.status === 'timeout' ? timeoutMs : end.at - (reinitialized ? begunAt : handedOverAt);
    return { durationMs, initMs, failure, answer: null };
  }

  #handle(requestId: string, request: Request, limitMs: number): Promise<PhaseEnd> {
    if (this.#sandbox === null) throw new Error(`environment of ${this.version.functionName} has no sandbox`);
    return this.#sandbox.handle(
      {
        requestId,
        event: request.event,
        clientContext: request.clientContext,
        deadlineMs: Math.floor(Date.now() + limitMs),
        arn: this.version.arn,
        tenantId: this.version.tenantId ?? null,
        traceId: traceId(),
      },
      limitMs,
    );
  }

  /** Starts a new sandbox in place of the last and reports on its init. */
  async #initialize(phase: InitPhase, limitMs: number): Promise<{ ms: number; failure: Failure | null }> {
    const { version } = this;
    const initializationType = version.snapStart === true ? 'snap-start' : 'on-demand';
    await this.#sandbox?.end('FAILURE');
    this.#sandbox = await Sandbox.open({
      ...this.#options,
      logStream: this.#logStream,
      outputFile: this.#options.logFile,
      output: this.#log.output,
      onExtension: (name, events) => this.#log.platform({ type: 'extension', name, state: 'Ready', events }),
    });
    if (this.#closed)
      throw new Error(`The engine was closed while ${version.functionName} was to be started.`);
    const about = {
      functionName: version.functionName,
      functionVersion: version.version,
      runtimeVersionArn: null,
    };
    this.#log.platform(
      version.snapStart === true
        ? { type: 'restoreStart', ...about, runtimeVersion: 'simulated-restore' }
        : {
            type: 'initStart',
            ...about,
            initializationType,
            phase,
            runtimeVersion: runtimeOf(version).version,
          },
    );
    const { startedAt, end } = await this.#sandbox.init(limitMs);
    const ms = end.at - startedAt;
    const failure = end.kind === 'failed' ? end.failure : null;
    const status: PlatformStatus = failure?.status ?? 'success';
    const errorType = failure?.errorType ?? null;
    this.#log.platform({ type: 'initRuntimeDone', initializationType, phase, status, errorType });
    if (failure !== null || version.logFormat === 'JSON') {
      this.#log.platform({
        type: 'initReport',
        initializationType,
        phase,
        status,
        errorType,
        durationMs: ms,
      });
    }
    if (failure !== null) await this.#sandbox.end(failure.status === 'timeout' ? 'TIMEOUT' : 'FAILURE');
    return { ms, failure };
  }

  #writeStart(requestId: string): void {
    this.#log.platform({ type: 'start', requestId, version: this.version.version });
  }

  #writeEnd(requestId: string, { durationMs, initMs, failure }: Outcome): void {
    const status: PlatformStatus = failure?.status ?? 'success';
    const errorType = failure?.errorType ?? null;
    const records: PlatformRecord[] = [
      { type: 'runtimeDone', requestId, status, errorType, durationMs },
      { type: 'end', requestId },
      {
        type: 'report',
        requestId,
        durationMs,
        billedMs: billedMs(
          this.version.snapStart === true
            ? { durationMs, ...asRestore(initMs) }
            : { durationMs, initMs, billedRestoreMs: null },
        ),
        memorySizeMb: this.version.memorySizeMb,
        maxMemoryUsedMb: this.#sandbox?.peakMemoryMb ?? null,
        ...(this.version.snapStart === true
          ? asRestore(initMs)
          : { initMs, restoreMs: null, billedRestoreMs: null }),
        status,
        errorType,
      },
    ];
    for (const record of records) this.#log.platform(record);
  }
}

/** The init of an environment in the words of a restore. Nothing was restored: see `simulateSnapStart`. */
function asRestore(initMs: number | null) {
  return {
    initMs: null,
    restoreMs: initMs,
    billedRestoreMs: initMs === null ? null : Math.ceil(initMs),
  };
}

/** Not sampled, as tracing is not there. */
function traceId(): string {
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  return `Root=1-${seconds}-${randomBytes(12).toString('hex')};Parent=${randomBytes(8).toString('hex')};Sampled=0`;
}
