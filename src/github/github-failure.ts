/**
 * What went wrong with a request to GitHub, in kinds that differ in what the user must do. Several of them share the
 * status 403 and are told apart by headers and message, never by the status alone.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */

export type FailureKind =
  | 'bad-token'
  | 'missing-permission'
  | 'locked'
  | 'secondary-rate-limit'
  | 'rate-limit'
  | 'not-found'
  | 'refused'
  | 'server-error'
  | 'network'
  | 'interrupted';

export interface Failure {
  readonly kind: FailureKind;
  /** HTTP status, or null when no response came. */
  readonly status: number | null;
  /** What GitHub said, on one line, at most 200 characters. */
  readonly said: string;
  /** Whether the same request can succeed later. */
  readonly retryable: boolean;
  /** How long GitHub asks to wait, in milliseconds; null when it says nothing. */
  readonly waitMs: number | null;
}

/** A request that failed, classified. Everything else that is thrown is a defect. */
export class GitHubFailure extends Error {
  override readonly name = 'GitHubFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`GitHub: ${failure.kind}: ${failure.said}`, options);
    this.failure = failure;
  }
}

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/**
 * @param error what octokit threw: a `RequestError` with a response, or without one when none came
 * @param nowMs Unix time, to turn the reset of the rate limit into a wait
 */
export function classify(error: unknown, nowMs: number): Failure {
  const response = responseOf(error);
  if (response === null) {
    const said = oneLine(error instanceof Error ? error.message : 'no response');
    return { kind: 'network', status: null, said, retryable: true, waitMs: null };
  }
  const { status } = response;
  const said = oneLine(messageOf(response.data) ?? `status ${status}`);
  const wait = waitOf(response, nowMs);
  const as = (kind: FailureKind, retryable = false, waitMs: number | null = null): Failure => ({
    kind,
    status,
    said,
    retryable,
    waitMs,
  });

  if (status >= 500) return as('server-error', true, wait.retryAfterMs);
  if (status === 401) return as('bad-token');
  if (status === 404 || status === 410) return as('not-found');
  if (status !== 403 && status !== 429) return as('refused');
  // The order matters: a secondary limit can come with remaining > 0, a primary one without Retry-After.
  if (wait.retryAfterMs !== null || /secondary rate limit|abuse detection/i.test(said)) {
    return as('secondary-rate-limit', true, wait.retryAfterMs ?? 60_000);
  }
  if (wait.resetMs !== null) return as('rate-limit', true, wait.resetMs);
  if (status === 429) return as('rate-limit', true, 60_000);
  if (/\block(ed)?\b/i.test(said)) return as('locked');
  return as(/not accessible|must have|permission/i.test(said) ? 'missing-permission' : 'refused');
}

function responseOf(error: unknown): Response | null {
  if (typeof error !== 'object' || error === null) return null;
  const response: unknown = Reflect.get(error, 'response');
  if (typeof response !== 'object' || response === null) return null;
  const headers: unknown = Reflect.get(response, 'headers');
  return {
    status: Number(Reflect.get(response, 'status')),
    headers: typeof headers === 'object' && headers !== null ? { ...headers } : {},
    data: Reflect.get(response, 'data'),
  };
}

/** The message and the first detailed error, as in `Validation Failed: Body is too long`. */
function messageOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const message: unknown = Reflect.get(data, 'message');
  const errors: unknown = Reflect.get(data, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const detail: unknown =
    typeof first === 'object' && first !== null ? Reflect.get(first, 'message') : undefined;
  const parts = [message, detail].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(': ');
}

function waitOf(
  { headers }: Response,
  nowMs: number,
): { retryAfterMs: number | null; resetMs: number | null } {
  const seconds = (name: string): number | null => {
    const value = headers[name];
    return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : null;
  };
  const retryAfter = seconds('retry-after');
  const reset = seconds('x-ratelimit-reset');
  return {
    retryAfterMs: retryAfter === null ? null : retryAfter * 1_000,
    // One second more, because the reset is given in whole seconds.
    resetMs:
      seconds('x-ratelimit-remaining') === 0 && reset !== null
        ? Math.max(0, reset * 1_000 - nowMs) + 1_000
        : null,
  };
}

function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
