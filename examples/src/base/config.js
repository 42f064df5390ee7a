// Configuration: a JSON file in the package, with two values that the environment may set.
import { readFileSync } from 'node:fs';
import { readEnvironment } from './environment.js';

const file = JSON.parse(readFileSync(new URL('./config.json', import.meta.url), 'utf8'));

export const config = { ...file, ...readEnvironment(process.env) };
