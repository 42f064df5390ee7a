/** Functions of package type Image, on an engine that was told what stands for them. */
import {
  GetFunctionCommand,
  InvokeCommand,
  PublishVersionCommand,
  UpdateFunctionCodeCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { describe, expect, test } from '@jest/globals';
import type { LocalImage } from '../../../src/local/engine.ts';
import { functionZip, ROLE, refusal, startWorld, type World } from './setup.ts';

const REPOSITORY = '000000000000.dkr.ecr.us-east-1.amazonaws.com/orders';
const URI = `${REPOSITORY}:live`;

const imageOf = async (answer: string): Promise<LocalImage> => ({
  zip: await functionZip(`exports.handler = async () => '${answer}'; exports.other = async () => 'other';\n`),
  runtime: 'nodejs24.x',
  handler: 'index.handler',
});

async function aWorld(): Promise<World & { readonly images: Map<string, LocalImage> }> {
  const images = new Map([[URI, await imageOf('first')]]);
  return { ...(await startWorld({ images })), images };
}

const IMAGE = { PackageType: 'Image', Runtime: undefined, Handler: undefined, Role: ROLE } as const;

async function answerOf({ lambda }: World, qualifier?: string): Promise<unknown> {
  const { Payload } = await lambda.send(
    new InvokeCommand({
      FunctionName: 'orders',
      ...(qualifier === undefined ? {} : { Qualifier: qualifier }),
    }),
  );
  return JSON.parse(Buffer.from(Payload ?? []).toString());
}

describe('a function of an image', () => {
  test('is Pending first, has no runtime and no handler, and names its digest', async () => {
    await using world = await aWorld();
    const made = await world.create({ ...IMAGE, Code: { ImageUri: URI } });
    expect(made).toMatchObject({ State: 'Pending', PackageType: 'Image', CodeSize: 0 });
    expect(made.CodeSha256).toMatch(/^[0-9a-f]{64}$/);
    for (const member of ['Runtime', 'Handler', 'RuntimeVersionConfig', 'ImageConfigResponse']) {
      expect(made).not.toHaveProperty(member);
    }
    const { Code, Configuration } = await world.lambda.send(
      new GetFunctionCommand({ FunctionName: 'orders' }),
    );
    expect(Configuration?.State).toBe('Active');
    expect(Code).toEqual({
      RepositoryType: 'ECR',
      ImageUri: URI,
      ResolvedImageUri: `${REPOSITORY}@sha256:${made.CodeSha256}`,
    });
    expect(await answerOf(world)).toBe('first');
  });

  test('keeps its content when the tag is pushed again; the old content is still there by its digest', async () => {
    await using world = await aWorld();
    const { CodeSha256: first } = await world.create({ ...IMAGE, Code: { ImageUri: URI } });
    world.images.set(URI, await imageOf('second'));
    expect(await answerOf(world)).toBe('first');
    await world.lambda.send(new PublishVersionCommand({ FunctionName: 'orders', CodeSha256: first }));
    const updated = await world.lambda.send(
      new UpdateFunctionCodeCommand({ FunctionName: 'orders', ImageUri: URI }),
    );
    expect(updated.CodeSha256).not.toBe(first);
    await world.lambda.send(new GetFunctionCommand({ FunctionName: 'orders' }));
    expect([await answerOf(world), await answerOf(world, '1')]).toEqual(['second', 'first']);
    const byDigest = await world.lambda.send(
      new UpdateFunctionCodeCommand({
        FunctionName: 'orders',
        ImageUri: `${REPOSITORY}@sha256:${first}`,
        DryRun: true,
      }),
    );
    expect(byDigest.CodeSha256).toBe(first);
  });

  test('ImageConfig is answered, and its Command names the handler', async () => {
    await using world = await aWorld();
    const ImageConfig = { EntryPoint: ['/entry.sh'], Command: ['index.other'], WorkingDirectory: '/srv' };
    const made = await world.create({ ...IMAGE, Code: { ImageUri: URI }, ImageConfig });
    expect(made.ImageConfigResponse).toEqual({ ImageConfig });
    expect(await answerOf(world)).toBe('other');
    await world.lambda.send(
      new UpdateFunctionConfigurationCommand({
        FunctionName: 'orders',
        ImageConfig: { Command: ['index.handler'] },
      }),
    );
    await world.lambda.send(new GetFunctionCommand({ FunctionName: 'orders' }));
    expect(await answerOf(world)).toBe('first');
  });

  test.each([
    ['a tag that nobody pushed', { Code: { ImageUri: `${REPOSITORY}:none` } }, 'does not exist'],
    ['what is no URI', { Code: { ImageUri: 'Orders:' } }, 'is not valid. Provide a valid source image.'],
    ['an image without PackageType', { PackageType: 'Zip', Handler: 'i.h' }, 'Runtime is mandatory'],
    [
      'an image for a zip function',
      { PackageType: 'Zip', Handler: 'index.handler', Runtime: 'nodejs24.x' },
      "Please don't provide ImageUri",
    ],
    ['a zip for an image function', { Code: { ZipFile: new Uint8Array([1]) } }, 'Please provide ImageUri'],
    ['a handler', { Handler: 'index.handler' }, "Please don't provide Handler or Runtime or Layer"],
    ['a runtime', { Runtime: 'nodejs24.x' }, "Please don't provide Handler or Runtime or Layer"],
    ['layers', { Layers: ['arn:aws:lambda:us-east-1:1:layer:l:1'] }, "Please don't provide Handler"],
    ['SnapStart', { SnapStart: { ApplyOn: 'PublishedVersions' } }, 'SnapStart is not supported'],
    [
      'code signing',
      { CodeSigningConfigArn: 'arn:aws:lambda:us-east-1:1:code-signing-config:csc-1' },
      'CodeSigningConfigArn is not supported',
    ],
  ] as const)('%s is refused', async (_, input, words) => {
    await using world = await aWorld();
    const { name, message } = await refusal(
      world.create({ ...IMAGE, Code: { ImageUri: URI }, ...(input as object) }),
    );
    expect({ name, message }).toEqual({
      name: 'InvalidParameterValueException',
      message: expect.stringContaining(words),
    });
  });

  test('an image whose runtime this machine does not have is refused', async () => {
    await using world = await aWorld();
    world.images.set(URI, { ...(await imageOf('x')), runtime: 'python3.13' });
    const { message } = await refusal(world.create({ ...IMAGE, Code: { ImageUri: URI } }));
    expect(message).toContain('The runtime python3.13 cannot run here');
  });

  test('package types do not change: a zip for it, and an image for a zip function, are refused', async () => {
    await using world = await aWorld();
    await world.create({ ...IMAGE, Code: { ImageUri: URI } });
    await world.create({ FunctionName: 'zipped' });
    const update = (FunctionName: string, code: object) =>
      refusal(world.lambda.send(new UpdateFunctionCodeCommand({ FunctionName, ...code })));
    expect((await update('orders', { ZipFile: await functionZip() })).message).toContain(
      'Please provide ImageUri when updating a function with packageType Image.',
    );
    expect((await update('zipped', { ImageUri: URI })).message).toContain(
      "Please don't provide ImageUri when updating a function with packageType Zip.",
    );
  });
});

test('without the option, images are refused as what only AWS runs', async () => {
  await using world = await startWorld();
  const { message } = await refusal(world.create({ ...IMAGE, Code: { ImageUri: URI } }));
  expect(message).toBe('This engine runs zip packages only; container images need AWS.');
});
