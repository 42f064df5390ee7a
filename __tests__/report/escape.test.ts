import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  code,
  commandMessage,
  commandProperty,
  inline,
  plain,
  shorten,
  visible,
  withoutCommands,
} from '../../src/report/escape.ts';

/** What a reader sees: backslash escapes and entities resolved. */
function decoded(markdown: string): string {
  return markdown
    .replace(/<\/?(?:code|span)>/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#36;/g, '$')
    .replace(/&amp;/g, '&');
}

/** Strings made of what Markdown, GitHub, terminals and the runner give a meaning to. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '|',
        '\\|',
        '`',
        '``',
        '\n',
        '\r\n',
        '<img src=x>',
        '<!--',
        '-->',
        '</details>',
        '@acme/team',
        '@user',
        '#123',
        'GH-7',
        'https://evil.example',
        'www.evil.example',
        'a@b.co',
        '[x](y)',
        '![x](y)',
        '**',
        '__',
        '~~',
        '$x$',
        '&lt;',
        '&#64;user',
        ':tada:',
        '::error::x',
        '##[error]',
        '\u202e',
        '\u0000',
        '\u001b[31m',
        '\ud800',
        '1. ',
        '- ',
        '# ',
        '> ',
        '\\',
        ' ',
        '\u2028',
        '\u{e0041}',
      ),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('Markdown', () => {
  test('E13: a name with pipes, backticks, HTML, a mention and line breaks is literal text', () => {
    const label = 'api|v2 `x` <img src=x> @acme/team\n| fake | row |';
    expect(code(label)).toBe(
      '<code>api\\|v2 \\`x\\` &lt;img src=x&gt; @\u200bacme/team \\| fake \\| row \\|</code>',
    );
  });

  test.each([
    ['@acme/team', '@\u200bacme/team'],
    ['see #12 and GH-7', 'see #\u200b12 and GH-\u200b7'],
    ['https://x.example www.x.example', 'https:\u200b//x.example www\u200b.x.example'],
    ['a * b _ c ~ d', 'a \\* b \\_ c \\~ d'],
    ['1. item', '1\\. item'],
    ['- item', '\\- item'],
    ['0.1.0', '0.1.0'],
    ['$x$', '<span>$</span>x<span>$</span>'],
    [':tada:', ':\u200btada:'],
    ['a\u202eb\u0007c', 'a\ufffdb\ufffdc'],
  ])('%j becomes %j', (text, expected) => {
    expect(inline(text)).toBe(expected);
  });

  test.each([
    ['inline', inline],
    ['code', code],
  ])('%s: no hostile text keeps a cell separator, a tag, a link, a mention or a reference', (_, quote) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = quote(text);
        expect(safe).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(safe.replace(/<\/?(?:code|span)>/g, '')).not.toMatch(/[<>]/);
        expect(safe.replace(/\\[\\|`]/g, '')).not.toMatch(/[|`\\](?![!-/:-@[-`{-~])/);
        const seen = decoded(safe);
        expect(seen).not.toMatch(/[@#][\p{L}\p{N}_/-]/u);
        expect(seen).not.toMatch(/https?:\/\/|www\.|\bGH-\d/i);
      }),
    );
  });

  test('what is shown is what was there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), (text) => {
        expect(decoded(inline(text)).replaceAll('\u200b', '')).toBe(visible(text));
      }),
    );
  });
});

describe('length', () => {
  test('the middle goes, both ends stay, no surrogate pair is cut', () => {
    expect(shorten('service-orders-production-eu', 15)).toBe('service…tion-eu'.slice(0, 15));
    expect(shorten('🚀'.repeat(9), 4)).toBe('🚀🚀…🚀');
    expect(shorten('short', 5)).toBe('short');
  });

  test('an escaped text grows, but never because of what was cut away', () => {
    expect(code('|'.repeat(500), 10)).toBe(`<code>${'\\|'.repeat(5)}…${'\\|'.repeat(4)}</code>`);
  });
});

describe('job log', () => {
  test.each([
    ['::warning::x', ': :warning::x'],
    ['  ::add-mask::a', '  : :add-mask::a'],
    ['ok\n::set-output name=result::pass', 'ok\n: :set-output name=result::pass'],
    ['x ##[error]y', 'x ## [error]y'],
    ['a::b', 'a::b'],
  ])('E14: %j is not a workflow command', (text, expected) => {
    expect(withoutCommands(text)).toBe(expected);
  });

  test('nothing that the runner takes for a command is left', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const line of withoutCommands(text).split(/\r\n|\r|\n/)) {
          expect(line.trimStart().startsWith('::')).toBe(false);
          expect(line.includes('##[')).toBe(false);
        }
      }),
    );
  });

  test('escape sequences and line breaks are gone from a name', () => {
    expect(plain('a\u001b[31mb\r\nc')).toBe('a\ufffd[31mb c');
  });

  test('commands are encoded as the runner decodes them', () => {
    expect(commandMessage('50 %\r\n%0A')).toBe('50 %25%0D%0A%250A');
    expect(commandProperty('a:b,c')).toBe('a%3Ab%2Cc');
  });
});
