import type { Architecture } from '../core/model.ts';

/** What this machine is, as Lambda calls it. */
export function hostArchitecture(): Architecture {
  return process.arch === 'arm64' ? 'arm64' : 'x86_64';
}
