/** The action itself, ended in the middle of a run; then its post step, as GitHub's runner starts both. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { FaultRule } from '../../src/local/engine.ts';
import { type AnAccount, anAccount, BASE, functionNames, HEAD, REGION, TEMPLATE } from './an-account.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'csg-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, name, path), text);
  return join(folder, name);
}

/** Starts a step of the action; state files are the runner's. */
function step(program: string, variables: Readonly<Record<string, string>>): ChildProcess {
  const aws = Object.entries(process.env).filter(([name]) => name.startsWith('AWS_'));
  return spawn(process.execPath, [join(ROOT, 'src', program)], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      RUNNER_TEMP: folder,
      NODE_NO_WARNINGS: '1',
      ...Object.fromEntries(aws),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The values that a main step left for its post step. */
function stateIn(path: string): Record<string, string> {
  const found = readFileSync(path, 'utf8').matchAll(/^(.+?)<<(.+)\n(.*)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name = '', , value = '']) => [`STATE_${name}`, value]));
}

/** Runs the action until its `nth` call of an operation, sends the signal then, and waits for the end. */
async function endedAt(operation: string, nth: number, signal: NodeJS.Signals) {
  let main: ChildProcess | null = null;
  let seen = 0;
  const trap: FaultRule = {
    operation,
    when: ({ functionName }) => {
      if (functionName === TEMPLATE) return false;
      seen += 1;
      if (seen === nth) main?.kill(signal);
      return false;
    },
    effect: { kind: 'delay', ms: 0 },
  };
  const account = await anAccount({ engine: { faults: [trap] } });
  const before = await account.templateState();
  const state = join(folder, `state-${signal}`);
  writeFileSync(state, '');
  main = step('index.ts', {
    GITHUB_STATE: state,
    GITHUB_ACTIONS: 'true',
    INPUT_ENGINE: 'aws',
    'INPUT_FUNCTION-NAME': TEMPLATE,
    'INPUT_AWS-REGION': REGION,
    'INPUT_HEAD-PACKAGE': build('head', HEAD),
    'INPUT_BASE-PACKAGE': build('base', BASE),
    'INPUT_MEMORY-TIERS': '256,512',
    INPUT_SAMPLES: '10',
    INPUT_COMMENT: 'never',
  });
  const said: Buffer[] = [];
  main.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  main.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  await once(main, 'close');
  return { account, before, state: stateIn(state), said: Buffer.concat(said).toString() };
}

async function post(state: Readonly<Record<string, string>>): Promise<string> {
  const child = step('post.ts', { GITHUB_ACTIONS: 'true', ...state });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return Buffer.concat(said).toString();
}

async function expectOnlyTheTemplate(account: AnAccount, before: unknown): Promise<void> {
  expect(await functionNames(account)).toEqual([TEMPLATE]);
  expect(await account.templateState()).toEqual(before);
  const writes = account.requests.filter(({ operation }) =>
    /^(Create|Update|Put|Publish|Delete|Tag)/.test(operation ?? ''),
  );
  expect(
    writes.filter(
      ({ operation, functionName }) =>
        operation !== 'DeleteLogGroup' && !functionName?.includes('cold-start-gate-'),
    ),
  ).toEqual([]);
}

describe('a run that is ended in the middle', () => {
  test('by SIGKILL leaves functions, and the post step alone deletes them', async () => {
    const { account, before, state, said } = await endedAt('Invoke', 6, 'SIGKILL');
    await using open = account;
    expect(said).not.toContain('cannot run');
    expect((await functionNames(open)).length).toBe(9);
    expect(await post(state)).toContain('8 temporary functions');
    await expectOnlyTheTemplate(open, before);
  }, 120_000);

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s deletes them itself',
    async (signal) => {
      const { account, before, state } = await endedAt('PublishVersion', 9, signal);
      await using open = account;
      await expectOnlyTheTemplate(open, before);
      expect(await post(state)).not.toContain('::warning');
    },
    120_000,
  );
});
