/**
 * GitHub's cache service as @actions/cache 6 speaks with it: Twirp over JSON (version 2), and signed addresses for the
 * archives. Entries are immutable, belong to the scope (branch) of the run that wrote them, and are found by the
 * beginnings of keys, in the version that the client computes from paths and compression.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

const SERVICE = '/twirp/github.actions.results.api.v1.CacheService/';

interface Entry {
  readonly key: string;
  readonly version: string;
  readonly scope: string;
  readonly blob: string;
  complete: boolean;
}

export interface CacheRequestRecord {
  readonly method: string;
  readonly key: string;
  readonly restoreKeys: readonly string[];
}

/** How a method answers instead of doing its work. */
type Fault = (response: ServerResponse) => void;

export class CacheService implements AsyncDisposable {
  readonly requests: CacheRequestRecord[] = [];
  readonly entries: Entry[] = [];
  readonly blobs = new Map<string, Buffer>();
  readonly faults = new Map<string, Fault>();
  readonly #tokens = new Map<string, { readonly write: string; readonly read: readonly string[] }>();
  readonly #secret = `signature-${randomUUID()}`;
  readonly #server: Server;
  #url = '';

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<CacheService> {
    const service = new CacheService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    const address = service.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no address');
    service.#url = `http://127.0.0.1:${address.port}`;
    return service;
  }

  /** The variables that the runner gives to a job whose caches have this scope, and which reads those of others too. */
  environment(scope: string, alsoReads: readonly string[] = []): Record<string, string> {
    const token = `token-${randomUUID()}`;
    this.#tokens.set(token, { write: scope, read: [scope, ...alsoReads] });
    return {
      ACTIONS_RUNTIME_TOKEN: token,
      ACTIONS_RESULTS_URL: `${this.#url}/`,
      ACTIONS_CACHE_SERVICE_V2: 'True',
    };
  }

  /** What must never be seen outside. */
  get secrets(): readonly string[] {
    return [this.#secret, ...this.#tokens.keys()];
  }

  methods(): readonly string[] {
    return this.requests.map(({ method }) => method);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.#url);
    if (url.pathname.startsWith('/blobs/')) return await this.#blob(url, request, response);
    const method = url.pathname.slice(SERVICE.length);
    const body = fields(await json(request));
    this.requests.push({ method, key: body.key, restoreKeys: body.restoreKeys });
    const fault = this.faults.get(method);
    if (fault !== undefined) return fault(response);
    const access = this.#tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (access === undefined) return reply(response, 401, { code: 'unauthenticated', msg: 'no such token' });
    switch (method) {
      case 'CreateCacheEntry': {
        const known = this.#find(body.version, [access.write], (key) => key === body.key, false);
        if (known !== undefined) {
          const msg = 'cache entry with the same key, version, and scope already exists';
          return reply(response, 409, { code: 'already_exists', msg });
        }
        const entry = {
          key: body.key,
          version: body.version,
          scope: access.write,
          blob: randomUUID(),
          complete: false,
        };
        this.entries.push(entry);
        return reply(response, 200, { ok: true, signed_upload_url: this.#signed(entry.blob) });
      }
      case 'FinalizeCacheEntryUpload': {
        const entry = this.#find(body.version, [access.write], (key) => key === body.key, false);
        if (entry === undefined || !this.blobs.has(entry.blob)) return reply(response, 200, { ok: false });
        entry.complete = true;
        return reply(response, 200, { ok: true, entry_id: String(this.entries.indexOf(entry) + 1) });
      }
      case 'GetCacheEntryDownloadURL': {
        for (const prefix of [body.key, ...body.restoreKeys]) {
          const found =
            this.#find(body.version, access.read, (key) => key === prefix, true) ??
            this.#find(body.version, access.read, (key) => key.startsWith(prefix), true);
          if (found !== undefined) {
            const signed_download_url = this.#signed(found.blob);
            return reply(response, 200, { ok: true, signed_download_url, matched_key: found.key });
          }
        }
        return reply(response, 200, { ok: false });
      }
      default:
        return reply(response, 404, { code: 'bad_route', msg: method });
    }
  }

  /** The youngest entry of the first scope that has one. */
  #find(
    version: string,
    scopes: readonly string[],
    matches: (key: string) => boolean,
    complete: boolean,
  ): Entry | undefined {
    for (const scope of scopes) {
      const found = this.entries.findLast(
        (entry) =>
          entry.scope === scope &&
          entry.version === version &&
          matches(entry.key) &&
          (entry.complete || !complete),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #signed(blob: string): string {
    return `${this.#url}/blobs/${blob}?sig=${this.#secret}`;
  }

  async #blob(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = url.pathname.slice('/blobs/'.length);
    const fault = this.faults.get(`blob ${request.method}`);
    if (fault !== undefined) return fault(response);
    if (url.searchParams.get('sig') !== this.#secret) return reply(response, 403, {});
    if (request.method === 'PUT') {
      this.blobs.set(name, await buffer(request));
      response.writeHead(201, { etag: '"1"', 'x-ms-request-id': '1' }).end();
      return;
    }
    const blob = this.blobs.get(name);
    if (blob === undefined) return reply(response, 404, {});
    response.writeHead(200, { 'content-length': blob.length }).end(blob);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

export function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function fields(body: unknown): { key: string; version: string; restoreKeys: string[] } {
  const at = (name: string): unknown =>
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  const restoreKeys = at('restore_keys');
  return {
    key: String(at('key') ?? ''),
    version: String(at('version') ?? ''),
    restoreKeys: Array.isArray(restoreKeys) ? restoreKeys.map(String) : [],
  };
}
