/** What one invoke came back with, as the AWS adapter hands it over: no SDK types, no clock. */

/** The error object that Lambda returns in place of an answer when the function failed. Function output: unredacted. */
export interface ErrorPayload {
  readonly errorType: string | null;
  readonly errorMessage: string | null;
}

export interface InvokeResponse {
  readonly kind: 'response';
  /** `x-amzn-RequestId`, which is the id in the log lines. */
  readonly requestId: string;
  readonly statusCode: number;
  /** `X-Amz-Executed-Version`. */
  readonly executedVersion: string | null;
  /** `X-Amz-Function-Error`; the HTTP status is 200 all the same. */
  readonly functionError: string | null;
  /** The decoded `X-Amz-Log-Result`, or the lines that CloudWatch Logs had in its place. */
  readonly logTail: Uint8Array | string | null;
  readonly errorPayload: ErrorPayload | null;
  /** From sending the invoke to its response, by the caller's clock. */
  readonly wallMs: number;
}

export type InvokeResult =
  | InvokeResponse
  /** 429, with the reason that Lambda gives, e.g. `ConcurrentInvocationLimitExceeded`. */
  | { readonly kind: 'throttled'; readonly reason: string }
  /** No answer that can be used: a socket that closed, a 5xx of the service. */
  | { readonly kind: 'dropped'; readonly what: string };

/** Reads the payload of an invoke with a function error; null when it is not such an object. Never throws. */
export function parseErrorPayload(payload: Uint8Array | string): ErrorPayload | null {
  let value: unknown;
  try {
    value = JSON.parse(typeof payload === 'string' ? payload : new TextDecoder().decode(payload));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { errorType, errorMessage } = value as Readonly<Record<string, unknown>>;
  return {
    errorType: typeof errorType === 'string' ? errorType : null,
    errorMessage: typeof errorMessage === 'string' ? errorMessage : null,
  };
}
