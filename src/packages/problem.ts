/** Something in the way of two packages that the user can act on. The message says what, where and what to do. */
export class BuildProblem extends Error {
  override readonly name = 'BuildProblem';
}

/** The code of a failed system call, e.g. `ENOENT`; null for other errors. */
export function codeOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
