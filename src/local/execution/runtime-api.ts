/**
 * The runtime's half of the Runtime API (2018-06-01) of one environment: who may call what when, and what the
 * runtime said. Source: Lambda developer guide, "Using the Lambda runtime API".
 */
import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { RESPONSE_BYTES } from '../../core/quotas.ts';
import { accepted, type Exchange, header, readBody, refuse, refuseTransition } from './exchange.ts';
import {
  errorPayload,
  type Failure,
  knownErrorType,
  platformFailure,
  reportedFailure,
} from './function-failure.ts';

/** One request for the function. */
export interface Delivery {
  readonly requestId: string;
  readonly event: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly deadlineMs: number;
  readonly arn: string;
  readonly traceId: string;
  readonly clientContext: string | null;
  readonly tenantId: string | null;
}

/** The runtime's answer to a delivery. `at` and `deliveredAt` are of performance.now(). */
export interface RuntimeAnswer {
  readonly at: number;
  readonly deliveredAt: number;
  readonly payload: Uint8Array;
  /** True for an error of the handler, after which the runtime carries on. */
  readonly functionError: boolean;
  /** Set when the platform did not take the answer. */
  readonly refused: Failure | null;
}

export interface RuntimeListener {
  /** The runtime waits for a request. */
  ready(): void;
  delivered(delivery: Delivery): void;
  answered(answer: RuntimeAnswer): void;
  initFailed(failure: Failure): void;
}

type State =
  | 'RuntimeStarted'
  | 'RuntimeInitError'
  | 'RuntimeReady'
  | 'RuntimeRunning'
  | 'RuntimeInvocationResponse'
  | 'RuntimeInvocationErrorResponse'
  | 'RuntimeResponseSent';

export class RuntimeApi {
  readonly #listener: RuntimeListener;
  #state: State = 'RuntimeStarted';
  #poll: ServerResponse | null = null;
  /** Not yet taken by the runtime. */
  #pending: Delivery | null = null;
  /** The one taken last; its id stays known after the answer. */
  #current: Delivery | null = null;
  #deliveredAt = 0;

  constructor(listener: RuntimeListener) {
    this.#listener = listener;
  }

  /** Hands over a request, at once or as soon as the runtime asks. One at a time. */
  deliver(delivery: Delivery): void {
    this.#pending = delivery;
    this.#send();
  }

  /** Answers requests below /2018-06-01/runtime; false when there is no such path. */
  handle(exchange: Exchange, path: string): boolean {
    const { method } = exchange.request;
    if (method === 'GET' && path === '/invocation/next') this.#next(exchange);
    else if (method === 'POST' && path === '/init/error') void this.#initError(exchange);
    else {
      const match = method === 'POST' ? /^\/invocation\/([^/]+)\/(response|error)$/.exec(path) : null;
      if (match === null) return false;
      void this.#answer(exchange, match[1] ?? '', match[2] === 'error');
    }
    return true;
  }

