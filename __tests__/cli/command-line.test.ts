/** The command line as people start it: a subprocess of the built dist/. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addRun, NO_HISTORY } from '../../src/core/history.ts';
import { A_CELL, aRun } from '../core/a-history.ts';
import { EXAMPLES, REPOSITORY } from '../dist/runner.ts';
import { playground } from '../packages/git/repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'csg-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dist = join(process.env['COLD_START_GATE_DIST'] ?? join(REPOSITORY, 'dist'), 'index.js');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [dist, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });

describe('help and wrong use', () => {
  test.each([['help'], ['--help'], ['-h']])('%s lists the commands', (flag) => {
    const { status, stdout } = run(flag);
    expect(status).toBe(0);
    for (const command of ['demo', 'compare', 'judge', 'report', 'power', 'local']) {
      expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
  });

  test.each(['demo', 'compare', 'judge', 'report', 'power', 'local'])(
    '%s --help says how it is used',
    (command) => {
      const { status, stdout } = run(command, '--help');
      expect([status, stdout.split('\n')[0]]).toEqual([
        0,
        expect.stringContaining(`cold-start-gate ${command}`),
      ]);
    },
  );

  test.each([
    [['measure'], 'There is no command "measure"'],
    [['compare', '--hed-package', 'x'], "Unknown option '--hed-package'"],
    [['compare', '--engine', 'local'], 'head-package: missing'],
    [['judge'], 'exactly one FILE'],
    [['judge', 'nope.json'], '"nope.json" cannot be read'],
    [['report', 'a', '--format', 'pdf'], '--format: write text, json, csv, md'],
    [['power', '--cv', 'ten'], '--cv: "ten" is not allowed'],
    [['local', '--port', '70000'], '--port: "70000" is not a port'],
    [['local', '--region', 'Frankfurt'], '--region: "Frankfurt" is not allowed; write a region such as'],
    [['demo', '--head', 'none'], '--head: write regressed'],
  ])('%j ends with 2 and says what is wrong', (args, message) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

const pair = (head: string): string[] => [
  ...['--engine', 'local', '--head-package', join(EXAMPLES, 'packages', head)],
  ...['--base-package', join(EXAMPLES, 'packages', 'base'), '--payload', join(EXAMPLES, 'event.json')],
  ...['--memory-tiers', '512'],
];

test.each(['a-file', '/proc/none/of/this'])(
  'a report-dir that cannot be one (%s) is refused before anything is measured',
  (path) => {
    writeFileSync(join(folder, 'a-file'), '');
    const { status, stderr } = run('compare', ...pair('unchanged'), '--report-dir', path);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(`report-dir: "${path}" cannot be made or written to`),
    ]);
    expect(stderr).not.toContain('Seed ');
  },
);

/** Interrupts a compare as soon as it has said something. */
async function interrupted(args: readonly string[], cwd: string, when: string) {
  const child = spawn(process.execPath, [dist, 'compare', ...args], {
    cwd,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes(when) && !child.killed) child.kill('SIGINT');
  });
  const code = await new Promise((ended) => child.on('close', ended));
  return { code, said };
}

test('a compare that is interrupted while it builds ends with 130 too', async () => {
  using place = playground();
  const repository = place.repository('built');
  repository.commit({ 'README.md': 'words' });
  const build = ['--build-command', 'echo begun; sleep 600', '--package-path', 'dist', '--base-ref', 'main'];
  const { code, said } = await interrupted(['--engine', 'local', ...build], repository.path, '  begun');
  expect([code, said]).toEqual([130, expect.stringContaining('nothing was measured')]);
});

