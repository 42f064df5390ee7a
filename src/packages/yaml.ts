import { parse, YAMLParseError } from 'yaml';

/**
 * Reads YAML (and so JSON). Aliases are bounded, so that a small text cannot become a large object.
 * @throws Error that says where the text is wrong and never what stands there: it may be a secret of the function.
 */
export function parseYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 20, prettyErrors: true, version: '1.2', logLevel: 'error' });
  } catch (error) {
    const [place] = error instanceof YAMLParseError ? (error.linePos ?? []) : [];
    const kind =
      error instanceof YAMLParseError ? error.code.toLowerCase().replaceAll('_', ' ') : 'unreadable';
    throw new Error(place === undefined ? kind : `${kind} at line ${place.line}, column ${place.col}`);
  }
}
