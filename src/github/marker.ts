/**
 * The first line of a comment of ours: invisible, and the only thing by which it is found again. Nothing that a
 * report shows (labels, branch names, function output) can get into that line: the key is hashed, the rest are
 * numbers, a commit id and a word. A marker anywhere else than in the first line is text.
 */
import { createHash } from 'node:crypto';

/** How far the run behind a comment is. `cancelled` stands for a measurement that will not end. */
export type CommentState = 'measuring' | 'cancelled' | 'done';

export interface Marker {
  /** Hash of the comment's key. */
  readonly keyHash: string;
  readonly headSha: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly state: CommentState;
}

const FORM =
  /^<!-- cold-start-gate:v1 key=([0-9a-f]{32}) head=([0-9a-f]{40,64}) run=(\d{1,15})\.(\d{1,6}) state=(measuring|cancelled|done) -->$/;

/** Within a run a later state never gives way to an earlier one. */
const STATES: readonly CommentState[] = ['measuring', 'cancelled', 'done'];

/** Hashed so that every key fits and none can end the HTML comment. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

export function writeMarker(marker: Marker): string {
  const { keyHash, headSha, runId, runAttempt, state } = marker;
  return `<!-- cold-start-gate:v1 key=${keyHash} head=${headSha} run=${runId}.${runAttempt} state=${state} -->`;
}

/** The marker of a comment's body, or null when the first line is anything else. */
export function readMarker(body: string): Marker | null {
  const [firstLine = ''] = body.split(/\r?\n/, 1);
  const [, keyHash, headSha, runId, runAttempt, state] = FORM.exec(firstLine) ?? [];
  const known = STATES.find((word) => word === state);
  if (keyHash === undefined || headSha === undefined || known === undefined) return null;
  return { keyHash, headSha, runId: Number(runId), runAttempt: Number(runAttempt), state: known };
}

/**
 * Positive when `a` is newer than `b`, 0 when neither is. What speaks of the commit that the pull request is at wins;
 * otherwise the later run, which GitHub numbers upwards, then its later attempt. The run alone would not do: in a
 * workflow_run the slow run of an old commit can start the later second workflow.
 * @param currentHead the tip of the pull request, or null when it is not known
 */
export function compareAge(a: Marker, b: Marker, currentHead: string | null): number {
  if (a.headSha !== b.headSha) {
    if (a.headSha === currentHead) return 1;
    if (b.headSha === currentHead) return -1;
  }
  return (
    a.runId - b.runId || a.runAttempt - b.runAttempt || STATES.indexOf(a.state) - STATES.indexOf(b.state)
  );
}

export function isSameRun(a: Marker, b: Marker): boolean {
  return a.runId === b.runId && a.runAttempt === b.runAttempt;
}
