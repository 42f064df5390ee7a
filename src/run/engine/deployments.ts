/** What is deployed for the two sides of a function. */
import { type DeployedCode, type Deployment, type Deployments, placeOfNonce } from '../../aws/deployment.ts';
import type { FunctionSettings } from '../../core/config/settings.ts';
import { SIDES, type Side } from '../../core/model.ts';
import type { Code } from '../../packages/content/package.ts';
import type { Deployable, Place } from './port.ts';

/** What both sides have alike. */
type Shared = Pick<Deployment, 'roleArn' | 'carried'>;

export function deploymentsOf(
  { config, code }: Deployable,
  { settings }: Pick<Place, 'settings'>,
  shared: Shared,
): Deployments {
  const nonceIn = placeOfNonce(SIDES.flatMap((side) => settings[side] ?? []));
  const deployment = (side: Side, made: Code, own: FunctionSettings): Deployment => ({
    ...shared,
    nonceIn,
    code: deployed(made),
    settings: own,
    forcing: config.aws?.forcing ?? 'version',
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
