/** The only file that knows @actions/cache. It runs in a process of its own, see process.ts. */
import { mkdir } from 'node:fs/promises';

export type CacheRequest =
  | {
      readonly operation: 'restore';
      /** Relative to the folder that the process works in. */
      readonly paths: readonly string[];
      readonly key: string;
      /** Tried after `key`, as beginnings of keys. */
      readonly prefixes: readonly string[];
    }
  | { readonly operation: 'save'; readonly paths: readonly string[]; readonly key: string };

export type CacheAnswer =
  | { readonly outcome: 'unavailable' }
  | { readonly outcome: 'miss' }
  | { readonly outcome: 'hit'; readonly key: string }
  | { readonly outcome: 'saved' }
  /** Another run has saved this key before. */
  | { readonly outcome: 'exists' }
  | { readonly outcome: 'not-saved' }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Answers the request in the last argument over the IPC channel. */
export async function answerCacheRequest(): Promise<void> {
  const request: CacheRequest = JSON.parse(process.argv.at(-1) ?? '');
  let answer: CacheAnswer;
  try {
    answer = await perform(request);
  } catch (error) {
    answer = { outcome: 'failed', reason: error instanceof Error ? error.message : 'unknown error' };
  }
  // Connections that the library keeps open must not keep this process.
  process.send?.(answer, () => process.exit(0));
}

async function perform(request: CacheRequest): Promise<CacheAnswer> {
  const cache = await import('@actions/cache');
  if (!cache.isFeatureAvailable()) return { outcome: 'unavailable' };
  const paths = [...request.paths];
  if (request.operation === 'save') {
    // Whether it was saved is only in the number; why it was not is only in the log, and the log does not tell a key that
    // is taken from a service that refuses.
    if ((await cache.saveCache(paths, request.key)) !== -1) return { outcome: 'saved' };
    const known = await cache.restoreCache(paths, request.key, [], { lookupOnly: true });
    return { outcome: known === request.key ? 'exists' : 'not-saved' };
  }
  for (const path of paths) await mkdir(path, { recursive: true });
  const key = await cache.restoreCache(paths, request.key, [...request.prefixes]);
  if (key === undefined) return { outcome: 'miss' };
  return { outcome: 'hit', key };
}
