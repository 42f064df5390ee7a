import { constants } from 'node:fs';
import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { History } from '../core/history.ts';
import { systemErrorCode } from '../core/system-error.ts';
import { EXPORTERS, type ReportPaths } from '../report/exporters.ts';
import type { ReportView } from '../report/view.ts';

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
    return `report-dir: ${JSON.stringify(folder)} cannot be made or written to (${systemErrorCode(error) ?? 'unknown error'}); give the path of a folder.`;
  }
}

/** Level by level: Node's own recursive mkdir never ends below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  if (found === null) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/**
 * Writes the report in every form that has a file into a folder that {@link openReportFolder} made. Older files are replaced, each in one
 * step, so that a full disk leaves no half of a report.
 * @param history of earlier runs, written beside them for `power`; null for none.
 * @returns where they are, or one sentence why they are not: a report that cannot be kept changes no verdict.
 */
export async function writeReports(
  view: ReportView,
  folder: string,
  history: History | null = null,
): Promise<
  { readonly paths: ReportPaths; readonly problem: null } | { readonly paths: null; readonly problem: string }
> {
  const files = EXPORTERS.flatMap(({ format, written, render }) =>
    written === null ? [] : [{ format, path: join(folder, written.file), render }],
  );
  try {
    await Promise.all([
      ...files.map(({ path, render }) => replaceFile(path, render(view))),
      ...(history === null
        ? []
        : [replaceFile(join(folder, 'history.json'), `${JSON.stringify(history)}\n`)]),
    ]);
    return { paths: new Map(files.map(({ format, path }) => [format, path])), problem: null };
  } catch (error) {
    return {
      paths: null,
      problem: `The report could not be written to report-dir ${JSON.stringify(folder)} (${systemErrorCode(error) ?? 'unknown error'}).`,
    };
  }
}

async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.part`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
