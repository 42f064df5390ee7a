/**
 * External extensions of a package. On AWS they come with layers, in /opt/extensions; the engine has no layers,
 * so programs in the package's own `extensions` folder take their place: files with the executable bit that are
 * a script with `#!` or a program. Anything else in a folder of that name is left alone.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EXTENSIONS } from '../../core/quotas.ts';
import { executableProblem } from './executable.ts';

/** File names, which are the names under which the extensions register. AWS runs no more than these. */
export function externalExtensions(taskRoot: string): string[] {
  const folder = join(taskRoot, 'extensions');
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .sort()
    .filter((name) => {
      const path = join(folder, name);
      return statSync(path, { throwIfNoEntry: false })?.isFile() === true && executableProblem(path) === null;
    })
    .slice(0, EXTENSIONS);
}
