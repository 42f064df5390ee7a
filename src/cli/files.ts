import type { Report } from '../core/report.ts';
import { type RegularFile, readRegularFile, textOf } from '../packages/regular-file.ts';
import { readReportJson } from '../report/json/json.ts';
import { UsageError } from './command.ts';

/** Larger files are not samples; a report of 60 functions at 6 tiers has about 15 MB. */
const MOST_BYTES = 200_000_000;

/** Reads a file that the user named. @throws UsageError when it cannot be read or is far too large. */
export async function readInput(path: string): Promise<string> {
  let file: RegularFile;
  try {
    file = await readRegularFile(path, { mostBytes: MOST_BYTES });
  } catch (error) {
    throw new UsageError(
      `${JSON.stringify(path)} cannot be read: give the path of a report JSON or a CSV file.`,
      {
        cause: error,
      },
    );
  }
  if (file.kind === 'no-file') {
    throw new UsageError(
      `${JSON.stringify(path)} is no regular file: give the path of a report JSON or a CSV file.`,
    );
  }
  if (file.kind === 'too-large')
    throw new UsageError(`${JSON.stringify(path)} is larger than 200 MB; it is not read.`);
  return textOf(file.bytes);
}

/** A report that anybody may have written. @throws UsageError naming the place that is wrong. */
export function parseReport(path: string, text: string): Report {
  try {
    return readReportJson(text);
  } catch (error) {
    throw new UsageError(
      `${JSON.stringify(path)} is not a report of this tool: ${error instanceof Error ? error.message : 'unreadable'}`,
      { cause: error },
    );
  }
}

/** Whether the text is JSON rather than CSV: a report is one object. */
export function looksLikeJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}
