import { parse } from 'yaml';

/**
 * Reads YAML (and so JSON). Aliases are bounded, so that a small text cannot become a large object.
 * @throws Error that says where the text is wrong.
 */
export function parseYaml(text: string): unknown {
  return parse(text, { maxAliasCount: 20, prettyErrors: true, version: '1.2' });
}
