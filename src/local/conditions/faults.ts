/**
 * What can go wrong on the way to AWS, as a table that a test writes down:
 *
 *   faults: [
 *     { operation: 'PublishVersion', calls: [1, 2], effect: { kind: 'error', status: 409, code: 'ResourceConflictException', message: '...' } },
 *     { operation: 'Invoke', calls: 3, effect: { kind: 'reset', at: 'after-work' } },
 *     { operation: '*', calls: { from: 20 }, effect: { kind: 'error', status: 403, code: 'ExpiredTokenException', message: '...' } },
 *   ]
 */
import type { ChangeFailure } from '../functions/lifecycle.ts';

export interface FaultRule {
  /** Name of the operation, or `*` for every one. */
  readonly operation: string;
  /** Which of the calls that the rule matches, counted from 1; absent: all of them. */
  readonly calls?: number | readonly number[] | { readonly from: number; readonly to?: number };
  /** Narrows the rule down further, e.g. to one function. */
  readonly when?: (call: FaultedCall) => boolean;
  readonly effect: FaultEffect;
}

export interface FaultedCall {
  readonly operation: string;
  /** null where the operation has none. */
  readonly functionName: string | null;
  readonly qualifier: string | null;
}

export type FaultEffect =
  /** Answered in place of the work. `reason` is a ThrottleReason. */
  | {
      readonly kind: 'error';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly reason?: string;
    }
  /** The connection breaks before anything happened, or when all is done and only the answer is missing. */
  | { readonly kind: 'reset'; readonly at: 'before-work' | 'after-work' }
  /** The answer comes later; the work is done at once. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The create or update that this call starts ends as Failed. */
  | ({ readonly kind: 'change-fails' } & ChangeFailure)
  /** The answer is altered: headers set, or removed by null; members of a FunctionConfiguration replaced. */
  | {
      readonly kind: 'alter';
      readonly headers?: Readonly<Record<string, string | null>>;
      readonly configuration?: Readonly<Record<string, unknown>>;
      /** Every occurrence of a text in Invoke's decoded LogResult is replaced. */
      readonly tail?: { readonly find: RegExp; readonly put: string };
    };

/** Counts calls per rule and says which effects a call meets, in the order of the table. */
export class Faults {
  readonly #rules: readonly { readonly rule: FaultRule; seen: number }[];

  constructor(rules: readonly FaultRule[]) {
    this.#rules = rules.map((rule) => ({ rule, seen: 0 }));
  }

  meet(call: FaultedCall): readonly FaultEffect[] {
    const effects: FaultEffect[] = [];
    for (const entry of this.#rules) {
      const { operation, calls, when, effect } = entry.rule;
      if (operation !== '*' && operation !== call.operation) continue;
      if (when !== undefined && !when(call)) continue;
      entry.seen += 1;
      if (isCounted(calls, entry.seen)) effects.push(effect);
    }
    return effects;
  }
}

function isCounted(calls: FaultRule['calls'], nth: number): boolean {
  if (calls === undefined) return true;
  if (typeof calls === 'number') return nth === calls;
  if ('from' in calls) return nth >= calls.from && nth <= (calls.to ?? Number.POSITIVE_INFINITY);
  return calls.includes(nth);
}
