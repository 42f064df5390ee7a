import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from './cli.ts';
import { compareBuilds } from './compare.ts';
import { parse } from './flags.ts';

const HEADS = ['regressed', 'unchanged', 'moved'] as const;

export const demo: Command = {
  name: 'demo',
  summary: 'the main job on the example function: no AWS, no network, about a minute',
  help: () => `Usage: cold-start-gate demo [--head ${HEADS.join('|')}] [--seed TEXT]

Compares two builds of the function in examples/ on the embedded engine. The default head has two usual mistakes
in it and regresses; unchanged and moved pass. The demo itself exits with 0 when the verdict is the expected one.`,
  run: async (args) => {
    const { head = 'regressed', seed } = parse(args, { head: { type: 'string' }, seed: { type: 'string' } });
    const known = HEADS.find((name) => name === head);
    const examples = examplesFolder();
    if (known === undefined) {
      console.error(`--head: write ${HEADS.join(', ')}.`);
      return 2;
    }
    if (examples === null) {
      console.error('The demo needs the folder examples/ of the repository beside dist/.');
      return 2;
    }
    const exitCode = await compareBuilds(
      {
        engine: 'local',
        'head-package': join(examples, 'packages', known),
        'base-package': join(examples, 'packages', 'base'),
        payload: join(examples, 'event.json'),
        'memory-tiers': '256,1024',
        ...(typeof seed === 'string' ? { seed } : {}),
      },
      false,
    );
    const expected = known === 'regressed' ? 1 : 0;
    if (exitCode === 2 || exitCode === 3) return exitCode;
    console.error(
      exitCode === expected
        ? `\nAs it should be: ${known === 'regressed' ? 'this build would fail the check (exit code 1).' : 'this build passes the check.'}`
        : `\nNot what the example was built to show (exit code ${exitCode}, expected ${expected}).`,
    );
    return exitCode === expected ? 0 : 1;
  },
};

/** examples/ beside dist/ (bundled) or two folders up (from src/cli); null when dist/ was copied alone. */
function examplesFolder(): string | null {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = [join(here, '..', 'examples'), join(here, '..', '..', 'examples')].find((folder) =>
    existsSync(join(folder, 'packages', 'base')),
  );
  return found === undefined ? null : relative(process.cwd(), found) || '.';
}
