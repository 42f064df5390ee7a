/** Keeps the history between runs, in a cache entry of its own. Nothing here throws: what does not work is one line. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addRun, type History, type HistoryRun, NO_HISTORY } from '../../core/history.ts';
import { systemErrorCode } from '../../core/system-error.ts';
import { readBounded } from '../cache/package-cache.ts';
import { type CacheAccess, type CacheFolder, cacheFolder, hasCacheService, KEPT } from '../cache/scratch.ts';
import { HISTORY_LIMIT_BYTES, readHistory } from './read-history.ts';

/**
 * What has a history of its own. Engine, region and endpoint are part of it, because their numbers cannot be compared.
 * Payload, runtime version and machine are not: a change of them is something that a trend may show.
 */
export interface HistoryScope {
  readonly engine: 'local' | 'aws';
  readonly region: string;
  /** Of an emulator; null for AWS itself and for the embedded engine. */
  readonly endpoint: string | null;
  /** One function, or all functions of a configuration file: many functions must not mean many calls of the cache. */
  readonly subject: 'function' | 'file';
  /** What the verdict calls the function, or the path of the file. */
  readonly name: string;
  /** Of the package, for the embedded engine: there every function whose handler is called the same has the same name. */
  readonly packagePath: string | null;
}

const FILE = 'history.json';

/** The history as the latest run on the default branch left it; empty when there is none, or none that can be trusted. */
export async function restoreHistory(scope: HistoryScope, access: CacheAccess): Promise<History> {
  const restored = await attempt('The history could not be read', access, async () => {
    await using folder = await cacheFolder(access);
    return await restoreInto(folder, scope, access);
  });
  return restored ?? NO_HISTORY;
}

/**
 * Adds a run and keeps the result under a key of this run: entries never change. Only for runs on the default branch, whose
 * caches every branch sees. The history is read again before, because jobs that measure the same function run side by side.
 * @param runKey `GITHUB_RUN_ID-GITHUB_RUN_ATTEMPT`.
 */
export async function saveHistory(
  scope: HistoryScope,
  run: HistoryRun,
  runKey: string,
  access: CacheAccess,
): Promise<void> {
  await attempt('The history was not kept', access, async () => {
    const history = await reread(scope, access);
    // Without knowing what is there, keeping this run would make everything before it forgotten.
    if (history === null) return;
    await using folder = await cacheFolder(access);
    await writeFile(join(folder.kept, FILE), JSON.stringify(addRun(history, run)));
    const key = `${prefixOf(scope)}${runKey.replace(/[^\w-]/g, '').slice(0, 100)}-${rowsKey(run)}`;
    const result = await folder.call({ operation: 'save', paths: [KEPT], key });
    if (result.outcome === 'failed') access.info(`The history was not kept (${result.reason}).`);
  });
}

async function reread(scope: HistoryScope, access: CacheAccess): Promise<History | null> {
  await using folder = await cacheFolder(access);
  return await restoreInto(folder, scope, access);
}

/** @returns null when the service could not be asked. */
async function restoreInto(
  folder: CacheFolder,
  scope: HistoryScope,
  access: CacheAccess,
): Promise<History | null> {
  const prefix = prefixOf(scope);
  // No entry has this very key: the service then answers with the youngest that begins with the prefix.
  const request = {
    operation: 'restore',
    paths: [KEPT],
    key: `${prefix}latest`,
    prefixes: [prefix],
  } as const;
  const result = await folder.call(request);
  if (result.outcome === 'failed') {
    access.info(`The history could not be read (${result.reason}).`);
    return null;
  }
  if (result.outcome !== 'hit') return NO_HISTORY;
  const bytes = await readBounded(join(folder.kept, FILE), HISTORY_LIMIT_BYTES);
  const history = bytes === null ? null : readHistory(bytes);
  if (history === null) access.info('The history in the cache is damaged and is begun anew.');
  return history ?? NO_HISTORY;
}

/** Without a cache service nothing is done and nothing said. */
async function attempt<T>(failure: string, access: CacheAccess, work: () => Promise<T>): Promise<T | null> {
  if (!hasCacheService(access.environment) || access.signal.aborted) return null;
  try {
    return await work();
  } catch (error) {
    access.info(`${failure} (${reasonOf(error)}).`);
    return null;
  }
}

function reasonOf(error: unknown): string {
  const code = systemErrorCode(error);
  if (code !== null) return code;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage ? String(error.message).slice(0, 200) : 'unknown error';
}

function prefixOf({ engine, region, endpoint, subject, name, packagePath }: HistoryScope): string {
  const hash = hashOf([engine, region, endpoint, subject, name, packagePath]);
  return `cold-start-gate-history-1-${hash}-`;
}

/** Legs of a matrix have one run, and each saves its own rows. */
function rowsKey({ cells }: HistoryRun): string {
  const rows = cells.map(({ functionLabel, architecture, tierMb, metric }) => [
    functionLabel,
    architecture,
    tierMb,
    metric,
  ]);
  return hashOf(rows).slice(0, 12);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
