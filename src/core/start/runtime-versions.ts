/** Whether both sides ran the same build of the runtime: otherwise AWS, not the pull request, may have moved the time. */
import type { Side, Warning } from '../model.ts';

/** The runtime version of one start or one published version, where it is known. */
export interface RuntimeSighting {
  readonly side: Side;
  readonly runtimeVersionArn: string | null;
}

/** Null when every runtime version that was seen is the same one on both sides, or a side's is not known. */
export function runtimeVersionsDiffer(sightings: readonly RuntimeSighting[]): Warning | null {
  const base = versionsOf(sightings, 'base');
  const head = versionsOf(sightings, 'head');
  if (base.length === 0 || head.length === 0) return null;
  if (new Set([...base, ...head]).size === 1) return null;
  return {
    code: 'runtime-versions-differ',
    message: `Base ran on runtime version ${base.join(', ')} and head on ${head.join(', ')}: a difference may come from the runtime. Run again once AWS has finished its rollout, or pin the version with the function's runtime management settings.`,
    cell: null,
  };
}

/** Runtime version ARNs end in a hash and have no account id; its first characters tell them apart. */
function versionsOf(sightings: readonly RuntimeSighting[], side: Side): string[] {
  const arns = sightings.filter((sighting) => sighting.side === side).map((s) => s.runtimeVersionArn);
  const hashes = arns.filter((arn) => arn !== null).map((arn) => arn.slice(arn.lastIndexOf(':') + 1));
  return [...new Set(hashes)].sort().map((hash) => hash.slice(0, 12));
}
