import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type PolicyScope, policyDocument, type Statement } from '../../src/aws/iam-policy.ts';
import type { RawInputs } from '../../src/core/config/inputs.ts';
import { runPolicy } from '../../src/run/policy.ts';
import { measure } from '../../src/run/run.ts';
import { packOf } from '../run/on-engine.ts';
import { anAccount, HEAD, ROLE, started, TEMPLATE, withEnvironment } from './an-account.ts';

const SCOPE: PolicyScope = {
  partition: 'aws',
  region: 'eu-west-1',
  accountId: '111122223333',
  functionName: TEMPLATE,
  roleArn: ROLE,
  layers: [],
  keyArns: [],
  inVpc: false,
  imageRepositories: [],
  forcing: 'version',
};

/** What AWS does with the caller's rights inside of another call. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  'lambda:CreateFunction': ['iam:PassRole', 'lambda:TagResource'],
  // GetFunction shows tags to those only who may list them.
  'lambda:GetFunction': ['lambda:ListTags'],
};

const actionOf = (operation: string): string =>
  /Log/.test(operation)
    ? `logs:${operation}`
    : `lambda:${operation === 'Invoke' ? 'InvokeFunction' : operation}`;

/** Whether a statement allows an action on a resource, with `*` as IAM reads it. */
function allows({ Action, Resource }: Statement, action: string, arn: string): boolean {
  // Our patterns have one star, at their end.
  const matches = (pattern: string): boolean =>
    pattern.endsWith('*') ? arn.startsWith(pattern.slice(0, -1)) : arn === pattern;
  return Action.includes(action) && Resource.some(matches);
}

