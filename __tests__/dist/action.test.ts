import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXAMPLES, Runner } from './runner.ts';

let runner: Runner;
beforeAll(() => {
  runner = new Runner();
});
afterAll(() => runner.dispose());

const compare = (head: string): Record<string, string> => ({
  engine: 'local',
  'head-package': join(EXAMPLES, 'packages', head),
  'base-package': join(EXAMPLES, 'packages', 'base'),
  payload: join(EXAMPLES, 'event.json'),
  'memory-tiers': '512',
  seed: 'dist-test',
});

describe('the built action, started as the runner does', () => {
  test('an unchanged build passes: exit 0, outputs, summary and reports written, nothing left behind', async () => {
    const step = await runner.run({ inputs: compare('unchanged') });
    expect(step.stderr).toBe('');
    expect(step.code).toBe(0);
    expect(step.outputs).toMatchObject({ verdict: 'pass', regressions: '0', lost: '0', failed: '0' });
    expect(Number(step.outputs['cold-starts'])).toBeGreaterThanOrEqual(20);
    expect(step.summary).toContain('| Memory |');
    expect(step.stdout).toContain('Seed dist-test');
    const report: unknown = JSON.parse(
      readFileSync(join(step.workspace, step.outputs['report-json'] ?? ''), 'utf8'),
    );
    expect(report).toMatchObject({ schema: 1, verdict: { verdict: 'pass', exitCode: 0 } });
    expect(existsSync(join(step.workspace, step.outputs['report-csv'] ?? ''))).toBe(true);
    expect(readdirSync(runner.temporary)).toEqual([]);
  });

  test('a slower build fails: exit 1, one annotation says so, outputs and summary are on disk', async () => {
    const step = await runner.run({ inputs: compare('regressed') });
    expect(step.code).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'regression', regressions: '1' });
    expect(Number(step.outputs['worst-change-percent'])).toBeGreaterThan(10);
    expect(step.summary).toContain('slower');
    expect(step.stdout.match(/^::error /gm)).toHaveLength(1);
    expect(readdirSync(runner.temporary)).toEqual([]);
  });

  test('on-regression: warn reports the same and exits 0', async () => {
    const step = await runner.run({ inputs: { ...compare('regressed'), 'on-regression': 'warn' } });
    expect(step.code).toBe(0);
    expect(step.outputs).toMatchObject({ verdict: 'regression' });
  });

  test('with no inputs it exits with 2 and names what is missing', async () => {
    const step = await runner.run({});
    expect(step.code).toBe(2);
    expect(step.stdout).toContain('head-package: missing');
    expect(step.stdout).toContain('base-package: missing');
    expect(step.outputs).toEqual({});
  });

  test('every kind of bad input comes in one message, and nothing is started', async () => {
    const broken = join(runner.temporary, '..', 'inputs');
    mkdirSync(join(broken, 'custom'), { recursive: true });
    writeFileSync(join(broken, 'text.zip'), 'not a zip');
    writeFileSync(join(broken, 'custom', 'bootstrap'), '#!/bin/sh\n', { mode: 0o644 });
    const step = await runner.run({
      inputs: {
        engine: 'local',
        'head-package': join(broken, 'text.zip'),
        'base-package': join(broken, 'nope.zip'),
        'head-settings': 'runtime: cobol85',
        'memory-tiers': '64',
        samples: '5',
        threshold: 'ten',
        payload: '{"a"',
      },
    });
    expect(step.code).toBe(2);
    for (const problem of [
      /cobol85/,
      /text\.zip.*\(head\)/,
      /nope\.zip.*\(base\)/,
      /memory-tiers: \\?"64/,
      /samples: \\?"5/,
      /threshold: \\?"ten/,
      /payload: /,
    ]) {
      expect(step.stdout).toMatch(problem);
    }
    expect(step.stdout.match(/^::error /gm)).toHaveLength(1);
    expect(step.state).toEqual({});
  });

  test.each([
    ['a handler that is not there', { 'head-settings': 'handler: app.handler' }, /head.*app/],
    [
      'a runtime that nothing here can run',
      { 'base-settings': 'runtime: java21' },
      /base-settings: .*java21/,
    ],
    ['a missing bootstrap', { 'head-settings': 'runtime: provided.al2023' }, /head.*bootstrap/],
  ])('%s is refused before anything starts', async (_, inputs, message) => {
    const step = await runner.run({ inputs: { ...compare('unchanged'), ...inputs } });
    expect(step.code).toBe(2);
    expect(step.stdout).toMatch(message);
    expect(step.stdout).not.toContain('Seed ');
  });

  test('a build that does not start is said to, side and error named', async () => {
    const folder = join(runner.temporary, '..', 'does-not-start');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'index.js'),
      "require('not-in-the-package');\nexports.handler = async () => 1;\n",
    );
    const step = await runner.run({ inputs: { ...compare('unchanged'), 'head-package': folder } });
    expect(step.code).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'regression', reason: 'does-not-start' });
    expect(step.stdout).toContain('Runtime.ImportModuleError');
  });

  test('SIGINT: leaves within five seconds, judges what it has, leaves nothing behind', async () => {
    const step = await runner.run({
      inputs: { ...compare('unchanged'), samples: '1000', 'threshold-ms': '0', threshold: '1%' },
      meanwhile: async ({ pid, stateSoFar }) => {
        while (stateSoFar()['engine-folder'] === undefined) await new Promise((wait) => setTimeout(wait, 20));
        process.kill(pid, 'SIGINT');
      },
    });
    expect(step.code).not.toBe(null);
    expect(step.outputs['verdict'] ?? 'inconclusive').toBe('inconclusive');
    expect(readdirSync(runner.temporary)).toEqual([]);
  });

  test('kill -9 of the main step: the post step removes what is left', async () => {
    const main = await runner.run({
      inputs: { ...compare('unchanged'), samples: '1000' },
      meanwhile: async ({ pid, stateSoFar }) => {
        while (stateSoFar()['engine-folder'] === undefined) await new Promise((wait) => setTimeout(wait, 20));
        process.kill(pid, 'SIGKILL');
      },
    });
    expect(main.code).toBe(null);
    const post = await runner.run({
      file: 'post.js',
      environment: Object.fromEntries(
        Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]),
      ),
    });
    expect(post.code).toBe(0);
    expect(readdirSync(runner.temporary)).toEqual([]);
  });

  test('the post step of a main step that did nothing says nothing and passes', async () => {
    const post = await runner.run({ file: 'post.js' });
    expect([post.code, post.stdout, post.stderr]).toEqual([0, '', '']);
  });
});
