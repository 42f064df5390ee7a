import type { Report } from '../core/report.ts';
import { writeOutputs, writeSummary } from '../github/output.ts';
import { renderMarkdown } from '../report/markdown/render.ts';
import { reportOutputs } from '../report/outputs.ts';
import { renderText } from '../report/text.ts';
import type { ReportPaths } from '../run/reports.ts';
import { annotate } from './annotate.ts';

/** GitHub drops a summary of 1 MiB without a word; other steps of the job add to theirs, not to ours. */
const SUMMARY_BYTES = 1_000_000;

/** Tells the runner everything about the report: the log, the job summary and the outputs. */
export async function tell(report: Report, paths: ReportPaths): Promise<void> {
  console.log(renderText(report, { reportJsonPath: paths.json }));
  const problem = await writeSummary(renderMarkdown(report, { limit: SUMMARY_BYTES, unit: 'bytes' }));
  if (problem !== null) annotate({ level: 'warning', title: 'Cold start gate', message: problem });
  writeOutputs({
    ...reportOutputs(report),
    'report-json': paths.json,
    'report-csv': paths.csv,
    'report-markdown': paths.markdown,
  });
}