describe('the policy', () => {
  test('it allows every call of a run, where it is made, and nothing that no run makes', async () => {
    const lostReport = {
      operation: 'Invoke',
      calls: 3,
      effect: { kind: 'alter', tail: { find: /REPORT[^\n]*\n?/g, put: '' } },
    } as const;
    // One function comes up with another runtime version, as in the middle of a rollout.
    const rollout = {
      operation: 'GetFunction',
      when: ({ functionName }: { readonly functionName: string | null }) =>
        functionName?.endsWith('-1') ?? false,
      effect: {
        kind: 'alter',
        configuration: {
          RuntimeVersionConfig: { RuntimeVersionArn: 'arn:aws:lambda:eu-west-1::runtime:new' },
        },
      },
    } as const;
    await using account = await anAccount({ engine: { faults: [lostReport, rollout] } });
    const run = started(await account.prepare({ samples: '10', 'threshold-ms': '20000' }));
    await measure(run, { listener: { say: () => {} }, signal: new AbortController().signal });

    const answer = await runPolicy({ 'function-name': TEMPLATE, 'aws-region': 'eu-west-1' });
    if (!answer.ok) throw new Error(answer.problems.join('\n'));
    expect(answer.notes).toEqual([]);
    const { Statement: statements } = JSON.parse(answer.json) as { Statement: readonly Statement[] };
    expect(statements).toEqual(policyDocument(SCOPE).Statement);

    const refused = account.requests.flatMap(({ operation, functionName, qualifier }) => {
      if (operation === null) return [];
      const action = actionOf(operation);
      const arn =
        functionName === null
          ? null
          : `arn:aws:lambda:eu-west-1:111122223333:function:${functionName}${qualifier === null ? '' : `:${qualifier}`}`;
      const allowed = statements.some(
        (statement) =>
          (arn === null && statement.Action.includes(action)) || allows(statement, action, arn ?? '*'),
      );
      return allowed ? [] : [`${action} on ${arn}`];
    });
    expect(refused).toEqual([]);

    const called = new Set(
      account.requests.flatMap(({ operation }) => {
        const action = actionOf(operation ?? '');
        return [action, ...(IMPLIED[action] ?? [])];
      }),
    );
    const unused = statements.flatMap(({ Action }) => Action).filter((action) => !called.has(action));
    expect(unused).toEqual([]);
  });

  test('writes are allowed on temporary functions only', () => {
    for (const { Action, Resource } of policyDocument(SCOPE).Statement) {
      const writes = Action.filter((action) =>
        /^lambda:(Create|Update|Delete|Publish|Put|Tag|Invoke)/.test(action),
      );
      if (writes.length === 0) continue;
      expect(Resource).toEqual(['arn:aws:lambda:eu-west-1:111122223333:function:cold-start-gate-*']);
    }
  });

  test('PassRole is narrowed to the role, and to Lambda', () => {
    const passRole = policyDocument(SCOPE).Statement.find(({ Action }) => Action.includes('iam:PassRole'));
    expect(passRole).toMatchObject({
      Resource: [ROLE],
      Condition: { StringEquals: { 'iam:PassedToService': 'lambda.amazonaws.com' } },
    });
  });

  test('layers, keys and the network come when the template has them', () => {
    const wide = policyDocument({ ...SCOPE, layers: ['arn:l'], keyArns: ['arn:k'], inVpc: true });
    expect(wide.Statement.map(({ Sid }) => Sid)).toEqual(
      expect.arrayContaining(['LayersOfTheTemplate', 'KeysOfTheTemplate', 'NetworkOfTheTemplate']),
    );
  });

  test('images come with the right to pull from their repositories, and to look whether Lambda may; with no other one', () => {
    const arn = 'arn:aws:ecr:eu-west-1:111122223333:repository/orders';
    const { Statement: statements } = policyDocument({ ...SCOPE, imageRepositories: [arn] });
    const ofImages = statements.filter(({ Action }) => Action.some((action) => action.startsWith('ecr:')));
    expect(ofImages).toEqual([
      {
        Sid: 'ImagesOfTheSides',
        Effect: 'Allow',
        Action: ['ecr:BatchGetImage', 'ecr:GetDownloadUrlForLayer', 'ecr:GetRepositoryPolicy'],
        Resource: [arn],
      },
    ]);
  });

  test('the command takes head-image and base-image: their repositories and that of the template, each once', async () => {
    const registry = '111122223333.dkr.ecr.eu-west-1.amazonaws.com';
    const image = { zip: (await packOf(HEAD)).bytes, runtime: 'nodejs24.x', handler: 'index.handler' };
    await using _account = await anAccount({
      engine: { images: new Map([[`${registry}/orders:live`, image]]) },
      template: {
        PackageType: 'Image',
        Runtime: undefined,
        Handler: undefined,
        Code: { ImageUri: `${registry}/orders:live` },
      },
    });
    const repositoriesOf = async (raw: RawInputs): Promise<unknown> => {
      const answer = await runPolicy({ 'function-name': TEMPLATE, 'aws-region': 'eu-west-1', ...raw });
      if (!answer.ok) throw new Error(answer.problems.join('\n'));
      const { Statement: statements } = JSON.parse(answer.json) as { Statement: readonly Statement[] };
      return statements.find(({ Sid }) => Sid === 'ImagesOfTheSides')?.Resource;
    };
    const arn = (account: string, name: string): string =>
      `arn:aws:ecr:eu-west-1:${account}:repository/${name}`;
    expect(await repositoriesOf({})).toEqual([arn('111122223333', 'orders')]);
    const images = {
      'head-image': `${registry}/orders:pr-42`,
      'base-image': `${registry.replace('1111', '4444')}/shared/orders:live`,
    };
    expect(await repositoriesOf(images)).toEqual([
      arn('111122223333', 'orders'),
      arn('444422223333', 'shared/orders'),
    ]);
    const wrong = await runPolicy({ 'function-name': TEMPLATE, 'head-image': 'Orders' });
    expect(wrong).toMatchObject({
      ok: false,
      problems: [expect.stringContaining('head-image: "Orders"'), expect.anything()],
    });
  });

  test('forcing: tenant needs neither updates nor versions', () => {
    const actions = policyDocument({ ...SCOPE, forcing: 'tenant' }).Statement.flatMap(({ Action }) => Action);
    expect(actions).not.toContain('lambda:PublishVersion');
    expect(actions).not.toContain('lambda:UpdateFunctionConfiguration');
  });

  test('without credentials it is as narrow as the inputs say, and says that it is wide', async () => {
    await using _account = await anAccount();
    using _ = withEnvironment({ AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined });
    const answer = await runPolicy({
      'function-name': `arn:aws-cn:lambda:cn-north-1:111122223333:function:${TEMPLATE}`,
      role: 'arn:aws-cn:iam::111122223333:role/measured',
    });
    if (!answer.ok) throw new Error(answer.problems.join('\n'));
    expect(answer.notes[0]).toContain('could not be read');
    expect(answer.json).toContain('arn:aws-cn:lambda:cn-north-1:111122223333:function:cold-start-gate-*');
    expect(answer.json).toContain('"arn:aws-cn:iam::111122223333:role/measured"');
  });
});

test('docs/permissions.md shows the policy as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'permissions.md'), 'utf8');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(
    policyDocument({ ...SCOPE, roleArn: 'arn:aws:iam::111122223333:role/orders-api' }),
  );
});
