import { expect, test } from '@jest/globals';
import { dollarsOf } from '../../../src/core/cost/measured.ts';
import { GB_SECOND, REQUEST } from '../../../src/core/cost/prices.ts';
import { aCell, aColdStart } from '../../report/a-report.ts';

test('a billed second at 1 GB costs a GB-second and a request; one without a bill costs the request', () => {
  const second = aColdStart({
    cell: aCell({ tierMb: 1_024, architecture: 'arm64' }),
    outcome: {
      kind: 'cold',
      by: 'init',
      phases: { initMs: 900, restoreMs: null, handlerMs: 100 },
      billedMs: 1_000,
      memorySizeMb: 1_024,
      maxMemoryUsedMb: 90,
    },
  });
  const lost = aColdStart({ outcome: { kind: 'lost', reason: 'throttled' } });
  expect(dollarsOf([second])).toBeCloseTo(GB_SECOND.arm64 + REQUEST, 12);
  expect(dollarsOf([second, lost])).toBeCloseTo(GB_SECOND.arm64 + 2 * REQUEST, 12);
  expect(dollarsOf([])).toBe(0);
});
