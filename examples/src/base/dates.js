// Days are days in UTC, whatever zone the instant was written in.
import { DateTime } from 'luxon';
import { config } from './config.js';

export function formatDay(instant) {
  return utc(instant).toFormat('d LLLL yyyy');
}

/** Whether an instant is on or after the day `from` and on or before the day `to`; either may be open. */
export function isWithin(instant, from, to) {
  const day = utc(instant).toISODate();
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

function utc(instant) {
  return DateTime.fromISO(instant, { zone: 'utc', locale: config.locale });
}
