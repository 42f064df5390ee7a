import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../gate/ports.ts';

/** This machine's clock. */
export const SYSTEM_CLOCK: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};
