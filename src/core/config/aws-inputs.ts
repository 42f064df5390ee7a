/** What only `engine: aws` needs to know, and how those inputs must fit together. */
import { regionName } from './forms.ts';
import type { FunctionReference } from './function-name.ts';
import type { InputReader } from './reader.ts';

export interface AwsConfig {
  /** The template: its configuration is what the temporary functions copy. It is only read. */
  readonly template: FunctionReference;
  readonly region: string;
  /** The role that the measured code runs with: the template's, or an ARN. */
  readonly role: string;
  /** Which variables the measured code sees besides those of head-settings and base-settings. */
  readonly environment: 'template' | 'none';
  readonly forcing: 'version' | 'tenant';
  /** How long one change of a function may take. */
  readonly waitMinutes: number;
}

/** What the surroundings say; an input overrules it. */
export interface Surroundings {
  /** AWS_REGION, else AWS_DEFAULT_REGION. */
  readonly region?: string | undefined;
  /** GITHUB_EVENT_NAME. */
  readonly eventName?: string | undefined;
}

/** Events that measure a change before anybody of the repository has accepted it. */
const PROPOSED = ['pull_request', 'pull_request_target', 'merge_group'];

/** Reads and cross-checks the inputs of `engine: aws`. @returns null when one of them is wrong or missing. */
export function readAws(read: InputReader, surroundings: Surroundings): AwsConfig | null {
  const { given, optional, withDefault, problems } = read;
  const before = problems.length;
  const template = optional('function-name') ?? null;
  const regionInput = optional('aws-region');
  const role = optional('role');
  const environment = optional('environment');
  const rest = {
    forcing: withDefault('forcing'),
    waitMinutes: withDefault('wait-minutes'),
  };

  if (given('function-name') === undefined) {
    problems.push(
      'function-name: missing; give the Lambda function whose configuration the measurement copies (it is only read), or set engine: local, which needs no AWS account.',
    );
  }
  const isRegionGiven = given('aws-region') !== undefined;
  const surrounding = surroundings.region === undefined ? null : regionName.parse(surroundings.region);
  const surroundingRegion = surrounding?.ok === true ? surrounding.value : undefined;
  if (surrounding?.ok === false && !isRegionGiven) {
    // The value is not shown: it is of the environment, and may be anything.
    problems.push(
      `AWS_REGION: what is set there is not ${surrounding.allowed}; correct it, or set aws-region.`,
    );
  }
  const conflict = regionConflict(template, regionInput, surroundingRegion);
  if (conflict !== null) problems.push(conflict);
  const region = regionInput ?? template?.region ?? surroundingRegion;
  if (region === undefined && surrounding === null && !isRegionGiven && template !== null) {
    problems.push(
      'aws-region: missing; set it, or AWS_REGION, or give function-name as an ARN, which has the region in it.',
    );
  }
  const unstated = [
    ...(given('role') === undefined ? ['role: template'] : []),
    ...(given('environment') === undefined ? ['environment: template'] : []),
  ];
  if (unstated.length > 0 && PROPOSED.includes(surroundings.eventName ?? '')) {
    problems.push(
      `role and environment: on ${surroundings.eventName} the code of the change runs with this role and these variables, so both must be stated. Add to the step's "with" (template, or an ARN of a role with fewer rights and none):\n  ${unstated.join('\n  ')}`,
    );
  }
  if (problems.length > before || template === null || region === undefined) return null;
  return { template, region, role: role ?? 'template', environment: environment ?? 'template', ...rest };
}

/** Two places that name different regions: better asked than guessed. */
function regionConflict(
  template: FunctionReference | null,
  input: string | undefined,
  surrounding: string | undefined,
): string | null {
  if (template?.region == null) return null;
  const other = input ?? surrounding;
  if (other === undefined || other === template.region) return null;
  return input === undefined
    ? `function-name: the ARN is of ${template.region}, but AWS_REGION says ${other}; set aws-region: ${template.region} if that is meant, or correct the ARN.`
    : `function-name: the ARN is of ${template.region}, but aws-region is ${other}; make them agree.`;
}
