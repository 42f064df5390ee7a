/** Keeps the history between runs, in a cache entry of its own. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addRun, type History, type HistoryRun, NO_HISTORY } from '../../core/history.ts';
import { readBounded } from '../cache/packages.ts';
import { type CacheAccess, cacheFolder, hasCacheService, KEPT } from '../cache/scratch.ts';
import { HISTORY_LIMIT_BYTES, readHistory } from './read.ts';

/** What is measured alike: runs of another engine, region or function have a history of their own. */
export interface HistoryScope {
  readonly engine: 'local' | 'aws';
  readonly region: string;
  readonly functionLabel: string;
}

const FILE = 'history.json';

/**
 * The history as the latest run on the default branch left it; empty when there is none, or none that can be trusted.
 * What is wrong is one line of information.
 */
export async function restoreHistory(scope: HistoryScope, access: CacheAccess): Promise<History> {
  if (!hasCacheService(access.environment)) return NO_HISTORY;
  await using folder = await cacheFolder(access);
  const prefix = prefixOf(scope);
  // No entry has this very key: the service then answers with the youngest that begins with the prefix.
  const request = {
    operation: 'restore',
    paths: [KEPT],
    key: `${prefix}latest`,
    prefixes: [prefix],
  } as const;
  const result = await folder.call(request);
  if (result.outcome === 'failed') access.info(`The history could not be read (${result.reason}).`);
  if (result.outcome !== 'hit') return NO_HISTORY;
  const bytes = await readBounded(join(folder.kept, FILE), HISTORY_LIMIT_BYTES);
  const history = bytes === null ? null : readHistory(bytes);
  if (history === null) access.info('The history in the cache is damaged and is begun anew.');
  return history ?? NO_HISTORY;
}

/**
 * Adds a run and keeps the result under a key of this run: entries never change. Only for runs on the default branch, whose
 * caches every branch sees.
 * @param runKey `GITHUB_RUN_ID-GITHUB_RUN_ATTEMPT`.
 */
export async function saveHistory(
  scope: HistoryScope,
  history: History,
  run: HistoryRun,
  runKey: string,
  access: CacheAccess,
): Promise<void> {
  if (!hasCacheService(access.environment)) return;
  await using folder = await cacheFolder(access);
  await writeFile(join(folder.kept, FILE), JSON.stringify(addRun(history, run)));
  const key = `${prefixOf(scope)}${runKey.replace(/[^\w-]/g, '').slice(0, 100)}`;
  const result = await folder.call({ operation: 'save', paths: [KEPT], key });
  if (result.outcome === 'failed') access.info(`The history was not kept (${result.reason}).`);
}

function prefixOf({ engine, region, functionLabel }: HistoryScope): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([engine, region, functionLabel]))
    .digest('hex');
  return `cold-start-gate-history-1-${hash}-`;
}
