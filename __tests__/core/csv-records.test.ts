import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CsvError, csvRecords } from '../../src/core/csv-records.ts';

const fields = (text: string) => csvRecords(text).map((record) => record.fields);

describe('records of CSV text', () => {
  test.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a,b",c', [['a,b', 'c']]],
    ['"say ""hi""" , c ', [['say "hi"', 'c']]],
    ['5" disk,x', [['5" disk', 'x']]],
    ['a\n\n  \nb', [['a'], ['b']]],
    [',\n', [['', '']]],
    ['', []],
  ])('%j', (text, expected) => {
    expect(fields(text)).toEqual(expected);
  });

  test.each(['\n', '\r\n', '\r'])('a line break inside quotes is text: %j', (lineBreak) => {
    const text = `name,ms${lineBreak}"two${lineBreak}lines",1${lineBreak}next,2`;
    expect(csvRecords(text)).toEqual([
      { line: 1, fields: ['name', 'ms'] },
      { line: 2, fields: [`two${lineBreak}lines`, '1'] },
      { line: 4, fields: ['next', '2'] },
    ]);
  });

  test.each([
    ['a,b\n1,"2\n3,4\n', 'line 2: a quote is opened and not closed'],
    ['a\n"', 'line 2: a quote is opened and not closed'],
    ['a\n""";', 'line 2: a quote is opened and not closed'],
    ['a\n"1"2,3', 'line 2: there is text behind a closed quote'],
    ['a\n"1\n2" 3', 'line 3: there is text behind a closed quote'],
    [`a\n"${'x'.repeat(20_000)}"`, 'line 2: a record has more than 10000 characters'],
    [`a\n${'x,'.repeat(20_000)}`, 'line 2: a record has more than 10000 characters'],
  ])('%# is refused with its line', (text, message) => {
    expect(() => csvRecords(text)).toThrow(CsvError);
    expect(() => csvRecords(text)).toThrow(message);
  });

  test('whatever stands in a cell is read as it was written', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.trim());
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        expect(fields(rows.map((row) => row.map(quoted).join(',')).join(end))).toEqual(rows);
      }),
    );
  });

  test('no text does more than be read or refused', () => {
    const any = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'a') });
    fc.assert(
      fc.property(any, (text) => {
        try {
          expect(csvRecords(text).every((record) => record.line >= 1)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(CsvError);
        }
      }),
    );
  });
});