  #next({ response }: Exchange): void {
    const polling = this.#state === 'RuntimeReady' && this.#poll !== null;
    if (polling || !['RuntimeStarted', 'RuntimeReady', 'RuntimeResponseSent'].includes(this.#state)) {
      refuseTransition(response, this.#state, 'RuntimeReady', 'runtime');
      return;
    }
    this.#state = 'RuntimeReady';
    this.#poll = response;
    response.once('close', () => {
      if (this.#poll === response) this.#poll = null;
    });
    this.#listener.ready();
    this.#send();
  }

  #send(): void {
    const delivery = this.#pending;
    const poll = this.#poll;
    if (delivery === null || poll === null || this.#state !== 'RuntimeReady') return;
    this.#poll = null;
    this.#pending = null;
    this.#current = delivery;
    this.#state = 'RuntimeRunning';
    poll.writeHead(200, {
      'content-type': 'application/json',
      'content-length': delivery.event.length,
      'lambda-runtime-aws-request-id': delivery.requestId,
      'lambda-runtime-deadline-ms': String(delivery.deadlineMs),
      'lambda-runtime-invoked-function-arn': delivery.arn,
      'lambda-runtime-trace-id': delivery.traceId,
      ...(delivery.tenantId === null ? {} : { 'lambda-runtime-aws-tenant-id': delivery.tenantId }),
      ...(delivery.clientContext === null
        ? {}
        : { 'lambda-runtime-client-context': asciiJson(delivery.clientContext) }),
    });
    this.#deliveredAt = performance.now();
    poll.end(delivery.event);
    this.#listener.delivered(delivery);
  }

  async #answer(exchange: Exchange, requestId: string, isError: boolean): Promise<void> {
    const { request, response } = exchange;
    if (requestId !== this.#current?.requestId) {
      refuse(response, 400, 'InvalidRequestID', 'Invalid request ID');
      return;
    }
    const next: State = isError ? 'RuntimeInvocationErrorResponse' : 'RuntimeInvocationResponse';
    if (this.#state !== 'RuntimeRunning') {
      refuseTransition(response, this.#state, next, 'runtime');
      return;
    }
    const mode = header(request, 'lambda-runtime-function-response-mode');
    if (mode !== undefined && mode.toLowerCase() !== 'streaming') {
      refuse(response, 400, 'Runtime.InvalidResponseModeHeader', 'Invalid response mode');
      return;
    }
    this.#state = next;
    const body = await readBody(request);
    const at = performance.now();
    this.#state = 'RuntimeResponseSent';
    const answer = { at, deliveredAt: this.#deliveredAt, functionError: false, refused: null };
    if (body === 'cut') {
      const refused = platformFailure('Runtime.TruncatedResponse', 'Response payload was cut');
      this.#listener.answered({ ...answer, payload: new Uint8Array(), refused });
    } else if (body === 'too-large') {
      refuse(
        response,
        413,
        'RequestEntityTooLarge',
        `Exceeded maximum allowed payload size (${RESPONSE_BYTES} bytes).`,
      );
      this.#listener.answered({ ...answer, payload: new Uint8Array(), refused: responseTooLarge() });
    } else {
      accepted(response);
      const streamed = streamError(request.trailers);
      this.#listener.answered({
        ...answer,
        payload: streamed ?? body,
        functionError: isError || streamed !== null,
      });
    }
  }

  async #initError({ request, response }: Exchange): Promise<void> {
    if (this.#state !== 'RuntimeStarted') {
      refuseTransition(response, this.#state, 'RuntimeInitError', 'runtime');
      return;
    }
    this.#state = 'RuntimeInitError';
    const errorType = knownErrorType(header(request, 'lambda-runtime-function-error-type'));
    const body = await readBody(request);
    accepted(response);
    this.#listener.initFailed(
      typeof body === 'string'
        ? platformFailure(errorType, 'Runtime failed to initialize')
        : reportedFailure(errorType, body),
    );
  }
}

/**
 * The same JSON value in printable ASCII, as a header must be: line breaks stand only between its tokens, and other
 * characters only inside its strings. Not parsed, so that no long number loses digits.
 */
function asciiJson(json: string): string {
  return json
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function responseTooLarge(): Failure {
  const errorType = 'Function.ResponseSizeTooLarge';
  const message = `Response payload size exceeded maximum allowed payload size (${RESPONSE_BYTES} bytes).`;
  return { status: 'error', errorType, payload: () => errorPayload(errorType, message) };
}

/** A streaming response ends with trailers when the function failed halfway; a buffered Invoke answers with the error. */
function streamError(trailers: NodeJS.Dict<string>): Uint8Array | null {
  const errorType = trailers['lambda-runtime-function-error-type'];
  if (errorType === undefined) return null;
  const body = trailers['lambda-runtime-function-error-body'];
  return body === undefined
    ? errorPayload(errorType, 'The response stream ended with an error')
    : Buffer.from(body, 'base64');
}
