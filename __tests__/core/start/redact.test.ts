import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_MESSAGE_LENGTH, redactErrorType, redactMessage } from '../../../src/core/start/redact.ts';

const MARK = '<environment value>';

describe('environment values', () => {
  test('are replaced, the longest first, whatever their order', () => {
    const values = ['orders', 'orders-production'];
    expect(redactMessage('no table orders-production', values)).toBe(`no table ${MARK}`);
    expect(redactMessage('no table orders-production', values.toReversed())).toBe(`no table ${MARK}`);
  });

  test('that overlap leave no rest behind', () => {
    expect(redactMessage('x=abcdefghi', ['abcdef', 'defghi'])).toBe(`x=${MARK}`);
    expect(redactMessage('x=ababababab', ['abababab'])).toBe(`x=${MARK}`);
  });

  test('are found inside words, in another case, escaped and percent-encoded', () => {
    expect(redactMessage('ENOTFOUND mydb.internalx', ['MyDB.Internal'])).toBe(`ENOTFOUND ${MARK}x`);
    expect(redactMessage('bad "pa\\"ss\\\\word"', ['pa"ss\\word'])).toBe(`bad "${MARK}"`);
    expect(redactMessage('GET /?k=p%26ss%3Dword', ['p&ss=word'])).toBe(`GET /?k=${MARK}`);
  });

  test('of several lines are replaced line by line, and the password of a URL by itself', () => {
    expect(redactMessage('bad key MIIEvgIBADAN', ['-----BEGIN-----\nMIIEvgIBADAN\n'])).toBe(
      `bad key ${MARK}`,
    );
    expect(redactMessage('auth failed with hunter22', ['postgres://me:hunter22@db/x'])).toBe(
      `auth failed with ${MARK}`,
    );
  });

  test('that are short are replaced as whole words only, and one or two characters not at all', () => {
    expect(redactMessage('stage prod, product 1 of on', ['prod', '1', 'on'])).toBe(
      `stage ${MARK}, product 1 of on`,
    );
    expect(redactMessage('Error: level error', ['error'])).toBe(`Error: level ${MARK}`);
    expect(redactMessage('pin 4711 in 147119', ['4711'])).toBe(`pin ${MARK} in 147119`);
  });

  test('may be anything: pattern characters, empty, half a surrogate pair', () => {
    expect(redactMessage('a.*b(c[d', ['.*b(c[d'])).toBe(`a${MARK}`);
    expect(redactMessage('fine', ['', '   ', '\ud800\ud800\ud800'])).toBe('fine');
  });

  test('of six characters and more never come through, and nothing throws', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }).filter((text) => {
      // Only what survives the folding of control characters and trimming can be told apart from other text.
      return (
        /^[\p{L}\p{N}\p{P}\p{S}]+$/u.test(text) &&
        !MARK.includes(text) &&
        !text.startsWith('::') &&
        !text.includes('##[')
      );
    });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 4 }),
        fc.array(fc.string(), { minLength: 5, maxLength: 5 }),
        (values, between) => {
          const message = between.map((text, index) => text + (values[index] ?? '')).join('');
          const shown = redactMessage(message, values);
          for (const secret of values) expect(shown.replaceAll(MARK, '\n')).not.toContain(secret);
        },
      ),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe('what identifies or opens an account', () => {
  const key = `${'AKIA'}${'IOSFODNN7EXAMPLE'}`;
  const secret = `${'wJalrXUtnFEMI/K7MDENG/'}${'bPxRfiCYEXAMPLEKEY'}`;
  test.each([
    ['not authorized on arn:aws:s3:::bucket/key: denied', 'not authorized on <ARN> denied'],
    ['role (arn:aws-cn:iam::123456789012:role/x) missing', 'role (<ARN>) missing'],
    ['account 123456789012, bucket-123456789012-eu', 'account <account>, bucket-<account>-eu'],
    ['time 1764504000000 took 12345678901 ns', 'time 1764504000000 took 12345678901 ns'],
    [`key ${key} refused`, 'key <access key> refused'],
    [`secret ${secret} refused`, 'secret <secret key> refused'],
    [`commit ${'0a'.repeat(20)} at modules/foo/bar`, `commit ${'0a'.repeat(20)} at modules/foo/bar`],
    [`token ${'Ab1+'.repeat(40)}== expired`, 'token <token> expired'],
    ['GET https://b.s3.amazonaws.com/k?a=1&X-Amz-Signature=00ff failed', 'GET <presigned URL> failed'],
    ['GET https://example.com/k?a=1 failed', 'GET https://example.com/k?a=1 failed'],
  ])('%s', (message, shown) => {
    expect(redactMessage(message, [])).toBe(shown);
  });
});

describe('what is printed', () => {
  test('is one line, without control characters or colours', () => {
    expect(redactMessage('\n\n  first\r\nsecond', [])).toBe('first');
    for (const end of ['\n', '\r', '\u2028', '\u2029', '\u0085', '\v'])
      expect(redactMessage(`first${end}::error::x`, [])).toBe('first');
    expect(redactMessage('\u001b[31mred\u001b[0m\u0000 \u202etext', [])).toBe('red   text');
  });

  test('has at most 300 characters, cut after the redaction and never inside a character', () => {
    const shown = redactMessage(`${'😀'.repeat(147)} my-secret-value`, ['my-secret-value']);
    expect(shown).toHaveLength(MAX_MESSAGE_LENGTH);
    expect(shown.endsWith('…')).toBe(true);
    expect(shown).not.toContain('my-');
    expect(shown.isWellFormed()).toBe(true);
    expect([...redactMessage('x'.repeat(6_000_000).replaceAll('xx', 'x '), [])]).toHaveLength(
      MAX_MESSAGE_LENGTH,
    );
  });

  test.each(['::warning::x', '::add-mask::a', '  ::error file=a::b', '\u001b[0m::stop-commands::t'])(
    'is no workflow command: %j',
    (message) => {
      expect(redactMessage(message, [])).toMatch(/^: :/);
    },
  );

  test('is no command of the old form, wherever it stands, and keeps other colons', () => {
    expect(redactMessage('a ##[error]b', [])).toBe('a ## [error]b');
    expect(redactMessage('%0A::set-output name=result::pass', [])).toBe('%0A::set-output name=result::pass');
    expect(redactMessage('std::bad_alloc', [])).toBe('std::bad_alloc');
  });

  test('of an error type is treated alike', () => {
    expect(redactErrorType('Runtime.ExitError', [])).toBe('Runtime.ExitError');
    expect(redactErrorType('::error::orders-prod\nx', ['orders-prod'])).toBe(`: :error::${MARK}`);
    expect(redactErrorType('E'.repeat(500).replaceAll('EE', 'E.'), [])).toHaveLength(100);
  });

  test("loses Lambda's own prefix", () => {
    expect(redactMessage('RequestId: 1-2 Error: Runtime exited', [])).toBe('Runtime exited');
  });
});

test('what is shown is never longer than a report takes, counted as it counts', () => {
  for (const message of [
    '\u{1f600} '.repeat(200),
    `${'x'.repeat(298)}\u{1f600}y`,
    `::${'##['.repeat(200)}`,
  ]) {
    const shown = redactMessage(message, []);
    expect(shown.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
    expect(shown.isWellFormed()).toBe(true);
  }
});
