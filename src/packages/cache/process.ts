/**
 * Runs @actions/cache in a process of its own. The library takes the workspace and the service from environment variables,
 * writes warnings and errors as workflow commands, and cannot be stopped. So here it has a folder of its own (paths in the
 * archive are relative and the user's checkout is never written to), only the variables it needs, its output is read and
 * not printed, and a time limit ends it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProcessEnvironment } from '../../core/process-environment.ts';
import { LineReader } from '../command/lines.ts';
import type { CacheAnswer, CacheRequest } from './worker.ts';

export type CacheResult = Exclude<CacheAnswer, { readonly outcome: 'not-saved' }>;

export interface CacheProcess {
  /** What is packed and unpacked is relative to it. Existing, and of nobody else. */
  readonly folder: string;
  readonly environment: ProcessEnvironment;
  readonly signal: AbortSignal;
  /** Default: two minutes; a package has 50 MB at most. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;

const NEEDED =
  /^(ACTIONS_(CACHE_\w+|RESULTS_URL|RUNTIME_TOKEN)|GITHUB_(SERVER_URL|ACTIONS)|PATH|HOME|USERPROFILE|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|PROGRAMFILES|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;

/** Sets the role that index.ts reads. It is no file of its own because it has to start the bundle. */
const ENTRY =
  "Reflect.set(globalThis, Symbol.for('cold-start-gate.role'), 'cache'); await import(process.argv[1]);";

/** Never rejects except when the signal is aborted: a cache that does not work is a result. */
export async function callCache(request: CacheRequest, options: CacheProcess): Promise<CacheResult> {
  const { folder, environment, signal, timeoutMs = TIMEOUT_MS } = options;
  signal.throwIfAborted();
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', ENTRY, '--', entryUrl(), JSON.stringify(request)],
    {
      cwd: folder,
      env: cacheEnvironment(environment, folder),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      killSignal: 'SIGKILL',
    },
  );
  const { answer, complaint } = await listen(child);
  signal.throwIfAborted();
  if (answer === null) {
    return { outcome: 'failed', reason: complaint ?? `no answer within ${timeoutMs / 1_000} s` };
  }
  if (answer.outcome === 'not-saved') {
    return { outcome: 'failed', reason: complaint ?? 'the service did not take it' };
  }
  if (answer.outcome === 'miss' && complaint !== null) return { outcome: 'failed', reason: complaint };
  return answer;
}

/** What the library needs and nothing else of the job. */
export function cacheEnvironment(
  environment: ProcessEnvironment,
  folder: string,
): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.test(name))),
    GITHUB_WORKSPACE: folder,
    // The library makes its archives there.
    RUNNER_TEMP: join(folder, 'temp'),
  };
}

interface Heard {
  readonly answer: CacheAnswer | null;
  /** The last thing the library complained about. */
  readonly complaint: string | null;
}

function listen(child: ChildProcess): Promise<Heard> {
  let answer: CacheAnswer | null = null;
  let complaint: string | null = null;
  const readers = [child.stdout, child.stderr].map((stream) => {
    const reader = new LineReader((line) => {
      complaint = complaintIn(line) ?? complaint;
    });
    stream?.setEncoding('utf8').on('data', (text: string) => reader.push(text));
    return reader;
  });
  child.on('message', (message: CacheAnswer) => {
    answer = message;
  });
  return new Promise((done) => {
    // An aborted or unstartable process says so here; 'close' follows.
    child.on('error', () => undefined);
    child.on('close', () => {
      for (const reader of readers) reader.end();
      done({ answer, complaint });
    });
  });
}

/** What a line of the library's log complains about, without addresses: they are signed. */
function complaintIn(line: string): string | null {
  const [, said] =
    /^(?:::(?:warning|error)[^:]*::)?((?:Failed to (?:save|restore)|Cache (?:save|restore) skipped|Cache reservation failed)\b.*)$/.exec(
      line,
    ) ?? [];
  return said === undefined ? null : said.replace(/https?:\/\/\S+/g, 'an address').slice(0, 200);
}

/** `index.js` beside the bundle's chunks, or the entry of the sources. */
function entryUrl(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const source = join(here, '..', '..', 'index.ts');
  return existsSync(source) ? source : join(here, 'index.js');
}
