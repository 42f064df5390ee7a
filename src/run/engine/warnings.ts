/** What has to be said where the numbers are read, known before the first start. */
import type { Warning } from '../../core/model.ts';
import type { Place } from './engine.ts';

/** A restore is compared with an init then, which is what the pull request does to its users, but has to be said. */
export function snapStartWarnings(
  functionLabel: string,
  { head, base }: Place['settings'],
): readonly Warning[] {
  if (base === null || base.snapStart === head.snapStart) return [];
  const [restored, started] = head.snapStart ? ['head', 'base'] : ['base', 'head'];
  return [
    {
      code: 'snapstart-differs',
      message: `${functionLabel}: SnapStart differs between the sides: restore + first request of ${restored} is compared with init + first request of ${started}.`,
      cell: null,
    },
  ];
}

/** What the embedded engine cannot do like AWS. */
export function localWarnings({
  tiersMb,
  settings,
}: Pick<Place, 'tiersMb' | 'settings'>): readonly Warning[] {
  const warnings: Warning[] = [];
  if (tiersMb.length > 1) {
    warnings.push({
      code: 'tiers-not-emulated',
      message:
        'The embedded engine gives every memory tier the same CPU: tiers repeat the measurement, they do not differ.',
      cell: null,
    });
  }
  const own = `nodejs${process.versions.node.split('.')[0]}.x`;
  const others = new Set(
    [settings.head, settings.base].flatMap((side) =>
      side?.runtime?.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : [],
    ),
  );
  for (const runtime of others) {
    warnings.push({
      code: 'other-node-version',
      message: `${runtime} was run by Node.js ${process.versions.node}, the only one the embedded engine has.`,
      cell: null,
    });
  }
  return warnings;
}
