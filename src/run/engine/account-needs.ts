/** What the functions of a run ask of one AWS account together: rights, and room for their code. */
import type { PolicyDocument } from '../../aws/iam-policy.ts';
import type { Account } from '../../aws/preflight/account.ts';
import { randomToken } from '../random-token.ts';
import type { Adapter } from './aws.ts';

export class AccountNeeds {
  readonly #probes = new Map<string, Promise<readonly string[]>>();
  readonly #missing = new Set<string>();
  readonly #policies: PolicyDocument[] = [];
  #storage: { readonly bytes: number; readonly account: Account } | null = null;

  /** @param policy what a function needs. */
  asks(policy: PolicyDocument): void {
    this.#policies.push(policy);
  }

  /** @param actions that the credentials do not allow. */
  lacks(actions: readonly string[]): void {
    for (const action of actions) this.#missing.add(action);
  }

  /** @param ask how, with a token for the name of the function that does not exist. It is asked once per way of forcing. */
  async probe(forcing: string, ask: (token: string) => Promise<readonly string[]>): Promise<void> {
    const asked = this.#probes.get(forcing) ?? ask(randomToken());
    this.#probes.set(forcing, asked);
    this.lacks(await asked);
  }

  /** Code storage that a function takes for the length of the run, in bytes. */
  stores(bytes: number, account: Account): void {
    this.#storage = { bytes: (this.#storage?.bytes ?? 0) + bytes, account };
  }

  policy({ mergePolicies }: Adapter): PolicyDocument {
    return mergePolicies(this.#policies);
  }

  problems(adapter: Adapter): readonly string[] {
    const { bytes, account } = this.#storage ?? {};
    const full = bytes === undefined || account === undefined ? null : adapter.storageProblem(bytes, account);
    return [
      ...(full === null ? [] : [full]),
      ...(this.#missing.size === 0 ? [] : [adapter.rightsProblem([...this.#missing], this.policy(adapter))]),
    ];
  }
}
