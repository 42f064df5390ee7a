import { INPUT } from '../core/config/inputs.ts';
import { type Engine, EngineError, startEngine } from '../local/engine.ts';
import { stopSignal } from '../run/stop.ts';
import { type Command, UsageError } from './command.ts';
import { parse } from './flags.ts';

export const local: Command = {
  help: () => `Usage: cold-start-gate local [--port N] [--region NAME]

Serves Lambda's API on 127.0.0.1 until it is interrupted, and prints the variable that AWS clients read:
  AWS_ENDPOINT_URL_LAMBDA=http://127.0.0.1:PORT
Any credentials are accepted, but requests must be signed. Functions (nodejs*, provided*) run as processes of
this machine with your rights; everything is gone when the server ends.`,
  run: async (args) => {
    const { port = '0', region: name = 'us-east-1' } = parse(args, {
      port: { type: 'string' },
      region: { type: 'string' },
    });
    if (!/^\d{1,5}$/.test(String(port)) || Number(port) > 65_535) {
      throw new UsageError(
        `--port: ${JSON.stringify(port)} is not a port; write a whole number from 0 (any) to 65535.`,
      );
    }
    const region = INPUT['aws-region'].form.parse(String(name));
    if (!region.ok) {
      throw new UsageError(`--region: ${JSON.stringify(name)} is not allowed; write ${region.allowed}.`);
    }
    using stop = stopSignal();
    await using engine = await start(Number(port), region.value);
    console.log(`AWS_ENDPOINT_URL_LAMBDA=${engine.endpoint}`);
    await new Promise<void>((resolve) => {
      if (stop.signal.aborted) resolve();
      else stop.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    return 0;
  },
};

async function start(port: number, region: string): Promise<Engine> {
  try {
    return await startEngine({ port, region });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}
