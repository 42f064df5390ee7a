/** Writes action.yml and the table of inputs in the README from the one table of inputs, so that they cannot disagree. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { actionYml, inputsTable, README_TABLE } from './action-yml.ts';

const root = resolve(import.meta.dirname, '..');
writeFileSync(join(root, 'action.yml'), actionYml());
const readme = join(root, 'README.md');
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(README_TABLE, () => inputsTable()),
);
