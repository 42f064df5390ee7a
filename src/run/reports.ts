import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../core/report.ts';
import { reportCsv } from '../report/csv.ts';
import { reportJson } from '../report/json/json.ts';
import { COMMENT_LIMIT, renderMarkdown } from '../report/markdown/render.ts';

export interface ReportPaths {
  readonly json: string;
  readonly csv: string;
  readonly markdown: string;
}

/** Writes the report in its three forms. The folder is made when it is missing; older files of the names are replaced. */
export async function writeReports(report: Report, folder: string): Promise<ReportPaths> {
  await mkdir(folder, { recursive: true });
  const paths = {
    json: join(folder, 'report.json'),
    csv: join(folder, 'report.csv'),
    markdown: join(folder, 'report.md'),
  };
  await Promise.all([
    writeFile(paths.json, reportJson(report)),
    writeFile(paths.csv, reportCsv(report)),
    writeFile(paths.markdown, renderMarkdown(report, { limit: COMMENT_LIMIT })),
  ]);
  return paths;
}
