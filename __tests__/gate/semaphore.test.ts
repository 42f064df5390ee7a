import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Semaphore } from '../../src/gate/semaphore.ts';
import { Throttles } from '../../src/gate/throttles.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('permits', () => {
  test('are never more than the limit, and everybody is let in, in the order of asking', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 6 }),
        fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 20 }),
        async (limit, wants) => {
          const permits = new Semaphore(limit);
          let taken = 0;
          const entered: number[] = [];
          await Promise.all(
            wants.map(async (count, i) => {
              await permits.take(count);
              entered.push(i);
              taken += count;
              expect(taken).toBeLessThanOrEqual(limit);
              await turn();
              taken -= count;
              permits.release(count);
            }),
          );
          expect(entered).toEqual(wants.map((_, i) => i));
        },
      ),
    );
  });

  test('a group that is larger than the limit goes alone, and a lowered limit holds for those who wait', async () => {
    const permits = new Semaphore(4);
    await permits.take(2);
    permits.lower(1);
    const order: string[] = [];
    const pair = permits.take(2).then(() => order.push('pair'));
    const one = permits.take(1).then(() => order.push('one'));
    await turn();
    expect(order).toEqual([]);
    permits.release(2);
    await pair;
    expect(order).toEqual(['pair']);
    permits.release(2);
    await one;
    permits.lower(8);
    expect(permits.limit).toBe(1);
  });
});

describe('throttles', () => {
  const reason = 'ConcurrentInvocationLimitExceeded';

  test('in a row: ever longer pauses, one at a time from the third, stop at the ninth', () => {
    const permits = new Semaphore(4);
    const said: string[] = [];
    const throttles = new Throttles(permits, (sentence) => said.push(sentence));
    const limits: number[] = [];
    const answers = Array.from({ length: 9 }, () => {
      const answer = throttles.refused(reason);
      limits.push(permits.limit);
      return answer;
    });
    expect(limits).toEqual([4, 4, 1, 1, 1, 1, 1, 1, 1]);
    expect(answers.slice(0, 8)).toEqual([1, 2, 4, 8, 8, 8, 8, 8].map((s) => ({ pauseMs: s * 1_000 })));
    expect(answers[8]).toEqual({ stop: { kind: 'throttled', refusals: 9, reason } });
    expect(said).toEqual([
      expect.stringContaining('one request at a time'),
      expect.stringContaining('9 requests in a row'),
    ]);
  });

  test('now and then: every request that is let in starts the count anew', () => {
    const permits = new Semaphore(4);
    const throttles = new Throttles(permits, () => {});
    for (let i = 0; i < 30; i += 1) {
      expect(throttles.refused(reason)).toEqual({ pauseMs: 1_000 });
      throttles.passed();
    }
    expect(permits.limit).toBe(4);
  });
});
