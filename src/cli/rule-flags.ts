import { type Judging, readJudging } from '../core/config/config.ts';
import { inputsOf } from '../core/config/inputs.ts';
import { CsvError } from '../core/csv-records.ts';
import { StatisticsError } from '../core/statistics/errors.ts';
import { UsageError } from './command.ts';
import { inputOptions, textsIn, type Values } from './flags.ts';

const INPUTS = inputsOf('judge');

/** The inputs that judging depends on, for samples that carry no rule of their own. */
export const RULE_FLAGS: readonly string[] = INPUTS.map(({ name }) => name);

export const RULE_OPTIONS = inputOptions(INPUTS);

/** The rule and policy of the flags, with the defaults of the inputs. @throws UsageError with everything that is wrong. */
export function readRule(flags: Values): Judging {
  const read = readJudging(textsIn(flags));
  if (!read.ok) throw new UsageError(read.problems.join('\n'));
  return read.judging;
}

/** Does work on a file whose samples may not be fit to judge. That is an error of the user, not a crash. */
export function onSamples<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof StatisticsError)) throw error;
    throw new UsageError(`${JSON.stringify(file)}: ${error.message}`, { cause: error });
  }
}
