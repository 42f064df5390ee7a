/** Loads the folder that is its argument and prints what came of it, for tests that need a process of its own. */
import { loadPackage } from '../../../src/packages/content/load.ts';

const { package: pkg, problems, warnings } = await loadPackage({ side: 'head', path: process.argv[2] ?? '' });
console.log(
  JSON.stringify({ sha256: pkg?.sha256, paths: pkg?.entries.map(({ path }) => path), problems, warnings }),
);
