/** What is deployed for the two sides of a function. */
import { type DeployedCode, type Deployment, type Deployments, placeOfNonce } from '../aws/deployment.ts';
import type { FunctionSettings } from '../core/config/settings.ts';
import { SIDES, type Side } from '../core/model.ts';
import type { SideReport } from '../core/report.ts';
import type { Code } from '../packages/content/model.ts';
import type { PreparedFunction } from './function.ts';

/** The embedded engine asks for no role, but CreateFunction does; the account is the one that examples use. */
const LOCAL_ROLE_ARN = 'arn:aws:iam::123456789012:role/cold-start-gate-local';

export function deploymentsOf({ config, code, place }: PreparedFunction): Deployments {
  const { settings, aws } = place;
  const nonceIn = placeOfNonce(SIDES.flatMap((side) => settings[side] ?? []));
  const deployment = (side: Side, made: Code, own: FunctionSettings): Deployment => ({
    code: deployed(made),
    settings: own,
    roleArn: roleOf(config.aws?.role ?? 'template', aws?.template.roleArn),
    nonceIn,
    forcing: config.aws?.forcing ?? 'version',
    ...(aws === null ? {} : { carried: aws.template.carried }),
    ...(config[side]?.overrides.architecture === undefined ? {} : { ownArchitecture: own.architecture }),
  });
  return {
    head: deployment('head', code.head, settings.head),
    base: code.base === null || settings.base === null ? null : deployment('base', code.base, settings.base),
  };
}

function deployed(code: Code): DeployedCode {
  switch (code.kind) {
    case 'package':
      return { kind: 'package', zip: code.bytes, sha256: code.sha256 };
    case 'image':
      return { kind: 'image', uri: code.uri.text };
    case 'unmade':
      throw new Error('code that was not made cannot be deployed');
  }
}

function roleOf(choice: string, templateRole: string | undefined): string {
  return choice === 'template' ? (templateRole ?? LOCAL_ROLE_ARN) : choice;
}

/** The sides as the report names them. The runtime version is known when the functions have run. */
export function sideReportsOf({ code, place: { settings } }: PreparedFunction): {
  readonly head: SideReport;
  readonly base: SideReport | null;
} {
  return {
    head: sideReport(code.head, settings.head),
    base: code.base === null || settings.base === null ? null : sideReport(code.base, settings.base),
  };
}

type Shown = Pick<FunctionSettings, 'runtime' | 'handler' | 'logFormat'>;

/** What Lambda only tells during a run (the digest of a tag, the runtime version) is null. */
export function sideReport(code: Code, { runtime, handler, logFormat }: Shown): SideReport {
  return {
    label: shownLabel(code.label),
    ...contentOf(code),
    runtime: runtime ?? OF_AN_IMAGE,
    handler: handler ?? OF_AN_IMAGE,
    logFormat,
    runtimeVersionArn: null,
  };
}

/** Stands for the runtime and the handler, which an image has inside. */
const OF_AN_IMAGE = 'container image';

function contentOf(code: Code): Pick<SideReport, 'packageSha256' | 'packageBytes'> {
  switch (code.kind) {
    case 'package':
      return { packageSha256: code.sha256, packageBytes: code.sizeBytes };
    case 'image':
      return { packageSha256: code.uri.digest?.replace('sha256:', '') ?? null, packageBytes: null };
    case 'unmade':
      return { packageSha256: null, packageBytes: null };
  }
}

/** A path may be as long as the system allows; a report takes so much of it. */
function shownLabel(label: string): string {
  return label.length <= 500 ? label : `...${label.slice(-497)}`;
}
