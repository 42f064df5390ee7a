/** What a command is to the table of commands, and the error for what the user wrote wrong. */

export interface Command {
  /** What `--help` prints. */
  readonly help: () => string;
  /** @returns the exit code. @throws UsageError when the user wrote something wrong. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

/** What was written on the command line is not understood; the message says what is. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
