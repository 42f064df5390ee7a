/** The history in the built action: jobs of one repository, whose cache service speaks the real protocol. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { callCache } from '../../src/packages/cache/process.ts';
import { KEPT } from '../../src/packages/cache/scratch.ts';
import { CacheService, reply } from '../packages/cache/cache-service.ts';
import { Runner, type Step, type StepResult } from './runner.ts';

const MAIN = 'refs/heads/main';
const PULL = 'refs/pull/2/merge';
const REPOSITORY = { id: 1, full_name: 'octo-org/shop', default_branch: 'main' };

let runner: Runner;
let service: CacheService;
let folder: string;
let runs: number;

beforeEach(async () => {
  runner = new Runner();
  service = await CacheService.start();
  folder = mkdtempSync(join(tmpdir(), 'csg-dist-'));
  runs = 0;
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  runner.dispose();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly event?: 'push' | 'pull_request';
  /** One digit: all digits of the commit that is head. */
  readonly commit: string;
  readonly runId?: number;
  readonly attempt?: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly meanwhile?: NonNullable<Step['meanwhile']>;
}

/** One job that measures; a pull request may also read what the default branch keeps. */
async function measure(run: Run): Promise<StepResult> {
  const { event = 'push', commit, attempt = 1 } = run;
  runs += 1;
  const sha = commit.repeat(40);
  const path = join(folder, 'event.json');
  const pull = {
    number: 2,
    head: { sha, ref: 'main', repo: REPOSITORY },
    base: { sha: '0'.repeat(39) + 1, ref: 'main', repo: REPOSITORY },
  };
  const payload =
    event === 'push' ? { ref: MAIN, before: '0'.repeat(39) + 1, after: sha } : { pull_request: pull };
  writeFileSync(path, JSON.stringify({ repository: REPOSITORY, ...payload }));
  const cache = event === 'push' ? service.environment(MAIN) : service.environment(PULL, [MAIN]);
  return await runner.run({
    ...(run.meanwhile === undefined ? {} : { meanwhile: run.meanwhile }),
    inputs: { ...builds(commit), comment: 'never', ...run.inputs },
    environment: {
      ...cache,
      GITHUB_REPOSITORY: REPOSITORY.full_name,
      GITHUB_RUN_ID: String(run.runId ?? runs),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: path,
      GITHUB_SHA: sha,
      GITHUB_REF: event === 'push' ? MAIN : PULL,
      ...run.environment,
    },
  });
}

/** Two builds of a function that does next to nothing; what head answers is its commit. */
function builds(commit: string): Record<string, string> {
  const build = (name: string, answer: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'index.js'), `exports.handler = async () => '${answer}';\n`);
    return path;
  };
  return {
    engine: 'local',
    'head-package': build('head', commit),
    'base-package': build('base', 'base'),
    samples: '10',
    threshold: '100%',
    'threshold-ms': '200',
    seed: 'dist-test',
  };
}

const fileOf = (step: StepResult, name: string): string =>
  readFileSync(join(step.workspace, 'cold-start-gate-report', name), 'utf8');
const kept = (): readonly string[] =>
  service.entries.filter(({ complete }) => complete).map(({ key }) => key);
const commitsIn = (step: StepResult): string[] =>
  JSON.parse(fileOf(step, 'history.json')).runs.map(({ commit }: { commit: string }) => commit[0]);

