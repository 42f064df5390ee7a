/** Requests to the gate for tests: one function at one tier with ten starts per side, unless told otherwise. */
import type { CellKey, Rule } from '../../src/core/model.ts';
import type { FunctionReport } from '../../src/core/report.ts';
import type { GateRequest } from '../../src/gate/gate.ts';
import type { FunctionRequest } from '../../src/gate/measured-functions.ts';

export const ARCHITECTURE = process.arch === 'arm64' ? 'arm64' : 'x86_64';
export const CELL: CellKey = { functionLabel: 'index.handler', architecture: ARCHITECTURE, tierMb: 512 };

export const RULE: Rule = {
  thresholdPercent: 10,
  thresholdMs: 10,
  budgetMs: null,
  alpha: 0.05,
  decision: 'default',
  metric: 'total',
  blockSize: 5,
  maxSamples: 10,
};

/** What a test may want otherwise, of the run and of its function. */
export type Overrides = Partial<GateRequest & FunctionRequest & FunctionReport>;

/** @param known what the sides are, as the report has them, and where they are measured. */
export function aRequest(
  known: Pick<FunctionReport, 'sides' | 'measuredOn'>,
  overrides: Overrides = {},
): GateRequest {
  const {
    label = CELL.functionLabel,
    architectures = [ARCHITECTURE],
    tiersMb = [CELL.tierMb],
    sides = known.sides,
    rule = RULE,
    ...others
  } = overrides;
  const of: FunctionRequest = {
    reported: { label, skipped: false, measuredOn: known.measuredOn, architectures, tiersMb, rule, sides },
    environmentValues: [],
    acceptFunctionErrors: false,
    functionsPerLane: 1,
    versionsAhead: 0,
    startsPerVersion: 1,
  };
  return {
    toolVersion: 'test',
    functions: [{ ...of, ...others }],
    policy: { onRegression: 'fail', onInconclusive: 'warn', onUnmeasured: 'pass' },
    seed: 'test',
    runToken: 'testrun',
    concurrency: 1,
    warnings: [],
    ...others,
  };
}
