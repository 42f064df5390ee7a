/** What is deployed for the two sides of a function. */
import { type Deployment, type Deployments, placeOfNonce } from '../aws/deployment.ts';
import type { Package } from '../build/package/model.ts';
import type { FunctionSettings } from '../core/config/settings.ts';
import { SIDES, type Side } from '../core/model.ts';
import type { SideReport } from '../core/report.ts';
import type { PreparedFunction } from './function.ts';

/** The embedded engine asks for no role, but CreateFunction does; the account is the one that examples use. */
const LOCAL_ROLE_ARN = 'arn:aws:iam::123456789012:role/cold-start-gate-local';

export function deploymentsOf({ config, packages, place }: PreparedFunction): Deployments {
  const { settings, aws } = place;
  const nonceIn = placeOfNonce(SIDES.flatMap((side) => settings[side] ?? []));
  const deployment = (side: Side, pack: Package, own: FunctionSettings): Deployment => ({
    zip: pack.bytes,
    codeSha256: pack.sha256,
    settings: own,
    roleArn: roleOf(config.aws?.role ?? 'template', aws?.template.roleArn),
    nonceIn,
    forcing: config.aws?.forcing ?? 'version',
    ...(aws === null ? {} : { carried: aws.template.carried }),
    ...(config[side]?.overrides.architecture === undefined ? {} : { ownArchitecture: own.architecture }),
  });
  return {
    head: deployment('head', packages.head, settings.head),
    base:
      packages.base === null || settings.base === null
        ? null
        : deployment('base', packages.base, settings.base),
  };
}

function roleOf(choice: string, templateRole: string | undefined): string {
  return choice === 'template' ? (templateRole ?? LOCAL_ROLE_ARN) : choice;
}

/** The sides as the report names them. The runtime version is known when the functions have run. */
export function sideReportsOf({ packages, place: { settings } }: PreparedFunction): {
  readonly head: SideReport;
  readonly base: SideReport | null;
} {
  const ofSide = (pack: Package, { runtime, handler, logFormat }: FunctionSettings): SideReport => ({
    label: shownLabel(pack.label),
    packageSha256: pack.sha256,
    packageBytes: pack.sizeBytes,
    runtime,
    handler,
    logFormat,
    runtimeVersionArn: null,
  });
  return {
    head: ofSide(packages.head, settings.head),
    base: packages.base === null || settings.base === null ? null : ofSide(packages.base, settings.base),
  };
}

/** A path may be as long as the system allows; a report takes so much of it. */
function shownLabel(label: string): string {
  return label.length <= 500 ? label : `...${label.slice(-497)}`;
}
