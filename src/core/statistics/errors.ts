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
 * A sample or a rule from which no p-value can be computed. NaN, Infinity, an empty side or a base of zero are faults of
 * the input, and must never become "no difference".
 */
export class StatisticsError extends Error {
  override readonly name = 'StatisticsError';
  readonly code: StatisticsErrorCode;

  constructor(code: StatisticsErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
