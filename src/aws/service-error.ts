/** What a call that went wrong came back with, read once: name, HTTP status and message of the service's answer. */
export interface ServiceError {
  readonly name: string;
  /** null: no answer came. */
  readonly status: number | null;
  /** As the service wrote it: it may repeat what it was sent, so it is matched and never printed as it is. */
  readonly message: string;
  /** Of a 429, e.g. `CallerRateLimitExceeded`. */
  readonly reason: string | null;
}

export function serviceError(error: unknown): ServiceError {
  if (!(error instanceof Error)) return { name: 'unknown error', status: null, message: '', reason: null };
  const metadata: unknown = Reflect.get(error, '$metadata');
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : null;
  const reason: unknown = Reflect.get(error, 'Reason');
  return {
    name: error.name,
    status: typeof status === 'number' ? status : null,
    message: error.message,
    reason: typeof reason === 'string' ? reason : null,
  };
}

/** The service knows nothing of that name. */
export function isResourceNotFound({ name }: ServiceError): boolean {
  return name === 'ResourceNotFoundException';
}

/** The same, or a bare 404 as an emulator may answer: there is nothing to wait for or to delete. */
export function isAbsent(error: ServiceError): boolean {
  return isResourceNotFound(error) || error.status === 404;
}

/** Temporary credentials ran out; new ones are nothing that this process can get. */
export function isExpired({ name }: ServiceError): boolean {
  return /^(ExpiredToken|ExpiredTokenException|RequestExpired)$/.test(name);
}

export function isDenied(error: ServiceError): boolean {
  return (
    /^(AccessDenied|AccessDeniedException|UnauthorizedException)$/.test(error.name) ||
    (error.status === 403 && !isExpired(error))
  );
}

/** Another deploy put other code under our name: publishing again would measure that. */
export function isOtherCode({ name, message }: ServiceError): boolean {
  return name === 'InvalidParameterValueException' && /CodeSHA256.*is different/i.test(message);
}

export function alreadyExists({ name, message }: ServiceError): boolean {
  return name === 'ResourceConflictException' && /already exist/i.test(message);
}
