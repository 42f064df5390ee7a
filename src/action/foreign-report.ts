/** A report that the code under test may have written itself. Nothing that it concludes is taken over. */

import type { Policy } from '../core/config/config.ts';
import type { Report } from '../core/report.ts';
import { ShapeError } from '../core/shape.ts';
import { countStarts } from '../core/start/count-starts.ts';
import { StatisticsError } from '../core/statistics/errors.ts';
import { judgeReport } from '../core/verdict/judge-report.ts';
import { readRegularFile, textOf } from '../packages/regular-file.ts';
import { readReportJson } from '../report/json/json.ts';

/** A report of 60 functions at 6 tiers has 15 million bytes. */
const MOST_BYTES = 32_000_000;

export type ForeignReport =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly problem: string };

/** What stands above such a report, in the comment and in the summary. */
export const FOREIGN_NOTICE =
  'Measured by untrusted code: these times come from a workflow run of the pull request itself, which could have made them up.';

/**
 * Reads a report of at most 32 MB, checks every value of it, and judges it again from its raw starts by its own rule.
 * Never throws for what the file holds.
 * @param policy ours: the file must not decide which verdicts fail the check
 */
export async function readForeignReport(path: string, policy: Policy): Promise<ForeignReport> {
  const fail = (why: string): ForeignReport => ({
    ok: false,
    problem: `report: ${JSON.stringify(path)} ${why}`,
  });
  try {
    const file = await readRegularFile(path, { mostBytes: MOST_BYTES, followLinks: false });
    if (file.kind !== 'file')
      return fail(`is no file, or has more than ${MOST_BYTES} bytes; it was not read.`);
    const claimed = { ...readReportJson(textOf(file.bytes)), policy };
    const { comparisons, verdict } = judgeReport(claimed);
    const cells = comparisons.map(({ cell }) => cell);
    const counts = countStarts(claimed.starts, cells, claimed.functions);
    return { ok: true, report: { ...claimed, comparisons, verdict, counts } };
  } catch (error) {
    if (error instanceof ShapeError) return fail(`is not a report that can be shown: ${error.message}`);
    if (error instanceof StatisticsError) return fail('holds a rule or starts that cannot be judged.');
    if (error instanceof Error && 'syscall' in error)
      return fail('cannot be read; check the step that downloads it.');
    throw error;
  }
}
