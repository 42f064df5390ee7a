/** Failures as GitHub words them. */

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `reset` breaks the connection before anything is done, `lost` after it was done; `hang` never answers. */
export type Fault = Answer | 'reset' | 'lost' | 'hang';

export interface FaultRule {
  readonly method: string;
  readonly path: RegExp;
  /** How many requests meet it. Default 1. */
  readonly times?: number;
  readonly fault: Fault;
}

export function refusal(status: number, message: string, headers: Record<string, string> = {}): Answer {
  const body = { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
  return { status, body, headers };
}

export const notAccessible = refusal(403, 'Resource not accessible by integration');

export const locked = refusal(403, 'Unable to create comment because issue is locked.');

export function secondaryRateLimit(retryAfterSeconds: number | null): Answer {
  const headers: Record<string, string> = { 'x-ratelimit-remaining': '4871' };
  if (retryAfterSeconds !== null) headers['retry-after'] = String(retryAfterSeconds);
  return refusal(
    403,
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
    headers,
  );
}

export function primaryRateLimit(resetUnixSeconds: number): Answer {
  return refusal(403, 'API rate limit exceeded for installation ID 1.', {
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(resetUnixSeconds),
  });
}

export const unavailable: Answer = refusal(503, 'Service unavailable');
