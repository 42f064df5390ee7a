import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import { readReportJson } from '../../src/report/json/json.ts';
import { openJob } from '../action/job.ts';
import { Runner } from './runner.ts';

const ALL = Array.from({ length: 40 }, (_, i) => `fn-${String(i).padStart(2, '0')}`);
const CHANGED = ['fn-03', 'fn-17', 'fn-31'];
const SLOWER = 'fn-17';

let runner: Runner;
let folder: string;
beforeAll(() => {
  runner = new Runner();
  folder = join(runner.temporary, '..', 'functions');
  for (const name of ALL) {
    build('base', name, `exports.handler = async () => '${name}';\n`);
    build('head', name, `exports.handler = async () => '${name}';\n`);
  }
  for (const name of CHANGED) {
    const wait = name === SLOWER ? 'const end = Date.now() + 60; while (Date.now() < end);\n' : '';
    build('head', name, `${wait}exports.handler = async () => '${name}, changed';\n`);
  }
});
afterAll(() => runner.dispose());

function build(side: string, name: string, code: string): void {
  mkdirSync(join(folder, side, name), { recursive: true });
  writeFileSync(join(folder, side, name, 'index.js'), code);
}

function configFile(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const DEFAULTS = (): string =>
  `defaults:\n  head-package: ${folder}/head/{name}\n  base-package: ${folder}/base/{name}\n  samples: 10\n`;

describe('a configuration file with 40 functions, 3 of them changed', () => {
  test('37 are skipped and said so, 3 are measured as one family with their own rules, in one table, one report and one comment', async () => {
    const config = configFile(
      'gate.yml',
      `seed: forty\n${DEFAULTS()}functions:\n${ALL.map((name) =>
        name === 'fn-03' ? `  ${name}: { threshold: 50%, threshold-ms: 100 }\n` : `  ${name}:\n`,
      ).join('')}`,
    );
    await using job = await openJob();
    const step = await job.step({ inputs: { config } });
    expect(step.stderr).toBe('');
    expect([step.code, step.outputs['verdict'], step.outputs['regressions']]).toEqual([1, 'regression', '1']);

    expect(step.summary).toContain('40 functions: 3 measured, 37 skipped');
    expect(step.summary).toContain('<summary>37 functions skipped: package and settings did not change');
    expect(step.summary.match(/^\| :--/gm)).toHaveLength(1);
    expect(step.summary.match(/^\| [^|]*<code>fn-\d\d<\/code>/gm)).toHaveLength(3);
    expect(step.summary).toContain('+100&nbsp;ms'.replace('&nbsp;', '\u00a0'));
    expect(step.stdout).toContain('40 functions: 3 measured, 37 skipped');
    // Made when the measurement began, and edited since.
    const comments = job.comments();
    expect(comments).toEqual([expect.stringContaining('40 functions: 3 measured, 37 skipped')]);
    expect(comments[0]).toContain('37 functions skipped');
    expect(comments[0]?.match(/^\| [^|]*<code>fn-\d\d<\/code>/gm)).toHaveLength(3);
    expect(job.count('POST')).toBe(1);

    const report = readReportJson(
      readFileSync(join(step.workspace, step.outputs['report-json'] ?? ''), 'utf8'),
    );
    expect(report.functions?.map(({ label }) => label)).toEqual(ALL);
    expect(report.functions?.filter(({ skipped }) => !skipped).map(({ label }) => label)).toEqual(CHANGED);
    expect(
      report.comparisons.map(({ cell, verdict }) => [cell.functionLabel, verdict === 'regression']),
    ).toEqual(CHANGED.map((name) => [name, name === SLOWER]));
    expect(new Set(report.starts.map(({ cell }) => cell.functionLabel))).toEqual(new Set(CHANGED));
    // Starts of the three take turns, and no temporary function serves two of them.
    const owners = Map.groupBy(report.starts, ({ functionName }) => functionName);
    expect(
      [...owners.values()].every((of) => new Set(of.map(({ cell }) => cell.functionLabel)).size === 1),
    ).toBe(true);
    // One error rate over all rows: each gets its share.
    const spent = report.comparisons.flatMap(({ looks }) =>
      looks.map(({ spentRegression }) => spentRegression),
    );
    expect(Math.max(...spent)).toBeLessThanOrEqual(0.05 / 3 + 1e-12);
    // The same report gives the same verdict, with every function's own rule.
    const { comparisons, verdict } = judgeReport(report);
    expect({ comparisons, verdict }).toEqual({ comparisons: report.comparisons, verdict: report.verdict });
    expect(readdirSync(job.temporary)).toEqual([]);
  });

  test('when none changed, nothing is started', async () => {
    const config = configFile(
      'same.yml',
      `defaults:\n  head-package: ${folder}/base/{name}\n  base-package: ${folder}/base/{name}\nfunctions: [${ALL.join(', ')}]\n`,
    );
    const step = await runner.run({ inputs: { engine: 'local', config } });
    expect(step.code).toBe(0);
    expect(step.outputs).toMatchObject({ verdict: 'pass', reason: 'identical', 'cold-starts': '0' });
    expect(step.summary).toContain('40 functions: 0 measured, 40 skipped');
  });

  test('everything that is wrong comes in one message: the file, the values and the packages', async () => {
    const config = configFile(
      'wrong.yml',
      `${DEFAULTS()}functions:\n  fn-00: { threshold: ten }\n  fn-99:\n  fn-01: { seed: x }\n`,
    );
    const step = await runner.run({ inputs: { engine: 'local', config } });
    expect(step.code).toBe(2);
    expect(step.stdout).toMatch(/wrong\.yml:6:12: threshold: "ten" is not allowed/);
    expect(step.stdout).toMatch(/wrong\.yml:7:3: "fn-99": head-package .*does not exist/);
    expect(step.stdout).toMatch(/wrong\.yml:8:12: seed: is of the whole run/);
    expect(step.stdout.match(/^::error /gm)).toHaveLength(1);
    expect(step.state).toEqual({});
  });

  test('a missing file is said', async () => {
    const step = await runner.run({ inputs: { engine: 'local', config: 'nope.yml' } });
    expect(step.code).toBe(2);
    expect(step.stdout).toContain('nope.yml:1:1: cannot be read (ENOENT)');
  });
});
