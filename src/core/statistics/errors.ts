/** Why a sample cannot be tested. */
export type StatisticsErrorCode =
  | 'empty'
  | 'not-a-number'
  | 'not-finite'
  | 'negative'
  | 'non-positive-base'
  | 'too-large'
  | 'bad-rule';

/**
 * A sample or a rule that no honest p-value can be computed from. Thrown instead of returning one: NaN, Infinity,
 * an empty side or a base of zero are faults of whoever made the numbers, and never "no difference".
 */
export class StatisticsError extends Error {
  override readonly name = 'StatisticsError';
  readonly code: StatisticsErrorCode;

  constructor(code: StatisticsErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
