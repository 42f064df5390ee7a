/** Writes schema/config.schema.json, which editors check configuration files against. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configSchema } from '../src/core/config/file/schema.ts';

const root = resolve(import.meta.dirname, '..');
writeFileSync(join(root, 'schema', 'config.schema.json'), `${JSON.stringify(configSchema(), null, 2)}\n`);
