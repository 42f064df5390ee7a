import { LambdaClient } from '@aws-sdk/client-lambda';
import type { AwsConfig } from '../../core/config/aws-inputs.ts';
import { type EcrRepository, ecrRepository } from '../../core/config/image-uri.ts';
import type { Sides } from '../../core/config/sides.ts';
import { SIDES } from '../../core/model.ts';
import { FUNCTION_PREFIX } from '../../gate/lanes.ts';
import { type PolicyDocument, type PolicyScope, policyDocument } from '../iam-policy.ts';
import type { Template } from '../template/template.ts';
import { probePermissions } from './permissions.ts';
import type { Preflight } from './preflight.ts';

/** The actions on temporary functions that the credentials do not allow. Creates, changes and invokes nothing. */
export async function missingRights(
  { connection, template }: Preflight,
  forcing: AwsConfig['forcing'],
  token: string,
): Promise<readonly string[]> {
  const name = `${FUNCTION_PREFIX}probe-${token}`;
  const { partition, region, accountId } = template;
  const client = new LambdaClient({ ...connection, maxAttempts: 3 });
  try {
    return await probePermissions(client, connection, {
      name,
      arn: `arn:${partition}:lambda:${region}:${accountId}:function:${name}`,
      forcing,
    });
  } finally {
    client.destroy();
  }
}

/**
 * The policy for a run, as narrow as what is known of it.
 * @param preflight null when the template was not read.
 * @param sides of the run, which may have images of their own.
 */
export function policyFor(config: AwsConfig, preflight: Preflight | null, sides: Sides): PolicyDocument {
  const { template: reference } = config;
  const template = preflight?.template ?? null;
  const role = config.role === 'template' ? (template?.roleArn ?? null) : config.role;
  const { KMSKeyArn } = template?.carried.members ?? {};
  const scope: PolicyScope = {
    partition: template?.partition ?? reference.partition ?? 'aws',
    region: config.region,
    accountId: template?.accountId ?? reference.accountId ?? '*',
    functionName: reference.name,
    roleArn: role,
    layers: template?.settings.layers ?? [],
    keyArns: [KMSKeyArn, template?.carried.sourceKmsKeyArn].filter(
      (arn): arn is string => typeof arn === 'string',
    ),
    inVpc: template?.carried.members.VpcConfig !== undefined,
    forcing: config.forcing,
    imageRepositories: imageRepositories(sides, template).map(
      ({ region, accountId, name }) =>
        `arn:${template?.partition ?? reference.partition ?? 'aws'}:ecr:${region}:${accountId}:repository/${name}`,
    ),
  };
  return policyDocument(scope);
}

/** Each once; what lies in another registry (behind a custom endpoint) needs no right of IAM. */
function imageRepositories(sides: Sides, template: Template | null): readonly EcrRepository[] {
  const images = [
    template?.image ?? null,
    ...SIDES.map((side) => {
      const origin = sides[side]?.origin;
      return origin?.kind === 'image' ? origin.uri : null;
    }),
  ];
  const found = images.flatMap((image) => (image === null ? [] : (ecrRepository(image) ?? [])));
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

/** Every missing right in one problem, with the policy that has them all. */
export function rightsProblem(missing: readonly string[], policy: PolicyDocument): string {
  return `The credentials lack ${[...new Set(missing)].sort().join(', ')}. Give their role or user this policy:\n${JSON.stringify(policy, null, 2)}`;
}
