import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessEnvironment } from '../../core/process-environment.ts';
import { type CacheResult, callCache } from './process.ts';
import type { CacheRequest } from './worker.ts';

/** Where cached files lie in every archive. Fixed: the path is part of what an entry is found by. */
export const KEPT = 'cold-start-gate';

export interface CacheAccess {
  readonly environment: ProcessEnvironment;
  /** For temporary files. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Hears one line when the cache does not work. */
  readonly info: (sentence: string) => void;
}

export interface CacheFolder extends AsyncDisposable {
  /** The folder that is packed or was unpacked. */
  readonly kept: string;
  call(request: CacheRequest): Promise<CacheResult>;
}

/** A folder for one archive, removed by disposing. */
export async function cacheFolder(access: CacheAccess): Promise<CacheFolder> {
  // The library does not quote this path when it calls tar.
  const parent = /\s/.test(access.folder) ? tmpdir() : access.folder;
  const folder = await mkdtemp(join(parent, 'cold-start-gate-cache-'));
  const kept = join(folder, KEPT);
  await mkdir(kept);
  const { environment, signal } = access;
  return {
    kept,
    call: (request) => callCache(request, { folder, environment, signal }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Whether there is a cache service: a laptop has none, and some GitHub Enterprise Servers have none. */
export function hasCacheService(environment: ProcessEnvironment): boolean {
  return Boolean(
    environment['ACTIONS_RUNTIME_TOKEN'] &&
      (environment['ACTIONS_RESULTS_URL'] || environment['ACTIONS_CACHE_URL']),
  );
}
