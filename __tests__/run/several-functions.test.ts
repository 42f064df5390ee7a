/** Several functions in one run, from the file to the wire: on the embedded engine and on what it takes for an account. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CreateFunctionCommand, GetFunctionCommand } from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PolicyDocument } from '../../src/aws/iam-policy.ts';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import { planOf } from '../../src/run/plan.ts';
import { runPolicy } from '../../src/run/policy.ts';
import { measure, prepareRun } from '../../src/run/run.ts';
import { anAccount, functionNames, HEAD, REGION, started, TEMPLATE, writesOf } from '../aws/an-account.ts';
import { playground } from '../packages/git/repository.ts';
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

/** Runs in a git checkout of its own, which is where build commands run. */
async function inRepository<Result>(work: () => Promise<Result>): Promise<Result> {
  using place = playground();
  const repository = place.repository('functions');
  repository.commit({ 'given/index.js': "exports.handler = async () => 'good';\n" });
  const before = process.cwd();
  process.chdir(repository.path);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
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
    expect(report.functions.map(({ label, skipped }) => [label, skipped])).toEqual([
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
    expect(report.functions.map(({ tiersMb }) => tiersMb)).toEqual([[128], [512], [256]]);
    const writes = writesOf(account).slice(before);
    const created = writes.filter((write) => write.startsWith('CreateFunction '));
    // Two functions of a lane, two sides, two cells; the one that did not change is not among them.
    expect(new Set(created).size).toBe(8);
    expect(writes.filter((write) => / (mail|orders[^ ]*)$/.test(write))).toEqual([]);
    expect((await functionNames(account)).toSorted()).toEqual([TEMPLATE, 'mail'].toSorted());
    expect(report.functions.map(({ sides }) => sides.head.runtimeVersionArn)).toEqual([
      expect.stringMatching(/:runtime:/),
      expect.stringMatching(/:runtime:/),
      null,
    ]);

    const plan = await planOf(run);
    expect(plan.functions).toEqual({ measured: 2, skipped: 1 });
    expect(plan.estimate).toMatchObject({ lanes: 4, functions: 8 });
    const { Statement: statements }: PolicyDocument = JSON.parse(plan.policy ?? '');
    expect(new Set(statements.map(({ Sid }) => Sid)).size).toBe(statements.length);
    const templates = statements.find(({ Sid }) => Sid === 'ReadTheTemplate')?.Resource ?? [];
    expect(templates.map((arn) => arn.split(':function:')[1])).toEqual([
      TEMPLATE,
      `${TEMPLATE}:*`,
      'mail',
      'mail:*',
    ]);
    // The command needs no packages for the same answer.
    const answer = await runPolicy({ config, 'function-name': TEMPLATE, 'aws-region': REGION });
    expect(answer).toEqual({ ok: true, json: expect.any(String), notes: [] });
    expect(JSON.parse(answer.ok ? answer.json : '')).toEqual(JSON.parse(plan.policy ?? ''));
  });

  const copies = (n: number, more = ''): string =>
    `${DEFAULTS()}  function-name: ${TEMPLATE}\n  head-package: ${folder}/head/good\n  base-package: ${folder}/base/good\n${more}functions:\n${Array.from({ length: n }, (_, i) => `  copy-${i}:\n`).join('')}`;
  const preparedOf = async (text: string, options: Parameters<typeof anAccount>[0] = {}) => {
    await using account = await anAccount(options);
    const config = put('copies.yml', text.replace(/ {2}(head|base)-package: [^\n]*\{name\}\n/g, ''));
    return await account.prepare({ 'head-package': '', 'base-package': '', config });
  };
  const problemsOf = (prepared: Awaited<ReturnType<typeof preparedOf>>): readonly string[] =>
    prepared.ok ? [] : prepared.problems;

  test('code storage is held against what all of them take', async () => {
    const one = await preparedOf(copies(1));
    const bytes = one.ok ? (await planOf(one.run)).estimate.storageBytes : 0;
    const engine = { quotas: { codeStorageBytes: 3 * bytes } };
    expect(problemsOf(await preparedOf(copies(2), { engine }))).toEqual([]);
    expect(problemsOf(await preparedOf(copies(4), { engine }))).toEqual([
      expect.stringMatching(/would take .* of code storage/),
    ]);
  });

  test('what all of them lack is said once, with one policy', async () => {
    const engine = {
      faults: [
        {
          operation: 'Invoke',
          effect: { kind: 'error', status: 403, code: 'AccessDeniedException', message: 'no' },
        },
      ],
    } as const;
    const problems = problemsOf(await preparedOf(copies(6), { engine }));
    expect(problems).toEqual([
      expect.stringMatching(/^The credentials lack lambda:InvokeFunction\. .*"Statement"/s),
    ]);
    expect(problems[0]?.match(/"Version"/g)).toHaveLength(1);
  });

  test('one problem of several functions is one problem', async () => {
    const text = copies(5, '  payload: nowhere.json\n');
    expect(problemsOf(await preparedOf(text))).toEqual([
      expect.stringMatching(/^\S*copies\.yml:\d+:3: "copy-0" and 4 more: payload: "nowhere\.json"/),
    ]);
  });

  test('functions of one build command come together, and are told in the order of the file', async () => {
    const text = `defaults: { samples: 10, package-path: out, base-package: ${folder}/base/good }
functions:
  one: { build-command: mkdir -p out; echo one | tee out/index.js > given/index.js }
  other: { build-command: mkdir -p out; echo other > out/index.js }
  again: { build-command: mkdir -p out; echo one | tee out/index.js > given/index.js }
  given: { head-package: given, build-command: ~, package-path: ~ }
`;
    const built: string[] = [];
    const run = await inRepository(async () => {
      const workshop = {
        listener: {
          say: () => {},
          output: () => {},
          ended: () => {},
          started: (title: string) => built.push(title),
        },
        signal: quiet.signal,
        event: null,
      };
      return await prepareRun({ engine: 'local', config: put('builds.yml', text) }, 'seed', workshop);
    });
    expect(run).toMatchObject({ ok: true });
    expect(run.ok && run.run.functions.map(({ label }) => label)).toEqual(['one', 'other', 'again', 'given']);
    // It was read before anything was built.
    expect(run.ok && run.run.functions.map(({ identical }) => identical)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(built).toHaveLength(2);
    const hashes = run.ok
      ? run.run.functions.map(({ code: { head } }) => head.kind === 'package' && head.sha256)
      : [];
    expect(hashes[0]).toBe(hashes[2]);
    expect(hashes[1]).not.toBe(hashes[0]);
  });
});
