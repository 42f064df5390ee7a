import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { functionZip, ROLE, startWorld, type World } from './setup.ts';

const CHECKER = new URL('./response_shapes.py', import.meta.url).pathname;
const OPERATIONS = new URL('../../../src/local/operations', import.meta.url).pathname;
const hasBotocore = spawnSync('python3', ['-c', 'import botocore']).status === 0;
if (!hasBotocore) console.warn('python3 with botocore is not installed: response shapes are not checked.');

const IMAGE = '000000000000.dkr.ecr.us-east-1.amazonaws.com/pictures:1';
const FN = '/functions/orders';
const TAGS = `/2017-03-31/tags/${encodeURIComponent('arn:aws:lambda:us-east-1:000000000000:function:orders')}`;

/** One story in which every operation is called: name, method, path, body. */
async function story(): Promise<readonly (readonly [string, string, string, object?])[]> {
  const ZipFile = Buffer.from(await functionZip()).toString('base64');
  const Other = Buffer.from(await functionZip('exports.handler = async () => 2;')).toString('base64');
  const create = { FunctionName: 'orders', Runtime: 'nodejs24.x', Handler: 'index.handler', Role: ROLE };
  const full = {
    Code: { ZipFile },
    Environment: { Variables: { STAGE: '1' } },
    LoggingConfig: { LogFormat: 'JSON' },
    VpcConfig: { SubnetIds: ['subnet-1'], SecurityGroupIds: ['sg-1'] },
    Layers: ['arn:aws:lambda:us-east-1:123456789012:layer:tools:3'],
    DeadLetterConfig: { TargetArn: 'arn:aws:sqs:us-east-1:123456789012:dead' },
    FileSystemConfigs: [
      { Arn: 'arn:aws:elasticfilesystem:us-east-1:1:access-point/a', LocalMountPath: '/mnt/a' },
    ],
    Tags: { run: '1' },
  };
  const alias = {
    Name: 'live',
    FunctionVersion: '1',
    RoutingConfig: { AdditionalVersionWeights: { '2': 0.1 } },
  };
  const picture = {
    FunctionName: 'pictures',
    Role: ROLE,
    PackageType: 'Image',
    Code: { ImageUri: IMAGE },
    ImageConfig: { EntryPoint: ['/entry.sh'], Command: ['index.handler'], WorkingDirectory: '/srv' },
  };
  const group = { logGroupName: '/aws/lambda/orders' };
  return [
    ['CreateFunction', 'POST', '/2015-03-31/functions', { ...create, ...full }],
    ['GetFunction', 'GET', `/2015-03-31${FN}`],
    ['GetFunctionConfiguration', 'GET', `/2015-03-31${FN}/configuration?Qualifier=%24LATEST`],
    ['PublishVersion', 'POST', `/2015-03-31${FN}/versions`, { Description: 'one' }],
    ['UpdateFunctionConfiguration', 'PUT', `/2015-03-31${FN}/configuration`, { MemorySize: 256 }],
    ['UpdateFunctionCode', 'PUT', `/2015-03-31${FN}/code`, { ZipFile: Other, Publish: true }],
    ['ListVersionsByFunction', 'GET', `/2015-03-31${FN}/versions?MaxItems=2`],
    ['ListFunctions', 'GET', '/2015-03-31/functions'],
    ['Invoke', 'POST', `/2015-03-31${FN}/invocations`, { n: 1 }],
    ['CreateAlias', 'POST', `/2015-03-31${FN}/aliases`, alias],
    ['GetAlias', 'GET', `/2015-03-31${FN}/aliases/live`],
    ['UpdateAlias', 'PUT', `/2015-03-31${FN}/aliases/live`, { Description: 'x' }],
    ['ListAliases', 'GET', `/2015-03-31${FN}/aliases`],
    ['DeleteAlias', 'DELETE', `/2015-03-31${FN}/aliases/live`],
    ['TagResource', 'POST', TAGS, { Tags: { a: 'b' } }],
    ['ListTags', 'GET', TAGS],
    ['UntagResource', 'DELETE', `${TAGS}?tagKeys=a`],
    ['PutFunctionConcurrency', 'PUT', `/2017-10-31${FN}/concurrency`, { ReservedConcurrentExecutions: 3 }],
    ['GetFunctionConcurrency', 'GET', `/2019-09-30${FN}/concurrency`],
    ['GetFunction', 'GET', `/2015-03-31${FN}`],
    ['DeleteFunctionConcurrency', 'DELETE', `/2017-10-31${FN}/concurrency`],
    [
      'PutRuntimeManagementConfig',
      'PUT',
      `/2021-07-20${FN}/runtime-management-config`,
      { UpdateRuntimeOn: 'Auto' },
    ],
    ['GetRuntimeManagementConfig', 'GET', `/2021-07-20${FN}/runtime-management-config`],
    ['GetFunctionCodeSigningConfig', 'GET', `/2020-06-30${FN}/code-signing-config`],
    ['GetAccountSettings', 'GET', '/2016-08-19/account-settings'],
    ['DescribeLogGroups', 'POST', '/', {}],
    ['FilterLogEvents', 'POST', '/', group],
    ['DeleteLogGroup', 'POST', '/', group],
    ['DeleteFunction', 'DELETE', `/2015-03-31${FN}`],
    ['CreateFunction', 'POST', '/2015-03-31/functions', picture],
    ['GetFunction', 'GET', '/2015-03-31/functions/pictures'],
    ['UpdateFunctionCode', 'PUT', '/2015-03-31/functions/pictures/code', { ImageUri: IMAGE }],
  ];
}

const LOGS = new Set(['DescribeLogGroups', 'FilterLogEvents', 'DeleteLogGroup']);

describe('every answer', () => {
  let world: World;
  beforeAll(async () => {
    const image = { zip: await functionZip(), runtime: 'nodejs24.x', handler: 'index.handler' };
    world = await startWorld({ images: new Map([[IMAGE, image]]) });
  });
  afterAll(() => world[Symbol.asyncDispose]());

  (hasBotocore ? test : test.skip)("has the shape that botocore's service model gives it", async () => {
    const answers: object[] = [];
    const called = new Set<string>();
    for (const [operation, method, path, body] of await story()) {
      const service = LOGS.has(operation) ? 'logs' : 'lambda';
      const response = await fetch(`${world.engine.endpoint}${path}`, {
        method,
        headers: {
          authorization: `AWS4-HMAC-SHA256 Credential=AKID/20300101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
          ...(service === 'logs' && { 'x-amz-target': `Logs_20140328.${operation}` }),
          'x-amz-log-type': 'Tail',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const headers = Object.fromEntries(response.headers);
      answers.push({ service, operation, status: response.status, headers, body: await response.text() });
      called.add(operation);
    }
    const files = (await readdir(OPERATIONS)).map((file) => file.replace('.ts', '').replaceAll('-', ''));
    expect([...called].map((name) => name.toLowerCase()).toSorted()).toEqual(files.toSorted());
    const checked = spawnSync('python3', [CHECKER], { input: JSON.stringify(answers), encoding: 'utf8' });
    expect({ status: checked.status, differences: checked.stdout, errors: checked.stderr }).toEqual({
      status: 0,
      differences: '',
      errors: '',
    });
  });
});
