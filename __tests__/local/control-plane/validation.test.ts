import { crc32 } from 'node:zlib';
import {
  GetFunctionCommand,
  InvokeCommand,
  UpdateFunctionCodeCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { functionZip, refusal, startWorld, type World } from './setup.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.create();
});
afterAll(() => world[Symbol.asyncDispose]());

const ARN = 'arn:aws:lambda:us-east-1:000000000000:function:orders';
const get = (FunctionName: string, Qualifier?: string) =>
  world.lambda.send(new GetFunctionCommand({ FunctionName, ...(Qualifier && { Qualifier }) }));
const update = (settings: object) =>
  world.lambda.send(new UpdateFunctionConfigurationCommand({ FunctionName: 'orders', ...settings }));

describe('what CreateFunction fills in', () => {
  test("AWS's defaults", async () => {
    const created = await world.create({ FunctionName: 'defaults' });
    expect(created.$metadata.httpStatusCode).toBe(201);
    expect(created).toMatchObject({
      Description: '',
      EphemeralStorage: { Size: 512 },
      Timeout: 3,
      MemorySize: 128,
      PackageType: 'Zip',
      Architectures: ['x86_64'],
      TracingConfig: { Mode: 'PassThrough' },
      SnapStart: { ApplyOn: 'None', OptimizationStatus: 'Off' },
      LoggingConfig: { LogFormat: 'Text', LogGroup: '/aws/lambda/defaults' },
      RuntimeVersionConfig: {
        RuntimeVersionArn: expect.stringMatching(/^arn:aws:lambda:us-east-1::runtime:[0-9a-f]{64}$/),
      },
    });
    expect(created.LoggingConfig).not.toHaveProperty('SystemLogLevel');
    expect(created.Environment).toBeUndefined();
    expect(created.LastModified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
  });

  test('JSON logs have both levels at INFO; Text logs have none and refuse them', async () => {
    const created = await world.create({ FunctionName: 'json', LoggingConfig: { LogFormat: 'JSON' } });
    expect(created.LoggingConfig).toEqual({
      LogFormat: 'JSON',
      ApplicationLogLevel: 'INFO',
      SystemLogLevel: 'INFO',
      LogGroup: '/aws/lambda/json',
    });
    const text = world.create({
      FunctionName: 'text',
      LoggingConfig: { LogFormat: 'Text', SystemLogLevel: 'WARN' },
    });
    expect(await refusal(text)).toMatchObject({ name: 'InvalidParameterValueException', status: 400 });
  });

  test('what a clone carries comes back as it was given', async () => {
    const created = await world.create({
      FunctionName: 'carried',
      VpcConfig: { SubnetIds: ['subnet-1'], SecurityGroupIds: ['sg-1'] },
      Layers: ['arn:aws:lambda:us-east-1:123456789012:layer:tools:3'],
      KMSKeyArn: 'arn:aws:kms:us-east-1:123456789012:key/k',
      TracingConfig: { Mode: 'Active' },
      DeadLetterConfig: { TargetArn: 'arn:aws:sqs:us-east-1:123456789012:dead' },
    });
    expect(created).toMatchObject({
      VpcConfig: { SubnetIds: ['subnet-1'], SecurityGroupIds: ['sg-1'] },
      Layers: [{ Arn: 'arn:aws:lambda:us-east-1:123456789012:layer:tools:3' }],
      KMSKeyArn: 'arn:aws:kms:us-east-1:123456789012:key/k',
      TracingConfig: { Mode: 'Active' },
      DeadLetterConfig: { TargetArn: 'arn:aws:sqs:us-east-1:123456789012:dead' },
    });
  });
});

describe('what is refused', () => {
  const invalid = 'InvalidParameterValueException';
  test.each([
    ['memory below', { MemorySize: 127 }, 'ValidationException', "Value '127' at 'memorySize' failed"],
    ['memory above', { MemorySize: 10_241 }, 'ValidationException', 'less than or equal to 10240'],
    ['timeout below', { Timeout: 0 }, 'ValidationException', "Value '0' at 'timeout' failed"],
    ['timeout above', { Timeout: 901 }, 'ValidationException', 'less than or equal to 900'],
    [
      'role',
      { Role: 'r1' },
      'ValidationException',
      "1 validation error detected: Value 'r1' at 'role' failed to satisfy constraint: Member must satisfy regular expression pattern: arn:(aws[a-zA-Z-]*)?:iam::\\d{12}:role/?[a-zA-Z_0-9+=,.@\\-_/]+",
    ],
    [
      'no runtime at all',
      { Runtime: 'cobol85' },
      invalid,
      "Value cobol85 at 'runtime' failed to satisfy constraint: Member must satisfy enum value set: [",
    ],
    [
      'a runtime that only AWS runs',
      { Runtime: 'java21' },
      invalid,
      'this engine runs nodejs* and provided*',
    ],
    ['ruby', { Runtime: 'ruby3.4' }, invalid, 'this engine runs nodejs* and provided*'],
    [
      'reserved variable',
      { Environment: { Variables: { AWS_REGION: 'x' } } },
      invalid,
      'Reserved keys used in this request: AWS_REGION',
    ],
    [
      'name of a variable',
      { Environment: { Variables: { '1A': 'x' } } },
      'ValidationException',
      'environment.variables',
    ],
    ['SnapStart', { SnapStart: { ApplyOn: 'PublishedVersions' } }, invalid, 'SnapStart'],
    [
      'temporary storage',
      { EphemeralStorage: { Size: 511 } },
      'ValidationException',
      'ephemeralStorage.size',
    ],
  ] as const)('%s', async (_what, settings, name, message) => {
    const expected = { name, status: 400, message: expect.stringContaining(message) };
    const create = world.create({ FunctionName: 'refused', ...(settings as object) });
    expect(await refusal(create)).toEqual(expected);
    expect(await refusal(update(settings))).toEqual(expected);
  });

  test('an environment of 4,096 bytes passes, one byte more is refused with the whole map, as AWS does', async () => {
    const room = 4096 - Buffer.byteLength(JSON.stringify({ KEY: '' }));
    await update({ Environment: { Variables: { KEY: 'x'.repeat(room) } } });
    const variables = { KEY: 'x'.repeat(room + 1) };
    expect(await refusal(update({ Environment: { Variables: variables } }))).toEqual({
      name: invalid,
      status: 400,
      message: `Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit. String measured: ${JSON.stringify(variables)}`,
    });
  });

  test('a second function of the same name', async () => {
    expect(await refusal(world.create())).toEqual({
      name: 'ResourceConflictException',
      status: 409,
      message: 'Function already exist: orders',
    });
  });

  test('two at the same time: one is made', async () => {
    const both = [world.create({ FunctionName: 'twice' }), world.create({ FunctionName: 'twice' })];
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['no zip', Buffer.from('this is text')],
    ['an empty file', Buffer.alloc(0)],
  ])('a package that is %s', async (_what, ZipFile) => {
    const refused = await refusal(world.create({ FunctionName: 'refused', Code: { ZipFile } }));
    expect(refused).toMatchObject({ name: invalid, status: 400 });
    expect(refused.message).toMatch(
      /^Could not unzip uploaded file\. Please check your file, then try to upload again\.|^Please provide a source/,
    );
  });

  test('a package over 50 MB, and one that would unpack to more than 250 MB', async () => {
    const big = new Uint8Array(52_428_801);
    expect(await refusal(world.create({ FunctionName: 'refused', Code: { ZipFile: big } }))).toEqual({
      name: 'RequestEntityTooLargeException',
      status: 413,
      message: 'Zipped size must be smaller than 52428800 bytes',
    });
    const ZipFile = zipThatDeclares(262_144_001);
    const call = world.lambda.send(new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile }));
    expect(await refusal(call)).toEqual({
      name: invalid,
      status: 400,
      message: 'Unzipped size must be smaller than 262144000 bytes',
    });
  });

  test('a request over 70,167,211 bytes: the client that is still sending gets the answer', async () => {
    const huge = world.create({ FunctionName: 'refused', Code: { ZipFile: new Uint8Array(53_000_000) } });
    expect(await refusal(huge)).toEqual({
      name: 'RequestEntityTooLargeException',
      status: 413,
      message: 'Request must be smaller than 70167211 bytes for the CreateFunction operation',
    });
  });

  test('code that is somewhere else', async () => {
    const s3 = world.create({ FunctionName: 'refused', Code: { S3Bucket: 'bucket', S3Key: 'key' } });
    expect(await refusal(s3)).toMatchObject({
      name: invalid,
      message: expect.stringContaining('S3 Error Code: NoSuchBucket'),
    });
    const image = world.create({ FunctionName: 'refused', PackageType: 'Image', Code: { ImageUri: 'x' } });
    expect((await refusal(image)).message).toContain('zip packages only');
  });

  test('more code than the account may store', async () => {
    const ZipFile = await functionZip();
    await using full = await startWorld({ quotas: { codeStorageBytes: ZipFile.length } });
    await full.create();
    expect(await refusal(full.create({ FunctionName: 'second' }))).toEqual({
      name: 'CodeStorageExceededException',
      status: 400,
      message: 'Code storage limit exceeded.',
    });
  });
});

