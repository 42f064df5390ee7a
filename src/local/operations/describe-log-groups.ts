import { text, whole } from '../api/request-body.ts';
import type { Operation } from '../call/operation.ts';

export const describeLogGroups: Operation = (call, control) => {
  const { accountId, region } = control.home;
  const body = call.json();
  const after = text(body, 'nextToken') ?? '';
  const size = whole(body, 'limit', { least: 1, most: 50 }) ?? 50;
  const groups = control.logs.list(text(body, 'logGroupNamePrefix') ?? '').filter(({ name }) => name > after);
  const shown = groups.slice(0, size);
  const last = shown.at(-1);
  return {
    status: 200,
    body: {
      logGroups: shown.map(({ name, createdMs, storedBytes }) => ({
        logGroupName: name,
        creationTime: createdMs,
        metricFilterCount: 0,
        arn: `arn:aws:logs:${region}:${accountId}:log-group:${name}:*`,
        logGroupArn: `arn:aws:logs:${region}:${accountId}:log-group:${name}`,
        logGroupClass: 'STANDARD',
        storedBytes,
      })),
      ...(last !== undefined && groups.length > size && { nextToken: last.name }),
    },
  };
};
