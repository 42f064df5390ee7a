/** The report as a JSON file, and back. */
import type { Report } from '../../core/report.ts';
import { ShapeError } from '../../core/shape.ts';
import { reportShape } from './report-shape.ts';
import { withSentences } from './sentences.ts';
import { checkStarts } from './starts.ts';

/** Longer texts are refused before they are parsed: a report of 60 functions at 6 tiers has about 15 million. */
const MOST_CHARACTERS = 100_000_000;
/** What fits in this many columns stands on one line, a cold start always does: so diffs stay readable. */
const COLUMNS = 110;

/**
 * The report as JSON, properties always in the same order, with a sentence beside the verdict and every warning. The messages of failed starts are left out: they are
 * function output, which belongs in the job log alone.
 * @throws ShapeError for a report that `readReportJson` would refuse, e.g. with a time that is not a number
 */
export function reportJson(report: Report): string {
  const quiet: Report = {
    ...report,
    starts: report.starts.map((start) =>
      start.outcome.kind === 'failed' ? { ...start, outcome: { ...start.outcome, message: null } } : start,
    ),
  };
  return `${write(withSentences(reportShape.read(quiet, '$')), '', '')}\n`;
}

function write(value: unknown, indent: string, key: string): string {
  const oneLine = JSON.stringify(value);
  const isSmall = indent.length + oneLine.length <= COLUMNS;
  if (typeof value !== 'object' || value === null || (indent !== '' && isSmall)) return oneLine;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) =>
      key === 'starts' ? JSON.stringify(item) : write(item, inner, ''),
    );
    return `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
  }
  const items = Object.entries(value).map(
    ([name, item]) => `${inner}${JSON.stringify(name)}: ${write(item, inner, name)}`,
  );
  return `{\n${items.join(',\n')}\n${indent}}`;
}

/**
 * Reads a report that anybody may have written. Unknown properties are dropped; everything else is checked: kind,
 * range, length. It says nothing of whether the numbers are true or fit together: judge the starts again for that.
 * @throws ShapeError naming the place in the document
 */
export function readReportJson(text: string): Report {
  if (text.length > MOST_CHARACTERS) {
    throw new ShapeError('$', `longer than ${MOST_CHARACTERS} characters; not read`);
  }
  const value = parse(text);
  const schema: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'schema')
      ? Reflect.get(value, 'schema')
      : undefined;
  if (typeof schema === 'number' && schema !== 1) {
    throw new ShapeError(
      '$.schema',
      `schema version ${schema} is not known here; this version reads 1. Use the version of cold-start-gate that wrote the file`,
    );
  }
  const report = reportShape.read(value, '$');
  checkStarts(report);
  return report;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the document.
    throw new ShapeError('$', 'not JSON (cut off, or not a report at all)');
  }
}

/** The JSON Schema of schema version 1, from the same description that reads and writes. */
export function reportSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Cold Start Gate report, schema version 1',
    ...reportShape.schema,
  };
}
