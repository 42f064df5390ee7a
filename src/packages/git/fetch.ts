/** Gets commits that the clone does not have yet. Only objects are added: no branch, no tag, no FETCH_HEAD. */
import { BuildProblem } from '../problem.ts';
import type { Git, GitOptions } from './git.ts';

interface Clone {
  readonly git: Git;
  readonly shallow: boolean;
}

/** How many more commits each step asks for until two histories meet. */
const DEEPENINGS = [50, 500, 5_000] as const;

const FETCH = [
  'fetch',
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
  '--no-auto-maintenance',
] as const;

/** `origin`, or the first remote. */
export async function remoteName({ git }: Clone, options: GitOptions): Promise<string> {
  const names = (await git.output(['remote'], options)).split('\n');
  return names.includes('origin') ? 'origin' : names[0] || 'origin';
}

/**
 * Fetches a commit by its id when it is missing.
 * @throws BuildProblem when the remote does not give it.
 */
export async function ensureCommit(clone: Clone, sha: string, options: GitOptions): Promise<void> {
  if (await hasFiles(clone, sha, options)) return;
  const remote = await remoteName(clone, options);
  // In a full clone a depth would cut off history that is there.
  const depth = clone.shallow ? ['--depth=1'] : [];
  const fetched = await clone.git.attempt([...FETCH, ...depth, remote, sha], options);
  if (fetched.code === 0 && (await hasFiles(clone, sha, options))) return;
  throw new BuildProblem(
    `the base commit ${sha.slice(0, 12)} is not in this clone and could not be fetched from ${remote}: ${fetched.complaint}. ` +
      'Check out with fetch-depth: 0, or keep persist-credentials: true for the fetch.',
  );
}

async function hasFiles({ git }: Clone, sha: string, options: GitOptions): Promise<boolean> {
  return (await git.attempt(['cat-file', '-e', `${sha}^{tree}`], options)).code === 0;
}

/** Lengthens the history of a shallow clone behind the given commits, step by step. Ends when the remote has no more. */
export async function* deepen(
  clone: Clone,
  commits: readonly string[],
  options: GitOptions,
): AsyncGenerator<void, void> {
  const remote = await remoteName(clone, options);
  for (const step of DEEPENINGS) {
    const fetched = await clone.git.attempt([...FETCH, `--depth=${step}`, remote, ...commits], options);
    if (fetched.code !== 0) return;
    yield;
  }
}
