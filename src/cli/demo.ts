import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VerdictWord } from '../core/model.ts';
import type { Command } from './command.ts';
import { parse } from './flags.ts';

const HEADS = ['regressed', 'unchanged', 'moved'] as const;

export const demo: Command = {
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
    const { compareBuilds } = await import('./compare.ts');
    const { exitCode, verdict } = await compareBuilds(
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
    const expected = known === 'regressed' ? 'regression' : 'pass';
    if (verdict === null || exitCode > 1) return exitCode;
    console.error(`\n${outcome(verdict, expected)}`);
    return verdict === expected || verdict === 'inconclusive' ? 0 : 1;
  },
};

function outcome(verdict: VerdictWord, expected: VerdictWord): string {
  if (verdict === 'inconclusive')
    return 'This machine is too busy just now to tell: close other programs and run it again.';
  if (verdict !== expected)
    return `Not what the example was built to show: ${verdict} instead of ${expected}.`;
  return verdict === 'regression'
    ? 'As it should be: this build would fail the check (exit code 1).'
    : 'As it should be: this build passes the check.';
}

/** examples/ beside dist/ (bundled) or two folders up (from src/cli); null when dist/ was copied alone. */
function examplesFolder(): string | null {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = [join(here, '..', 'examples'), join(here, '..', '..', 'examples')].find((folder) =>
    existsSync(join(folder, 'packages', 'base')),
  );
  return found === undefined ? null : relative(process.cwd(), found) || '.';
}
