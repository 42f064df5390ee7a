/** The files of a commit in a folder of their own, next to the checkout and not in it. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { systemErrorCode } from '../../core/system-error.ts';
import { type Checkout, linkedCommits, readCheckout } from './checkout.ts';
import { ensureCommit } from './fetch.ts';
import { type Git, type GitOptions, gitIn } from './git.ts';

export interface Worktree extends AsyncDisposable {
  /** Top folder of the commit's files. */
  readonly path: string;
  /** Submodules that the checkout has and that could not be had at this commit, with the reason. */
  readonly notes: readonly string[];
}

const PREFIX = 'cold-start-gate-base-';
/** The folder of ours that a path is in. */
const OUR_FOLDER = new RegExp(`^(.*[\\\\/]${PREFIX}[^\\\\/]+)[\\\\/]`);
const LOCK_REASON = 'cold-start-gate, process ';

/**
 * Checks out `commit` under `parent`; submodules and LFS files are there as they are in the checkout. Disposing removes the
 * folder and git's record of it. The record is locked, so that a `git worktree prune` does not remove it meanwhile,
 * and names this process, so that a later run knows when it is no longer in use.
 * @param parent existing folder, outside of the checkout.
 */
export async function addWorktree(
  checkout: Checkout,
  commit: string,
  parent: string,
  options: GitOptions = {},
): Promise<Worktree> {
  await using made = new AsyncDisposableStack();
  // git writes down real paths; the temporary folder of macOS is a link.
  const folder = made.adopt(await realpath(await mkdtemp(join(parent, PREFIX))), async (path) => {
    await discard(path);
  });
  // Of the same name as the checkout: some builds print or use the name of their folder.
  const path = join(folder, basename(checkout.root));
  const notes: string[] = [];
  await place(checkout, commit, path, made, notes, options);
  const owned = made.move();
  return { path, notes, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

async function place(
  checkout: Checkout,
  commit: string,
  path: string,
  made: AsyncDisposableStack,
  notes: string[],
  options: GitOptions,
): Promise<void> {
  const { git } = checkout;
  const lfs = { GIT_LFS_SKIP_SMUDGE: checkout.lfsContents ? '0' : '1' };
  await removeLeftWorktrees(git, options);
  // Undone without the signal: after an abort too.
  made.defer(() => removeWorktree(git, path));
  await git.output(
    [
      'worktree',
      'add',
      '--quiet',
      '--detach',
      '--lock',
      '--reason',
      `${LOCK_REASON}${process.pid}`,
      path,
      commit,
    ],
    { ...options, environment: lfs },
  );
  const checkedOut = new Set(checkout.submodules);
  if (checkedOut.size === 0) return;
  for (const link of await linkedCommits(git, commit, options)) {
    if (!checkedOut.has(link.path)) continue;
    try {
      // From the submodule's own clone, which has the credentials that fetched it.
      const inner = await readCheckout(join(checkout.root, link.path), options.signal);
      await ensureCommit(inner, link.commit, options);
      await place(inner, link.commit, join(path, link.path), made, notes, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      const why = error instanceof Error ? error.message : 'unknown error';
      notes.push(`The submodule ${JSON.stringify(link.path)} could not be checked out for base: ${why}`);
    }
  }
}

/** Removes folder and record; both may be gone already. */
async function removeWorktree(git: Git, path: string): Promise<void> {
  if (!(await discard(path))) return;
  if ((await listed(git)).some((entry) => entry.path === path)) {
    await git.output(['worktree', 'remove', '--force', '--force', path]);
  }
}

/** Removes what earlier runs of ours left in this clone when they were killed. Worktrees of others are not looked at. */
async function removeLeftWorktrees(git: Git, options: GitOptions): Promise<void> {
  for (const { path, owner } of await listed(git, options)) {
    const folder = OUR_FOLDER.exec(path)?.[1];
    if (owner === null || folder === undefined || isAlive(owner)) continue;
    await removeWorktree(git, path);
    await discard(folder);
  }
}

/**
 * Removes a folder in which a build ran; builds make folders that even their owner may not write to (Go's module cache).
 * @returns false when something stays: it costs nobody the run, and the next one tries again.
 */
async function discard(path: string): Promise<boolean> {
  const remove = (): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 3 });
  try {
    await remove().catch(async () => {
      await openFolders(path);
      await remove();
    });
    return true;
  } catch {
    return false;
  }
}

async function openFolders(path: string): Promise<void> {
  await chmod(path, 0o700);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    if (entry.isDirectory()) await openFolders(join(path, entry.name));
  }
}

async function listed(
  git: Git,
  options: GitOptions = {},
): Promise<readonly { readonly path: string; readonly owner: number | null }[]> {
  if (!existsSync(git.folder)) return [];
  const text = await gitIn(git.folder).output(['worktree', 'list', '--porcelain', '-z'], options);
  return text.split('\0\0').flatMap((record) => {
    const path = /(?:^|\0)worktree ([^\0]+)/.exec(record)?.[1];
    const owner = new RegExp(`\\0locked ${LOCK_REASON}(\\d+)`).exec(record)?.[1];
    return path === undefined ? [] : [{ path, owner: owner === undefined ? null : Number(owner) }];
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}
