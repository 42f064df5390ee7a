/**
 * The Extensions API (2020-01-01) of one environment. Source: Lambda developer guide, "Using the Lambda
 * Extensions API".
 */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { accepted, type Exchange, header, readBody, refuse, reply } from './exchange.ts';
import { type Failure, knownErrorType, platformFailure } from './function-failure.ts';
import type { Delivery } from './runtime-api.ts';

export interface ExtensionsListener {
  registered(name: string, events: readonly string[]): void;
  ready(): void;
  failed(failure: Failure): void;
}

export interface FunctionIdentity {
  readonly functionName: string;
  readonly functionVersion: string;
  readonly handler: string;
}

interface Extension {
  readonly name: string;
  readonly external: boolean;
  readonly events: readonly string[];
  /** Events that it has not fetched yet. */
  readonly queue: object[];
  poll: ServerResponse | null;
  /** Asked for its first event, or for the one after the last. */
  ready: boolean;
}

/** The engine acts for no account. */
const NO_ACCOUNT = '000000000000';

export class ExtensionsApi {
  readonly #listener: ExtensionsListener;
  readonly #identity: FunctionIdentity;
  readonly #extensions = new Map<string, Extension>();
  #expected: readonly string[] = [];
  #closedForNew = false;

  constructor(identity: FunctionIdentity, listener: ExtensionsListener) {
    this.#identity = identity;
    this.#listener = listener;
  }

  /** Names of the external extensions that were started and have to register before the runtime starts. */
  expect(names: readonly string[]): void {
    this.#expected = names;
  }

  get allRegistered(): boolean {
    const names = new Set([...this.#extensions.values()].map(({ name }) => name));
    return this.#expected.every((name) => names.has(name));
  }

  /** True when every registered extension waits for an event. */
  get allReady(): boolean {
    return [...this.#extensions.values()].every(({ ready }) => ready);
  }

  /** How long AWS lets the shutdown take: 0 ms without extensions, 500 with internal, 2,000 with external ones. */
  get shutdownLimitMs(): number {
    const all = [...this.#extensions.values()];
    if (all.length === 0) return 0;
    return all.some(({ external }) => external) ? 2000 : 500;
  }

  /** Init is over: nobody registers from now on. */
  seal(): void {
    this.#closedForNew = true;
  }

  announce(delivery: Delivery): void {
    const { deadlineMs, requestId, arn, traceId } = delivery;
    this.#send('INVOKE', {
      eventType: 'INVOKE',
      deadlineMs,
      requestId,
      invokedFunctionArn: arn,
      tracing: { type: 'X-Amzn-Trace-Id', value: traceId },
    });
  }

  shutdown(shutdownReason: 'SPINDOWN' | 'TIMEOUT' | 'FAILURE', deadlineMs: number): void {
    this.#send('SHUTDOWN', { eventType: 'SHUTDOWN', shutdownReason, deadlineMs });
  }

  /** Answers requests below /2020-01-01/extension; false when there is no such path. */
  handle(exchange: Exchange, path: string): boolean {
    const { method } = exchange.request;
    if (method === 'POST' && path === '/register') void this.#register(exchange);
    else if (method === 'GET' && path === '/event/next') this.#next(exchange);
    else if (method === 'POST' && path === '/init/error') void this.#failed(exchange, 'Extension.InitError');
    else if (method === 'POST' && path === '/exit/error') void this.#failed(exchange, 'Extension.ExitError');
    else return false;
    return true;
  }

  async #register({ request, response }: Exchange): Promise<void> {
    const name = header(request, 'lambda-extension-name') ?? '';
    const events = eventsOf(await readBody(request));
    const external = this.#expected.includes(name);
    const refusal = this.#refusal(name, events, external);
    if (refusal !== null || events === null) {
      refuse(response, 403, refusal?.[0] ?? '', refusal?.[1] ?? '');
      return;
    }
    const id = randomUUID();
    this.#extensions.set(id, { name, external, events, queue: [], poll: null, ready: false });
    const accountId =
      header(request, 'lambda-extension-accept-feature') === 'accountId' ? { accountId: NO_ACCOUNT } : {};
    reply(response, 200, { ...this.#identity, ...accountId }, { 'lambda-extension-identifier': id });
    this.#listener.registered(name, events);
  }

  /** Why a registration is not taken: error type and message. */
  #refusal(name: string, events: readonly string[] | null, external: boolean): [string, string] | null {
    if (name === '') return ['Extension.InvalidExtensionName', 'Empty extension name'];
    if (events === null || events.some((event) => event !== 'INVOKE' && event !== 'SHUTDOWN')) {
      return ['Extension.InvalidEventType', 'Expected {"events": [...]} with INVOKE or SHUTDOWN'];
    }
    if (!external && events.includes('SHUTDOWN')) {
      return [
        'ShutdownEventNotSupportedForInternalExtension',
        'SHUTDOWN event is not supported for internal extensions',
      ];
    }
    if (this.#closedForNew) return ['Extension.RegistrationClosed', 'Init is over: nobody can register'];
    return [...this.#extensions.values()].some((other) => other.name === name)
      ? ['Extension.AlreadyRegistered', 'An extension of this name has registered']
      : null;
  }

  #next({ request, response }: Exchange): void {
    const extension = this.#find({ request, response });
    if (extension === null) return;
    extension.poll = response;
    response.once('close', () => {
      if (extension.poll === response) extension.poll = null;
    });
    const queued = extension.queue.shift();
    if (queued !== undefined) sendEvent(extension, queued);
    else {
      extension.ready = true;
      this.#listener.ready();
    }
  }

  async #failed(exchange: Exchange, errorType: string): Promise<void> {
    const extension = this.#find(exchange);
    if (extension === null) return;
    const reason = knownErrorType(header(exchange.request, 'lambda-extension-function-error-type'));
    await readBody(exchange.request);
    accepted(exchange.response);
    this.#listener.failed(platformFailure(errorType, `${extension.name}: ${reason}`));
  }

  #find({ request, response }: Exchange): Extension | null {
    const id = header(request, 'lambda-extension-identifier');
    const extension = id === undefined ? undefined : this.#extensions.get(id);
    if (extension !== undefined) return extension;
    refuse(
      response,
      403,
      id === undefined ? 'Extension.MissingExtensionIdentifier' : 'Extension.UnknownExtensionIdentifier',
      'Register first and send Lambda-Extension-Identifier',
    );
    return null;
  }

  #send(type: string, event: object): void {
    for (const extension of this.#extensions.values()) {
      if (!extension.events.includes(type)) continue;
      if (extension.poll === null) extension.queue.push(event);
      else sendEvent(extension, event);
    }
  }
}

function sendEvent(extension: Extension, event: object): void {
  const { poll } = extension;
  extension.poll = null;
  extension.ready = false;
  if (poll !== null) reply(poll, 200, event, { 'lambda-extension-event-identifier': randomUUID() });
}

function eventsOf(body: Buffer | string): string[] | null {
  try {
    const { events } = JSON.parse(body.toString('utf8')) as { events?: unknown };
    if (events === undefined) return [];
    return Array.isArray(events) && events.every((event) => typeof event === 'string') ? events : null;
  } catch {
    return null;
  }
}
