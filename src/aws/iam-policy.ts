/** The least rights that a run needs, as an IAM policy. A test compares it with what recorded runs really call. */
import { FUNCTION_PREFIX } from '../gate/lanes.ts';

/** What of the user's setting narrows the policy; `*` stands where something is not known. */
export interface PolicyScope {
  readonly partition: string;
  readonly region: string;
  readonly accountId: string;
  /** Name of the template. */
  readonly functionName: string;
  /** null when the template could not be read: then every role that Lambda can be given. */
  readonly roleArn: string | null;
  readonly layers: readonly string[];
  /** Keys that the template's variables or code are encrypted with. */
  readonly keyArns: readonly string[];
  readonly inVpc: boolean;
  /** ARNs of the repositories that container images come from. */
  readonly imageRepositories: readonly string[];
  readonly forcing: 'version' | 'tenant';
}

export interface Statement {
  readonly Sid: string;
  readonly Effect: 'Allow';
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface PolicyDocument {
  readonly Version: '2012-10-17';
  readonly Statement: readonly Statement[];
}

/** One policy for several functions: statements of one name are put together, so that it does not grow with every function. */
export function mergePolicies(documents: readonly PolicyDocument[]): PolicyDocument {
  const statements = new Map<string, Statement>();
  for (const statement of documents.flatMap((document) => document.Statement)) {
    const known = statements.get(statement.Sid) ?? { ...statement, Action: [], Resource: [] };
    const union = (left: readonly string[], right: readonly string[]): string[] => [
      ...new Set([...left, ...right]),
    ];
    statements.set(statement.Sid, {
      ...known,
      Action: union(known.Action, statement.Action).sort(),
      Resource: union(known.Resource, statement.Resource),
    });
  }
  return { Version: '2012-10-17', Statement: [...statements.values()] };
}

/** Source: Service Authorization Reference, "Actions, resources, and condition keys for AWS Lambda" (2026-11). */
export function policyDocument(scope: PolicyScope): PolicyDocument {
  const { partition, region, accountId } = scope;
  const lambdaArn = (name: string): string =>
    `arn:${partition}:lambda:${region}:${accountId}:function:${name}`;
  const temporary = `${FUNCTION_PREFIX}*`;
  const logGroup = `arn:${partition}:logs:${region}:${accountId}:log-group:/aws/lambda/${temporary}`;
  const allow = (Sid: string, Action: readonly string[], Resource: readonly string[]): Statement => ({
    Sid,
    Effect: 'Allow',
    Action: [...Action].sort(),
    Resource,
  });
  return {
    Version: '2012-10-17',
    Statement: [
      allow(
        'ReadTheTemplate',
        ['lambda:GetFunction', 'lambda:GetFunctionCodeSigningConfig', 'lambda:GetRuntimeManagementConfig'],
        [lambdaArn(scope.functionName), lambdaArn(`${scope.functionName}:*`)],
      ),
      // These take no narrower resource. The lists are for leftovers of earlier runs.
      allow(
        'ReadAccount',
        ['lambda:GetAccountSettings', 'lambda:ListFunctions', 'logs:DescribeLogGroups'],
        ['*'],
      ),
      allow(
        'TemporaryFunctionsOnly',
        [
          'lambda:CreateFunction',
          'lambda:DeleteFunction',
          'lambda:GetFunction',
          'lambda:InvokeFunction',
          'lambda:ListTags',
          'lambda:PutRuntimeManagementConfig',
          'lambda:TagResource',
          ...(scope.forcing === 'version'
            ? ['lambda:PublishVersion', 'lambda:UpdateFunctionConfiguration']
            : []),
        ],
        [lambdaArn(temporary)],
      ),
      {
        ...allow(
          'RoleOfTheMeasuredCode',
          ['iam:PassRole'],
          [scope.roleArn ?? `arn:${partition}:iam::${accountId}:role/*`],
        ),
        Condition: { StringEquals: { 'iam:PassedToService': 'lambda.amazonaws.com' } },
      },
      allow(
        'LogsOfTemporaryFunctionsOnly',
        ['logs:DeleteLogGroup', 'logs:FilterLogEvents'],
        [logGroup, `${logGroup}:*`],
      ),
      ...(scope.layers.length === 0
        ? []
        : [allow('LayersOfTheTemplate', ['lambda:GetLayerVersion'], scope.layers)]),
      ...(scope.keyArns.length === 0
        ? []
        : [
            allow(
              'KeysOfTheTemplate',
              ['kms:CreateGrant', 'kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'],
              scope.keyArns,
            ),
          ]),
      // CreateFunction pulls with the caller's rights and looks whether the repository will let Lambda do so later.
      // Source: Lambda developer guide, "Create a Lambda function using a container image"; AWS re:Post, lambda-ecr-image.
      ...(scope.imageRepositories.length === 0
        ? []
        : [
            allow(
              'ImagesOfTheSides',
              ['ecr:BatchGetImage', 'ecr:GetDownloadUrlForLayer', 'ecr:GetRepositoryPolicy'],
              scope.imageRepositories,
            ),
          ]),
      ...(scope.inVpc
        ? [
            allow(
              'NetworkOfTheTemplate',
              ['ec2:DescribeSecurityGroups', 'ec2:DescribeSubnets', 'ec2:DescribeVpcs'],
              ['*'],
            ),
          ]
        : []),
    ],
  };
}
