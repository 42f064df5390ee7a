import { constants } from 'node:fs';
import { access, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '../core/report.ts';
import { reportCsv } from '../report/csv.ts';
import { reportJson } from '../report/json/json.ts';
import { COMMENT_LIMIT, renderMarkdown } from '../report/markdown/render.ts';

export interface ReportPaths {
  readonly json: string;
  readonly csv: string;
  readonly markdown: string;
}

/**
 * Makes the folder for the reports before anything is measured, so that a path that cannot be one costs no run.
 * @returns one sentence for the user, or null when the folder is there.
 */
export async function openReportFolder(folder: string): Promise<string | null> {
  try {
    await makeFolder(resolve(folder));
    await access(folder, constants.W_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return `report-dir: ${JSON.stringify(folder)} cannot be made or written to (${code}); give the path of a folder.`;
  }
}

/** Level by level: Node's own recursive mkdir never ends below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  if (found === null) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** Writes the report in its three forms into a folder that {@link openReportFolder} made. Older files are replaced. */
export async function writeReports(report: Report, folder: string): Promise<ReportPaths> {
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
