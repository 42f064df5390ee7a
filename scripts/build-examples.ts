/**
 * Builds examples/packages from examples/src: `node scripts/build-examples.ts [folder]`. The result is checked in and
 * the same sources give the same bytes; CI builds again and compares.
 *
 * A variant has only the files in which it differs from `base`, so that comparing the two folders shows the change.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { build } from 'esbuild';

const VARIANTS: readonly string[] = ['base', 'regressed', 'unchanged', 'moved'];
/** Files that the function reads at run time. */
const DATA_FILES: readonly string[] = ['config.json', 'orders.json'];

const ROOT = resolve(import.meta.dirname, '..');
const SOURCES = resolve(ROOT, 'examples/src');
const BASE = resolve(SOURCES, 'base');

async function buildVariant(variant: string, packages: string): Promise<void> {
  const overlay = resolve(SOURCES, variant);
  const target = resolve(packages, variant);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [overlaid(overlay, resolve(BASE, 'index.js'))],
    outfile: resolve(target, 'index.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Names are kept, so that the bundle can be read and a rename in the source stays one.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    plugins: [overlayPlugin(overlay)],
  });
  for (const name of DATA_FILES) copyFileSync(overlaid(overlay, resolve(BASE, name)), resolve(target, name));
  writeFileSync(resolve(target, 'THIRD-PARTY.txt'), thirdPartyNotice(metafile));
}

/** Takes a file from the variant when it has one of that name, else from `base`. */
function overlayPlugin(overlay: string): Plugin {
  return {
    name: 'variant-over-base',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\// }, ({ path, importer }) => {
        const folder = dirname(importer);
        return folder === BASE || folder === overlay
          ? { path: overlaid(overlay, resolve(BASE, path)) }
          : null;
      });
    },
  };
}

function overlaid(overlay: string, file: string): string {
  const own = file.replace(BASE, overlay);
  return existsSync(own) ? own : file;
}

/** Names, versions and licence texts of the npm packages in a bundle, as their licences ask. */
function thirdPartyNotice({ inputs }: Metafile): string {
  const folders = new Set<string>();
  for (const input of Object.keys(inputs)) {
    const folder = /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (folder !== undefined) folders.add(folder);
  }
  const notices = [...folders].sort().map((folder) => {
    const manifest: unknown = JSON.parse(readFileSync(resolve(ROOT, folder, 'package.json'), 'utf8'));
    const licence = ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt']
      .map((name) => resolve(ROOT, folder, name))
      .find((file) => existsSync(file));
    if (licence === undefined) throw new Error(`${folder} has no licence file: do not bundle it`);
    const text = readFileSync(licence, 'utf8').replaceAll('\r\n', '\n').trim();
    return `${nameAndVersion(manifest, folder)}\n\n${text}\n`;
  });
  return `index.mjs contains these packages.\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

function nameAndVersion(manifest: unknown, folder: string): string {
  if (typeof manifest === 'object' && manifest !== null && 'name' in manifest && 'version' in manifest) {
    return `${String(manifest.name)} ${String(manifest.version)}`;
  }
  throw new Error(`${folder}/package.json has no name or version`);
}

const packages = resolve(process.argv[2] ?? resolve(ROOT, 'examples/packages'));
for (const variant of VARIANTS) await buildVariant(variant, packages);
