/** What has to be said where the numbers are read, known before the first start. */
import type { RunWarning } from '../../core/model.ts';
import type { Place } from './port.ts';

/** A restore is compared with an init then, which is what the pull request does to its users, but has to be said. */
export function snapStartWarnings(
  functionLabel: string,
  { head, base }: Place['settings'],
): readonly RunWarning[] {
  if (base === null || base.snapStart === head.snapStart) return [];
  return [{ code: 'snapstart-differs', functionLabel, restored: head.snapStart ? 'head' : 'base' }];
}

/** What the embedded engine cannot do like AWS. */
export function localWarnings({
  tiersMb,
  settings,
}: Pick<Place, 'tiersMb' | 'settings'>): readonly RunWarning[] {
  const own = `nodejs${process.versions.node.split('.')[0]}.x`;
  const others = new Set(
    [settings.head, settings.base].flatMap((side) =>
      side?.runtime?.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : [],
    ),
  );
  return [
    ...(tiersMb.length > 1 ? [{ code: 'tiers-not-emulated' } as const] : []),
    ...[...others].map(
      (runtime): RunWarning => ({
        code: 'other-node-version',
        runtime,
        nodeVersion: process.versions.node,
      }),
    ),
  ];
}
