/** Every form that a report is written in. A new one is a file beside this, and a row here. */

import { reportJson } from './json/json.ts';
import { COMMENT_LIMIT } from './markdown/render.ts';
import { reportCsv } from './starts-csv.ts';
import { renderText } from './text.ts';
import type { ReportView } from './view.ts';

export interface Exporter {
  /** What `report --format` calls it. */
  readonly format: string;
  /** Its file in the folder of the reports, with the output of the action that says where it is; null: only printed. */
  readonly written: {
    readonly file: string;
    readonly output: string;
    /** Of the output, for action.yml. */
    readonly description: string;
  } | null;
  readonly render: (view: ReportView) => string;
}

/** The first is what `report` prints when nothing else is asked for. */
export const EXPORTERS = [
  { format: 'text', written: null, render: renderText },
  {
    format: 'json',
    written: {
      file: 'report.json',
      output: 'report-json',
      description: 'Path of the report as JSON, with every start.',
    },
    render: reportJson,
  },
  {
    format: 'csv',
    written: { file: 'report.csv', output: 'report-csv', description: 'Path of every start as CSV.' },
    render: reportCsv,
  },
  {
    format: 'md',
    written: {
      file: 'report.md',
      output: 'report-markdown',
      description: 'Path of the job summary as Markdown.',
    },
    render: (view) => view.markdown({ limit: COMMENT_LIMIT }),
  },
] as const satisfies readonly Exporter[];

export type Format = (typeof EXPORTERS)[number]['format'];

/** Where the files of a report are. */
export type ReportPaths = ReadonlyMap<Format, string>;

/** The outputs of the action that say where the files are. */
export function pathOutputs(paths: ReportPaths): Partial<Record<PathOutput, string>> {
  const outputs: Partial<Record<PathOutput, string>> = {};
  for (const { format, written } of EXPORTERS) {
    const path = paths.get(format);
    if (written !== null && path !== undefined) outputs[written.output] = path;
  }
  return outputs;
}

type PathOutput = NonNullable<(typeof EXPORTERS)[number]['written']>['output'];
