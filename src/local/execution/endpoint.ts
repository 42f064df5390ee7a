/** The HTTP endpoint of one environment: AWS_LAMBDA_RUNTIME_API is `host:port` without a path, so each has a port. */
import { createServer } from 'node:http';
import { type Exchange, refuse, reply } from './exchange.ts';
import type { ExtensionsApi } from './extensions-api.ts';
import type { RuntimeApi } from './runtime-api.ts';

export interface Endpoint {
  /** `127.0.0.1:port`. */
  readonly address: string;
  close(): void;
}

export interface Apis {
  readonly runtime: RuntimeApi;
  readonly extensions: ExtensionsApi;
}

/** Opens a port on loopback. @throws Error when the machine has none left. */
export async function openEndpoint(apis: Apis): Promise<Endpoint> {
  // Long polls last as long as an environment is idle: no time limits of the server's own.
  const server = createServer(
    { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 },
    (request, response) => route(apis, { request, response }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const RUNTIME = '/2018-06-01/runtime';
const EXTENSIONS = '/2020-01-01/extension';

function route(apis: Apis, exchange: Exchange): void {
  const { request, response } = exchange;
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const subscription = request.method === 'PUT' ? SUBSCRIPTIONS[path] : undefined;
  if (request.headers.origin !== undefined) {
    // A web page that guesses the port sends an Origin; runtimes never do.
    refuse(response, 403, 'Forbidden', 'Requests of web pages are not answered');
  } else if (subscription !== undefined) {
    // As AWS's own emulator answers, so that extensions carry on without: accepted, and the body says it is not.
    reply(response, 202, {
      errorMessage: `${subscription} API is not supported`,
      errorType: `${subscription}.NotSupported`,
    });
  } else if (!handled(apis, exchange, path)) {
    refuse(response, 404, 'NotFound', `No such call of the Runtime API: ${request.method} ${path}`);
  }
}

function handled({ runtime, extensions }: Apis, exchange: Exchange, path: string): boolean {
  return (
    (path.startsWith(RUNTIME) && runtime.handle(exchange, path.slice(RUNTIME.length))) ||
    (path.startsWith(EXTENSIONS) && extensions.handle(exchange, path.slice(EXTENSIONS.length)))
  );
}

const SUBSCRIPTIONS: Readonly<Record<string, string>> = {
  '/2022-07-01/telemetry': 'Telemetry',
  '/2020-08-15/logs': 'Logs',
};
