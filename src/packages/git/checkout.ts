/** What the user's checkout is. It is only read: HEAD, index, branches and files stay as they are. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildProblem } from '../problem.ts';
import { type Git, gitIn } from './git.ts';

export interface Checkout {
  readonly git: Git;
  /** Top folder. */
  readonly root: string;
  /** From the top folder to where we are, with `/` at its end; empty at the top. */
  readonly prefix: string;
  readonly head: string;
  readonly shallow: boolean;
  /** Nothing tracked differs from HEAD and nothing untracked is there, ignored files apart. */
  readonly clean: boolean;
  /** Whether files under Git LFS hold their contents; false when they are pointers, or when there are none. */
  readonly lfsContents: boolean;
  /** Paths of submodules that are checked out, relative to the top folder, sorted. */
  readonly submodules: readonly string[];
}

/** @throws BuildProblem when the folder is in no checkout or has no commit. */
export async function readCheckout(folder: string, signal?: AbortSignal): Promise<Checkout> {
  const options = signal === undefined ? {} : { signal };
  const here = gitIn(folder);
  const inside = await here.attempt(['rev-parse', '--show-toplevel', '--show-prefix'], options);
  if (inside.code !== 0) {
    throw new BuildProblem(
      `${folder} is not in a git checkout (${inside.complaint}). build-command needs one to build base: run actions/checkout first, or give base-package.`,
    );
  }
  const [root = folder, prefix = ''] = inside.stdout.split('\n');
  const git = gitIn(root);
  const head = await git.attempt(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], options);
  if (head.code !== 0) throw new BuildProblem(`the checkout in ${root} has no commit yet.`);
  const status = await git.output(
    ['--no-optional-locks', 'status', '--porcelain', '--ignore-submodules=none'],
    options,
  );
  return {
    git,
    root,
    prefix,
    head: head.stdout.trim(),
    shallow: (await git.output(['rev-parse', '--is-shallow-repository'], options)) === 'true',
    clean: status === '',
    lfsContents: await hasLfsContents(git, options),
    submodules: await checkedOutSubmodules(git, options),
  };
}

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** Looks at the first file under LFS: a checkout has the contents of all of them or of none. */
async function hasLfsContents(git: Git, options: { readonly signal?: AbortSignal }): Promise<boolean> {
  const listed = await git.output(['ls-files', '-z', '--', ':(attr:filter=lfs)'], options);
  const first = listed.split('\0')[0] ?? '';
  if (first === '') return false;
  try {
    await using file = await open(join(git.folder, first));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LFS_POINTER.length));
    return buffer.toString('latin1', 0, bytesRead) !== LFS_POINTER;
  } catch {
    return false;
  }
}

async function checkedOutSubmodules(
  git: Git,
  options: { readonly signal?: AbortSignal },
): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const { path } of await linkedCommits(git, 'HEAD', options)) {
    // In a submodule that is not checked out, git answers for the repository around it.
    const top = await gitIn(git.folder).attempt(['-C', path, 'rev-parse', '--show-prefix'], options);
    if (top.code === 0 && top.stdout.trim() === '') paths.push(path);
  }
  return paths;
}

/** The submodules that a commit records, with the commits at which it has them. */
export async function linkedCommits(
  git: Git,
  commit: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<readonly { readonly path: string; readonly commit: string }[]> {
  const tree = await git.output(['ls-tree', '-r', '-z', '--full-tree', commit], options);
  return tree.split('\0').flatMap((line) => {
    const [, sha, path] = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return sha === undefined || path === undefined ? [] : [{ path, commit: sha }];
  });
}
