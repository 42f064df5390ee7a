import { describe, expect, test } from '@jest/globals';
import { findBaseCommit } from '../../../src/packages/git/base-commit.ts';
import { readCheckout } from '../../../src/packages/git/checkout.ts';
import { type Playground, playground, type Repository } from './repository.ts';

const merge = (headSha: string, tip: string) =>
  ({ headSha, base: { kind: 'merge-base', branch: 'main', tip } }) as const;

/** main has a fork point and other people's work after it; `change` is the pull request; `merged` is what GitHub makes of both. */
function pullRequest(place: Playground) {
  const remote = place.repository('remote');
  const forkPoint = remote.commit({ 'a.txt': '1' });
  remote.git('checkout', '--quiet', '-b', 'change');
  const head = remote.commit({ 'b.txt': 'change' });
  remote.git('checkout', '--quiet', 'main');
  const tip = remote.commit({ 'c.txt': 'others' });
  remote.git('checkout', '--quiet', '--detach');
  remote.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'change');
  const merged = remote.head;
  remote.git('update-ref', 'refs/pull/7/merge', merged);
  remote.git('checkout', '--quiet', 'main');
  return { remote, forkPoint, head, tip, merged };
}

/** As actions/checkout does it: one commit, by its id, detached. */
function shallowCheckout(place: Playground, remote: Repository, sha: string): Repository {
  const clone = place.repository('clone');
  clone.git('remote', 'add', 'origin', `file://${remote.path}`);
  clone.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', `+${sha}:refs/remotes/pull/7/merge`);
  clone.git('checkout', '--quiet', '--detach', sha);
  return clone;
}

const find = async (
  clone: Repository,
  ref: string | null,
  event: Parameters<typeof findBaseCommit>[2],
): Promise<string | null> => (await findBaseCommit(await readCheckout(clone.path), ref, event)).sha;

describe('the base commit of a pull request', () => {
  test('of the merge commit in a shallow clone it is the first parent, fetched by its id', async () => {
    using place = playground();
    const { remote, head, tip, merged } = pullRequest(place);
    const clone = shallowCheckout(place, remote, merged);
    const before = clone.state();
    expect(await find(clone, null, merge(head, tip))).toBe(tip);
    expect(clone.git('cat-file', '-t', tip)).toBe('commit');
    expect(clone.git('rev-list', '--count', 'HEAD')).toBe('1');
    expect(clone.state()).toEqual(before);
  });

  test('the first parent counts, not the tip that the event names: others may have merged in between', async () => {
    using place = playground();
    const { remote, head, tip, merged, forkPoint } = pullRequest(place);
    const clone = shallowCheckout(place, remote, merged);
    expect(await find(clone, null, merge(head, forkPoint))).toBe(tip);
  });

  test('of the head commit it is the merge base', async () => {
    using place = playground();
    const { remote, head, tip, forkPoint } = pullRequest(place);
    const clone = place.clone(remote, 'clone');
    clone.git('checkout', '--quiet', '--detach', head);
    expect(await find(clone, null, merge(head, tip))).toBe(forkPoint);
  });

  test('a shallow clone of the head commit is deepened until both meet', async () => {
    using place = playground();
    const { remote, head, tip, forkPoint } = pullRequest(place);
    const clone = shallowCheckout(place, remote, head);
    const before = clone.state();
    expect(await find(clone, null, merge(head, tip))).toBe(forkPoint);
    expect(clone.state()).toEqual(before);
  });

  test('a branch that was brought up to date after the event is not blamed for what it took in', async () => {
    using place = playground();
    const { remote, tip, forkPoint } = pullRequest(place);
    remote.git('checkout', '--quiet', 'change');
    remote.git('merge', '--quiet', '--no-edit', 'main');
    const updated = remote.head;
    const clone = place.clone(remote, 'clone');
    clone.git('checkout', '--quiet', '--detach', updated);
    // An old event, of before the update.
    expect(await find(clone, null, merge(updated, forkPoint))).toBe(tip);
  });

  test('the full clone stays full when a commit is fetched into it', async () => {
    using place = playground();
    const remote = place.repository('remote');
    remote.commit({ 'a.txt': '1' });
    const middle = remote.commit({ 'a.txt': '2' });
    const clone = place.clone(remote, 'clone');
    const later = remote.commit({ 'a.txt': '3' });
    expect(await find(clone, null, { headSha: middle, base: { kind: 'commit', sha: later } })).toBe(later);
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('false');
    expect(clone.git('rev-list', '--count', later)).toBe('3');
  });

  test('unrelated histories are an error that names the ways out', async () => {
    using place = playground();
    const { remote, tip } = pullRequest(place);
    remote.git('checkout', '--quiet', '--orphan', 'elsewhere');
    const head = remote.commit({ 'z.txt': 'z' });
    const clone = place.clone(remote, 'clone');
    await expect(find(clone, null, merge(head, tip))).rejects.toThrow(
      /no common commit.*fetch-depth: 0.*base-ref/,
    );
  });
});

