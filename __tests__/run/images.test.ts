/** Container images as sides, on the wire: the real adapter against an engine on which zip packages stand for them. */
import { PublishVersionCommand, UpdateFunctionCodeCommand } from '@aws-sdk/client-lambda';
import { describe, expect, test } from '@jest/globals';
import { createInput } from '../../src/aws/deployment.ts';
import { readPreflight } from '../../src/aws/preflight/preflight.ts';
import { codeProblems } from '../../src/aws/preflight/side-problems.ts';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import type { FaultRule, LocalImage } from '../../src/local/engine.ts';
import { digestOf } from '../../src/local/functions/images.ts';
import { readReportJson, reportJson } from '../../src/report/json/json.ts';
import { planOf } from '../../src/run/plan.ts';
import type { PreparedRun } from '../../src/run/prepared-run.ts';
import { measure, prepareInputs } from '../../src/run/run.ts';
import { unmeasuredReport } from '../../src/run/unmeasured.ts';
import {
  type AccountOptions,
  type AnAccount,
  anAccount,
  deploymentsOf,
  functionNames,
  onlyFunctionOf,
  problemsOf,
  REGION,
  started,
  TEMPLATE,
  writesOf,
} from '../aws/an-account.ts';
import { GOOD, packOf } from './on-engine.ts';

const REPOSITORY = `111122223333.dkr.ecr.${REGION}.amazonaws.com/orders`;
const LIVE = `${REPOSITORY}:live`;
const CHANGE = `${REPOSITORY}:pr-42`;
/** Long enough to be seen over the noise of any machine. */
const SLOW = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);\n';
/** In place of the packages that an account gives otherwise. */
const NO_PACKAGES = { 'head-package': '', 'base-package': '' };
const FEW = { samples: '10', 'memory-tiers': '512' };

async function imageOf(source = ''): Promise<LocalImage> {
  const { bytes } = await packOf({
    'index.js': `${source}${GOOD['index.js']}exports.other = exports.handler;\n`,
  });
  return { zip: bytes, runtime: 'nodejs24.x', handler: 'index.handler' };
}

async function twoImages(): Promise<Map<string, LocalImage>> {
  return new Map([
    [LIVE, await imageOf()],
    [CHANGE, await imageOf(SLOW)],
  ]);
}

/** A template that is deployed as the image `live`. */
const OF_IMAGE: AccountOptions['template'] = {
  PackageType: 'Image',
  Runtime: undefined,
  Handler: undefined,
  Code: { ImageUri: LIVE },
  ImageConfig: { Command: ['index.other'] },
};

async function measured(run: PreparedRun) {
  const said: string[] = [];
  const report = await measure(run, {
    listener: { say: (sentence) => said.push(sentence) },
    signal: new AbortController().signal,
  });
  return { report, said };
}

const created = ({ requests }: AnAccount): number =>
  requests.filter(({ operation, status }) => operation === 'CreateFunction' && status === 201).length;

