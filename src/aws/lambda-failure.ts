import { CredentialsExpired, LambdaFailure } from '../gate/ports.ts';
import { isDenied, isExpired, isOtherCode, type ServiceError, serviceError } from './service-error.ts';

/** Longest part of a service's message that is shown: what comes after it may repeat the whole environment. */
const MESSAGE_LIMIT = 200;

/** Services end some messages with what they were sent; the environment map is among it. */
const ECHO = /\b(String measured|Value|Variables|Environment)\b\s*[:=].*$/is;

const TRUST = '{"Effect":"Allow","Principal":{"Service":"lambda.amazonaws.com"},"Action":"sts:AssumeRole"}';

/** What the user can do about an answer that waiting does not change. The first that applies is said. */
const ADVICE: readonly (readonly [(error: ServiceError) => boolean, string])[] = [
  [
    isOtherCode,
    'The code of the temporary function changed while it was measured (another deploy under the same name?). Nothing is overwritten; run the check again, in a concurrency group if several jobs can meet.',
  ],
  [
    ({ message }) => /cannot be assumed by Lambda/i.test(message),
    `Let Lambda assume the role: add ${TRUST} to its trust policy.`,
  ],
  [
    ({ name, message }) =>
      name === 'InvalidParameterValueException' && /runtime.*(no longer supported|deprecated)/i.test(message),
    'AWS has blocked this runtime for new functions and updates, so that its cold starts cannot be forced: move to a current runtime of the family.',
  ],
  [
    ({ name }) => name === 'CodeStorageExceededException',
    'The code storage of the account is full: delete old functions, versions and layers, or run `cold-start-gate sweep` if earlier runs left some.',
  ],
  [
    ({ name }) => name.startsWith('KMS'),
    "Let the function's role use the key of its environment (kms:Decrypt), or leave the environment out with `environment: none`.",
  ],
  [
    ({ message }) => /does not have permission to access the ECR image/i.test(message),
    'The policy of the repository must let Lambda (and, in another account, this account) pull: ecr:BatchGetImage and ecr:GetDownloadUrlForLayer for lambda.amazonaws.com. See docs/permissions.md.',
  ],
  [
    ({ message }) => /source image .* (does not exist|is not valid)/i.test(message),
    'Push the image before this step, for one architecture and without attestations (docker buildx: --provenance=false), and name it as it was pushed.',
  ],
  [
    ({ message }) => /exceeded the 4KB limit/i.test(message),
    'The environment has no room for one more variable.',
  ],
  [
    ({ name }) =>
      /^(UnrecognizedClient|InvalidClientTokenId|InvalidSignature|SignatureDoesNotMatch)/.test(name),
    'The credentials are not valid here: check the keys, the region and the clock of this machine.',
  ],
];

/**
 * An error of the service or of the way to it, as one sentence: what was tried, where, what came back, what to do.
 * @param attempt completes "could not ...".
 * @param where the function (or what else) it was tried on; a function by its name.
 * @param action the IAM action behind the call, said when it was refused.
 */
export function lambdaFailure(
  attempt: string,
  where: string | { readonly name: string },
  error: unknown,
  action?: string,
): LambdaFailure {
  if (error instanceof LambdaFailure) return error;
  const seen = serviceError(error);
  const place = typeof where === 'string' ? where : where.name;
  if (isExpired(seen)) {
    return new CredentialsExpired(
      `The AWS credentials expired before the run was over: could not ${attempt} (${place}). Ask for a longer session (role-duration-seconds of configure-aws-credentials), or for fewer samples or tiers.`,
      { cause: error },
    );
  }
  if (isDenied(seen)) {
    const named = /not authorized to perform: ([\w:]+)/.exec(seen.message)?.[1] ?? action;
    return new LambdaFailure(
      `could not ${attempt} (${place}): access was denied${named === undefined ? '' : `; allow ${named} on it`}. \`cold-start-gate policy\` prints the whole IAM policy.`,
      { cause: error },
    );
  }
  const answer = `${seen.name}${seen.status === null ? '' : ` (HTTP ${seen.status})`}: ${firstPart(seen.message)}`;
  const advice = ADVICE.find(([applies]) => applies(seen))?.[1];
  return new LambdaFailure(
    `could not ${attempt} (${place}): ${answer}${advice === undefined ? '' : `. ${advice}`}`,
    { cause: error },
  );
}

/** A temporary function that could not be deleted: why, and the commands that delete what is left of it. */
export function leftBehind(name: string, region: string, error: unknown): LambdaFailure {
  const { message } = lambdaFailure(
    'delete a temporary function and its log group',
    name,
    error,
    'lambda:GetFunction, lambda:DeleteFunction and logs:DeleteLogGroup',
  );
  return new LambdaFailure(
    `${message} Left behind; delete it with: aws lambda delete-function --region ${region} --function-name ${name}; aws logs delete-log-group --region ${region} --log-group-name /aws/lambda/${name}`,
    { cause: error },
  );
}

/** The first line of a message of a service, without what it repeats of the request. */
export function firstPart(message: string): string {
  const line = message.replace(ECHO, '').split('\n', 1)[0]?.trim() ?? '';
  return line.length > MESSAGE_LIMIT ? `${line.slice(0, MESSAGE_LIMIT)}...` : line;
}
