/** Lambda speaks REST with JSON; CloudWatch Logs JSON 1.1, whose operation is named in the X-Amz-Target header. */
export type Protocol = 'lambda' | 'logs';