describe('head-image and base-image', () => {
  test('a head that starts slower is a regression; the report names both images by what Lambda made of their tags', async () => {
    const images = await twoImages();
    await using account = await anAccount({ engine: { images }, template: OF_IMAGE });
    const before = await account.templateState();
    const run = started(
      await account.prepare({ ...NO_PACKAGES, ...FEW, 'head-image': CHANGE, 'base-image': LIVE }),
    );
    expect(createInput(deploymentsOf(run).head, { name: 'f', side: 'head', cell: CELL })).toMatchObject({
      PackageType: 'Image',
      Code: { ImageUri: CHANGE },
      ImageConfig: { Command: ['index.other'] },
    });
    const { report } = await measured(run);
    expect(report.verdict).toMatchObject({ verdict: 'regression', reason: 'proven', exitCode: 1 });
    const image = (uri: string) => ({
      label: uri,
      packageSha256: digestOf(images.get(uri) ?? { zip: new Uint8Array(), runtime: '', handler: '' }).slice(
        7,
      ),
      packageBytes: null,
      runtime: 'container image',
      runtimeVersionArn: null,
    });
    expect(report.functions[0]?.sides).toMatchObject({ head: image(CHANGE), base: image(LIVE) });
    expect(judgeReport(readReportJson(reportJson(report))).verdict).toEqual(report.verdict);
    expect(await account.templateState()).toEqual(before);
    expect(await functionNames(account)).toEqual([TEMPLATE]);
  });

  test('the same digest, or the same words, on both sides are nothing to measure, and nothing is written', async () => {
    const images = await twoImages();
    await using account = await anAccount({ engine: { images }, template: OF_IMAGE });
    const digest = digestOf(await imageOf());
    const pairs = [
      [`${LIVE}@${digest}`, `${REPOSITORY}@${digest}`],
      [CHANGE, CHANGE],
    ] as const;
    for (const [head, base] of pairs) {
      const run = started(await account.prepare({ ...NO_PACKAGES, 'head-image': head, 'base-image': base }));
      const { report } = await measured(run);
      expect(report.verdict).toMatchObject({ verdict: 'pass', reason: 'identical' });
    }
    expect(writesOf(account)).toEqual([]);
    const differ = { 'head-settings': 'timeout: 9' };
    const other = await account.prepare({
      ...NO_PACKAGES,
      ...differ,
      'head-image': LIVE,
      'base-image': LIVE,
    });
    expect(onlyFunctionOf(started(other)).identical).toBe(false);
  });

  /** Every pull finds what the next push will replace. */
  class PushedAgain extends Map<string, LocalImage> {
    override get(uri: string): LocalImage | undefined {
      const now = super.get(uri);
      if (uri === CHANGE && now !== undefined) this.set(uri, { ...now, handler: `${now.handler} ` });
      return now;
    }
  }

  const lostAnswer: FaultRule = {
    operation: 'CreateFunction',
    when: ({ functionName }) => functionName?.includes('-head-') ?? false,
    calls: 2,
    effect: { kind: 'reset', at: 'after-work' },
  };
  test.each([
    ['as CreateFunction says', []],
    ['also where the answer of CreateFunction was lost', [lostAnswer]],
  ])('a tag that is pushed again during a run stops it: %s', async (_, faults) => {
    const images = new PushedAgain(await twoImages());
    await using account = await anAccount({ engine: { images, faults }, template: OF_IMAGE });
    const run = started(
      await account.prepare({ ...NO_PACKAGES, ...FEW, 'head-image': CHANGE, 'base-image': LIVE }),
    );
    const failure = await measured(run).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      name: 'LambdaFailure',
      message: expect.stringMatching(
        /^head-image: .*\/orders:pr-42 was one image \(sha256:[0-9a-f]{64}\) .* by its digest, repository@sha256:/,
      ),
    });
    expect(await functionNames(account)).toEqual([TEMPLATE]);
  });

  test('an image that is not there shows at the first temporary function, and nothing is left', async () => {
    await using account = await anAccount({ engine: { images: await twoImages() }, template: OF_IMAGE });
    const none = { 'head-image': `${REPOSITORY}:none`, 'base-image': LIVE };
    const run = started(await account.prepare({ ...NO_PACKAGES, ...none }));
    await expect(measured(run)).rejects.toThrow(
      /orders:none does not exist.*Push the image before this step/s,
    );
    expect(await functionNames(account)).toEqual([TEMPLATE]);
  });

  test('the plan has no code storage and the delays of images, and the policy their repository', async () => {
    await using account = await anAccount({ engine: { images: await twoImages() }, template: OF_IMAGE });
    const images = { 'head-image': CHANGE, 'base-image': LIVE };
    const { estimate, policy } = await planOf(started(await account.prepare({ ...NO_PACKAGES, ...images })));
    expect(estimate.storageBytes).toBe(0);
    // 51 starts of two functions, 25 s each, and as long until they are there.
    expect(estimate.minutes).toBeCloseTo((25 + 26 * 25) / 60, 6);
    expect(policy).toContain(`"arn:aws:ecr:${REGION}:111122223333:repository/orders"`);
    expect(policy).not.toMatch(/ecr:(Put|Set|Delete|Create)/);
  });
});

