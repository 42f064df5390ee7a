import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { EngineError, startEngine } from '../../../src/local/engine.ts';

test('a port in use is one sentence that names it, from the engine and on the command line', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  try {
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const sentence = `The engine cannot listen on port ${port} of 127.0.0.1: it is in use; choose another one, or 0 for any free one.`;
    const refused = await startEngine({ port }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(EngineError);
    expect(refused).toMatchObject({ message: sentence });
    const index = join(import.meta.dirname, '../../../src/index.ts');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', index, 'local', '--port', String(port)],
      {
        encoding: 'utf8',
        env: {},
      },
    );
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${sentence}\n` });
  } finally {
    holder.close();
  }
});
