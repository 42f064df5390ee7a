/** Which commit is base. */
import type { RunEvent } from '../../core/event.ts';
import { BuildProblem } from '../problem.ts';
import type { Checkout } from './checkout.ts';
import { deepen, ensureCommit, remoteName } from './fetch.ts';
import type { GitOptions } from './git.ts';

export interface BaseCommit {
  readonly sha: string;
  /** How it was found, for the log: completes "base is 1234567, ...". */
  readonly how: string;
}

/**
 * Finds base and makes sure that its files can be checked out.
 * @param baseRef the input, which wins over what the event says.
 * @param event null outside of a workflow.
 * @returns null when nobody says which commit it is; `why` then says what is missing.
 * @throws BuildProblem when it is known but cannot be had.
 */
export async function findBaseCommit(
  checkout: Checkout,
  baseRef: string | null,
  event: Pick<RunEvent, 'base' | 'headSha'> | null,
  options: GitOptions = {},
): Promise<BaseCommit | { readonly sha: null; readonly why: string }> {
  if (baseRef !== null) {
    const sha = await resolveRef(checkout, 'base-ref', baseRef, options);
    return { sha, how: `base-ref ${JSON.stringify(baseRef)}` };
  }
  if (event === null) return { sha: null, why: 'outside of a workflow there is no base by default' };
  const { base } = event;
  switch (base.kind) {
    case 'none':
      return { sha: null, why: base.why };
    case 'commit':
      await ensureCommit(checkout, base.sha, options);
      return { sha: base.sha, how: 'the commit that the event names' };
    case 'merge-base':
      return await pullRequestBase(checkout, event.headSha, base, options);
  }
}

/**
 * The merge commit that GitHub makes has the base branch as first and the pull request as second parent. Its first parent
 * is base, so that what others merged in the meantime is on both sides.
 */
async function pullRequestBase(
  checkout: Checkout,
  headSha: string,
  base: { readonly branch: string; readonly tip: string },
  options: GitOptions,
): Promise<BaseCommit> {
  const [first, second, third] = await parents(checkout, options);
  if (first !== undefined && second === headSha && third === undefined) {
    await ensureCommit(checkout, first, options);
    return { sha: first, how: `the first parent of the checked-out merge commit (${base.branch})` };
  }
  const sha = await mergeBase(checkout, base, options);
  return { sha, how: `the merge base with ${base.branch}` };
}

/** From the commit itself: in a shallow clone git's history ends before them. */
async function parents({ git, head }: Checkout, options: GitOptions): Promise<readonly string[]> {
  const commit = await git.output(['cat-file', 'commit', head], options);
  const header = commit.split('\n\n', 1)[0] ?? '';
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, sha]) => sha ?? []);
}

async function mergeBase(
  checkout: Checkout,
  base: { readonly branch: string; readonly tip: string },
  options: GitOptions,
): Promise<string> {
  await ensureCommit(checkout, base.tip, options);
  // The event may be older than the checkout: with both tips it is the youngest commit that HEAD shares with either.
  const tips = [base.tip];
  const remote = await remoteName(checkout, options);
  const branch = `refs/remotes/${remote}/${base.branch}^{commit}`;
  const seen = await checkout.git.attempt(['rev-parse', '--verify', '--quiet', branch], options);
  if (seen.code === 0) tips.push(seen.stdout.trim());
  const search = async (): Promise<string | null> => {
    const found = await checkout.git.attempt(['merge-base', checkout.head, ...tips], options);
    return found.code === 0 ? found.stdout.trim() : null;
  };
  let found = await search();
  if (found === null && checkout.shallow) {
    for await (const _ of deepen(checkout, [checkout.head, base.tip], options)) {
      found = await search();
      if (found !== null) break;
    }
  }
  if (found !== null) return found;
  throw new BuildProblem(
    `the checkout (${checkout.head.slice(0, 12)}) and ${base.branch} (${base.tip.slice(0, 12)}) have no common commit here. ` +
      'Check out with fetch-depth: 0, check out the merge commit (the default of actions/checkout), or give base-ref.',
  );
}

/**
 * The commit that an input names, with its files: what git would take here, then the remote's branch, then what the remote
 * itself says.
 * @throws BuildProblem when there is none.
 */
export async function resolveRef(
  checkout: Checkout,
  input: 'head-ref' | 'base-ref',
  ref: string,
  options: GitOptions = {},
): Promise<string> {
  const remote = await remoteName(checkout, options);
  for (const candidate of [ref, `refs/remotes/${remote}/${ref}`]) {
    const found = await checkout.git.attempt(
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${candidate}^{commit}`],
      options,
    );
    if (found.code === 0) return found.stdout.trim();
  }
  if (/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref)) {
    await ensureCommit(checkout, ref, options);
    return ref;
  }
  const names = [`refs/heads/${ref}`, `refs/tags/${ref}^{}`, `refs/tags/${ref}`, ref];
  const listed = await checkout.git.attempt(['ls-remote', remote, ...names], options);
  const shas = new Map(
    listed.stdout.split('\n').map((line): [string, string] => {
      const [sha = '', name = ''] = line.split('\t');
      return [name, sha];
    }),
  );
  const sha = names.map((name) => shas.get(name)).find((found) => found !== undefined);
  if (sha === undefined) {
    throw new BuildProblem(
      `${input}: ${JSON.stringify(ref)} is no branch, tag or commit of this checkout or of ${remote}${listed.code === 0 ? '' : ` (${listed.complaint})`}.`,
    );
  }
  await ensureCommit(checkout, sha, options);
  return sha;
}