describe('the history', () => {
  test('grows with every push to the default branch and shows a trend; a pull request reads it and keeps nothing', async () => {
    const first = await measure({ commit: 'a' });
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(fileOf(first, 'report.md')).not.toContain('Earlier runs');
    expect(commitsIn(first)).toEqual(['a']);
    expect(kept()).toEqual([expect.stringMatching(/^cold-start-gate-history-1-[0-9a-f]{64}-1-1-/)]);

    await measure({ commit: 'b' });
    // A re-run of it has a key of its own, adds no commit and says nothing.
    const again = await measure({ commit: 'b', runId: 2, attempt: 2 });
    expect(again.stdout).not.toMatch(/history|cache/i);
    expect(kept()).toHaveLength(3);
    expect(commitsIn(again)).toEqual(['a', 'b']);

    const third = await measure({ commit: 'c' });
    const pull = await measure({ commit: 'd', event: 'pull_request' });
    for (const step of [third, pull]) {
      expect(step.code).toBe(0);
      for (const text of [fileOf(step, 'report.md'), step.summary, step.stdout]) {
        expect(text).toMatch(/[▁▂▃▄▅▆▇█]{3,4} [^\n]* → [^\n]* ms over [23] runs, here [^\n]* ms/);
      }
      expect(JSON.parse(fileOf(step, 'report.json')).trend.branch).toBe('main');
    }
    expect(commitsIn(third)).toEqual(['a', 'b', 'c']);
    expect(commitsIn(pull)).toEqual(['a', 'b', 'c']);
    expect(kept()).toHaveLength(4);
    expect(service.methods().filter((method) => method === 'CreateCacheEntry')).toHaveLength(4);
    expect(readdirSync(runner.temporary)).toEqual([]);

    const plan = await measure({ commit: 'e', event: 'pull_request', inputs: { 'dry-run': 'true' } });
    expect(plan.stdout).toMatch(/By the usual noise of earlier runs:[\s\S]*^512 MB .* with 10$/m);
    expect(kept()).toHaveLength(4);
  });

  test('that somebody damaged is ignored with one line, and begun anew', async () => {
    await measure({ commit: 'a' });
    const [key = ''] = kept();
    const files = [
      '{"schema":1,"runs":[{"commit":null,"at":"","cells":[{"medianMs":1e308}]}]}',
      '{"__proto__":{"schema":1,"runs":[]}}',
      '{"schema":1,"runs":[{"commit":"aaaa',
      `{"schema":1,"runs":[${'1,'.repeat(25_000_000)}1]}`,
    ];
    for (const file of files) {
      service.entries.length = 0;
      await replaceEntry(key, file);
      const step = await measure({ commit: 'b', event: 'pull_request' });
      expect([step.code, step.stderr, step.outputs['verdict']]).toEqual([0, '', 'pass']);
      expect(step.stdout.match(/^The history in the cache is damaged and is begun anew\.$/gm)).toHaveLength(
        1,
      );
      expect(fileOf(step, 'report.md')).not.toContain('Earlier runs');
    }
    await measure({ commit: 'c' });
    const after = await measure({ commit: 'd' });
    expect(commitsIn(after)).toEqual(['c', 'd']);
  });

  test('that cannot be kept is one line; without a service nothing is said', async () => {
    service.faults.set('CreateCacheEntry', (response) => reply(response, 403, { code: 'permission_denied' }));
    const denied = await measure({ commit: 'a' });
    expect([denied.code, denied.stderr, denied.outputs['verdict']]).toEqual([0, '', 'pass']);
    expect(denied.stdout.match(/^The history was not kept \(.+\)\.$/gm)).toHaveLength(1);
    expect(denied.stdout).not.toMatch(/^::(warning|error)/m);
    // Told first, kept then.
    expect(denied.stdout.indexOf('Verdict: pass')).toBeLessThan(
      denied.stdout.indexOf('The history was not kept'),
    );
    for (const secret of service.secrets) expect(denied.stdout).not.toContain(secret);

    const none = await measure({ commit: 'a', environment: { ACTIONS_RUNTIME_TOKEN: '' } });
    expect([none.code, none.stderr]).toEqual([0, '']);
    expect(none.stdout).not.toMatch(/history|cache/i);
    expect(readdirSync(join(none.workspace, 'cold-start-gate-report'))).not.toContain('history.json');
  });

  test('of a file is one for all its functions, and of a package elsewhere another one', async () => {
    const { engine = '', ...defaults } = builds('a');
    const config = join(folder, 'gate.yml');
    const lines = Object.entries(defaults).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}\n`);
    const settings = lines.filter((line) => !line.startsWith('  seed')).join('');
    writeFileSync(config, `defaults:\n${settings}functions:\n  orders:\n  pay:\n`);
    const inputs = { ...Object.fromEntries(Object.keys(defaults).map((name) => [name, ''])), engine, config };
    const file = await measure({ commit: 'a', inputs });
    expect([file.stderr, file.code]).toEqual(['', 0]);
    expect(kept()).toHaveLength(1);
    const [run] = JSON.parse(fileOf(file, 'history.json')).runs;
    expect(run.cells.map((cell: { functionLabel: string }) => cell.functionLabel)).toEqual(['orders', 'pay']);

    const moved = join(folder, 'moved');
    cpSync(join(folder, 'head'), moved, { recursive: true });
    await measure({ commit: 'b' });
    await measure({ commit: 'b', inputs: { 'head-package': moved } });
    const scopes = kept().map((key) => key.split('-')[5]);
    expect(new Set(scopes).size).toBe(3);
  });

  test('of a run that was stopped is not kept', async () => {
    const stopped = await measure({
      commit: 'a',
      inputs: { samples: '1000', threshold: '1%', 'threshold-ms': '0' },
      meanwhile: async ({ pid, stateSoFar }) => {
        while (stateSoFar()['engine-folder'] === undefined) await new Promise((wait) => setTimeout(wait, 20));
        process.kill(pid, 'SIGINT');
      },
    });
    expect(stopped.code).not.toBeNull();
    expect(service.methods()).not.toContain('CreateCacheEntry');
    expect(existsSync(join(stopped.workspace, 'cold-start-gate-report', 'history.json'))).toBe(false);
  });
});

/** Another file under the key of an entry of the default branch. */
async function replaceEntry(key: string, text: string): Promise<void> {
  const scratch = mkdtempSync(join(folder, 'entry-'));
  mkdirSync(join(scratch, KEPT));
  writeFileSync(join(scratch, KEPT, 'history.json'), text);
  const environment = { PATH: process.env['PATH'] ?? '', ...service.environment(MAIN) };
  const { signal } = new AbortController();
  await callCache({ operation: 'save', paths: [KEPT], key }, { folder: scratch, environment, signal });
}
