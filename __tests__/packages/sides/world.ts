/** A remote with a pull request whose builds can be watched, and `loadSides` with what it said and built. */
import { readdirSync } from 'node:fs';
import { Builds, type BuildsContext } from '../../../src/packages/builds.ts';
import {
  type FetchedCode,
  type LoadedSides,
  loadSides,
  type SidesRequest,
} from '../../../src/packages/load-sides.ts';
import { type Playground, playground, type Repository } from '../git/repository.ts';

/** What the tests' repositories are built with: a copy of one file whose name has a blank. */
export const COMMAND = 'mkdir -p dist && cp "src/my handler.js" dist/index.js && echo built';

/** What is asked for one function, in which checkout and by which event. */
export type Request = SidesRequest & Pick<BuildsContext, 'event' | 'folder'>;

export interface Watched extends WatchedAll {
  readonly sides: LoadedSides;
}

/** Several functions of one run. */
export interface WatchedAll {
  readonly all: readonly LoadedSides[];
  readonly said: readonly string[];
  /** `head` and `base` in the order in which they were built. */
  readonly builds: readonly string[];
  readonly output: readonly string[];
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly onLine?: (line: string) => void;
  readonly fetchCode?: (qualifier: string) => Promise<FetchedCode>;
}

export class World implements Disposable {
  readonly place: Playground = playground();
  readonly temporary = this.place.folder('temp');

  /** main and a change on top of it; the clone has the merge commit, as actions/checkout makes it. */
  pullRequest(change: Readonly<Record<string, string>>): {
    readonly remote: Repository;
    readonly clone: Repository;
    readonly tip: string;
    readonly event: NonNullable<BuildsContext['event']>;
  } {
    const remote = this.place.repository('remote');
    remote.commit({ 'src/my handler.js': 'exports.handler = async () => 1;\n', '.gitignore': 'dist\n' });
    remote.git('checkout', '--quiet', '-b', 'change');
    const headSha = remote.commit(change);
    remote.git('checkout', '--quiet', 'main');
    const tip = remote.commit({ 'others.md': 'merged in the meantime' });
    remote.git('checkout', '--quiet', '--detach');
    remote.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'change');
    const merged = remote.head;
    remote.git('update-ref', 'refs/pull/7/merge', merged);
    remote.git('checkout', '--quiet', 'main');
    const clone = this.checkout(remote, merged, 'clone');
    return {
      remote,
      clone,
      tip,
      event: { name: 'pull_request', headSha, base: { kind: 'merge-base', branch: 'main', tip } },
    };
  }

  /** One commit by its id, detached, as a runner has it. */
  checkout(remote: Repository, sha: string, name: string): Repository {
    const clone = this.place.repository(name);
    clone.git('remote', 'add', 'origin', `file://${remote.path}`);
    clone.git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', `+${sha}:refs/remotes/origin/checkout`);
    clone.git('checkout', '--quiet', '--detach', sha);
    return clone;
  }

  async load(clone: Repository, request: Partial<Request>, options: Options = {}): Promise<Watched> {
    const { event = null, folder = clone.path, ...rest } = request;
    const watched = await this.loadAll({ event, folder }, [rest], options);
    const [sides] = watched.all;
    if (sides === undefined) throw new Error('nothing was loaded');
    return { ...watched, sides };
  }

  /** One function after the other, as a run does it. */
  async loadAll(
    where: Pick<BuildsContext, 'event' | 'folder'>,
    requests: readonly Partial<SidesRequest>[],
    {
      environment = {},
      signal = new AbortController().signal,
      onLine = (_: string): void => {},
      fetchCode = async (): Promise<FetchedCode> => ({ problem: 'no code' }),
    }: Options = {},
  ): Promise<WatchedAll> {
    const said: string[] = [];
    const builds: string[] = [];
    const output: string[] = [];
    const build = { kind: 'build', command: COMMAND, path: 'dist', ref: null } as const;
    await using shared = new Builds({
      ...where,
      environment: { PATH: process.env['PATH'] ?? '', RUNNER_TEMP: this.temporary, ...environment },
      listener: {
        say: (sentence) => said.push(sentence),
        started: (title) => builds.push(/^Build of (\w+)/.exec(title)?.[1] ?? title),
        output: (line) => {
          output.push(line);
          onLine(line);
        },
        ended: () => undefined,
      },
      signal,
    });
    const common = { head: build, base: build, baseOptional: false, cacheKey: '', uses: {} };
    const all: LoadedSides[] = [];
    for (const request of requests) {
      all.push(await loadSides({ ...common, ...request }, { builds: shared, fetchCode }));
    }
    return { all, said, builds, output };
  }

  /** Nothing of ours is left: no temporary folder, no record of a worktree. */
  leftovers(clone: Repository): readonly string[] {
    return [...readdirSync(this.temporary), ...clone.git('worktree', 'list').split('\n').slice(1)];
  }

  [Symbol.dispose](): void {
    this.place[Symbol.dispose]();
  }
}
