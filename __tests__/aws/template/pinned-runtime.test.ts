import { PutRuntimeManagementConfigCommand } from '@aws-sdk/client-lambda';
import { expect, test } from '@jest/globals';
import { measure } from '../../../src/run/run.ts';
import { anAccount, started, TEMPLATE } from '../an-account.ts';

const OTHER = 'arn:aws:lambda:eu-west-1::runtime:another';
const quiet = { listener: { say: () => {} }, signal: new AbortController().signal };
const SHORT = { samples: '10', 'threshold-ms': '20000' };

test('functions that come up with different runtime versions are held at one, before they are used', async () => {
  await using account = await anAccount({
    engine: {
      faults: [
        {
          operation: 'GetFunction',
          when: ({ functionName }) => /-head-.*-1$/.test(functionName ?? ''),
          effect: { kind: 'alter', configuration: { RuntimeVersionConfig: { RuntimeVersionArn: OTHER } } },
        },
      ],
    },
  });
  const [{ sides } = {}] = (await measure(started(await account.prepare(SHORT)), quiet)).functions;
  const held = account.requests.filter(
    ({ operation, status }) => operation === 'PutRuntimeManagementConfig' && status === 200,
  );
  expect(held.length).toBeGreaterThan(0);
  expect(sides?.head.runtimeVersionArn).toBe(sides?.base?.runtimeVersionArn);
});

test('a template that is held at a version holds its copies there; one that is not holds none', async () => {
  await using account = await anAccount();
  const free = await measure(started(await account.prepare(SHORT)), quiet);
  const pins = () =>
    account.requests.filter(
      ({ operation, functionName, status }) =>
        operation === 'PutRuntimeManagementConfig' && functionName !== TEMPLATE && status === 200,
    );
  expect(pins()).toEqual([]);
  await account.client.send(
    new PutRuntimeManagementConfigCommand({
      FunctionName: TEMPLATE,
      UpdateRuntimeOn: 'Manual',
      RuntimeVersionArn: OTHER,
    }),
  );
  const held = await measure(started(await account.prepare(SHORT)), quiet);
  expect(free.functions[0]?.sides.head.runtimeVersionArn).not.toBe(OTHER);
  expect(held.functions[0]?.sides.head.runtimeVersionArn).toBe(OTHER);
  // Two functions of each side.
  expect(pins()).toHaveLength(4);
});
