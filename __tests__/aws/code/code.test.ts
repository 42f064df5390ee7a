/** The code of a version, fetched from the embedded engine as from AWS; and from a server that misbehaves. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import {
  CreateAliasCommand,
  CreateFunctionCommand,
  LambdaClient,
  PublishVersionCommand,
  UpdateFunctionCodeCommand,
} from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LambdaConnection } from '../../../src/aws/connection.ts';
import { type FunctionPackage, fetchFunctionCode } from '../../../src/aws/function-code.ts';
import { startEngine } from '../../../src/local/engine.ts';
import { packOf } from '../../run/on-engine.ts';

const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };
const never = new AbortController().signal;

test('a version and an alias of the template give the code that was published', async () => {
  await using engine = await startEngine({ credentials });
  const connection: LambdaConnection = { endpoint: engine.endpoint, region: engine.region, credentials };
  const client = new LambdaClient({ ...connection });
  const old = await packOf({ 'index.js': 'exports.handler = async () => "old";\n' });
  const next = await packOf({ 'index.js': 'exports.handler = async () => "new";\n' });
  await client.send(
    new CreateFunctionCommand({
      FunctionName: 'orders',
      Role: 'arn:aws:iam::123456789012:role/r',
      Runtime: 'nodejs24.x' as never,
      Handler: 'index.handler',
      Code: { ZipFile: old.bytes },
    }),
  );
  await client.send(new PublishVersionCommand({ FunctionName: 'orders' }));
  await client.send(new CreateAliasCommand({ FunctionName: 'orders', Name: 'live', FunctionVersion: '1' }));
  await client.send(new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile: next.bytes }));
  client.destroy();

  const packageOf = async (qualifier: string): Promise<FunctionPackage> => {
    const code = await fetchFunctionCode(connection, 'orders', qualifier, never);
    if ('image' in code) throw new Error('an image in place of a package');
    return code;
  };
  const live = await packageOf('live');
  expect(live).toMatchObject({ sha256: old.sha256, version: '1' });
  expect(live.zip.equals(old.bytes)).toBe(true);
  expect((await packageOf('1')).zip.equals(old.bytes)).toBe(true);
  expect((await packageOf('$LATEST')).sha256).toBe(next.sha256);
  await expect(fetchFunctionCode(connection, 'orders', 'prod', never)).rejects.toThrow(
    'could not get the code of orders:prod: there is no such function, version or alias.',
  );
});

describe('an address that does not give what was promised', () => {
  const SECRET = 'X-Amz-Signature=0123456789abcdef';
  let server: Server;
  let endpoint: string;
  let download: RequestListener;
  let downloads: number;
  let configuration: Record<string, unknown>;

  beforeEach(async () => {
    downloads = 0;
    configuration = { Version: '7', CodeSize: 4, CodeSha256: `${'a'.repeat(43)}=`, PackageType: 'Zip' };
    server = createServer((request, response) => {
      if (request.url?.startsWith('/download')) {
        downloads += 1;
        download(request, response);
        return;
      }
      const code = { RepositoryType: 'S3', Location: `${endpoint}/download?${SECRET}` };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ Configuration: configuration, Code: code }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  /** The whole error as a careless logger would print it. */
  async function failure(signal = never): Promise<string> {
    const connection = { endpoint, region: 'eu-west-1', credentials };
    const error: unknown = await fetchFunctionCode(connection, 'orders', 'live', signal).catch(
      (caught) => caught,
    );
    if (!(error instanceof Error)) throw new Error('it did not fail');
    const all = [error.message, error.stack, JSON.stringify(error), String(error.cause)].join('\n');
    expect(all).not.toContain('X-Amz-Signature');
    return error.message;
  }

  test('other bytes', async () => {
    download = (_, response) => response.end('zip!');
    expect(await failure()).toMatch(/does not have the hash that Lambda states/);
  });

  test('an expired address is not asked again', async () => {
    download = (_, response) => response.writeHead(403).end(`expired ${SECRET}`);
    expect(await failure()).toMatch(/could not download the code of orders:live: HTTP 403/);
    expect(downloads).toBe(1);
  });

  test('a store that is down is asked three times', async () => {
    download = (_, response) => response.writeHead(503).end();
    expect(await failure()).toMatch(/HTTP 503/);
    expect(downloads).toBe(3);
  });

  test('a connection that breaks in the middle', async () => {
    download = (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    };
    expect(await failure()).toMatch(/ECONNRESET/);
  });

  test('a redirect is not followed', async () => {
    download = (_, response) => response.writeHead(302, { location: `${endpoint}/elsewhere` }).end();
    expect(await failure()).toMatch(/HTTP 302/);
  });

  test('more bytes than a function can have', async () => {
    const piece = Buffer.alloc(8_000_000);
    download = (_, response) => {
      const more = (): void => {
        while (response.write(piece));
        response.once('drain', more);
      };
      more();
    };
    expect(await failure()).toMatch(/more than 52428800 bytes came/);
    expect(downloads).toBe(1);
  });

  test('a package that is known to be too large is not fetched', async () => {
    configuration['CodeSize'] = 60_000_000;
    expect(await failure()).toMatch(/60000000 bytes zipped/);
    expect(downloads).toBe(0);
  });

  test('a container image without the digest that it was resolved to: a tag would be another image by now', async () => {
    configuration['PackageType'] = 'Image';
    expect(await failure()).toMatch(/GetFunction answered without the digest of its image/);
    expect(downloads).toBe(0);
  });

  test('an abort ends the download', async () => {
    const controller = new AbortController();
    download = () => controller.abort(new Error('stopped by SIGINT'));
    expect(await failure(controller.signal)).toBe('stopped by SIGINT');
  });
});
