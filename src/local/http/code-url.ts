/** The address at which GetFunction says the code is: signed and short-lived, like the presigned URL of AWS. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PATH = '/code-packages';
/** As long as AWS's presigned URLs of GetFunction live. */
const LIFETIME_MS = 10 * 60_000;

export class CodeUrls {
  readonly #secret = randomBytes(32);

  /** Path and query for a package, valid for ten minutes. */
  sign(sha256: string, nowMs: number): string {
    const expires = nowMs + LIFETIME_MS;
    const query = new URLSearchParams({
      sha256,
      expires: String(expires),
      token: this.#token(sha256, expires),
    });
    return `${PATH}?${query}`;
  }

  isCodePath(path: string): boolean {
    return path === PATH;
  }

  /** The package that the query may fetch; null when its token is not ours or its time is over. */
  verify(query: URLSearchParams, nowMs: number): string | null {
    const sha256 = query.get('sha256') ?? '';
    const expires = Number(query.get('expires'));
    const given = Buffer.from(query.get('token') ?? '');
    const right = Buffer.from(this.#token(sha256, expires));
    const ours = given.length === right.length && timingSafeEqual(given, right);
    return ours && nowMs <= expires ? sha256 : null;
  }

  #token(sha256: string, expires: number): string {
    return createHmac('sha256', this.#secret).update(`${sha256} ${expires}`).digest('base64url');
  }
}
