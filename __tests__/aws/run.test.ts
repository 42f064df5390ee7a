import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../src/run/plan.ts';
import { measure } from '../../src/run/run.ts';
import { anAccount, BASE, functionNames, onlyFunctionOf, started, TEMPLATE, writesOf } from './an-account.ts';

const quiet = { listener: { say: () => {} }, signal: new AbortController().signal };
/** So far from any limit that a busy machine changes nothing. */
const SHORT = { samples: '10', 'memory-tiers': '256', 'threshold-ms': '20000' };

describe('a run on AWS, from the template to the verdict', () => {
  test('it measures copies of the template, leaves it as it was, and leaves nothing behind', async () => {
    await using account = await anAccount();
    const before = await account.templateState();
    const run = started(await account.prepare(SHORT));
    const report = await measure(run, quiet);
    const [fn] = report.functions;
    expect(fn?.measuredOn).toEqual({
      engine: 'aws',
      region: 'eu-west-1',
      description: `custom endpoint ${account.endpoint}`,
    });
    expect(report.starts.length).toBeGreaterThanOrEqual(20);
    expect(report.verdict.verdict).toBe('pass');
    expect(fn?.sides.head.runtimeVersionArn).toMatch(/:runtime:/);
    expect(fn?.sides.base?.runtimeVersionArn).toBe(fn?.sides.head.runtimeVersionArn);
    expect(report.warnings.map(({ code }) => code)).not.toContain('runtime-versions-differ');
    expect(await account.templateState()).toEqual(before);
    expect(await functionNames(account)).toEqual([TEMPLATE]);
    const writes = writesOf(account);
    expect(writes).toContainEqual(expect.stringMatching(/^CreateFunction /));
    expect(writes.filter((write) => write.includes(TEMPLATE))).toEqual([]);
  });

  test('sides on different runtime versions are told, because the difference may come from there', async () => {
    await using account = await anAccount();
    const run = started(await account.prepare({ ...SHORT, 'head-settings': 'runtime: nodejs22.x' }));
    const { functions, warnings } = await measure(run, quiet);
    const [{ sides } = {}] = functions;
    expect(sides?.head.runtimeVersionArn).not.toBe(sides?.base?.runtimeVersionArn);
    expect(warnings.map(({ code }) => code)).toContain('runtime-versions-differ');
  });

  test('identical packages and settings pass at once, with no write and no invoke', async () => {
    await using account = await anAccount();
    const run = started(await account.prepare({}, { head: BASE, base: BASE }));
    const report = await measure(run, quiet);
    expect(report.verdict).toMatchObject({ verdict: 'pass', reason: 'identical', exitCode: 0 });
    expect(report.starts).toEqual([]);
    expect(writesOf(account)).toEqual([]);
  });

  test('so they do on the embedded engine', async () => {
    await using account = await anAccount();
    const run = started(await account.prepare({ engine: 'local' }, { head: BASE, base: BASE }));
    const report = await measure(run, quiet);
    expect(report).toMatchObject({
      functions: [{ skipped: true, measuredOn: { engine: 'local' } }],
      verdict: { reason: 'identical' },
    });
    expect(account.requests).toEqual([]);
  });

  test('the same package with other settings, or with a budget, is not identical', async () => {
    await using account = await anAccount();
    const same = { head: BASE, base: BASE };
    const settings = started(await account.prepare({ 'head-settings': 'timeout: 9' }, same));
    expect(onlyFunctionOf(settings).identical).toBe(false);
    expect(onlyFunctionOf(started(await account.prepare({ 'budget-ms': '900' }, same))).identical).toBe(
      false,
    );
  });

  test('dry-run: no write, no invoke, and the whole plan', async () => {
    await using account = await anAccount();
    const run = started(await account.prepare({ 'dry-run': 'true', 'memory-tiers': '256,1024' }));
    const plan = await planOf(run);
    expect(plan.estimate).toMatchObject({ lanes: 4, functions: 8, starts: 4 * 32 });
    expect(plan.estimate.dollars).toBeGreaterThan(0);
    expect(JSON.parse(plan.policy ?? '')).toMatchObject({ Version: '2012-10-17' });
    expect(writesOf(account)).toEqual([]);
  });

  test('dry-run for a function that is not there: the same check, one problem, no write', async () => {
    await using account = await anAccount();
    const prepared = await account.prepare({ 'dry-run': 'true', 'function-name': 'nothing-here' });
    expect(prepared).toMatchObject({
      ok: false,
      problems: [expect.stringContaining('there is no function "nothing-here"')],
    });
    expect(writesOf(account)).toEqual([]);
  });
});
