/** The programs that the engine starts by path, made ready in a folder of its own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RUNTIMES } from './runtimes.ts';

export interface RuntimeFiles {
  /** LAMBDA_RUNTIME_DIR of every function. */
  readonly folder: string;
  /** Paths of the runtime clients, by their names in the table of runtimes. */
  readonly clients: ReadonlyMap<string, string>;
  readonly reaper: string;
}

/**
 * Copies the programs into `<into>/runtime`, those for Node as CommonJS files. A CommonJS entry starts about 5 ms faster than
 * an ES module, and a `.ts` entry would have its types stripped anew (about 45 ms) in every cold start.
 *
 * @param from folder with the clients and `reaper`; null: where this package keeps them.
 */
export function installRuntimeFiles(into: string, from: string | null): RuntimeFiles {
  const folder = join(into, 'runtime');
  mkdirSync(folder);
  const install = (name: string): string => {
    const target = join(folder, name);
    writeFileSync(target, readProgram(from ?? defaultFolder(), name));
    return target;
  };
  const clients = RUNTIMES.flatMap(({ client }) => (client === null ? [] : [client]));
  return {
    folder,
    clients: new Map(clients.map((name) => [name, install(name)])),
    reaper: install('reaper.cjs'),
  };
}

function readProgram(folder: string, name: string): string {
  if (!name.endsWith('.cjs')) return readFileSync(join(folder, name), 'utf8');
  const built = join(folder, name.replace(/cjs$/, 'js'));
  if (existsSync(built)) return readFileSync(built, 'utf8');
  return stripTypeScriptTypes(readFileSync(join(folder, name.replace(/cjs$/, 'ts')), 'utf8'));
}

/** `src/local/runtime` beside this folder, or `runtime` beside the bundle; joined at run time, as bundlers rewrite `new URL`. */
function defaultFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, '..', 'runtime');
  return existsSync(join(source, 'reaper.ts')) ? source : join(here, 'runtime');
}
