/** What the runner receives, from real processes that exit right after writing. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SUMMARY_BYTES } from '../../src/core/quotas.ts';

const MODULE = pathToFileURL(join(import.meta.dirname, '../../src/github/output.ts')).href;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'csg-output-'));
  for (const name of ['output', 'summary', 'state']) writeFileSync(join(folder, name), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Runs statements that use the module as `out`, in a step's environment. */
function step(code: string, overrides: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `const out = await import(${JSON.stringify(MODULE)});\n${code}`],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        PATH: process.env['PATH'] ?? '',
        GITHUB_OUTPUT: join(folder, 'output'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        GITHUB_STATE: join(folder, 'state'),
        ...overrides,
      },
    },
  );
  return { status, stdout, stderr };
}

describe('outputs and state', () => {
  test('are on disk when the process is made to exit at once', () => {
    const { status, stdout } = step(`
      out.writeOutputs({ verdict: 'regression', 'cold-starts': 60 });
      out.writeState('ledger', '/tmp/ledger.json');
      process.exitCode = 1;
      process.exit();
    `);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(fileOf('output')).toMatch(
      /^verdict<<(ghadelimiter_[\w-]+)\nregression\n\1\ncold-starts<<(\S+)\n60\n\2\n$/,
    );
    expect(fileOf('state')).toMatch(/^ledger<<(\S+)\n\/tmp\/ledger\.json\n\1\n$/);
  });

  test('a value cannot set another output', () => {
    step(`out.writeOutputs({ reason: 'x\\nghadelimiter_1\\nverdict<<EOF\\npass\\nEOF' })`);
    expect(fileOf('output').match(/<<ghadelimiter_[0-9a-f-]{36}$/gm)).toHaveLength(1);
  });

  test('without the files nothing is written, least of all commands on stdout', () => {
    const { status, stdout } = step(
      `out.writeOutputs({ verdict: 'pass' }); out.writeState('a', 'b'); console.log(await out.writeSummary('# x'));`,
      { GITHUB_OUTPUT: '', GITHUB_STATE: '', GITHUB_STEP_SUMMARY: '' },
    );
    expect(status).toBe(0);
    expect(stdout).toBe('There is no job summary here: GITHUB_STEP_SUMMARY is not set.\n');
  });
});

describe('the summary', () => {
  test('is appended, and on disk before the exit', () => {
    writeFileSync(join(folder, 'summary'), '# Of an earlier call\n');
    const { stdout } = step(`console.log(await out.writeSummary('# Cold starts')); process.exit(0);`);
    expect(stdout).toBe('null\n');
    expect(fileOf('summary')).toBe('# Of an earlier call\n# Cold starts\n');
  });

  test('up to the limit it is whole', () => {
    const { stdout } = step(`console.log(await out.writeSummary('x'.repeat(${SUMMARY_BYTES - 1})));`);
    expect(stdout).toBe('null\n');
    expect(Buffer.byteLength(fileOf('summary'))).toBeLessThanOrEqual(SUMMARY_BYTES);
  });

  test.each([
    ['in bytes, not characters', `'é'.repeat(${SUMMARY_BYTES / 2})`, ''],
    ['with what is there already', `'x'.repeat(600_000)`, 'y'.repeat(600_000)],
  ])('past it one sentence stands there, counted %s', (_, text, before) => {
    writeFileSync(join(folder, 'summary'), before);
    const { stdout, status } = step(`console.log(await out.writeSummary(${text}));`);
    expect(stdout).toContain('see the files in report-dir');
    expect(status).toBe(0);
    expect(fileOf('summary').slice(before.length)).toContain('see the files in report-dir');
  });

  test('a missing file is a sentence, not an exception', () => {
    const { stdout, status } = step(`console.log(await out.writeSummary('x'));`, {
      GITHUB_STEP_SUMMARY: join(folder, 'gone'),
    });
    expect(status).toBe(0);
    expect(stdout).toContain('could not be written (ENOENT)');
  });
});
