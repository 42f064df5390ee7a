/** What an operation of the API gets, and what it gives back. */
import type { JsonObject } from '../api/request-body.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { ChangeFailure } from '../functions/lifecycle.ts';
import { type FunctionReference, parseReference } from '../functions/reference.ts';

/** One request, after the guard let it through and its route was found. */
export interface Call {
  readonly requestId: string;
  /** The `{...}` parts of the path, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
  /** The body as a JSON object. @throws ApiError when it is none. */
  readonly json: () => JsonObject;
  /** A fault rule may make the change that this call starts end as Failed. */
  readonly failure: ChangeFailure | null;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, bytes as they are, nothing as an empty body. */
  readonly body?: object | Uint8Array;
}

export type Operation = (call: Call, control: ControlPlane) => Reply | Promise<Reply>;

/** The function, and the qualifier if any, that the path and the query name. @throws ApiError when there is none of that name. */
export function referenceOf(call: Call, control: ControlPlane): FunctionReference {
  return parseReference(call.path['FunctionName'] ?? '', call.query.get('Qualifier'), control.home);
}
