import type { Judged } from '../core/judgement.ts';
import { judgeFile, readSamples } from '../core/verdict/csv.ts';
import { judgeReport } from '../core/verdict/judge-report.ts';
import { withSentences } from '../report/json/sentences.ts';
import { renderJudgement } from '../report/text.ts';
import { type Command, UsageError } from './command.ts';
import { looksLikeJson, parseReport, readInput } from './files.ts';
import { parseFile, type Values } from './flags.ts';
import { onSamples, RULE_FLAGS, RULE_OPTIONS, readRule } from './rule-flags.ts';

export const judge: Command = {
  help: () => `Usage: cold-start-gate judge FILE [--json] [rule options]

FILE is a report JSON (its own rule is used; the verdict is the same bit for bit) or CSV with the header
side,tier,block,ms (block may be missing; ms may be "failed").
Rule options, for CSV only: ${RULE_FLAGS.map((name) => `--${name}`).join(' ')}
--json prints every number of every comparison. Exit codes as for compare.`,
  run: async (args) => {
    const { file, values } = parseFile(args, { ...RULE_OPTIONS, json: { type: 'boolean' } });
    const { json, ...flags } = values;
    const text = await readInput(file);
    const judged = onSamples(file, () =>
      looksLikeJson(text) ? judgeSaved(file, text, flags) : judgeCsv(text, flags),
    );
    process.stdout.write(
      json === true ? `${JSON.stringify(withSentences(judged), null, 2)}\n` : renderJudgement(judged),
    );
    return judged.verdict.exitCode;
  },
};

function judgeSaved(file: string, text: string, flags: Values): Judged {
  const given = RULE_FLAGS.filter((name) => flags[name] !== undefined);
  if (given.length > 0) {
    throw new UsageError(
      `--${given.join(', --')}: a report is judged by the rule that it was measured with; save its samples as CSV (report FILE --format csv) to try another rule.`,
    );
  }
  const report = parseReport(file, text);
  return { functions: report.functions, ...judgeReport(report) };
}

function judgeCsv(text: string, flags: Values): Judged {
  const { rule, policy } = readRule(flags);
  return judgeFile(readSamples(text), rule, policy);
}
