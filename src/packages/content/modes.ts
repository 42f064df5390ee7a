/**
 * The mode of a file in a package that is made from a folder.
 *
 * Rule: 0755 when the owner may execute the file, else 0644. Windows has no such bit, so there the name decides:
 * `bootstrap`, `extensions/*`, anything in a folder `bin`, and `*.sh` are 0755. What Lambda itself starts
 * (`bootstrap`, `extensions/*`) is 0755 whatever the folder says: with less, the function cannot start.
 */
import { REGULAR_FILE } from './package.ts';

const OWNER_MAY_EXECUTE = 0o100;

/** Whether Lambda starts this file as a program. */
function isStartedByLambda(path: string): boolean {
  return path === 'bootstrap' || /^extensions\/[^/]+$/.test(path);
}

export interface PackedMode {
  readonly mode: number;
  /** The folder did not have the executable bit that the file needs. */
  readonly corrected: boolean;
}

export function packedMode(path: string, statMode: number, platform: NodeJS.Platform): PackedMode {
  const required = isStartedByLambda(path);
  const executable =
    platform === 'win32' ? /(^|\/)bin\/|\.sh$/.test(path) : (statMode & OWNER_MAY_EXECUTE) !== 0;
  return {
    mode: REGULAR_FILE | (required || executable ? 0o755 : 0o644),
    corrected: required && !executable && platform !== 'win32',
  };
}
