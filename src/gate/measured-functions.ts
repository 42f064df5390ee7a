/** The functions that one run measures: each with its own sides, tiers and rule, all in one family of cells. */
import { functionOf } from '../core/function-of.ts';
import { type CellKey, type ColdStart, type Side, sidesIn } from '../core/model.ts';
import type { FunctionReport } from '../core/report.ts';
import { startHealth } from '../core/start/health.ts';

export interface FunctionRequest {
  /** The function as the report has it. */
  readonly reported: FunctionReport;
  /** Values of the function's environment, which no message may show. */
  readonly environmentValues: readonly string[];
  readonly acceptFunctionErrors: boolean;
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
  /** Starts of a side that one version serves at the same moment; 1 unless a version is dear (SnapStart). */
  readonly startsPerVersion: number;
}

/** A function that is measured, with the labels that find it. */
interface Measured extends FunctionRequest {
  readonly label: string;
  readonly sides: readonly Side[];
  /** Goes into the names of temporary functions, which tiers alone do not tell apart. All of one length. */
  readonly nameToken: string;
}

export class MeasuredFunctions {
  readonly all: readonly Measured[];
  /** Every cell of every function, in the order of the functions. */
  readonly cells: readonly CellKey[];
  readonly #ended = new Set<string>();

  /** @throws RangeError for two functions of one label. */
  constructor(functions: readonly FunctionRequest[], runToken: string) {
    this.all = functions
      .filter(({ reported }) => !reported.skipped)
      .map((fn, index) => ({
        ...fn,
        label: fn.reported.label,
        sides: sidesIn(fn.reported.sides),
        nameToken: `${runToken}${String(index).padStart(3, '0')}`,
      }));
    if (new Set(functions.map(({ reported }) => reported.label)).size < functions.length) {
      throw new RangeError('a run needs functions with labels of their own');
    }
    this.cells = this.all.flatMap(({ label, reported: { architectures, tiersMb } }) =>
      architectures.flatMap((architecture) =>
        tiersMb.map((tierMb) => ({ functionLabel: label, architecture, tierMb })),
      ),
    );
  }

  of(cell: CellKey): Measured {
    return functionOf(this.all, cell);
  }

  /** Whether the build of a side does not start, so that no more starts of this function are worth sending. */
  hasEnded({ label, sides }: Measured, starts: readonly ColdStart[]): boolean {
    if (this.#ended.has(label)) return true;
    const own = starts.filter(({ cell }) => cell.functionLabel === label);
    if (startHealth(own, sides) === null) return false;
    this.#ended.add(label);
    return true;
  }

  haveAllEnded(starts: readonly ColdStart[]): boolean {
    return this.all.every((fn) => this.hasEnded(fn, starts));
  }
}
