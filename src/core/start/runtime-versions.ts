/** Whether both sides ran the same build of the runtime: otherwise AWS, not the pull request, may have moved the time. */
import type { RunWarning, Side } from '../model.ts';

/** The runtime version of one start or one published version, where it is known. */
export interface RuntimeSighting {
  readonly side: Side;
  readonly runtimeVersionArn: string | null;
}

/** Null when every runtime version that was seen is the same one on both sides, or a side's is not known. */
export function runtimeVersionsDiffer(sightings: readonly RuntimeSighting[]): RunWarning | null {
  const base = versionsOf(sightings, 'base');
  const head = versionsOf(sightings, 'head');
  if (base.length === 0 || head.length === 0) return null;
  if (new Set([...base, ...head]).size === 1) return null;
  return { code: 'runtime-versions-differ', base, head };
}

function versionsOf(sightings: readonly RuntimeSighting[], side: Side): string[] {
  const arns = sightings.filter((sighting) => sighting.side === side).map((s) => s.runtimeVersionArn);
  return [...new Set(arns.filter((arn) => arn !== null))].sort();
}
