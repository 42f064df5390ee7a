/**
 * An error that the API answers with. The shapes of the bodies differ by error exactly as AWS's do:
 * most carry `Type` and `message`, ResourceNotFoundException a capital `Message`, ValidationException no `Type`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Why a 429 was answered (`ThrottleReason` of the API); null for every other error. */
  readonly reason: string | null;

  constructor(status: number, code: string, message: string, reason: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.reason = reason;
  }

  /** The body as Lambda's REST JSON protocol writes it. */
  get restBody(): Record<string, string> {
    const type = this.status >= 500 ? 'Service' : 'User';
    if (this.reason !== null) return { Reason: this.reason, Type: type, message: this.message };
    if (this.code === 'ValidationException') return { message: this.message };
    if (this.code === 'ResourceNotFoundException') return { Message: this.message, Type: type };
    return { Type: type, message: this.message };
  }
}

export const invalidParameter = (message: string): ApiError =>
  new ApiError(400, 'InvalidParameterValueException', message);

export const notFound = (message: string): ApiError =>
  new ApiError(404, 'ResourceNotFoundException', message);

export const conflict = (message: string): ApiError =>
  new ApiError(409, 'ResourceConflictException', message);

/** `member` is the member's name in camel case, as AWS prints it; `rule` what comes after "Member must". */
export const validation = (value: unknown, member: string, rule: string): ApiError =>
  new ApiError(
    400,
    'ValidationException',
    `1 validation error detected: Value '${String(value)}' at '${member}' failed to satisfy constraint: Member must ${rule}`,
  );

/** A throttle; the server adds `Retry-After`. */
export const throttled = (reason: string): ApiError =>
  new ApiError(429, 'TooManyRequestsException', 'Rate Exceeded.', reason);
