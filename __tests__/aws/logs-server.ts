/** A CloudWatch Logs that answers FilterLogEvents over real HTTP (JSON 1.1) as a script tells it, and records what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer to one call; `drop` closes the connection without one. */
export type Answer =
  | {
      readonly events: readonly { readonly eventId: string; readonly message: string }[];
      readonly nextToken?: string;
    }
  | { readonly status: number; readonly error: string }
  | 'drop';

export interface LogsServer extends AsyncDisposable {
  readonly endpoint: string;
  readonly calls: { readonly target: string; readonly body: Readonly<Record<string, unknown>> }[];
}

/** The last answer is given to every further call. */
export async function startLogsServer(answers: readonly Answer[]): Promise<LogsServer> {
  const calls: { target: string; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? 'drop';
    calls.push({
      target: String(request.headers['x-amz-target']),
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>,
    });
    if (answer === 'drop') {
      request.socket.destroy();
      return;
    }
    const [status, body] =
      'error' in answer ? [answer.status, { __type: answer.error, message: 'scripted' }] : [200, answer];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
