/** When a fork's pull request cannot be measured on AWS, and nobody has done anything wrong. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { forkWithoutCredentials, withSomeRegion } from '../../src/action/fork.ts';
import { readWorkflowRun, type WorkflowRunResult } from '../../src/github/workflow-run.ts';
import { FORK, payload } from './job.ts';

const folder = mkdtempSync(join(tmpdir(), 'csg-fork-'));
afterAll(() => rmSync(folder, { recursive: true }));

function workflow(event: string, body: object): WorkflowRunResult {
  const path = join(folder, `${event}.json`);
  writeFileSync(path, JSON.stringify(body));
  return readWorkflowRun({
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_RUN_ID: '1',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: path,
  });
}
const fork = workflow('pull_request', payload('pull_request', FORK));
const own = workflow('pull_request', payload('pull_request'));

describe('forkWithoutCredentials', () => {
  test('a fork in a job that nobody logged in', () => {
    expect(forkWithoutCredentials({}, fork, {})).toBe(true);
    expect(forkWithoutCredentials({ engine: 'aws' }, fork, { RUNNER_ENVIRONMENT: 'github-hosted' })).toBe(
      true,
    );
  });

  test.each([
    ['AWS_ACCESS_KEY_ID', 'AKIA'],
    ['AWS_WEB_IDENTITY_TOKEN_FILE', '/token'],
    ['AWS_PROFILE', 'ci'],
    ['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI', '/v2'],
    ['AWS_CONTAINER_CREDENTIALS_FULL_URI', 'http://169.254.170.23'],
    ['RUNNER_ENVIRONMENT', 'self-hosted'],
  ])('not with %s=%s: it is tried', (name, value) => {
    expect(forkWithoutCredentials({}, fork, { [name]: value })).toBe(false);
  });

  test('not with engine: local, an own branch, or an event that cannot be read', () => {
    expect(forkWithoutCredentials({ engine: 'local' }, fork, {})).toBe(false);
    expect(forkWithoutCredentials({}, own, {})).toBe(false);
    expect(forkWithoutCredentials({}, workflow('pull_request', {}), {})).toBe(false);
  });
});

test('a region stands in only where none is named', () => {
  expect(withSomeRegion({ 'function-name': 'orders-api' }, {})).toHaveProperty('aws-region');
  const arn = 'arn:aws:lambda:eu-west-1:111122223333:function:orders-api';
  expect(withSomeRegion({ 'function-name': arn }, {})).toEqual({ 'function-name': arn });
  expect(withSomeRegion({ 'function-name': 'orders-api:live' }, {})).toHaveProperty('aws-region');
  expect(withSomeRegion({}, { AWS_REGION: 'eu-west-1' })).toEqual({});
});
