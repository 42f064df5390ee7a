/** What a prepared run would do, before it does anything. */
import { sumEstimates } from '../core/cost/estimate.ts';
import { MeasuredFunctions } from '../gate/functions.ts';
import { planReport } from '../gate/gate.ts';
import type { PlannedRun } from '../report/plan.ts';
import { estimateOf } from './estimate.ts';
import type { PreparedFunction } from './function.ts';
import type { Place } from './place.ts';
import type { PreparedRun } from './prepare.ts';
import { gateRequest, measuredOf } from './request.ts';

/** The plan of a run; with `engine: aws` with the policy that it needs. */
export async function planOf(run: PreparedRun): Promise<PlannedRun> {
  const { functions } = run;
  const measured = measuredOf(run);
  const plans = await Promise.all(measured.map(planOfFunction));
  const request = gateRequest(run, '');
  const { tiersMb, architectures } = planReport(new MeasuredFunctions(request.functions), request);
  const identical = functions.every((fn) => fn.identical);
  const skipped = functions.filter((fn) => fn.identical).length;
  return {
    where: [...new Set(plans.map(({ where }) => where))].join('; '),
    ...(functions.length === 1 ? {} : { functions: { measured: functions.length - skipped, skipped } }),
    tiersMb,
    architectures,
    identical,
    estimate: sumEstimates(plans.map(({ estimate }) => estimate)),
    policy: run.config.aws === null ? null : await policyText(functions),
  };
}

async function planOfFunction({ config, place, code }: PreparedFunction) {
  return {
    where: whereOf(place),
    estimate: estimateOf(config, place, {
      head: code.head.kind === 'package' ? code.head.sizeBytes : 0,
      base: code.base?.kind === 'package' ? code.base.sizeBytes : 0,
    }),
  };
}

async function policyText(functions: readonly PreparedFunction[]): Promise<string> {
  const [{ policyFor }, { mergePolicies }] = await Promise.all([
    import('../aws/preflight/rights.ts'),
    import('../aws/iam-policy.ts'),
  ]);
  const policies = functions.flatMap(({ config, place }) =>
    config.aws === null ? [] : [policyFor(config.aws, place.aws, config)],
  );
  return JSON.stringify(mergePolicies(policies), null, 2);
}

function whereOf({ aws }: Place): string {
  if (aws === null) return 'embedded engine on this machine';
  const { template, endpoint } = aws;
  const way = endpoint === null ? '' : ` (custom endpoint ${endpoint})`;
  return `AWS, ${template.region}, account ${template.accountId}, template ${template.name}${way}`;
}
