/** What one call of the preflight came to, as a value: all of them are told together. */
import { firstPart } from '../lambda-failure.ts';
import { isResourceNotFound, serviceError } from '../service-error.ts';

export type CallOutcome<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'not-found' }
  /** The credentials do not allow it. */
  | { readonly kind: 'denied'; readonly action: string }
  /** Anything else, in half a sentence. */
  | { readonly kind: 'failed'; readonly why: string };

const DENIED = ['AccessDeniedException', 'AccessDenied', 'UnauthorizedException', 'UnauthorizedOperation'];

/** @param action the IAM action that the call needs, e.g. `lambda:GetFunction`. */
export async function callOutcome<Answer>(
  action: string,
  call: () => Promise<Answer>,
): Promise<CallOutcome<Answer>> {
  try {
    return { kind: 'answer', answer: await call() };
  } catch (error) {
    if (!(error instanceof Error)) return { kind: 'failed', why: 'an unknown error' };
    if (isResourceNotFound(serviceError(error))) return { kind: 'not-found' };
    if (DENIED.includes(error.name)) return { kind: 'denied', action };
    return { kind: 'failed', why: `${action}: ${error.name}: ${firstPart(error.message)}` };
  }
}