describe('images and other ways to name the code', () => {
  test('a version of an image template is its digest, whatever its tag is by now; the run measures it', async () => {
    const images = await twoImages();
    const live = digestOf(await imageOf());
    await using account = await anAccount({ engine: { images }, template: OF_IMAGE });
    await account.client.send(new PublishVersionCommand({ FunctionName: TEMPLATE }));
    images.set(LIVE, await imageOf('// pushed again\n'));
    await account.client.send(new UpdateFunctionCodeCommand({ FunctionName: TEMPLATE, ImageUri: LIVE }));
    await account.templateState();
    const run = started(
      await account.prepare({ ...NO_PACKAGES, ...FEW, 'head-image': LIVE, 'base-qualifier': '1' }),
    );
    expect(deploymentsOf(run).base?.code).toEqual({ kind: 'image', uri: `${REPOSITORY}@${live}` });
    const { report } = await measured(run);
    expect(report.functions[0]?.sides).toMatchObject({
      base: { label: `version 1: ${REPOSITORY}@${live}`, packageSha256: live.slice(7) },
      head: { packageSha256: digestOf(await imageOf('// pushed again\n')).slice(7) },
    });
    expect(report.counts.map(({ side, failed }) => [side, failed])).toEqual([
      ['base', 0],
      ['head', 0],
    ]);
  });

  test('what an image cannot have is refused for a version too, before it is asked for', async () => {
    await using account = await anAccount({ engine: { images: await twoImages() }, template: OF_IMAGE });
    const settings = { 'base-settings': 'runtime: nodejs24.x\nsnapstart: true\nlayers: []' };
    const problems = problemsOf(
      await account.prepare({ ...NO_PACKAGES, ...settings, 'head-image': LIVE, 'base-qualifier': '1' }),
    );
    expect(problems).toEqual([
      'base-settings: runtime, layers, snapstart cannot be set, because base is a container image, which has no such setting; remove them.',
    ]);
    expect(created(account)).toBe(0);
  });

  test('a zip package against an image: what only packages have stays with the package, and a note says so', async () => {
    const layer = 'arn:aws:lambda:eu-west-1:111122223333:layer:tools:3';
    await using account = await anAccount({
      engine: { images: await twoImages() },
      template: { Layers: [layer] },
    });
    const run = started(
      await account.prepare({ ...FEW, 'head-package': '', 'head-image': CHANGE }, { base: GOOD }),
    );
    const { head, base } = deploymentsOf(run);
    const ofHead = createInput(head, { name: 'f', side: 'head', cell: CELL });
    for (const member of [
      'Runtime',
      'Handler',
      'Layers',
      'SnapStart',
      'CodeSigningConfigArn',
      'ImageConfig',
    ]) {
      expect(ofHead).not.toHaveProperty(member);
    }
    expect(base).toMatchObject({ code: { kind: 'package' }, settings: { layers: [layer] } });
    expect(run.notes.join('\n')).toContain('head is a container image, for which Lambda has no layers');
    const { report } = await measured(run);
    expect(report.verdict).toMatchObject({ verdict: 'regression' });
    expect(report.functions[0]?.sides).toMatchObject({
      head: { runtime: 'container image', packageBytes: null },
      base: { runtime: 'nodejs24.x', packageBytes: expect.any(Number) },
    });
  });

  test('a package beside an image template needs a runtime and a handler, and runs with them', async () => {
    await using account = await anAccount({ engine: { images: await twoImages() }, template: OF_IMAGE });
    const images = { 'head-image': CHANGE, 'head-package': '' };
    expect(problemsOf(await account.prepare({ ...images, 'base-settings': 'runtime: nodejs24.x' }))).toEqual([
      expect.stringMatching(/^base-settings: handler missing: base is a package, and the template is/),
    ]);
    expect(problemsOf(await account.prepare())).toEqual([
      expect.stringMatching(/^base-settings: runtime and handler missing: base is a package/),
      expect.stringMatching(/^head-settings: runtime and handler missing: head is a package/),
    ]);
    expect(created(account)).toBe(0);
    const program = 'runtime: nodejs24.x\nhandler: index.handler';
    const run = started(
      await account.prepare({ ...images, ...FEW, 'base-settings': program }, { base: GOOD }),
    );
    expect(deploymentsOf(run).base?.settings).toMatchObject({
      runtime: 'nodejs24.x',
      handler: 'index.handler',
    });
    const { report } = await measured(run);
    expect(report.verdict).toMatchObject({ verdict: 'regression' });
    expect(created(account)).toBe(4);
  });
});

