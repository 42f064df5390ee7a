/** How a function is known to be ours: by its name and by tags that only CreateFunction of a run gives. Never by one alone. */
import { FUNCTION_PREFIX } from '../gate/lanes.ts';

const RUN_TAG = 'cold-start-gate:run';
const REPOSITORY_TAG = 'cold-start-gate:repository';
const EXPIRES_TAG = 'cold-start-gate:expires';

/** `<prefix><8 hex digits>-<side>-<tier><architecture>-<index>`, see `functionName`. */
const NAME = new RegExp(`^${FUNCTION_PREFIX}[a-z0-9]+-(base|head)-\\d{5}[ax]-\\d+$`);

export interface Owner {
  /** The run's token. */
  readonly run: string;
  /** `owner/name`, or what else says whose run it is. */
  readonly repository: string;
  /** After this time the run is over, even if it did not end by itself: its functions are leftovers. */
  readonly expiresAt: Date;
}

type Tags = Readonly<Record<string, string>>;

export function ownerTags({ run, repository, expiresAt }: Owner): Tags {
  return {
    [RUN_TAG]: run,
    // Tag values take letters, digits, blanks and + - = . _ : / @, at most 256.
    [REPOSITORY_TAG]: repository.replaceAll(/[^\w +\-=.:/@]/g, '_').slice(0, 256),
    [EXPIRES_TAG]: expiresAt.toISOString(),
  };
}

export function isTemporaryName(name: string): boolean {
  return NAME.test(name);
}

/** Whose function it is; null when it is not one of a run of this tool. */
export function ownerOf(name: string, tags: Tags | undefined): Owner | null {
  const { [RUN_TAG]: run, [REPOSITORY_TAG]: repository = '', [EXPIRES_TAG]: expires } = tags ?? {};
  if (!isTemporaryName(name) || run === undefined || expires === undefined) return null;
  const expiresAt = new Date(expires);
  return Number.isNaN(expiresAt.getTime()) ? null : { run, repository, expiresAt };
}

/** @throws Error for a name that is not ours: nothing of that name is ever written to. A defect of ours, not of the user. */
export function assertOurs(name: string): void {
  if (!isTemporaryName(name)) throw new Error(`${name} is not a temporary function; it is not written to`);
}

export function logGroupOf(functionName: string): string {
  return `/aws/lambda/${functionName}`;
}
