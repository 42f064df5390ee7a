import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ConfigNode, jsonText } from '../../../src/core/config/file/node.ts';
import { parseConfigFile, readConfigFile } from '../../../src/packages/config-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'csg-config-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rootOf = (text: string): ConfigNode => {
  const parsed = parseConfigFile(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.root;
};
const problemsOf = (text: string): readonly string[] => {
  const parsed = parseConfigFile(text);
  return parsed.ok ? [] : parsed.problems.map(({ at, message }) => `${at.line}:${at.column}: ${message}`);
};

describe('a configuration file as values that know where they stand', () => {
  test('keys and values have the line and column of the text, also with Windows line ends and a byte order mark', () => {
    const root = rootOf('\ufeffa: 1\r\nb:\r\n  - x\r\n  - { c: true }\r\n');
    expect(root).toMatchObject({
      kind: 'map',
      entries: [
        { key: 'a', at: { line: 1 }, value: { value: 1, text: '1' } },
        {
          key: 'b',
          at: { line: 2, column: 1 },
          value: {
            kind: 'list',
            items: [
              { value: 'x', at: { line: 3, column: 5 } },
              { kind: 'map', entries: [{ key: 'c', at: { line: 4, column: 7 }, value: { value: true } }] },
            ],
          },
        },
      ],
    });
  });

  test('a pipe is refused at once, because nobody may ever write into it', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    expect(await readConfigFile(join(folder, 'pipe'))).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('is no regular file') }],
    });
  });

  test('numbers keep what was written', () => {
    const root = rootOf('[0123, 10.0, 1e2, 12345678901234567890, "007", .inf]');
    const texts =
      root.kind === 'list' ? root.items.map((item) => (item.kind === 'scalar' ? item.text : '')) : [];
    expect(texts).toEqual(['0123', '10.0', '1e2', '12345678901234567890', '007', '.inf']);
  });

  test('any JSON value survives the way through YAML and back', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.parse(jsonText(rootOf(text)) ?? '')).toEqual(JSON.parse(text));
      }),
      { numRuns: 200 },
    );
  });

  test('an alias stands for what it names, the latest of the name before it', () => {
    expect(jsonText(rootOf('a: &x 1\nb: *x\nc: &x [2, &y 3]\nd: [*x, *y]\n'))).toBe(
      '{"a":1,"b":1,"c":[2,3],"d":[[2,3],3]}',
    );
  });

  test.each([
    ['a key twice', 'a: 1\nb: 2\na: 3\n', '3:1: "a" stands twice in this map; the first is in line 1.'],
    ['a key twice, deeper', 'x:\n  "a": 1\n  a: 2\n', '3:3: "a" stands twice'],
    ['a tab as indentation', 'a:\n\tb: 1\n', '2:1: not valid YAML: Tabs are not allowed as indentation.'],
    ['a list left open', 'a: [1, 2\n', 'not valid YAML'],
    ['a text left open', 'a: "x\n', 'not valid YAML'],
    ['a tag that runs code elsewhere', 'a: !!js/function "x"\n', '1:4: not valid YAML: Unresolved tag'],
    ['two documents', 'a: 1\n---\nb: 2\n', 'multiple documents'],
    ['an alias of nothing', 'a: *nope\n', '1:4: not valid YAML: there is no &nope before this alias.'],
    ['an alias inside of what it names', 'a: &x [*x]\n', 'an alias stands inside of what it names'],
    ['a map as a key', '? {a: 1}\n: 2\n', '1:3: a key must be a text'],
    ['nothing', '', '1:1: is empty'],
    ['comments alone', '# nothing here\n', '1:1: is empty'],
  ])('%s is a problem with its place', (_, text, expected) => {
    expect(problemsOf(text).join('\n')).toContain(expected);
  });

  test('every problem is said, not only the first', () => {
    const problems = problemsOf('a: 1\na: 2\nb: *x\nc: {d: 1, d: 2}\n');
    expect(problems.map((line) => line.split(' ')[0])).toEqual(['2:1:', '3:4:', '4:11:']);
  });

  test('a bomb of aliases is refused at once', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 12; i++) lines.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(9)}]`);
    expect(problemsOf(lines.join('\n')).join()).toContain('more than 50000 values');
  });

  test.each([
    ['lists', '['.repeat(20_000)],
    ['closed lists', `${'['.repeat(200)}${']'.repeat(200)}`],
    ['maps', '{a: '.repeat(5_000)],
    ['keys', `${Array.from({ length: 60 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')} 1\n`],
  ])('%s nested without end are refused, and nothing overflows', (_, text) => {
    const problems = problemsOf(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(21);
  });

  test('keys that mean something to JavaScript are keys like any other', () => {
    const root = rootOf('__proto__: { polluted: yes }\nconstructor: 1\n');
    expect(root.kind === 'map' ? root.entries.map(({ key }) => key) : []).toEqual([
      '__proto__',
      'constructor',
    ]);
    expect(Reflect.get({}, 'polluted')).toBe(undefined);
  });

  test('any text at all is either values or problems with a place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab:-[]{}&*!|>"\'#\n\t ,?%@~<1é') }), (text) => {
        const parsed = parseConfigFile(text);
        for (const { at, message } of parsed.ok ? [] : parsed.problems) {
          expect([at.line >= 1, at.column >= 1, message.length > 0]).toEqual([true, true, true]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the file itself', () => {
  const written = (name: string, contents: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, contents);
    return path;
  };

  test('is read', async () => {
    expect(await readConfigFile(written('good.yml', 'functions: [a]\n'))).toMatchObject({ ok: true });
  });

  test.each([
    ['missing', () => join(folder, 'nope.yml'), 'cannot be read (ENOENT)'],
    ['a folder', () => folder, 'is no regular file'],
    ['not UTF-8', () => written('latin.yml', Buffer.from([0x61, 0x3a, 0x20, 0xe9])), 'not text in UTF-8'],
    ['far too long', () => written('long.yml', '#'.repeat(250_001)), 'at most 250000 are read'],
  ])('%s: said, not thrown', async (_, path, expected) => {
    expect(await readConfigFile(path())).toMatchObject({
      ok: false,
      problems: [{ at: { line: 1, column: 1 }, message: expect.stringContaining(expected) }],
    });
  });
});
