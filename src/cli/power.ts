import { decimal } from '../core/config/forms.ts';
import { type History, rowsOf } from '../core/history.ts';
import { readSamples } from '../core/verdict/csv.ts';
import { judgeableCells } from '../core/verdict/judge.ts';
import { type CellPower, powerFor, powerOfHistory, powerOfSamples } from '../core/verdict/power-table.ts';
import { HISTORY_LIMIT_BYTES, readHistory } from '../packages/history/read-history.ts';
import { renderPower } from '../report/power-text.ts';
import { type Command, UsageError } from './command.ts';
import { looksLikeJson, parseReport, readInput } from './files.ts';
import { parse, parseFile, type Values } from './flags.ts';
import { onSamples, RULE_FLAGS, RULE_OPTIONS, readRule } from './rule-flags.ts';

export const power: Command = {
  help: () => `Usage: cold-start-gate power FILE [--json] [rule options]
       cold-start-gate power --cv PERCENT [--json] [rule options]

Takes the noise of measured samples (a report JSON or a CSV file), the usual noise of earlier runs (a history.json), or a
coefficient of variation in percent, and says with how many starts per side a change is found in four of five runs.
Rule options, for CSV, history and --cv: ${RULE_FLAGS.map((name) => `--${name}`).join(' ')}`,
  run: async (args) => {
    const cells = args.some((arg) => arg === '--cv' || arg.startsWith('--cv='))
      ? given(args)
      : await measured(args);
    process.stdout.write(cells.json ? `${JSON.stringify(cells.power, null, 2)}\n` : renderPower(cells.power));
    return 0;
  },
};

interface Answer {
  readonly power: readonly CellPower[];
  readonly json: boolean;
}

function given(args: readonly string[]): Answer {
  const { cv, json, ...flags } = parse(args, {
    ...RULE_OPTIONS,
    cv: { type: 'string' },
    json: { type: 'boolean' },
  });
  const percent = decimal(0.1, 300, ' percent').parse(String(cv).replace(/%$/, ''));
  if (!percent.ok)
    throw new UsageError(`--cv: ${JSON.stringify(cv)} is not allowed; write ${percent.allowed}.`);
  const { rule } = readRule(flags);
  return { power: [powerFor(percent.value / 100, rule.thresholdPercent, rule, 1)], json: json === true };
}

async function measured(args: readonly string[]): Promise<Answer> {
  const { file, values } = parseFile(args, { ...RULE_OPTIONS, json: { type: 'boolean' } });
  const { json, ...flags } = values;
  const text = await readInput(file);
  const history = historyIn(file, text);
  const cells = onSamples(file, () => {
    if (history !== null) return ofHistory(history, flags);
    return looksLikeJson(text) ? ofReport(file, text) : ofCsv(text, flags);
  });
  if (cells.length === 0) {
    const why =
      history === null
        ? 'no tier has two starts that differ on both sides'
        : 'no run could tell how much times vary';
    throw new UsageError(`${JSON.stringify(file)}: ${why}, so there is no noise to go by.`);
  }
  return { power: cells, json: json === true };
}

function ofReport(file: string, text: string): CellPower[] {
  const report = parseReport(file, text);
  const cells = report.comparisons.map(({ cell }) => cell);
  return powerOfSamples(
    judgeableCells({ ...report, cells }).map(({ samples, fn }) => ({ samples, rule: fn.rule })),
  );
}

function ofCsv(text: string, flags: Values): CellPower[] {
  const { rule } = readRule(flags);
  return powerOfSamples(readSamples(text).cells.map((samples) => ({ samples, rule })));
}

/** A history is known by its runs, which a report has not. @returns null for another kind of file. @throws UsageError for a history that is not of the documented form. */
function historyIn(file: string, text: string): History | null {
  if (!looksLikeJson(text) || text.length > HISTORY_LIMIT_BYTES || !hasRuns(text)) return null;
  const history = readHistory(Buffer.from(text));
  if (history === null) {
    throw new UsageError(
      `${JSON.stringify(file)} is not a history of this tool: take the history.json that the action wrote beside its report.`,
    );
  }
  return history;
}

function hasRuns(text: string): boolean {
  try {
    return Object.hasOwn(JSON.parse(text), 'runs');
  } catch {
    return false;
  }
}

function ofHistory(history: History, flags: Values): CellPower[] {
  const { rule } = readRule(flags);
  return powerOfHistory(
    history,
    rowsOf(history).map((row) => ({ ...row, rule })),
  );
}
