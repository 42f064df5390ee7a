/** What the functions of a run build: the same command at the same commit runs once, and every package is taken from what it left. */
import { tmpdir } from 'node:os';
import type { RunEvent } from '../core/event.ts';
import type { Side } from '../core/model.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import type { CacheAccess } from './cache/scratch.ts';
import { buildEnvironment } from './command/build-environment.ts';
import { type BuildListener, runBuild } from './command/run-build.ts';
import { findBaseCommit, resolveRef } from './git/base-commit.ts';
import { type Checkout, readCheckout } from './git/checkout.ts';
import { addWorktree } from './git/worktree.ts';
import { BuildProblem } from './problem.ts';

/** What a build says of base, and of a run without one. */
export type FoundBase = Awaited<ReturnType<typeof findBaseCommit>>;

export interface BuildsListener extends BuildListener {
  /** One sentence for the job log. */
  say(sentence: string): void;
}

export interface BuildsContext {
  /** Where paths start and commands run. */
  readonly folder: string;
  readonly environment: ProcessEnvironment;
  readonly listener: BuildsListener;
  readonly signal: AbortSignal;
  /** null outside of a workflow. */
  readonly event: Pick<RunEvent, 'name' | 'base' | 'headSha'> | null;
}

/** What a build left. */
export interface Built {
  /** In which the command ran. */
  readonly folder: string;
  readonly notes: readonly string[];
}

interface Kept {
  readonly key: string;
  readonly built: Promise<Built>;
  /** Takes away what was made for it. */
  readonly made: AsyncDisposableStack;
}

/**
 * Builds of a run, one at a time. Of each side the last one is kept, with its worktree, until another one is asked for or the
 * run is over: two commands could write to the same folder, so that what an earlier one left is not to be trusted.
 * Its methods throw BuildProblem for what a user has to mend, and the reason of the signal when it is aborted.
 */
export class Builds implements AsyncDisposable {
  readonly context: BuildsContext;
  readonly #kept = new Map<Side, Kept>();
  readonly #said = new Set<string>();
  readonly #baseCommits = new Map<string | null, Promise<FoundBase>>();
  readonly #headCommits = new Map<string | null, Promise<string>>();
  #checkout: Promise<Checkout> | undefined;
  /** The one command that is run in the checkout. */
  #commandHere: string | null = null;

  constructor(context: BuildsContext) {
    this.context = context;
  }

  /** A cache that does not work says so once, however many functions ask it. */
  get cache(): CacheAccess {
    const { environment, signal, listener } = this.context;
    return {
      environment,
      folder: this.#temporary,
      signal,
      info: (sentence) => {
        if (!this.#said.has(sentence)) listener.say(sentence);
        this.#said.add(sentence);
      },
    };
  }

  /** Outside of the checkout. */
  get #temporary(): string {
    return this.context.environment['RUNNER_TEMP'] || tmpdir();
  }

  /** As it was before anything was built. */
  checkout(): Promise<Checkout> {
    const { folder, signal } = this.context;
    this.#checkout ??= readCheckout(folder, signal);
    return this.#checkout;
  }

  /** @param baseRef the input, or null for what the event says. */
  baseCommit(baseRef: string | null): Promise<FoundBase> {
    return remembered(this.#baseCommits, baseRef, () => this.#findBase(baseRef));
  }

  async #findBase(baseRef: string | null): Promise<FoundBase> {
    const { event, signal, listener } = this.context;
    const found = await findBaseCommit(await this.checkout(), baseRef, event, { signal });
    if (found.sha !== null) listener.say(`Base is ${found.sha.slice(0, 12)}: ${found.how}.`);
    return found;
  }

  /** @param headRef the input, or null for the commit that is checked out. */
  headCommit(headRef: string | null): Promise<string> {
    return remembered(this.#headCommits, headRef, () => this.#findHead(headRef));
  }

  async #findHead(headRef: string | null): Promise<string> {
    const checkout = await this.checkout();
    if (headRef === null) return checkout.head;
    const { signal, listener } = this.context;
    const sha = await resolveRef(checkout, 'head-ref', headRef, { signal });
    listener.say(`Head is ${sha.slice(0, 12)}: head-ref ${JSON.stringify(headRef)}.`);
    return sha;
  }

  /**
   * Whether a command builds head in the checkout itself. Only one does: a second one would find what the first left, which
   * base, in a worktree of its own, does not have.
   * @throws BuildProblem when it has to be another one and the checkout holds changes, which no worktree has.
   */
  async isBuiltHere(command: string): Promise<boolean> {
    this.#commandHere ??= command;
    if (this.#commandHere === command) return true;
    if ((await this.checkout()).clean) return false;
    throw new BuildProblem(
      'build-command: several commands build head in one run, each at the commit that is checked out, and the checkout has changes that are in no commit. Commit them, or give all functions the same command.',
    );
  }

  /** Head in the checkout itself, with whatever was changed there. */
  here(command: string): Promise<Built> {
    return this.#once('head', [command], async () => {
      const { head } = await this.checkout();
      return await this.#run('head', command, head, { folder: this.context.folder, notes: [] });
    });
  }

  /** A side in a worktree of its commit. */
  at(side: Side, command: string, commit: string): Promise<Built> {
    return this.#once(side, [command, commit], async (made) => {
      const checkout = await this.checkout();
      const { signal } = this.context;
      const { path, notes } = made.use(await addWorktree(checkout, commit, this.#temporary, { signal }));
      return await this.#run(side, command, commit, { folder: `${path}/${checkout.prefix}`, notes });
    });
  }

  async #once(
    side: Side,
    identity: readonly string[],
    build: (made: AsyncDisposableStack) => Promise<Built>,
  ): Promise<Built> {
    const key = JSON.stringify(identity);
    const last = this.#kept.get(side);
    if (last?.key === key) return await last.built;
    this.#kept.delete(side);
    await last?.made.disposeAsync();
    const made = new AsyncDisposableStack();
    // A build that failed is not tried again for the next function.
    const built = build(made);
    this.#kept.set(side, { key, built, made });
    return await built;
  }

  async #run(side: Side, command: string, commit: string, built: Built): Promise<Built> {
    const { environment, listener, signal } = this.context;
    await runBuild(
      { side, commit, command, folder: built.folder, environment: buildEnvironment(environment, command) },
      listener,
      signal,
    );
    return built;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const kept = [...this.#kept.values()];
    this.#kept.clear();
    for (const { made } of kept) await made.disposeAsync();
  }
}

/** What was found for a key, looked for once. */
function remembered<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, find: () => Promise<Value>) {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}
