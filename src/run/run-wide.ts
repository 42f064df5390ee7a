/** What the functions of a run share while they are prepared: builds, and what they ask of one account together. */
import { randomBytes } from 'node:crypto';
import type { PolicyDocument } from '../aws/iam-policy.ts';
import type { Account } from '../aws/preflight/account.ts';
import type { Builds } from '../packages/builds.ts';
import type { Environment } from './inputs.ts';

export class RunWide {
  readonly builds: Builds;
  readonly #probes = new Map<string, Promise<readonly string[]>>();
  readonly #missing = new Set<string>();
  readonly #policies: PolicyDocument[] = [];
  #storage: { readonly bytes: number; readonly account: Account } | null = null;

  constructor(builds: Builds) {
    this.builds = builds;
  }

  get environment(): Environment {
    return this.builds.context.environment;
  }

  /** @param ask how, with a token for the name of the function that does not exist. It is asked once per way of forcing. */
  missingRights(
    forcing: string,
    ask: (token: string) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const asked = this.#probes.get(forcing) ?? ask(randomBytes(4).toString('hex'));
    this.#probes.set(forcing, asked);
    return asked;
  }

  /** @param policy what the function as a whole needs. */
  lacks(missing: readonly string[], policy: PolicyDocument): void {
    for (const action of missing) this.#missing.add(action);
    this.#policies.push(policy);
  }

  /** Code storage that a function takes for the length of the run, in bytes. */
  stores(bytes: number, account: Account): void {
    this.#storage = { bytes: (this.#storage?.bytes ?? 0) + bytes, account };
  }

  /** What is wrong with the run as a whole. */
  async problems(): Promise<readonly string[]> {
    if (this.#missing.size === 0 && this.#storage === null) return [];
    const [{ rightsProblem }, { mergePolicies }, { storageProblem }] = await Promise.all([
      import('../aws/preflight/rights.ts'),
      import('../aws/iam-policy.ts'),
      import('../aws/preflight/account.ts'),
    ]);
    const { bytes, account } = this.#storage ?? {};
    const full = bytes === undefined || account === undefined ? null : storageProblem(bytes, account);
    return [
      ...(full === null ? [] : [full]),
      ...(this.#missing.size === 0 ? [] : [rightsProblem([...this.#missing], mergePolicies(this.#policies))]),
    ];
  }
}
