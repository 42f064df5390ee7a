/** The runner's environment, and the event's file, as one checked value. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultCommentKey, readWorkflowRun } from '../../src/github/workflow-run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'csg-run-'));
  const examples: readonly { name: string; examples: readonly object[] }[] = createRequire(import.meta.url)(
    '@octokit/webhooks-examples',
  );
  const payload = examples.find(({ name }) => name === 'pull_request')?.examples[0];
  writeFileSync(join(folder, 'event.json'), JSON.stringify(payload));
  writeFileSync(join(folder, 'broken.json'), '{"pull_request":');
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = (overrides: Record<string, string | undefined> = {}) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'octo-org/shop.js',
  GITHUB_RUN_ID: '17000000001',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_JOB: 'cold-start',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_EVENT_PATH: join(folder, 'event.json'),
  GITHUB_SHA: 'e'.repeat(40),
  GITHUB_REF: 'refs/pull/2/merge',
  ...overrides,
});

describe('readWorkflowRun', () => {
  test('reads everything', () => {
    expect(readWorkflowRun(environment())).toMatchObject({
      ok: true,
      run: {
        repository: { owner: 'octo-org', repo: 'shop.js' },
        runId: 17_000_000_001,
        runAttempt: 2,
        apiUrl: 'https://api.github.com',
        serverUrl: 'https://github.com',
        event: { name: 'pull_request', pullRequest: 2 },
      },
    });
  });

  test('takes the addresses of an Enterprise Server', () => {
    const result = readWorkflowRun(
      environment({ GITHUB_API_URL: 'https://ghe.example/api/v3', GITHUB_SERVER_URL: 'https://ghe.example' }),
    );
    expect(result).toMatchObject({
      run: { apiUrl: 'https://ghe.example/api/v3', serverUrl: 'https://ghe.example' },
    });
  });

  test.each([
    ['GITHUB_REPOSITORY', 'shop'],
    ['GITHUB_REPOSITORY', '../../etc/passwd'],
    ['GITHUB_RUN_ID', '1e9'],
    ['GITHUB_EVENT_PATH', '/nonexistent/event.json'],
    ['GITHUB_EVENT_PATH', undefined],
  ])('%s = %j is a problem that names it and not its value', (name, value) => {
    const result = readWorkflowRun(environment({ [name]: value }));
    expect(result).toMatchObject({ ok: false, inWorkflow: true, problem: expect.stringContaining(name) });
    if (!result.ok && value !== undefined) expect(result.problem).not.toContain(value);
  });

  test('an event file that was cut is a problem', () => {
    const result = readWorkflowRun(environment({ GITHUB_EVENT_PATH: join(folder, 'broken.json') }));
    expect(result).toMatchObject({ ok: false, problem: expect.stringContaining('not JSON') });
  });

  test('outside of a workflow nothing is wrong', () => {
    expect(readWorkflowRun({})).toMatchObject({ ok: false, inWorkflow: false });
  });
});

test('the default key tells jobs and workflows apart', () => {
  const keys = [
    defaultCommentKey({ workflow: 'CI', job: 'cold-start' }),
    defaultCommentKey({ workflow: 'CI', job: 'cold' }),
    defaultCommentKey({ workflow: 'start CI', job: 'cold' }),
  ];
  expect(new Set(keys).size).toBe(3);
});