describe('the base commit of other events', () => {
  test('is the one that merge_group and push name', async () => {
    using place = playground();
    const repository = place.repository('repository');
    const before = repository.commit({ 'a.txt': '1' });
    const after = repository.commit({ 'a.txt': '2' });
    expect(await find(repository, null, { headSha: after, base: { kind: 'commit', sha: before } })).toBe(
      before,
    );
  });

  test('that is gone from the remote is an error, not another commit', async () => {
    using place = playground();
    const remote = place.repository('remote');
    remote.commit({ 'a.txt': '1' });
    const clone = place.clone(remote, 'clone', '--depth=1');
    const event = { headSha: clone.head, base: { kind: 'commit', sha: 'a'.repeat(40) } } as const;
    await expect(find(clone, null, event)).rejects.toThrow(
      /base commit aaaaaaaaaaaa is not in this clone and could not be fetched from origin/,
    );
  });

  test('is unknown where the event has none and outside of a workflow, with the reason', async () => {
    using place = playground();
    const repository = place.repository('repository');
    repository.commit({ 'a.txt': '1' });
    const checkout = await readCheckout(repository.path);
    const event = { headSha: checkout.head, base: { kind: 'none', why: 'a release has no base' } } as const;
    expect(await findBaseCommit(checkout, null, event)).toEqual({ sha: null, why: 'a release has no base' });
    expect(await findBaseCommit(checkout, null, null)).toMatchObject({ sha: null });
  });
});

describe('base-ref', () => {
  test('wins over the event, and takes what git takes: branch, tag, short id, HEAD~1', async () => {
    using place = playground();
    const repository = place.repository('repository');
    const first = repository.commit({ 'a.txt': '1' });
    repository.git('tag', '--annotate', '--message', 'one', 'v1');
    const second = repository.commit({ 'a.txt': '2' });
    const event = { headSha: second, base: { kind: 'commit', sha: second } } as const;
    for (const ref of ['v1', 'HEAD~1', first, first.slice(0, 9)]) {
      expect([ref, await find(repository, ref, event)]).toEqual([ref, first]);
    }
    expect(await find(repository, 'main', event)).toBe(second);
  });

  test('finds branches and tags of the remote that a shallow clone has never seen', async () => {
    using place = playground();
    const remote = place.repository('remote');
    const release = remote.commit({ 'a.txt': '1' });
    remote.git('tag', '--annotate', '--message', 'one', 'v1');
    remote.git('branch', 'release/1');
    remote.commit({ 'a.txt': '2' });
    const clone = place.clone(remote, 'clone', '--depth=1', '--single-branch', '--no-tags');
    const before = clone.state();
    expect(await find(clone, 'release/1', null)).toBe(release);
    expect(await find(clone, 'v1', null)).toBe(release);
    expect(clone.state()).toEqual(before);
  });

  test('that is nothing is named', async () => {
    using place = playground();
    const remote = place.repository('remote');
    remote.commit({ 'a.txt': '1' });
    const clone = place.clone(remote, 'clone');
    await expect(find(clone, 'mian', null)).rejects.toThrow(
      'base-ref: "mian" is no branch, tag or commit of this checkout or of origin.',
    );
  });
});

test('a folder without git is an error that names the ways out', async () => {
  using place = playground();
  await expect(readCheckout(place.folder('plain'))).rejects.toThrow(/is not in a git checkout.*base-package/);
});
