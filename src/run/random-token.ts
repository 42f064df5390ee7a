/**
 * Eight hexadecimal digits that differ from run to run: a seed, or a part of a name. They keep no secret, and so do not
 * need node:crypto, which takes a fifth of a start of Node to load.
 */
export function randomToken(): string {
  return Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}
