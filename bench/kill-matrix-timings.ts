/** As on AWS, only faster: the engine answers at once. */
import type { CleanUpTimes } from '../src/aws/clean-up.ts';
import type { Timings } from '../src/aws/timings.ts';

export const CLEAN_UP_TIMINGS: Timings = {
  callsPerSecond: 1_000,
  pollMs: 5,
  pauseMs: 5,
  readyLimitMs: 60_000,
  roleLimitMs: 1_000,
};
export const CLEAN_UP_TIMES: CleanUpTimes = { unseenMs: 300, lateLogsMs: 100 };
