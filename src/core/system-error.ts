/** The code that Node puts on the error of a failed system call, e.g. `ENOENT`; null for other errors. */
export function systemErrorCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
