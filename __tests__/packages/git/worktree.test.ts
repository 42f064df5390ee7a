import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readCheckout } from '../../../src/packages/git/checkout.ts';
import { addWorktree } from '../../../src/packages/git/worktree.ts';
import { playground } from './repository.ts';

const text = (...path: string[]): string => readFileSync(join(...path), 'utf8');

describe('a worktree of the base commit', () => {
  test('has its files, beside a checkout that stays as it is, and is gone afterwards', async () => {
    using place = playground();
    const repository = place.repository('my project');
    const base = repository.commit({
      'a file.txt': 'base',
      'sub folder/b.txt': 'b',
      '.gitignore': 'ignored',
    });
    repository.commit({ 'a file.txt': 'head' });
    repository.write('a file.txt', 'not committed');
    repository.write('staged.txt', 'staged');
    repository.git('add', 'staged.txt');
    repository.write('untracked.txt', 'untracked');
    repository.write('ignored', 'ignored');
    const before = repository.state();
    const temporary = place.folder('temp');
    {
      await using worktree = await addWorktree(await readCheckout(repository.path), base, temporary);
      expect(text(worktree.path, 'a file.txt')).toBe('base');
      expect(readdirSync(worktree.path).sort()).toEqual(['.git', '.gitignore', 'a file.txt', 'sub folder']);
      expect(worktree.notes).toEqual([]);
    }
    expect(readdirSync(temporary)).toEqual([]);
    expect(repository.state()).toEqual(before);
  });

  test('is removed when the work in it fails', async () => {
    using place = playground();
    const repository = place.repository('repository');
    const base = repository.commit({ 'a.txt': '1' });
    const before = repository.state();
    const temporary = place.folder('temp');
    const work = async (): Promise<void> => {
      await using worktree = await addWorktree(await readCheckout(repository.path), base, temporary);
      throw new Error(`work failed in ${worktree.path}`);
    };
    await expect(work()).rejects.toThrow('work failed');
    expect(readdirSync(temporary)).toEqual([]);
    expect(repository.state()).toEqual(before);
  });

  test('leaves nothing when it cannot be made', async () => {
    using place = playground();
    const repository = place.repository('repository');
    repository.commit({ 'a.txt': '1' });
    const before = repository.state();
    const temporary = place.folder('temp');
    const checkout = await readCheckout(repository.path);
    await expect(addWorktree(checkout, 'b'.repeat(40), temporary)).rejects.toThrow(/git worktree failed/);
    expect(readdirSync(temporary)).toEqual([]);
    expect(repository.state()).toEqual(before);
  });

  test('an abort before it is made leaves nothing', async () => {
    using place = playground();
    const repository = place.repository('repository');
    const base = repository.commit({ 'a.txt': '1' });
    const temporary = place.folder('temp');
    const checkout = await readCheckout(repository.path);
    const signal = AbortSignal.abort(new Error('stopped by SIGINT'));
    await expect(addWorktree(checkout, base, temporary, { signal })).rejects.toThrow('stopped by SIGINT');
    expect(readdirSync(temporary)).toEqual([]);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('runs no hook, although a build tool has pointed git at hooks of the repository', async () => {
    using place = playground();
    const repository = place.repository('repository');
    repository.write('.husky/post-checkout', `#!/bin/sh\ntouch '${place.path}/hook-ran'\n`, 0o755);
    const base = repository.commit({ 'a.txt': '1' });
    repository.git('config', 'core.hooksPath', '.husky');
    repository.git('-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--detach');
    expect(existsSync(join(place.path, 'hook-ran'))).toBe(true);
    execFileSync('rm', [join(place.path, 'hook-ran')]);
    await using worktree = await addWorktree(await readCheckout(repository.path), base, place.folder('temp'));
    expect(existsSync(join(worktree.path, 'a.txt'))).toBe(true);
    expect(existsSync(join(place.path, 'hook-ran'))).toBe(false);
  });
});

describe('what killed runs left', () => {
  const deadProcess = (): number =>
    Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));

  test('is removed by the next run, with its folder or without', async () => {
    using place = playground();
    const repository = place.repository('repository');
    const base = repository.commit({ 'a.txt': '1' });
    const temporary = place.folder('temp');
    const leave = (name: string): string => {
      const path = join(place.folder(join('temp', name)), 'repository');
      const reason = `cold-start-gate, process ${deadProcess()}`;
      repository.git('worktree', 'add', '--quiet', '--detach', '--lock', '--reason', reason, path, base);
      return path;
    };
    leave('cold-start-gate-base-left');
    execFileSync('rm', ['-rf', join(leave('cold-start-gate-base-gone'), '..')]);
    {
      await using worktree = await addWorktree(await readCheckout(repository.path), base, temporary);
      expect(repository.git('worktree', 'list').split('\n')).toHaveLength(2);
      expect(existsSync(worktree.path)).toBe(true);
    }
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('is left alone when its process lives, and so is what is not ours', async () => {
    using place = playground();
    const repository = place.repository('repository');
    const base = repository.commit({ 'a.txt': '1' });
    const temporary = place.folder('temp');
    const running = await addWorktree(await readCheckout(repository.path), base, temporary);
    const theirs = join(place.path, 'theirs');
    repository.git('worktree', 'add', '--quiet', '--detach', theirs, base);
    const gone = join(place.path, 'unplugged');
    repository.git('worktree', 'add', '--quiet', '--detach', gone, base);
    execFileSync('rm', ['-rf', gone]);
    {
      await using second = await addWorktree(await readCheckout(repository.path), base, temporary);
      expect(existsSync(second.path)).toBe(true);
    }
    expect(existsSync(running.path)).toBe(true);
    expect(existsSync(theirs)).toBe(true);
    expect(repository.git('worktree', 'list', '--porcelain')).toContain('unplugged');
    await running[Symbol.asyncDispose]();
  });
});

describe('submodules', () => {
  test('that the checkout has are there at the commit that base records, others are not', async () => {
    using place = playground();
    const library = place.repository('library');
    library.commit({ 'lib.txt': 'old' });
    const unused = place.repository('unused');
    unused.commit({ 'unused.txt': 'x' });
    const remote = place.repository('remote');
    remote.commit({ 'a.txt': '1' });
    for (const [from, at] of [
      [library, 'libs/my library'],
      [unused, 'unused'],
    ] as const) {
      remote.git(
        '-c',
        'protocol.file.allow=always',
        'submodule',
        '--quiet',
        'add',
        `file://${from.path}`,
        at,
      );
    }
    const base = remote.commit({});
    const newer = library.commit({ 'lib.txt': 'new' });
    remote.git('-C', 'libs/my library', '-c', 'protocol.file.allow=always', 'fetch', '--quiet');
    remote.git('-C', 'libs/my library', 'checkout', '--quiet', newer);
    remote.commit({ 'a.txt': '2' });

    const clone = place.clone(remote, 'clone');
    clone.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'update',
      '--init',
      '--depth=1',
      'libs/my library',
    );
    expect(clone.read('libs/my library/lib.txt')).toBe('new');
    const before = clone.state();
    const temporary = place.folder('temp');
    {
      const checkout = await readCheckout(clone.path);
      expect(checkout.submodules).toEqual(['libs/my library']);
      await using worktree = await addWorktree(checkout, base, temporary);
      expect(worktree.notes).toEqual([]);
      expect(text(worktree.path, 'libs/my library/lib.txt')).toBe('old');
      expect(readdirSync(join(worktree.path, 'unused'))).toEqual([]);
    }
    expect(readdirSync(temporary)).toEqual([]);
    expect(clone.state()).toEqual(before);
    expect(clone.git('-C', 'libs/my library', 'worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('whose commit cannot be had are named, and the rest is there', async () => {
    using place = playground();
    const library = place.repository('library');
    const first = library.commit({ 'lib.txt': 'old' });
    const remote = place.repository('remote');
    remote.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      `file://${library.path}`,
      'lib',
    );
    const good = remote.commit({ 'a.txt': '1' });
    remote.git('update-index', '--cacheinfo', `160000,${'c'.repeat(40)},lib`);
    remote.git('commit', '--quiet', '--message', 'lost');
    const lost = remote.head;
    remote.git('checkout', '--quiet', '--detach', good);
    expect(first).toHaveLength(40);
    await using worktree = await addWorktree(await readCheckout(remote.path), lost, place.folder('temp'));
    expect(text(worktree.path, 'a.txt')).toBe('1');
    expect(worktree.notes).toEqual([
      expect.stringMatching(/^The submodule "lib" could not be checked out for base: .*cccccccccccc/),
    ]);
  });
});

test('files under LFS are fetched only when the checkout has their contents', async () => {
  using place = playground();
  const repository = place.repository('repository');
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n';
  repository.commit({ '.gitattributes': '*.bin filter=lfs\n', 'a.bin': pointer });
  expect((await readCheckout(repository.path)).lfsContents).toBe(false);
  // A stand-in for git-lfs that says what it was told.
  repository.git('config', 'filter.lfs.smudge', 'sh -c "echo skip=$GIT_LFS_SKIP_SMUDGE"');
  const smudged = async (): Promise<string> => {
    const checkout = await readCheckout(repository.path);
    await using worktree = await addWorktree(checkout, checkout.head, place.folder('temp'));
    return text(worktree.path, 'a.bin').trim();
  };
  expect(await smudged()).toBe('skip=1');
  repository.write('a.bin', 'contents');
  expect((await readCheckout(repository.path)).lfsContents).toBe(true);
  expect(await smudged()).toBe('skip=0');
});
