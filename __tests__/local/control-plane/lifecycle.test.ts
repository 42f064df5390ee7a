import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ACTIVE,
  created,
  describeState,
  refusesChange,
  refusesInvoke,
  settled,
  updating,
} from '../../../src/local/functions/lifecycle.ts';

const time = fc.integer({ min: 0, max: 1e9 });
const failure = fc.option(fc.record({ reasonCode: fc.constant('InternalError'), reason: fc.string() }));
const beginning = fc
  .tuple(fc.constantFrom(created, updating), time, time, failure)
  .map(([begin, now, delayMs, failed]) => ({
    lifecycle: begin(now, delayMs, failed),
    due: now + delayMs,
    failed,
  }));

describe('the state machine, whatever the times', () => {
  test('nothing changes before it is due, and what is settled stays', () => {
    fc.assert(
      fc.property(beginning, time, ({ lifecycle, due }, later) => {
        expect(settled(lifecycle, due - 1)).toBe(lifecycle);
        const end = settled(lifecycle, due);
        expect(end).not.toBe(lifecycle);
        expect(settled(end, due + later)).toBe(end);
        expect(settled(lifecycle, due + later)).toEqual(end);
      }),
    );
  });

  test('without a failure it ends Active and takes every call; with one it says why', () => {
    fc.assert(
      fc.property(beginning, ({ lifecycle, due, failed }) => {
        const end = settled(lifecycle, due);
        expect(refusesChange(end, 'arn')).toBeNull();
        if (failed === null) expect(end).toBe(ACTIVE);
        else expect(Object.values(describeState(end))).toContain(failed.reason);
      }),
    );
  });

  test('a change in progress refuses changes; it refuses Invoke only when there is nothing to run yet', () => {
    fc.assert(
      fc.property(beginning, ({ lifecycle }) => {
        expect(refusesChange(lifecycle, 'arn')?.status).toBe(409);
        expect(refusesInvoke(lifecycle) === null).toBe(lifecycle.state === 'Active');
      }),
    );
  });
});
