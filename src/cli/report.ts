import { EXPORTERS, type Exporter } from '../report/exporters.ts';
import { viewOf } from '../report/view.ts';
import { type Command, UsageError } from './command.ts';
import { parseReport, readInput } from './files.ts';
import { parseFile } from './flags.ts';

const FORMATS: readonly string[] = EXPORTERS.map(({ format }) => format);

export const report: Command = {
  help: () => `Usage: cold-start-gate report FILE [--format ${FORMATS.join('|')}]

Renders a report JSON as text (default), Markdown, JSON or CSV. Nothing is measured and nothing is judged again.`,
  run: async (args) => {
    const { file, values } = parseFile(args, { format: { type: 'string' } });
    const { format = EXPORTERS[0].format } = values;
    const exporter: Exporter | undefined = EXPORTERS.find((each) => each.format === format);
    if (exporter === undefined) throw new UsageError(`--format: write ${FORMATS.join(', ')}.`);
    process.stdout.write(exporter.render(viewOf(parseReport(file, await readInput(file)))));
    return 0;
  },
};