describe('how a function may be named', () => {
  test.each([
    ['orders', ARN],
    ['function:orders', ARN],
    ['000000000000:function:orders', ARN],
    [ARN, ARN],
    ['orders:$LATEST', `${ARN}:$LATEST`],
    [`${ARN}:$LATEST`, `${ARN}:$LATEST`],
  ])('%s', async (name, arn) => {
    expect((await get(name)).Configuration?.FunctionArn).toBe(arn);
  });

  test.each([
    [
      'nobody',
      404,
      'ResourceNotFoundException',
      'Function not found: arn:aws:lambda:us-east-1:000000000000:function:nobody',
    ],
    ['orders:7', 404, 'ResourceNotFoundException', `Function not found: ${ARN}:7`],
    ['orders:live', 404, 'ResourceNotFoundException', `Function not found: ${ARN}:live`],
    [
      'arn:aws:lambda:us-east-1:000000000000:functoin:orders',
      400,
      'ValidationException',
      "at 'functionName' failed to satisfy constraint",
    ],
    ['a'.repeat(65), 400, 'ValidationException', 'length less than or equal to 64'],
    [
      'arn:aws:lambda:eu-west-1:000000000000:function:orders',
      404,
      'ResourceNotFoundException',
      "Functions from 'eu-west-1' are not reachable in this region ('us-east-1')",
    ],
    ['arn:aws:lambda:us-east-1:111122223333:function:orders', 403, 'AccessDeniedException', '111122223333'],
  ])('not %s', async (name, status, code, message) => {
    expect(await refusal(get(name))).toEqual({
      name: code,
      status,
      message: expect.stringContaining(message),
    });
  });

  test('two qualifiers that disagree', async () => {
    expect(await refusal(get('orders:1', '2'))).toEqual({
      name: 'InvalidParameterValueException',
      status: 400,
      message: 'The derived qualifier from the function name does not match the specified qualifier.',
    });
    expect((await get('orders:$LATEST', '$LATEST')).Configuration?.Version).toBe('$LATEST');
  });

  test('the package can be fetched from Code.Location, byte for byte', async () => {
    const ZipFile = await functionZip('exports.handler = async () => "fetched";');
    await world.create({ FunctionName: 'fetched', Code: { ZipFile } });
    const { Code } = await get('fetched');
    expect(Code?.RepositoryType).toBe('S3');
    const response = await fetch(Code?.Location ?? '');
    expect(Buffer.from(await response.arrayBuffer()).equals(ZipFile)).toBe(true);
  });

  test('Invoke of what is not there', async () => {
    const call = world.lambda.send(new InvokeCommand({ FunctionName: 'orders', Qualifier: '9' }));
    expect(await refusal(call)).toMatchObject({ name: 'ResourceNotFoundException', status: 404 });
  });
});

/** A zip whose only entry says that it is that long, stored and empty: enough for whoever reads the directory. */
function zipThatDeclares(bytes: number): Uint8Array {
  const name = Buffer.from('index.js');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(crc32(''), 16);
  central.writeUInt32LE(bytes, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  return Buffer.concat([local, name, central, name, end]);
}
