/** Which code the functions of each side really have, as Lambda says. All functions of a side must have the same. */
import { SIDES, type Side } from '../core/model.ts';
import { LambdaFailure } from '../gate/ports.ts';
import type { Deployments } from './deployment.ts';

export interface SideCode {
  /** CodeSha256 of a side; null for an image of which no function was made yet. */
  of(side: Side): string | null;
  /**
   * Takes what Lambda answered for a function. An image's tag is resolved anew for each function, so that one that is
   * pushed again during a run would be measured as two builds in one.
   * @throws LambdaFailure when another function of the side has other code.
   */
  note(side: Side, codeSha256: string | undefined): void;
}

export function sideCode(deployments: Deployments): SideCode {
  const known = new Map<Side, string>();
  for (const side of SIDES) {
    const code = deployments[side]?.code;
    if (code?.kind === 'package') known.set(side, code.sha256);
  }
  return {
    of: (side) => known.get(side) ?? null,
    note(side, codeSha256) {
      const code = deployments[side]?.code;
      if (code?.kind !== 'image' || codeSha256 === undefined) return;
      const first = known.get(side) ?? codeSha256;
      known.set(side, first);
      if (first !== codeSha256) {
        throw new LambdaFailure(
          `${side}-image: ${code.uri} was one image (sha256:${first}) when the first temporary function of ${side} was created, and another one (sha256:${codeSha256}) for a later one: its tag was pushed again meanwhile. Name the image by its digest, repository@sha256:..., and run the check again.`,
        );
      }
    },
  };
}
