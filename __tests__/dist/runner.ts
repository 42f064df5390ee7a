/** Starts dist/ as GitHub's runner does: copied alone into an empty folder, with INPUT_* and the GITHUB_* files, and nothing else inherited. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '..', '..');
export const EXAMPLES = join(REPOSITORY, 'examples');

export interface StepResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly state: Readonly<Record<string, string>>;
  /** The working directory of the step. */
  readonly workspace: string;
}

export interface Step {
  readonly file?: 'index.js' | 'post.js';
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Called with the running process, e.g. to send it a signal. */
  readonly meanwhile?: (step: {
    pid: number;
    stateSoFar: () => Readonly<Record<string, string>>;
  }) => Promise<void>;
}

/** A folder with nothing but dist/ in it, removed by `dispose`. */
export class Runner {
  readonly #home = mkdtempSync(join(tmpdir(), 'csg-runner-'));

  constructor() {
    cpSync(process.env['COLD_START_GATE_DIST'] ?? join(REPOSITORY, 'dist'), join(this.#home, 'dist'), {
      recursive: true,
    });
  }

  /** Where the step's temporary files go; empty again when nothing was left. */
  get temporary(): string {
    return join(this.#home, 'temp');
  }

  async run({ file = 'index.js', inputs = {}, environment = {}, meanwhile }: Step): Promise<StepResult> {
    const workspace = mkdtempSync(join(this.#home, 'work-'));
    mkdirSync(this.temporary, { recursive: true });
    const files = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', GITHUB_STATE: 'state' };
    const paths = Object.fromEntries(
      Object.entries(files).map(([name, path]) => [name, join(workspace, path)]),
    );
    for (const path of Object.values(paths)) writeFileSync(path, '');
    const child = spawn(process.execPath, [join(this.#home, 'dist', file)], {
      cwd: workspace,
      env: {
        PATH: process.env['PATH'],
        HOME: workspace,
        RUNNER_TEMP: this.temporary,
        GITHUB_ACTIONS: 'true',
        ...paths,
        ...Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
        ),
        ...environment,
      },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const ended = new Promise<number | null>((done) => child.on('close', done));
    const state = () => fileCommands(readFileSync(paths['GITHUB_STATE'] ?? '', 'utf8'));
    if (meanwhile !== undefined && child.pid !== undefined) {
      await meanwhile({ pid: child.pid, stateSoFar: state });
    }
    const code = await ended;
    return {
      code,
      stdout,
      stderr,
      outputs: fileCommands(readFileSync(paths['GITHUB_OUTPUT'] ?? '', 'utf8')),
      summary: readFileSync(paths['GITHUB_STEP_SUMMARY'] ?? '', 'utf8'),
      state: state(),
      workspace,
    };
  }

  dispose(): void {
    if (existsSync(this.#home)) rmSync(this.#home, { recursive: true, force: true });
  }
}

/** Reads `name<<delimiter` blocks as the runner does. */
function fileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const match of text.matchAll(/^(.+?)<<(ghadelimiter_.+)\n([\s\S]*?)\n?\2$/gm)) {
    const [, name = '', , value = ''] = match;
    values[name] = value;
  }
  return values;
}
