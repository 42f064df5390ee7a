import { ApiError } from '../api/api-error.ts';
import { list, required, text, whole } from '../api/request-body.ts';
import type { Operation } from '../call/operation.ts';
import { parseFilterPattern } from '../logs/filter-pattern.ts';

/** Events that one call looks at. A page in which none of them matches is empty and still has a nextToken, as on AWS. */
const SCANNED_PER_PAGE = 1000;
const ANY_TIME = { least: 0, most: Number.MAX_SAFE_INTEGER };

export const filterLogEvents: Operation = (call, control) => {
  const body = call.json();
  const group = control.logs.get(required(text(body, 'logGroupName'), 'logGroupName'));
  const matches = parseFilterPattern(text(body, 'filterPattern') ?? '');
  const startMs = whole(body, 'startTime', ANY_TIME) ?? 0;
  const endMs = whole(body, 'endTime', ANY_TIME) ?? Number.POSITIVE_INFINITY;
  const most = whole(body, 'limit', { least: 1, most: 10_000 }) ?? 10_000;
  const streams = list(body, 'logStreamNames');
  let position = readToken(text(body, 'nextToken'));
  const end = Math.min(group.events.length, position + SCANNED_PER_PAGE);
  const events: object[] = [];
  for (; position < end && events.length < most; position += 1) {
    const event = group.events[position];
    if (event === undefined || event.timestampMs < startMs || event.timestampMs > endMs) continue;
    if (streams !== undefined && !streams.includes(event.streamName)) continue;
    if (!matches(event.message)) continue;
    events.push({
      logStreamName: event.streamName,
      timestamp: event.timestampMs,
      message: event.message,
      ingestionTime: event.timestampMs,
      eventId: event.eventId,
    });
  }
  const more = position < group.events.length && { nextToken: `from-${position}` };
  return { status: 200, body: { events, searchedLogStreams: [], ...more } };
};

function readToken(token: string | undefined): number {
  if (token === undefined) return 0;
  const [, position] = /^from-(\d{1,12})$/.exec(token) ?? [];
  if (position === undefined)
    throw new ApiError(400, 'InvalidParameterException', 'The specified nextToken is invalid.');
  return Number(position);
}
