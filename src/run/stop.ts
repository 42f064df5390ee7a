/** How long a stopped run may take to leave before the process is ended; GitHub kills it 7.5 s after SIGINT. */
const GRACE_MS = 5_000;

export interface Stop extends Disposable {
  /** Aborted by the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
}

/** Turns SIGINT and SIGTERM into an abort, so that the run stops, cleans up and is judged by what it has. */
export function stopSignal(): Stop {
  const controller = new AbortController();
  let deadline: NodeJS.Timeout | undefined;
  const stop = (name: NodeJS.Signals): void => {
    controller.abort(new Error(`stopped by ${name}`));
    deadline ??= setTimeout(() => process.exit(130), GRACE_MS).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(deadline);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
