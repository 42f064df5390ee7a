import type { Report } from '../core/report.ts';
import { reportCsv } from '../report/csv.ts';
import { reportJson } from '../report/json/json.ts';
import { COMMENT_LIMIT, renderMarkdown } from '../report/markdown/render.ts';
import { renderText } from '../report/text.ts';
import type { Command } from './cli.ts';
import { parseReport, readInput } from './files.ts';
import { parseFile, UsageError } from './flags.ts';

const FORMATS: Readonly<Record<string, (report: Report) => string>> = {
  text: (report) => renderText(report),
  md: (report) => renderMarkdown(report, { limit: COMMENT_LIMIT }),
  json: reportJson,
  csv: reportCsv,
};

export const report: Command = {
  name: 'report',
  summary: 'show a saved report in another form',
  help: () => `Usage: cold-start-gate report FILE [--format ${Object.keys(FORMATS).join('|')}]

Renders a report JSON as text (default), Markdown, JSON or CSV. Nothing is measured and nothing is judged again.`,
  run: async (args) => {
    const { file, values } = parseFile(args, { format: { type: 'string' } });
    const format = String(values['format'] ?? 'text');
    const render = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (render === undefined) throw new UsageError(`--format: write ${Object.keys(FORMATS).join(', ')}.`);
    process.stdout.write(render(parseReport(file, await readInput(file))));
    return 0;
  },
};
