/** Marker and MaxItems of the List operations. */
import { invalidParameter } from './api-error.ts';
import { inRange } from './request-body.ts';

/**
 * The page that `query` asks for. `items` are in the order of their keys; the marker is the last key of the page
 * before, so that deleting while paging skips nothing. At most `most` items, the default as well.
 */
export function page<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  query: URLSearchParams,
  most: number,
): { readonly items: readonly T[]; readonly more: { readonly NextMarker?: string } } {
  const marker = query.get('Marker');
  const asked = Number(query.get('MaxItems') ?? most);
  if (!Number.isInteger(asked)) throw invalidParameter('MaxItems must be a whole number.');
  const size = Math.min(inRange(asked, 'MaxItems', { least: 1, most: 10_000 }), most);
  const after = marker === null ? null : Buffer.from(marker, 'base64url').toString();
  const rest = after === null ? items : items.filter((item) => keyOf(item) > after);
  const shown = rest.slice(0, size);
  const last = shown.at(-1);
  if (last === undefined || rest.length <= size) return { items: shown, more: {} };
  return { items: shown, more: { NextMarker: Buffer.from(keyOf(last)).toString('base64url') } };
}
