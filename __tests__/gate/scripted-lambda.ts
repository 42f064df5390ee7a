/**
 * Lambda as a test writes it, on a virtual clock: how long each init takes, and what goes wrong at which call. It holds
 * the gate to the contract of the port, and keeps the environments of every version as Lambda does: a second start of
 * a version is cold only while the first is still running.
 */
import { formatRecord } from '../../src/core/log/format.ts';
import type { InvokeResult } from '../../src/core/start/invoke-result.ts';
import type { Lambda, TemporaryFunction } from '../../src/gate/ports.ts';
import { reportRecord, response } from '../core/start/invokes.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A call that the gate made. */
export interface Call {
  readonly operation: keyof Lambda;
  readonly fn: TemporaryFunction;
  readonly version: string | null;
  /** From 1: which call of this operation in the whole run. */
  readonly number: number;
  readonly sentMs: number;
}

/** An error is thrown; a refusal or a lost answer comes back; the words stand for what Lambda does with a start. */
export type Fault =
  | Error
  | Extract<InvokeResult, { kind: 'throttled' | 'dropped' }>
  | 'made-ahead'
  | 'no-report'
  | 'another-version'
  | 'init-fails';

export interface Script {
  /** @param index from 0: the how manieth start of this function, side and tier. */
  readonly initMs?: (
    functionLabel: string,
    side: TemporaryFunction['side'],
    tierMb: number,
    index: number,
  ) => number;
  /** SnapStart: what `initMs` says is the restore. */
  readonly restored?: boolean;
  /** Asked at every call, before it takes any time. */
  readonly fault?: (call: Call) => Fault | undefined;
}

/** About what AWS takes; a start takes its init on top. */
const TAKES_MS: Readonly<Record<keyof Lambda, number>> = {
  create: 3_000,
  ready: 2_000,
  publishFresh: 2_500,
  invoke: 30,
  findReport: 1_000,
  remove: 300,
};
const HANDLER_MS = 10;

/** A temporary function that was asked for and is not deleted. */
interface Standing {
  usable: boolean;
  publishing: boolean;
  /** Of each version, from 1: environments that wait for a request. */
  readonly idle: number[];
}

export class ScriptedLambda implements Lambda {
  /** Every call in the order in which it was sent. */
  readonly calls: Call[] = [];
  /** By name; what is left of the run. */
  readonly standing = new Map<string, Standing>();
  readonly #startsOf = new Map<string, number>();
  readonly #log = new Map<string, string>();
  readonly #clock: VirtualClock;
  readonly #script: Script;

  constructor(clock: VirtualClock, script: Script) {
    this.#clock = clock;
    this.#script = script;
  }

  async create(fn: TemporaryFunction, signal: AbortSignal): Promise<void> {
    demand(!this.standing.has(fn.name), 'a function is created once');
    // It may be there although the answer is an error.
    this.standing.set(fn.name, { usable: false, publishing: false, idle: [] });
    await this.#call('create', fn, null, signal).answer();
  }

  async ready(fn: TemporaryFunction, signal: AbortSignal): Promise<void> {
    const state = this.#stateOf(fn);
    await this.#call('ready', fn, null, signal).answer();
    state.usable = true;
  }

  async publishFresh(fn: TemporaryFunction, _nonce: string, signal: AbortSignal): Promise<string> {
    const state = this.#stateOf(fn);
    demand(state.usable, 'a function is ready before it is published');
    demand(!state.publishing, 'versions of a function are made one after the other');
    state.publishing = true;
    try {
      await this.#call('publishFresh', fn, null, signal).answer();
      return String(state.idle.push(0));
    } finally {
      state.publishing = false;
    }
  }

  async invoke(fn: TemporaryFunction, version: string, signal: AbortSignal): Promise<InvokeResult> {
    const { cell, side } = fn;
    const { idle } = this.#stateOf(fn);
    const place = Number(version) - 1;
    const waiting = idle[place];
    if (waiting === undefined) throw new Error(`${fn.name} has no version ${version}`);
    const call = this.#call('invoke', fn, version, signal);
    const { fault } = call;
    if (typeof fault === 'object' && 'kind' in fault) {
      await call.answer();
      return fault;
    }
    const lane = `${cell.functionLabel} ${cell.tierMb} ${side}`;
    const index = this.#startsOf.get(lane) ?? 0;
    this.#startsOf.set(lane, index + 1);
    const initMs = this.#script.initMs?.(cell.functionLabel, side, cell.tierMb, index) ?? 100;
    idle[place] = Math.max(0, waiting - 1);
    const failed = fault === 'init-fails';
    const cold = waiting === 0 && fault !== 'made-ahead';
    await call.answer(cold ? initMs : 0);
    idle[place] += 1;
    const requestId = `00000000-0000-4000-8000-${String(call.number).padStart(12, '0')}`;
    const phase = this.#script.restored ? 'restoreMs' : 'initMs';
    const record = reportRecord({
      requestId,
      durationMs: HANDLER_MS,
      billedMs: null,
      memorySizeMb: cell.tierMb,
      initMs: null,
      ...(cold && !failed ? { [phase]: initMs } : {}),
      ...(failed ? { status: 'error', errorType: 'Runtime.ImportModuleError' } : {}),
    });
    const line = formatRecord(record, 'Text', '');
    this.#log.set(requestId, line);
    return response({
      requestId,
      executedVersion: fault === 'another-version' ? '$LATEST' : version,
      functionError: failed ? 'Unhandled' : null,
      logTail: fault === 'no-report' ? null : line,
      wallMs: this.#clock.monotonicMs() - call.sentMs,
    });
  }

  async findReport(
    fn: TemporaryFunction,
    requestId: string,
    _sentAt: Date,
    signal: AbortSignal,
  ): Promise<string | null> {
    const call = this.#call('findReport', fn, null, signal);
    await call.answer();
    return call.fault === 'no-report' ? null : (this.#log.get(requestId) ?? null);
  }

  async remove(fn: TemporaryFunction): Promise<void> {
    demand(!this.standing.get(fn.name)?.publishing, 'nothing of a function is under way when it is deleted');
    await this.#call('remove', fn, null, new AbortController().signal).answer();
    this.standing.delete(fn.name);
  }

  #stateOf(fn: TemporaryFunction): Standing {
    const state = this.standing.get(fn.name);
    if (state === undefined) throw new Error(`there is no ${fn.name}`);
    return state;
  }

  #call(operation: keyof Lambda, fn: TemporaryFunction, version: string | null, signal: AbortSignal) {
    signal.throwIfAborted();
    const number = this.calls.filter((call) => call.operation === operation).length + 1;
    const call: Call = { operation, fn, version, number, sentMs: this.#clock.monotonicMs() };
    this.calls.push(call);
    const fault = this.#script.fault?.(call);
    return {
      ...call,
      fault,
      answer: async (moreMs = 0): Promise<void> => {
        await this.#clock.sleep(TAKES_MS[operation] + moreMs, signal);
        signal.throwIfAborted();
        if (fault instanceof Error) throw fault;
      },
    };
  }
}

/** What a caller owes the port. It is an error of the gate, whatever the test is about. */
function demand(kept: boolean, contract: string): void {
  if (!kept) throw new Error(`the gate broke the contract of Lambda: ${contract}`);
}
