/** What a prepared run would do, before it does anything. */
import { sumEstimates } from '../core/cost/estimate.ts';
import type { PlannedRun } from '../report/plan-text.ts';
import { estimateOf } from './function-estimate.ts';
import { measuredOf, type PreparedFunction, type PreparedRun } from './prepared-run.ts';

/** The plan of a run; with `engine: aws` with the policy that it needs. */
export async function planOf(run: PreparedRun): Promise<PlannedRun> {
  const { functions } = run;
  const planned = measuredOf(run);
  const skipped = functions.filter((fn) => fn.identical).length;
  const places = planned.map(({ place }) => place);
  return {
    where: [...new Set(places.map(({ where }) => where))].join('; '),
    functions: { measured: functions.length - skipped, skipped },
    tiersMb: [...new Set(places.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b),
    architectures: [...new Set(places.flatMap(({ architectures }) => architectures))].toSorted(),
    identical: skipped === functions.length,
    estimate: sumEstimates(planned.map(estimateOfFunction)),
    policy: await run.engine.policy(),
  };
}

function estimateOfFunction({ config, place, code: { head, base } }: PreparedFunction) {
  return estimateOf(config, place, {
    head: head.kind === 'package' ? head.sizeBytes : 0,
    base: base?.kind === 'package' ? base.sizeBytes : 0,
  });
}