describe('on AWS itself', () => {
  test('every image that is not in Amazon ECR of the region is a problem, before anything is created', async () => {
    await using account = await anAccount({ engine: { images: await twoImages() }, template: OF_IMAGE });
    const inputs = {
      'head-image': 'ghcr.io/team/orders:1',
      'base-image': CHANGE.replace(REGION, 'us-east-1'),
    };
    // Behind a custom endpoint any registry will do.
    const { config } = onlyFunctionOf(started(await account.prepare({ ...NO_PACKAGES, ...inputs })));
    const { preflight } =
      config.aws === null ? { preflight: null } : await readPreflight(config.aws, process.env);
    if (preflight === null) throw new Error('not on AWS');
    const problems = (region: string, partition = 'aws') =>
      codeProblems(config, {
        ...preflight,
        endpoint: null,
        template: { ...preflight.template, region, partition },
      });
    expect(problems(REGION)).toEqual([
      expect.stringContaining(
        'base-image: 111122223333.dkr.ecr.us-east-1.amazonaws.com/orders:pr-42 is not in',
      ),
      expect.stringContaining(
        `head-image: ghcr.io/team/orders:1 is not in a private repository of Amazon ECR in`,
      ),
    ]);
    expect(problems('us-east-1')).toEqual([expect.stringMatching(/^head-image: ghcr\.io/)]);
    expect(problems('cn-north-1', 'aws-cn')[0]).toContain('ACCOUNT.dkr.ecr.cn-north-1.amazonaws.com.cn/');
  });
});

const CELL = {
  functionLabel: 'f',
  architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
  tierMb: 512,
} as const;

test('a run without credentials names the images all the same, by the digest where the input has one', async () => {
  const digest = digestOf(await imageOf());
  const inputs = { 'function-name': TEMPLATE, 'aws-region': REGION, 'head-image': CHANGE };
  const prepared = await prepareInputs({ ...inputs, 'base-image': `${REPOSITORY}@${digest}` }, 'fresh', {});
  if (!prepared.ok) throw new Error(prepared.problems.join('\n'));
  expect(unmeasuredReport(prepared.run, new Date(0)).functions[0]?.sides).toMatchObject({
    head: { label: CHANGE, packageSha256: null, packageBytes: null, runtime: 'container image' },
    base: { packageSha256: digest.slice(7), packageBytes: null, runtime: 'container image' },
  });
});

test('a template whose image configuration cannot be read is refused', async () => {
  const unreadable: FaultRule = {
    operation: 'GetFunction',
    when: ({ functionName }) => functionName === TEMPLATE,
    effect: {
      kind: 'alter',
      configuration: { ImageConfigResponse: { Error: { ErrorCode: 'AccessDenied', Message: 's3cr3t' } } },
    },
  };
  await using account = await anAccount({
    engine: { images: await twoImages(), faults: [unreadable] },
    template: OF_IMAGE,
  });
  const images = { 'head-image': CHANGE, 'base-image': LIVE };
  const problems = problemsOf(await account.prepare({ ...NO_PACKAGES, ...images }));
  expect(problems).toEqual([expect.stringContaining('cannot be read (AccessDenied)')]);
  expect(problems.join('')).not.toContain('s3cr3t');
});
