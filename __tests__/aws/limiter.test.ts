import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CallLimiter } from '../../src/aws/limiter.ts';
import { boundedConcurrency } from '../../src/aws/timings.ts';

/** A clock that moves when somebody sleeps. */
function aClock() {
  let nowMs = 0;
  return {
    now: () => nowMs,
    sleep: async (ms: number) => {
      nowMs += ms;
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

const signal = new AbortController().signal;

describe('the limiter', () => {
  test('lets at most 8 calls through in any second, whenever they are asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 20, maxLength: 60 }),
        async (gaps) => {
          const clock = aClock();
          const limiter = new CallLimiter(8, clock);
          const at: number[] = [];
          for (const gap of gaps) {
            clock.pass(gap);
            await limiter.take(signal);
            at.push(clock.now());
          }
          for (const from of at)
            expect(at.filter((t) => t >= from && t < from + 1_000).length).toBeLessThanOrEqual(8);
        },
      ),
    );
  });

  test('a crowd is served in the order of asking, at 8 per second', async () => {
    const clock = aClock();
    const limiter = new CallLimiter(8, clock);
    const order: number[] = [];
    await Promise.all(Array.from({ length: 40 }, (_, i) => limiter.take(signal).then(() => order.push(i))));
    expect(order).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(clock.now()).toBeGreaterThanOrEqual(4_000);
    expect(clock.now()).toBeLessThan(5_500);
  });

  test('halves once for the refusals of one second, never below one call in two seconds, and recovers slowly', async () => {
    const clock = aClock();
    const limiter = new CallLimiter(8, clock);
    const msFor = async (calls: number): Promise<number> => {
      const begunMs = clock.now();
      for (let call = 0; call < calls; call += 1) await limiter.take(signal);
      return clock.now() - begunMs;
    };
    limiter.slowDown();
    limiter.slowDown();
    // The first is free: eight more at 4 per second.
    expect(await msFor(9)).toBe(2_000);
    for (let i = 0; i < 9; i += 1) {
      clock.pass(1_000);
      limiter.slowDown();
    }
    expect(await msFor(3)).toBe(4_000);
    clock.pass(5_000);
    await limiter.take(signal);
    expect(await msFor(2)).toBe(2_000);
    for (let i = 0; i < 20; i += 1) {
      clock.pass(5_000);
      await limiter.take(signal);
    }
    clock.pass(1_000);
    expect(await msFor(9)).toBe(1_000);
  });

  test('a caller that is stopped leaves the queue', async () => {
    const limiter = new CallLimiter(1, { now: () => 0, sleep: () => new Promise(() => {}) });
    await limiter.take(signal);
    const stop = new AbortController();
    const waiting = limiter.take(stop.signal);
    stop.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
  });
});

test.each([
  [4, 1_000, 4],
  [4, 10, 4],
  [8, 10, 5],
  [4, 3, 1],
  [4, 1, 1],
  [4, 0, 1],
])('of %i requests at once, with %i unreserved, %i are made', (asked, unreserved, made) => {
  expect(boundedConcurrency(asked, unreserved)).toBe(made);
});
