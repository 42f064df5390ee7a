import type { Policy } from '../core/config/config.ts';
import { readConfig } from '../core/config/config.ts';
import { CsvError } from '../core/csv-records.ts';
import type { Rule } from '../core/model.ts';
import { StatisticsError } from '../core/statistics/errors.ts';
import { UsageError } from './flags.ts';

/** The inputs that judging depends on, for samples that carry no rule of their own. */
export const RULE_FLAGS = [
  'threshold',
  'threshold-ms',
  'budget-ms',
  'alpha',
  'decision',
  'samples',
  'on-regression',
  'on-inconclusive',
  'on-unmeasured',
] as const;

export const RULE_OPTIONS = Object.fromEntries(RULE_FLAGS.map((name) => [name, { type: 'string' as const }]));

export type RuleFlags = Readonly<Record<string, string | boolean | undefined>>;

/** The rule and policy of the flags, with the defaults of the inputs. @throws {@link UsageError} */
export function readRule(flags: RuleFlags): { readonly rule: Rule; readonly policy: Policy } {
  const raw = Object.fromEntries(
    RULE_FLAGS.flatMap((name) => (flags[name] === undefined ? [] : [[name, String(flags[name])]])),
  );
  // Packages are required of a run and not of a rule: these two are never looked at.
  const read = readConfig(
    { ...raw, engine: 'local', 'head-package': '-', 'base-package': '-' },
    { parseYaml: () => undefined, freshSeed: 'rule', hostArchitecture: 'x86_64' },
  );
  if (!read.ok) throw new UsageError(read.problems.join('\n'));
  return read.config;
}

/** Runs work on a file whose samples may be unfit to judge: that is the user's to mend, not a crash. */
export function onSamples<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof StatisticsError)) throw error;
    throw new UsageError(`${JSON.stringify(file)}: ${error.message}`, { cause: error });
  }
}
