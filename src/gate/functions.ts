/** The functions that one run measures: each with its own sides, tiers and rule, all in one family of cells. */
import {
  type Architecture,
  type CellKey,
  type ColdStart,
  type Rule,
  SIDES,
  type Side,
} from '../core/model.ts';
import type { SideReport } from '../core/report.ts';
import { startHealth } from '../core/start/health.ts';

export interface FunctionRequest {
  readonly label: string;
  readonly tiersMb: readonly number[];
  readonly architectures: readonly Architecture[];
  /** base is null when only a budget is judged. */
  readonly sides: { readonly base: SideReport | null; readonly head: SideReport };
  /** Values of the function's environment, which no message may show. */
  readonly environmentValues: readonly string[];
  readonly acceptFunctionErrors: boolean;
  readonly rule: Rule;
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
  /** Starts of a side that one version serves at the same moment; 1 unless a version is dear (SnapStart). */
  readonly startsPerVersion: number;
}

export class MeasuredFunctions {
  /** Stands for all where they are alike. */
  readonly first: FunctionRequest;
  readonly all: readonly FunctionRequest[];
  /** Every cell of every function, in the order of the functions. */
  readonly cells: readonly CellKey[];
  readonly #byLabel: ReadonlyMap<string, FunctionRequest>;
  readonly #ended = new Set<string>();

  /** @throws RangeError without any function, or for two of one label. */
  constructor(functions: readonly FunctionRequest[]) {
    const [first] = functions;
    this.#byLabel = new Map(functions.map((fn) => [fn.label, fn]));
    if (first === undefined || this.#byLabel.size < functions.length) {
      throw new RangeError('a run needs functions with labels of their own');
    }
    this.first = first;
    this.all = functions;
    this.cells = functions.flatMap(({ label, architectures, tiersMb }) =>
      architectures.flatMap((architecture) =>
        tiersMb.map((tierMb) => ({ functionLabel: label, architecture, tierMb })),
      ),
    );
  }

  of(cell: CellKey): FunctionRequest {
    const fn = this.#byLabel.get(cell.functionLabel);
    if (fn === undefined) throw new Error('a cell of a function that the run does not measure');
    return fn;
  }

  sidesOf(cell: CellKey): readonly Side[] {
    return measuredSides(this.of(cell));
  }

  /** Goes into the names of temporary functions, which tiers alone do not tell apart here. All of one length. */
  tokenOf(cell: CellKey, runToken: string): string {
    return this.all.length === 1
      ? runToken
      : `${runToken}${String(this.all.indexOf(this.of(cell))).padStart(3, '0')}`;
  }

  /** Whether the build of a side does not start, so that no more starts of this function are worth sending. */
  hasEnded(fn: FunctionRequest, starts: readonly ColdStart[]): boolean {
    if (this.#ended.has(fn.label)) return true;
    const own = this.all.length === 1 ? starts : starts.filter(({ cell }) => cell.functionLabel === fn.label);
    if (startHealth(own, measuredSides(fn)) === null) return false;
    this.#ended.add(fn.label);
    return true;
  }

  haveAllEnded(starts: readonly ColdStart[]): boolean {
    return this.all.every((fn) => this.hasEnded(fn, starts));
  }
}

export function measuredSides({ sides }: FunctionRequest): readonly Side[] {
  return sides.base === null ? ['head'] : SIDES;
}
