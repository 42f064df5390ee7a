import { inBatches } from './batches.ts';
import type { Engine, Opened } from './engine/port.ts';
import type { ReadFunction } from './prepared-run.ts';

export interface OpenedFunction extends ReadFunction {
  readonly opened: Opened;
}

/** Where and how every function would be measured. */
export async function openPlaces(
  functions: readonly ReadFunction[],
  engine: Engine,
): Promise<readonly OpenedFunction[]> {
  return await inBatches(functions, async (fn) => ({
    ...fn,
    opened: await engine.open(fn.config, fn.origin?.label ?? null),
  }));
}
