/** The built action on container images, started as the runner does; the account is an engine in this process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { anAccount, functionNames, REGION, TEMPLATE } from '../aws/an-account.ts';
import { GOOD, packOf } from '../run/on-engine.ts';
import { Runner } from './runner.ts';

const REPOSITORY = `111122223333.dkr.ecr.${REGION}.amazonaws.com/orders`;
const SLOW = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);\n';

test('a slower head-image fails: exit 1, both images by name and digest, nothing left in the account', async () => {
  const image = async (source: string) => ({
    zip: (await packOf({ 'index.js': `${source}${GOOD['index.js']}` })).bytes,
    runtime: 'nodejs24.x',
    handler: 'index.handler',
  });
  const images = new Map([
    [`${REPOSITORY}:live`, await image('')],
    [`${REPOSITORY}:pr-42`, await image(SLOW)],
  ]);
  await using account = await anAccount({
    engine: { images },
    template: {
      PackageType: 'Image',
      Runtime: undefined,
      Handler: undefined,
      Code: { ImageUri: `${REPOSITORY}:live` },
    },
  });
  const own = ['AWS_ENDPOINT_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
  const runner = new Runner();
  try {
    const step = await runner.run({
      inputs: {
        'function-name': TEMPLATE,
        'aws-region': REGION,
        'head-image': `${REPOSITORY}:pr-42`,
        'base-image': `${REPOSITORY}:live`,
        samples: '10',
        'memory-tiers': '512',
      },
      environment: Object.fromEntries(own.map((name) => [name, process.env[name] ?? ''])),
    });
    expect(step.stderr).toBe('');
    expect(step.outputs).toMatchObject({ verdict: 'regression', regressions: '1' });
    expect(step.code).toBe(1);
    expect(step.summary.replaceAll('\u200b', '')).toContain(
      '<code>orders:live</code> → <code>orders:pr-42</code>',
    );
    const text = readFileSync(join(step.workspace, step.outputs['report-json'] ?? ''), 'utf8');
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(JSON.parse(text)).toMatchObject({
      functions: [
        {
          sides: {
            head: { label: `${REPOSITORY}:pr-42`, packageSha256: digest, packageBytes: null },
            base: { label: `${REPOSITORY}:live`, packageSha256: digest, runtime: 'container image' },
          },
        },
      ],
    });
    expect(await functionNames(account)).toEqual([TEMPLATE]);
  } finally {
    runner.dispose();
  }
});