test('a compare that nobody listens to any more stops and cleans up', async () => {
  using place = playground();
  const repository = place.repository('built');
  repository.commit({ 'README.md': 'words' });
  const command = 'mkdir -p dist; cp README.md dist/index.js; while :; do echo more; sleep 0.1; done';
  const refs = ['--head-ref', 'main', '--base-ref', 'main', '--package-path', 'dist'];
  const child = spawn(
    process.execPath,
    [dist, 'compare', '--engine', 'local', '--build-command', command, ...refs],
    {
      cwd: repository.path,
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stderr.on('data', (chunk: Buffer) => {
    if (!chunk.toString().includes('more')) return;
    child.stdout.destroy();
    child.stderr.destroy();
  });
  expect(await new Promise((ended) => child.on('exit', ended))).toBe(130);
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('an interrupted compare ends with 130, and what was measured is written', async () => {
  const args = [...pair('unchanged'), '--samples', '1000', '--report-dir', 'cut'];
  const { code, said } = await interrupted(args, folder, 'Block 1 ');
  expect([code, said]).toEqual([130, expect.stringContaining('Seed ')]);
  expect(JSON.parse(readFileSync(join(folder, 'cut', 'report.json'), 'utf8'))).toMatchObject({
    verdict: { verdict: 'inconclusive', reason: 'time-limit' },
  });
});

test('an older Node is told which one is needed, and it is no regression', () => {
  const older =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, dist, '--help'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([2, expect.stringContaining('needs Node.js 24 or later; this is 20.1.0')]);
});

describe('a measured report', () => {
  const report = join(folder, 'out', 'report.json');
  beforeAll(() => {
    const made = run(...['compare', ...pair('regressed'), '--seed', 'cli', '--report-dir', 'out']);
    expect(made.stderr).toContain('Seed cli');
    expect(made.status).toBe(1);
  });

  test('is judged to the same verdict bit for bit', () => {
    const saved: { comparisons: unknown; verdict: unknown } = JSON.parse(readFileSync(report, 'utf8'));
    const { status, stdout } = run('judge', report, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ comparisons: saved.comparisons, verdict: saved.verdict });
  });

  test('as CSV it is judged to the same numbers', () => {
    const csv = run('report', report, '--format', 'csv').stdout;
    writeFileSync(join(folder, 'samples.csv'), csv);
    const fromCsv: { comparisons: object[] } = JSON.parse(run('judge', 'samples.csv', '--json').stdout);
    const fromReport: { comparisons: object[] } = JSON.parse(run('judge', report, '--json').stdout);
    const numbers = ({ share, shiftMs, pSlowerAtAll, verdict }: Record<string, unknown>) => ({
      share,
      shiftMs,
      pSlowerAtAll,
      verdict,
    });
    expect(fromCsv.comparisons.map((row) => numbers({ ...row }))).toEqual(
      fromReport.comparisons.map((row) => numbers({ ...row })),
    );
  });

  test('keeps its own rule', () => {
    const { status, stderr } = run('judge', report, '--threshold', '50%');
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('--threshold: a report is judged by the rule'),
    ]);
  });

  test('is shown in every form', () => {
    expect(run('report', report).stdout).toContain('Verdict: regression');
    expect(run('report', report, '--format', 'md').stdout).toContain('| Memory |');
    expect(run('report', report, '--format', 'json').stdout).toBe(readFileSync(report, 'utf8'));
  });

  test('says what it could have seen', () => {
    const { status, stdout } = run('power', report);
    expect(status).toBe(0);
    expect(stdout).toMatch(/512 MB .*with \d+/);
  });
});

test('the demo prints the table, the seed, the counts, the verdict in words and where the report is', () => {
  const { status, stdout } = run('demo', '--seed', 'shown');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Memory +Verdict +Cold start, ms/m);
  expect(stdout).toMatch(/^256 MB .*\n1024 MB /m);
  expect(stdout).toMatch(/^starts: \d+ cold, \d+ failed, \d+ lost; /m);
  expect(stdout).toMatch(/^seed shown, /m);
  expect(stdout).toMatch(/^Report: cold-start-gate-report\/report\.json$/m);
  expect(stdout).toMatch(/^Verdict: (regression|inconclusive)\. /m);
});

test('power --cv needs no file: more noise needs more starts', () => {
  const needed = (cv: string): number[] =>
    JSON.parse(run('power', '--cv', cv, '--json').stdout)[0].needed.map(
      ({ samples }: { samples: number }) => samples,
    );
  const [quiet, noisy] = [needed('5'), needed('20')];
  expect(quiet.every((n, i) => n <= (noisy[i] ?? 0))).toBe(true);
  expect(noisy[2]).toBeGreaterThan(quiet[2] ?? 0);
});

describe('power of a history', () => {
  const write = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };

  test('goes by the usual noise of each row and the rule of the flags', () => {
    const runs = [0.04, 0.05, 0.2].map((sdOfLogs, i) => aRun(i + 1, { sdOfLogs, medianMs: 200 }));
    const init = { ...A_CELL, metric: 'init' as const, sdOfLogs: 0.1 };
    const history = [...runs, { ...aRun(4), cells: [init] }].reduce(addRun, NO_HISTORY);
    const path = write('history.json', history);
    const { status, stdout } = run('power', path, '--samples', '50');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^512 MB, init +10 % .* with 50$/m);
    expect(stdout).toMatch(/^512 MB, cold start +5 % +\+10 % .* with 50$/m);
    expect(JSON.parse(run('power', path, '--threshold', '30%', '--json').stdout)[1]).toMatchObject({
      metric: 'total',
      noise: 0.05,
      allowedPercent: 30,
      samples: 30,
    });
  });

  test.each([
    [
      'damaged',
      { schema: 1, runs: [{ commit: 'x' }] },
      'is not a history of this tool: take the history.json',
    ],
    [
      'without noise',
      addRun(NO_HISTORY, aRun(1, { sdOfLogs: null })),
      'no run could tell how much times vary',
    ],
    ['cut', '{"schema":1,"runs":[', 'not JSON'],
  ])('that is %s is refused', (_, content, message) => {
    const { status, stderr } = run('power', write('bad-history.json', content));
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

test('a pipe that nobody writes to is refused at once', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const { status, stderr } = run('judge', 'pipe');
  expect([status, stderr]).toEqual([2, expect.stringContaining('"pipe" is no regular file')]);
});

test('a file that is not ours is refused with the place that is wrong', () => {
  writeFileSync(join(folder, 'bad.json'), '{"schema": 7}');
  const { status, stderr } = run('judge', 'bad.json');
  expect([status, stderr]).toEqual([2, expect.stringContaining('schema')]);
});
