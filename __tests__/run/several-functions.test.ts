/** Several functions in one run, from the file to the wire: on the embedded engine and on what it takes for an account. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CreateFunctionCommand, GetFunctionCommand } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import { measure } from '../../src/run/measure.ts';
import { planOf } from '../../src/run/plan.ts';
import { anAccount, functionNames, HEAD, started, TEMPLATE, writesOf } from '../aws/an-account.ts';
import { packOf } from './on-engine.ts';

const quiet = { listener: { say: () => {} }, signal: new AbortController().signal };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'csg-several-'));
  put('base/good/index.js', "exports.handler = async () => 'good';\n");
  put('head/good/index.js', "exports.handler = async () => 'good, changed';\n");
  put('base/broken/index.js', "exports.handler = async () => 'broken';\n");
  put('head/broken/index.js', "require('nowhere');\nexports.handler = async () => 1;\n");
  put('base/same/index.js', "exports.handler = async () => 'same';\n");
  put('head/same/index.js', "exports.handler = async () => 'same';\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
}

/** Far from any limit, so that a busy machine changes nothing. */
const DEFAULTS = (): string =>
  `defaults:\n  head-package: ${folder}/head/{name}\n  base-package: ${folder}/base/{name}\n  threshold-ms: 20000\n`;

describe('several functions in one run', () => {
  test('a build that does not start ends its own function, and the others get their answer', async () => {
    await using account = await anAccount();
    const config = put(
      'broken.yml',
      `${DEFAULTS()}functions:\n  broken:\n  same:\n  good: { samples: 10 }\n`,
    );
    const none = { 'head-package': '', 'base-package': '', 'function-name': '', 'aws-region': '' };
    const run = started(await account.prepare({ ...none, engine: 'local', config }));
    expect(run.functions.map(({ label, identical }) => [label, identical])).toEqual([
      ['broken', false],
      ['same', true],
      ['good', false],
    ]);
    const report = await measure(run, quiet);
    expect(
      report.comparisons.map(({ cell, verdict, reason }) => [cell.functionLabel, verdict, reason]),
    ).toEqual([
      ['broken', 'regression', 'does-not-start'],
      ['good', 'pass', expect.any(String)],
    ]);
    expect(report.functions?.map(({ label, skipped }) => [label, skipped])).toEqual([
      ['broken', false],
      ['same', true],
      ['good', false],
    ]);
    const starts = report.starts.filter(({ cell }) => cell.functionLabel === 'broken');
    expect(starts.length).toBeLessThan(20);
    expect(judgeReport(report)).toEqual({ comparisons: report.comparisons, verdict: report.verdict });
    expect(account.requests).toEqual([]);
  });

  test('two templates of an account: each function is a copy of its own, with its own event, and both are only read', async () => {
    await using account = await anAccount();
    const { Configuration } = await account.client.send(new GetFunctionCommand({ FunctionName: TEMPLATE }));
    await account.client.send(
      new CreateFunctionCommand({
        FunctionName: 'mail',
        Role: Configuration?.Role,
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Code: { ZipFile: (await packOf(HEAD)).bytes },
        Timeout: 11,
        MemorySize: 512,
        Architectures: Configuration?.Architectures,
      }),
    );
    const config = put(
      'two.yml',
      `${DEFAULTS()}  samples: 10\nfunctions:\n  ${TEMPLATE}: { head-package: ${folder}/head/good, base-package: ${folder}/base/good, memory-tiers: [128] }\n  mail: { function-name: mail, head-package: ${folder}/head/good, base-package: ${folder}/base/good }\n  same:\n`,
    );
    const before = writesOf(account).length;
    const run = started(await account.prepare({ 'head-package': '', 'base-package': '', config }));
    const report = await measure(run, quiet);
    expect(report.comparisons.map(({ cell }) => [cell.functionLabel, cell.tierMb])).toEqual([
      [TEMPLATE, 128],
      ['mail', 512],
    ]);
    expect(report.verdict.verdict).toBe('pass');
    expect(report.plan.tiersMb).toEqual([128, 512]);
    const writes = writesOf(account).slice(before);
    const created = writes.filter((write) => write.startsWith('CreateFunction '));
    // Two functions of a lane, two sides, two cells; the one that did not change is not among them.
    expect(new Set(created).size).toBe(8);
    expect(writes.filter((write) => / (mail|orders[^ ]*)$/.test(write))).toEqual([]);
    expect((await functionNames(account)).toSorted()).toEqual([TEMPLATE, 'mail'].toSorted());
    expect(report.functions?.map(({ sides }) => sides.head.runtimeVersionArn)).toEqual([
      expect.stringMatching(/:runtime:/),
      expect.stringMatching(/:runtime:/),
      null,
    ]);

    const plan = await planOf(run);
    expect(plan.functions).toEqual({ measured: 2, skipped: 1 });
    expect(plan.estimate).toMatchObject({ lanes: 4, functions: 8 });
  });
});
