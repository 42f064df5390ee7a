/** A real git repository in a temporary folder, with the few operations that tests need. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export class Repository {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  git(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: this.path,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: 'Test',
        GIT_AUTHOR_EMAIL: 'test@example.com',
        GIT_COMMITTER_NAME: 'Test',
        GIT_COMMITTER_EMAIL: 'test@example.com',
        GIT_ALLOW_PROTOCOL: 'file',
      },
    }).trim();
  }

  write(path: string, contents: string, mode = 0o644): void {
    const absolute = join(this.path, path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, contents, { mode });
  }

  read(path: string): string {
    return readFileSync(join(this.path, path), 'utf8');
  }

  /** Commits everything. @returns the commit. */
  commit(files: Readonly<Record<string, string>>, message = 'change'): string {
    for (const [path, contents] of Object.entries(files)) this.write(path, contents);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', message);
    return this.head;
  }

  get head(): string {
    return this.git('rev-parse', 'HEAD');
  }

  /** Everything that must not change: HEAD, branches, index, stash, configuration and every file outside of .git. */
  state(): unknown {
    return {
      head: readFileSync(join(this.path, '.git', 'HEAD'), 'utf8'),
      refs: this.git('for-each-ref'),
      index: readFileSync(join(this.path, '.git', 'index')).toString('base64'),
      config: readFileSync(join(this.path, '.git', 'config'), 'utf8'),
      fetchHead: existsSync(join(this.path, '.git', 'FETCH_HEAD')),
      stash: this.git('stash', 'list'),
      worktrees: this.git('worktree', 'list', '--porcelain'),
      files: readdirSync(this.path, { recursive: true, encoding: 'utf8' })
        .filter((path) => path !== '.git' && !path.startsWith('.git/'))
        .sort()
        .map((path) => {
          const stats = statSync(join(this.path, path));
          return [path, stats.mode, stats.isFile() ? readFileSync(join(this.path, path), 'utf8') : ''];
        }),
    };
  }
}

export interface Playground extends Disposable {
  /** Real path, without links. */
  readonly path: string;
  repository(name: string): Repository;
  /** A clone through the file protocol, as a runner makes it. */
  clone(from: Repository, name: string, ...options: string[]): Repository;
  folder(name: string): string;
}

export function playground(): Playground {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'csg git test ')));
  const folder = (name: string): string => {
    const made = join(path, name);
    mkdirSync(made, { recursive: true });
    return made;
  };
  const at = (name: string): Repository => new Repository(folder(name));
  return {
    path,
    folder,
    repository(name) {
      const repository = at(name);
      repository.git('init', '--quiet', '--initial-branch', 'main');
      // GitHub answers requests for any commit by its id.
      repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
      return repository;
    },
    clone(from, name, ...options) {
      const clone = at(name);
      clone.git('clone', '--quiet', ...options, `file://${encodeURI(from.path)}`.replaceAll('%20', ' '), '.');
      return clone;
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
