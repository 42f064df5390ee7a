/**
 * The folder in which the embedded engine works. The main step tells the post step about it before anything is put there,
 * because a job that is cut off takes the engine's own reaper with it.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readState, writeState } from '../github/output.ts';

const STATE = 'engine-folder';
const PREFIX = 'cold-start-gate-run-';

export interface EngineFolder extends AsyncDisposable {
  readonly path: string;
}

/** Makes the folder and records it; disposing removes it. */
export function makeEngineFolder(): EngineFolder {
  const path = mkdtempSync(join(process.env['RUNNER_TEMP'] || tmpdir(), PREFIX));
  writeState(STATE, path);
  return { path, [Symbol.asyncDispose]: () => remove(path) };
}

/** @returns the folder that a main step left behind and that is now removed; null when there is none. */
export async function removeLeftFolder(): Promise<string | null> {
  const path = readState(STATE);
  // State is a file that other code of the job can write: only what has our name is ever removed.
  if (!basename(path).startsWith(PREFIX) || !existsSync(path)) return null;
  await remove(path);
  return path;
}

async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
}
