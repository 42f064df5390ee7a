/**
 * How long a GetFunction round trip takes: polls for a state are most of the gate's calls, so they must cost nothing.
 * Prints the median over keep-alive, and its ratio to a bare node:http server that answers the same bytes, the two
 * measured in turns.
 *
 *   node bench/get-function.ts [--calls N]
 */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ZipFile } from 'yazl';
import { startEngine } from '../src/local/engine.ts';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '2000' } } });
const calls = Number(values.calls);
const authorization = `AWS4-HMAC-SHA256 Credential=AKIDBENCH/20300101/us-east-1/lambda/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function call(url: string, method = 'GET', body?: string): Promise<Buffer> {
  const sent = request(url, { method, agent, headers: { authorization } });
  sent.end(body);
  const [response] = await once(sent, 'response');
  const answer = await buffer(response);
  if (response.statusCode >= 300)
    throw new Error(`${method} ${url} answered ${response.statusCode}: ${answer}`);
  return answer;
}

async function timed(url: string): Promise<number> {
  const start = performance.now();
  await call(url);
  return performance.now() - start;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

await using engine = await startEngine();
const functions = `${engine.endpoint}/2015-03-31/functions`;
const zip = new ZipFile();
zip.addBuffer(Buffer.from('exports.handler = async () => 1;'), 'index.js');
zip.end();
const create = {
  FunctionName: 'bench',
  Runtime: 'nodejs24.x',
  Handler: 'index.handler',
  Role: 'arn:aws:iam::000000000000:role/bench',
  Code: { ZipFile: (await buffer(zip.outputStream)).toString('base64') },
};
await call(functions, 'POST', JSON.stringify(create));
const getFunction = `${functions}/bench`;
const bytes = await call(getFunction);

const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
});
bare.listen(0, '127.0.0.1');
await once(bare, 'listening');
const address = bare.address();
if (address === null || typeof address === 'string') throw new Error('The bare server has no TCP address.');
const bareUrl = `http://127.0.0.1:${address.port}/`;

for (let n = 0; n < 200; n += 1) {
  await call(getFunction);
  await call(bareUrl);
}
const engineTimes: number[] = [];
const bareTimes: number[] = [];
for (let n = 0; n < calls; n += 1) {
  engineTimes.push(await timed(getFunction));
  bareTimes.push(await timed(bareUrl));
}
agent.destroy();
bare.close();
const [ours, theirs] = [median(engineTimes), median(bareTimes)];
console.log(
  `GetFunction: median ${ours.toFixed(3)} ms over ${calls} calls; bare node:http ${theirs.toFixed(3)} ms; ratio ${(ours / theirs).toFixed(2)}`,
);
