import { EVENT_PAYLOAD_BYTES, PAYLOAD_BYTES } from '../../core/quotas.ts';
import { ApiError, invalidParameter } from '../api/api-error.ts';
import { type Call, type Operation, type Reply, referenceOf } from '../call/operation.ts';
import type { InvokeAnswer, RunnableVersion } from '../contract.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { AliasRecord, Found, VersionRecord } from '../functions/function-store.ts';
import { refusesInvoke } from '../functions/lifecycle.ts';
import { functionArn } from '../functions/reference.ts';
import { runnable } from '../functions/runnable.ts';

/** Bytes of payload by invocation type. */
const MOST_PAYLOAD = {
  RequestResponse: PAYLOAD_BYTES,
  Event: EVENT_PAYLOAD_BYTES,
  DryRun: PAYLOAD_BYTES,
} as const;

/**
 * Runs the function and answers 200 also when it failed (X-Amz-Function-Error says so); Event runs it behind the
 * answer, DryRun only checks. While an update is in progress the build before it runs.
 */
export const invoke: Operation = async (call, control) => {
  const reference = referenceOf(call, control);
  const type = invocationType(call);
  const event = readEvent(call, type);
  const context = clientContext(call);
  const found = control.store.find(reference);
  const tenantId = tenantOf(call, found.version);
  const version = routed(found, control);
  const refusal = refusesInvoke(version.lifecycle);
  if (refusal !== null) throw refusal;
  if (type === 'DryRun') return { status: 204, headers: { 'x-amz-executed-version': version.version } };
  const arn = functionArn(control.home, found.fn.name, reference.qualifier);
  // Taken here, so that also an Event that finds no room is refused and not lost.
  const permit = control.concurrency.take(found.fn);
  const running = run(permit, runnable(found.fn, version, arn, tenantId), event, context, control);
  if (type === 'Event') {
    // Nobody waits for the answer; what the function did wrong is in its log.
    running.catch(() => {});
    return { status: 202, body: new Uint8Array() };
  }
  return reply(await running, version.version, call);
};

async function run(
  permit: Disposable,
  version: RunnableVersion,
  event: Uint8Array,
  context: string | undefined,
  control: ControlPlane,
): Promise<InvokeAnswer> {
  using _held = permit;
  return await control.execution.invoke(version, event, context);
}

function reply(answer: InvokeAnswer, version: string, call: Call): Reply {
  const wantsTail = call.headers['x-amz-log-type'] === 'Tail';
  return {
    status: 200,
    headers: {
      'x-amzn-requestid': answer.requestId,
      'x-amz-executed-version': version,
      ...(answer.functionError !== null && { 'x-amz-function-error': answer.functionError }),
      ...(wantsTail && { 'x-amz-log-result': Buffer.from(answer.logTail).toString('base64') }),
    },
    body: answer.payload,
  };
}

/** With tenant isolation every request says whose it is. @throws ApiError when it does not, and when a tenant is named without. */
function tenantOf(call: Call, { build }: VersionRecord): string | null {
  const header = call.headers['x-amz-tenant-id'];
  const { tenantIsolation } = build.settings;
  if (tenantIsolation !== (header !== undefined))
    throw invalidParameter(
      tenantIsolation
        ? 'The invoked function is enabled with tenancy configuration. Add a valid tenant ID in your request and try again.'
        : 'The invoked function is not enabled with tenancy configuration. Remove the tenant ID from your request and try again.',
    );
  return header === undefined ? null : String(header);
}

/** An alias may give other versions a share of the invokes. */
function routed({ alias, fn, version }: Found, control: ControlPlane): VersionRecord {
  const other = alias === null ? undefined : weighted(alias, control);
  return (other === undefined ? undefined : fn.versions.get(other)) ?? version;
}

function weighted(alias: AliasRecord, control: ControlPlane): string | undefined {
  const entries = Object.entries(alias.weights);
  if (entries.length === 0) return undefined;
  let left = control.delays.draw();
  for (const [version, weight] of entries) {
    left -= weight;
    if (left < 0) return version;
  }
  return undefined;
}

function invocationType(call: Call): keyof typeof MOST_PAYLOAD {
  const type = call.headers['x-amz-invocation-type'] ?? 'RequestResponse';
  if (type === 'RequestResponse' || type === 'Event' || type === 'DryRun') return type;
  throw invalidParameter(`Invocation type ${String(type)} is not one of RequestResponse, Event and DryRun.`);
}

/** X-Amz-Client-Context is JSON in Base64. @throws ApiError when it is not. */
function clientContext(call: Call): string | undefined {
  const header = call.headers['x-amz-client-context'];
  if (header === undefined) return undefined;
  const context = Buffer.from(String(header), 'base64').toString();
  if (isJson(context)) return context;
  throw new ApiError(
    400,
    'InvalidRequestContentException',
    'Client context must be a valid Base64-encoded JSON object.',
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** No payload is an empty object. @throws ApiError when it is too long or no JSON. */
function readEvent(call: Call, type: keyof typeof MOST_PAYLOAD): Uint8Array {
  const { body } = call;
  const most = MOST_PAYLOAD[type];
  if (body.length > most)
    throw new ApiError(
      413,
      'RequestTooLargeException',
      `${body.length} byte payload is too large for the ${type} invocation type (limit ${most} bytes)`,
    );
  if (body.length === 0) return new TextEncoder().encode('{}');
  if (isJson(new TextDecoder().decode(body))) return body;
  throw new ApiError(
    400,
    'InvalidRequestContentException',
    'Could not parse request body into json: Could not parse payload into json.',
  );
}
