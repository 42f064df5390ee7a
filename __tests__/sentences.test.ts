/**
 * src/core says nothing to users: it computes data, and src/report (or who reads an input) puts it into words. Errors that
 * are thrown have a message wherever they are made; so have the readers of inputs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const CORE = join(import.meta.dirname, '..', 'src', 'core');

/** Files whose sentences have a reason to be here. */
const ALLOWED: readonly { readonly where: RegExp; readonly why: string }[] = [
  {
    where: /^shape\.ts$/,
    why: 'parts of the message of a ShapeError: what was expected, and the kind of what was found',
  },
  {
    where: /^csv-records\.ts$/,
    why: 'messages of a CsvError, one of which is made in a function of its own',
  },
  { where: /^config\//, why: 'describes the inputs, and says what is wrong with their values' },
  {
    where: /^event(-payload|-reader)?\.ts$/,
    why: 'says what is wrong with an input: the event of the workflow',
  },
  { where: /^log\/(format|text-line)\.ts$/, why: "has the words of Lambda's own log lines" },
];

/** Three words in a row, each of letters, are taken for a sentence or a part of one. */
const SENTENCE = /\p{L}{2,} \p{L}+ \p{L}{2,}/u;

/** The text of a string or a template, with a word in the place of every value. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `value${literal.text}`).join('');
}

/** `file:line: text` of every sentence that is no part of a thrown error, a type or an import. */
function sentencesOf(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isLiteralTypeNode(node) || ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== null && SENTENCE.test(text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push(`${file}:${line + 1}: ${text}`);
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

test('core holds no sentence for users', () => {
  const files = readdirSync(CORE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const checked = files.filter((file) => !ALLOWED.some(({ where }) => where.test(file)));
  expect(checked.length).toBeGreaterThan(30);
  expect(checked.flatMap((file) => sentencesOf(file, readFileSync(join(CORE, file), 'utf8')))).toEqual([]);
  for (const { where } of ALLOWED) expect(files.some((file) => where.test(file))).toBe(true);
});

test('a sentence is found in strings and templates, and not in errors, types and names', () => {
  const source = `
    const a = 'Nothing was measured.';
    const b = \`Cold starts of \${name} got slower\`;
    const c: 'one two three' | null = null;
    throw new RangeError(\`nothing at all is planned: \${c}\`);
    const d = 'update-lock';
  `;
  expect(sentencesOf('x.ts', source)).toEqual([
    'x.ts:2: Nothing was measured.',
    'x.ts:3: Cold starts of value got slower',
  ]);
});
