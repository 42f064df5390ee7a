import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  GetAccountSettingsCommand,
  GetFunctionCommand,
  LambdaClient,
  ListTagsCommand,
} from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CREDENTIALS, refusal, startWorld, type World } from './setup.ts';

const SIGNED =
  'AWS4-HMAC-SHA256 Credential=AKIDANYBODY/20300101/us-east-1/lambda/aws4_request, SignedHeaders=host;x-amz-date, Signature=' +
  '0'.repeat(64);

async function ask(
  world: World,
  headers: Record<string, string>,
  { method = 'GET', path = '/2016-08-19/account-settings' } = {},
) {
  const sent = request(`${world.engine.endpoint}${path}`, { method, headers, agent: false });
  sent.end();
  const [response] = await once(sent, 'response');
  const body = await text(response);
  return { status: response.statusCode, type: response.headers['x-amzn-errortype'], body };
}

describe('an engine that takes any signed request', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  test.each(['127.0.0.1', '127.0.0.1:80', 'localhost:1', 'LOCALHOST', '[::1]', '[::1]:65535'])(
    'Host %s is let in',
    async (host) => {
      expect(await ask(world, { host, authorization: SIGNED })).toMatchObject({ status: 200 });
    },
  );

  test.each([
    'example.com',
    'localhost.example.com',
    '127.0.0.1.nip.io',
    '10.0.0.1',
    '0.0.0.0',
    '127.0.0.1@example.com',
  ])('Host "%s" is not', async (host) => {
    expect(await ask(world, { host, authorization: SIGNED })).toMatchObject({
      status: 403,
      type: 'AccessDeniedException',
    });
  });

  test.each(['null', 'http://127.0.0.1:8080', 'https://example.com'])('no Origin: %s', async (origin) => {
    expect(await ask(world, { origin, authorization: SIGNED })).toMatchObject({ status: 403 });
  });

  test('no Authorization, or one of another form', async () => {
    expect(await ask(world, {})).toEqual({
      status: 403,
      type: 'MissingAuthenticationTokenException',
      body: JSON.stringify({ Type: 'User', message: 'Missing Authentication Token' }),
    });
    for (const authorization of [
      'Bearer abc',
      'Basic YTpi',
      SIGNED.replace('aws4_request', 'aws5'),
      SIGNED.slice(0, -1),
    ])
      expect(await ask(world, { authorization })).toMatchObject({
        status: 403,
        type: 'IncompleteSignatureException',
      });
  });

  test('listens on 127.0.0.1 only', () => {
    expect(world.engine.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('a body over the limit is refused before it is read', async () => {
    const headers = { authorization: SIGNED, 'content-length': '70167212' };
    const sent = request(`${world.engine.endpoint}/2015-03-31/functions`, {
      method: 'POST',
      headers,
      agent: false,
    });
    sent.on('error', () => {});
    sent.flushHeaders();
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(413);
    expect(JSON.parse(await text(response)).message).toBe(
      'Request must be smaller than 70167211 bytes for the CreateFunction operation',
    );
    sent.destroy();
  });

  test('also one that does not say how long it is', async () => {
    const socket = connect(Number(new URL(world.engine.endpoint).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /2015-03-31/functions HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${SIGNED}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(1024 ** 2), Buffer.from('\r\n')]);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    for (let sent = 0; sent < 68; sent += 1) if (!socket.write(chunk)) await once(socket, 'drain');
    while (answer === '') await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    expect(await ask(world, { authorization: SIGNED })).toMatchObject({ status: 200 });
  });

  test('an operation that it does not have is named, and where to add it', async () => {
    const answer = await ask(
      world,
      { authorization: SIGNED },
      { method: 'POST', path: '/2018-10-31/layers/x/versions' },
    );
    expect(answer).toMatchObject({ status: 404, type: 'UnknownOperationException' });
    expect(answer.body).toContain('POST /2018-10-31/layers/x/versions');
    expect(answer.body).toContain('CONTRIBUTING.md');
    const target = await ask(
      world,
      { authorization: SIGNED, 'x-amz-target': 'Logs_20140328.PutLogEvents' },
      { method: 'POST', path: '/' },
    );
    expect(target.status).toBe(400);
    expect(target.body).toContain('Logs_20140328.PutLogEvents');
  });

  test('the code URL works without a signature, but not with another token, hash or host', async () => {
    await world.create();
    const { Code } = await world.lambda.send(new GetFunctionCommand({ FunctionName: 'orders' }));
    const url = new URL(Code?.Location ?? '');
    const path = (change: (query: URLSearchParams) => void): { path: string } => {
      const copy = new URL(url);
      change(copy.searchParams);
      return { path: copy.pathname + copy.search };
    };
    expect(
      (
        await ask(
          world,
          {},
          path(() => {}),
        )
      ).status,
    ).toBe(200);
    expect(
      (
        await ask(
          world,
          {},
          path((query) => query.set('token', 'x')),
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await ask(
          world,
          {},
          path((query) => query.delete('token')),
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await ask(
          world,
          {},
          path((query) => query.set('sha256', 'other')),
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await ask(
          world,
          {},
          path((query) => query.set('expires', '9999999999999')),
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await ask(
          world,
          { host: 'example.com' },
          path(() => {}),
        )
      ).status,
    ).toBe(403);
    world.pass(10 * 60_000 + 1);
    expect(
      (
        await ask(
          world,
          {},
          path(() => {}),
        )
      ).status,
    ).toBe(403);
  });
});

describe('an engine of one caller', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ credentials: CREDENTIALS, now: Date.now });
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const settings = async (credentials: { accessKeyId: string; secretAccessKey: string }, skewMs = 0) => {
    const { endpoint, region } = world.engine;
    const client = new LambdaClient({
      endpoint,
      region,
      credentials,
      maxAttempts: 1,
      systemClockOffset: skewMs,
    });
    try {
      return await client.send(new GetAccountSettingsCommand());
    } finally {
      client.destroy();
    }
  };

  test('takes its signature, over paths and queries that need encoding too', async () => {
    expect((await settings(CREDENTIALS)).$metadata.httpStatusCode).toBe(200);
    const { FunctionArn: Resource } = await world.create({ Description: 'Grüße, "quoted"' });
    expect((await world.lambda.send(new ListTagsCommand({ Resource }))).Tags).toEqual({});
    const get = new GetFunctionCommand({ FunctionName: 'orders', Qualifier: '$LATEST' });
    expect((await world.lambda.send(get)).Configuration?.Description).toBe('Grüße, "quoted"');
  });

  test.each([
    [
      'another key',
      { ...CREDENTIALS, accessKeyId: 'AKIDOTHER' },
      0,
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    ],
    [
      'another secret',
      { ...CREDENTIALS, secretAccessKey: 'guess' },
      0,
      'InvalidSignatureException',
      'does not match the signature you provided',
    ],
    ['a signature of an hour ago', CREDENTIALS, -3_600_000, 'InvalidSignatureException', 'Check the clock'],
  ])('refuses %s', async (_what, credentials, skewMs, name, message) => {
    expect(await refusal(settings(credentials, skewMs))).toEqual({
      name,
      status: 403,
      message: expect.stringContaining(message),
    });
  });

  test('refuses a header that only names the right key', async () => {
    const authorization = SIGNED.replace('AKIDANYBODY', CREDENTIALS.accessKeyId);
    expect(await ask(world, { authorization })).toMatchObject({
      status: 403,
      type: 'InvalidSignatureException',
    });
  });
});
