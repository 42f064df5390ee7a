/**
 * What this project takes for granted about Lambda, in the order in which a run meets it. It runs against the embedded
 * engine, and against a real account with one variable more:
 *
 *   COLD_START_GATE_CONTRACT_ROLE=arn:aws:iam::ACCOUNT:role/NAME AWS_REGION=eu-west-1 npm test -- __tests__/aws/contract
 *
 * The role is one that Lambda can assume (AWSLambdaBasicExecutionRole is enough); credentials are found as always. It makes
 * one function named `cold-start-gate-<token>-...`, deletes it at the end, and costs less than a cent.
 */
import { randomBytes } from 'node:crypto';
import { CloudWatchLogsClient, DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import {
  GetFunctionCommand,
  InvokeCommand,
  LambdaClient,
  ListTagsCommand,
  PublishVersionCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connectionTo, type LambdaConnection } from '../../src/aws/connection.ts';
import { connectLambda, type LambdaOptions } from '../../src/aws/lambda.ts';
import { NO_LEDGER } from '../../src/aws/ledger.ts';
import { ownerOf } from '../../src/aws/ownership.ts';
import { serviceError } from '../../src/aws/service-error.ts';
import { awsTimings, LOCAL_TIMINGS } from '../../src/aws/timings.ts';
import { DEFAULT_SETTINGS } from '../../src/core/config/settings.ts';
import { classify } from '../../src/core/start/classify.ts';
import type { InvokeResponse, InvokeResult } from '../../src/core/start/invoke-result.ts';
import { functionName } from '../../src/gate/lanes.ts';
import type { Lambda } from '../../src/gate/ports.ts';
import { type Engine, startEngine } from '../../src/local/engine.ts';
import { ARCHITECTURE, CELL, packOf } from '../run/on-engine.ts';

const REAL_ROLE = process.env['COLD_START_GATE_CONTRACT_ROLE'];
const PATIENT = 120_000;
const token = randomBytes(4).toString('hex');
const fn = { name: functionName(token, CELL, 'head', 0), cell: CELL, side: 'head' } as const;
const { signal } = new AbortController();
const owner = { run: token, repository: 'contract', expiresAt: new Date(Date.now() + 3_600_000) };
const SOURCE = 'exports.handler = async (event, context) => ({ version: context.functionVersion });\n';

let engine: Engine | null = null;
let connection: LambdaConnection;
let client: LambdaClient;
let logs: CloudWatchLogsClient;
let lambda: Lambda & Disposable;
let first = '';
let second = '';

beforeAll(async () => {
  if (REAL_ROLE === undefined) {
    engine = await startEngine({ delays: { create: 100, update: 100 } });
    const credentials = { accessKeyId: 'CONTRACT', secretAccessKey: 'contract' };
    connection = { endpoint: engine.endpoint, region: engine.region, credentials };
  } else {
    connection = await connectionTo(process.env['AWS_REGION'] ?? 'us-east-1', process.env);
  }
  client = new LambdaClient({ ...connection, maxAttempts: 1 });
  logs = new CloudWatchLogsClient(connection);
  const pack = await packOf({ 'index.js': SOURCE });
  const deployment = {
    code: { kind: 'package', zip: pack.bytes, sha256: pack.sha256 },
    settings: { ...DEFAULT_SETTINGS, architecture: ARCHITECTURE, environment: { TABLE: 'orders' } },
    roleArn: REAL_ROLE ?? 'arn:aws:iam::000000000000:role/contract',
  } as const;
  const options: LambdaOptions = {
    payload: '{}',
    timings: REAL_ROLE === undefined ? LOCAL_TIMINGS : awsTimings(5),
    ledger: NO_LEDGER,
    owner,
    say: () => {},
  };
  lambda = connectLambda(connection, { head: deployment, base: null }, options);
});

afterAll(async () => {
  await lambda.remove(fn).catch(() => undefined);
  lambda[Symbol.dispose]();
  client.destroy();
  logs.destroy();
  await engine?.close();
});

const refusal = async (call: Promise<unknown>) =>
  await call.then(
    () => null,
    (error: unknown) => serviceError(error),
  );
const describeFunction = async () => await client.send(new GetFunctionCommand({ FunctionName: fn.name }));

function response(result: InvokeResult): InvokeResponse {
  if (result.kind !== 'response') throw new Error(`no response: ${JSON.stringify(result)}`);
  return result;
}

describe(REAL_ROLE === undefined ? 'the embedded engine' : 'Lambda', () => {
  test(
    'a function that is created is Pending, and not to be changed',
    async () => {
      await lambda.create(fn, signal);
      const { Configuration } = await describeFunction();
      expect(Configuration).toMatchObject({ State: 'Pending', StateReasonCode: 'Creating' });
      expect(Configuration?.LastUpdateStatus).toBeUndefined();
      const update = new UpdateFunctionConfigurationCommand({ FunctionName: fn.name, Description: 'early' });
      expect(await refusal(client.send(update))).toMatchObject({
        name: 'ResourceConflictException',
        status: 409,
      });
      await lambda.ready(fn, signal);
    },
    PATIENT,
  );

  test(
    'it has the tags that it was created with, in GetFunction too',
    async () => {
      const { Configuration, Tags } = await describeFunction();
      expect(ownerOf(fn.name, Tags)).toEqual(owner);
      const listed = await client.send(new ListTagsCommand({ Resource: Configuration?.FunctionArn }));
      expect(listed.Tags).toEqual(Tags);
    },
    PATIENT,
  );

  test(
    'its first version is new as it was created; publishing again without a change is the same version',
    async () => {
      first = await lambda.publishFresh(fn, '1', signal);
      const again = await client.send(
        new PublishVersionCommand({ FunctionName: fn.name, Description: 'other' }),
      );
      expect(again.Version).toBe(first);
    },
    PATIENT,
  );

  test(
    'the first request of a version is a cold start, answered by that version, with a REPORT of its own id',
    async () => {
      const result = response(await lambda.invoke(fn, first, signal));
      expect(result.executedVersion).toBe(first);
      const { outcome, warnings } = classify(result, {
        version: first,
        tierMb: CELL.tierMb,
        acceptFunctionErrors: false,
        environmentValues: [],
      });
      expect(outcome).toMatchObject({ kind: 'cold', by: 'init' });
      expect(warnings).toEqual([]);
    },
    PATIENT,
  );

  test(
    'the second one is not',
    async () => {
      const result = response(await lambda.invoke(fn, first, signal));
      const expected = {
        version: first,
        tierMb: CELL.tierMb,
        acceptFunctionErrors: false,
        environmentValues: [],
      };
      expect(classify(result, expected).outcome).toEqual({ kind: 'lost', reason: 'not-cold' });
    },
    PATIENT,
  );

  test(
    'an update is in progress for a while, in which another one and publishing are refused',
    async () => {
      const Environment = { Variables: { TABLE: 'orders', COLD_START_GATE_NONCE: '000099' } };
      const update = () =>
        client.send(new UpdateFunctionConfigurationCommand({ FunctionName: fn.name, Environment }));
      const changed = await update();
      expect(changed).toMatchObject({ State: 'Active', LastUpdateStatus: 'InProgress' });
      expect(await refusal(update())).toMatchObject({ name: 'ResourceConflictException', status: 409 });
      const publish = new PublishVersionCommand({ FunctionName: fn.name });
      expect(await refusal(client.send(publish))).toMatchObject({ name: 'ResourceConflictException' });
      await lambda.ready(fn, signal);
      const { Configuration } = await describeFunction();
      expect(Configuration).toMatchObject({ LastUpdateStatus: 'Successful' });
      expect(Configuration?.RevisionId).not.toBe(changed.RevisionId);
    },
    PATIENT,
  );

  test(
    'a changed variable makes a new version, whose first request is cold again',
    async () => {
      second = await lambda.publishFresh(fn, '2', signal);
      expect(second).not.toBe(first);
      const result = response(await lambda.invoke(fn, second, signal));
      const expected = {
        version: second,
        tierMb: CELL.tierMb,
        acceptFunctionErrors: false,
        environmentValues: [],
      };
      expect(classify(result, expected).outcome.kind).toBe('cold');
    },
    PATIENT,
  );

  test(
    'publishing other code than is there is refused, and names both',
    async () => {
      const other = new PublishVersionCommand({
        FunctionName: fn.name,
        CodeSha256: 'A'.repeat(43).concat('='),
      });
      expect(await refusal(client.send(other))).toMatchObject({
        name: 'InvalidParameterValueException',
        status: 400,
        message: expect.stringMatching(/CodeSHA256.*is different/),
      });
    },
    PATIENT,
  );

  test(
    'a version that is not there is a 404',
    async () => {
      const asked = { FunctionName: fn.name, Qualifier: '9999' };
      for (const call of [
        client.send(new GetFunctionCommand(asked)),
        client.send(new InvokeCommand(asked)),
      ]) {
        expect(await refusal(call)).toMatchObject({ name: 'ResourceNotFoundException', status: 404 });
      }
    },
    PATIENT,
  );

  test(
    'a function that is deleted is gone with its versions; deleting it again changes nothing',
    async () => {
      await lambda.remove(fn);
      await lambda.remove(fn);
      expect(await refusal(describeFunction())).toMatchObject({ status: 404 });
      const { logGroups } = await logs.send(
        new DescribeLogGroupsCommand({ logGroupNamePrefix: `/aws/lambda/${fn.name}` }),
      );
      expect(logGroups).toEqual([]);
    },
    PATIENT,
  );
});
