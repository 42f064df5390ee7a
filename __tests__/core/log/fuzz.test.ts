import { expect, test } from '@jest/globals';
import { formatRecord } from '../../../src/core/log/format.ts';
import { readTail } from '../../../src/core/log/read-tail.ts';
import type { PlatformRecord } from '../../../src/core/log/record.ts';
import { classify } from '../../../src/core/start/classify.ts';
import { LOG_TAILS } from '../../fixtures/log-tails.ts';
import { OTHER_ID, REPORT, REQUEST_ID, TIME } from './records.ts';

const TAILS = 200_000;

/** mulberry32: small, fast, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(20_261_130);
const below = (limit: number): number => Math.floor(random() * limit);
function pick<T>(values: readonly T[]): T {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

/** Tails of this request, of another, and of both; every id is one of two, so that lines can trade places. */
const SEEDS: readonly string[] = [
  ...LOG_TAILS.map(({ tail, requestId }) => tail.replaceAll(requestId, REQUEST_ID)),
  ...[REQUEST_ID, OTHER_ID].flatMap((requestId) =>
    (['Text', 'JSON'] as const).map((format) => {
      const records: readonly PlatformRecord[] = [
        {
          type: 'initReport',
          initializationType: 'on-demand',
          phase: 'init',
          status: 'error',
          errorType: 'Error',
          durationMs: 12.5,
        },
        { type: 'start', requestId, version: '3' },
        { type: 'end', requestId },
        { ...REPORT, requestId },
      ];
      return records.map((record) => formatRecord(record, format, TIME)).join('');
    }),
  ),
];

const SCRAPS = [
  '\n',
  '\r\n',
  '\t',
  ' ',
  '\t\t',
  ': ',
  ':',
  '{',
  '}',
  '"',
  ',',
  '\u0000',
  '\ufffd',
  'é',
  '\u2028',
  '-',
  '.',
  'e9',
  ' ms',
  ' MB',
  'Duration: ',
  'Init Duration: ',
  'Billed ',
  'Status: ',
  'REPORT RequestId: ',
  'INIT_REPORT ',
  '"initDurationMs":',
  '"platform.report"',
  REQUEST_ID,
  OTHER_ID,
  '0',
  '9'.repeat(400),
];

const MUTATIONS: readonly ((tail: string) => string)[] = [
  (tail) => tail.slice(below(tail.length + 1)),
  (tail) => tail.slice(0, below(tail.length + 1)),
  (tail) => {
    const at = below(tail.length + 1);
    return tail.slice(0, at) + pick(SCRAPS) + tail.slice(at);
  },
  (tail) => {
    const at = below(tail.length + 1);
    return tail.slice(0, at) + tail.slice(at + 1 + below(8));
  },
  (tail) => {
    const at = below(tail.length + 1);
    return tail.slice(0, at) + String.fromCharCode(below(0x250)) + tail.slice(at + 1);
  },
  (tail) => tail + pick(SEEDS),
  (tail) => pick(SEEDS) + tail,
  (tail) => tail.replace(pick([REQUEST_ID, OTHER_ID]), pick([REQUEST_ID, OTHER_ID])),
  (tail) => tail.replaceAll('\t', ' '),
  (tail) => tail.split('\n').reverse().join('\n'),
  (tail) => tail.split('\t').reverse().join('\t'),
];

/** The numbers that are written out anywhere in the text. */
function numbersIn(tail: string): Set<number> {
  return new Set((tail.match(/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\d+(?:\.\d+)?/g) ?? []).flatMap(everyReading));
}

/** `12.5e3` in JSON is one number; a text line that breaks off inside it shows a shorter one. */
function everyReading(token: string): number[] {
  return [Number(token), Number(token.replace(/[eE].*$/, ''))];
}

/** Independent of the reader: some line begins as a report of this request and holds all these numbers. */
function hasReportOf(requestId: string, tail: string, numbers: readonly number[]): boolean {
  return tail.split('\n').some((line) => {
    const begins =
      line.replace(/^REPORT[\t ]+RequestId:[\t ]+/, '').startsWith(requestId) ||
      (line.startsWith('{') && line.includes('platform.report') && line.includes(`"${requestId}"`));
    const written = begins ? numbersIn(line) : new Set();
    return begins && numbers.every((number) => written.has(number));
  });
}

test(`${TAILS} damaged tails: no error, no other request's cold start, no number that is not in the text`, () => {
  let cold = 0;
  let readings = 0;
  for (let round = 0; round < TAILS; round += 1) {
    let tail = pick(SEEDS);
    for (let count = 1 + below(4); count > 0; count -= 1) tail = pick(MUTATIONS)(tail);
    const bytes = new TextEncoder().encode(tail);
    const start = below(4) === 0 ? below(4) : 0;
    const cut = bytes.subarray(start);
    const shown = new TextDecoder().decode(cut);

    const { report, initReports, restoreReports } = readTail(cut, REQUEST_ID);
    const { outcome } = classify(
      {
        kind: 'response',
        requestId: REQUEST_ID,
        statusCode: 200,
        executedVersion: '3',
        functionError: null,
        logTail: cut,
        errorPayload: null,
        wallMs: 1000,
      },
      { version: '3', tierMb: 128, acceptFunctionErrors: false, environmentValues: [] },
    );

    const problems: string[] = [];
    if (report !== null && report.requestId !== REQUEST_ID) problems.push('report of another request');
    if (outcome.kind === 'cold') {
      cold += 1;
      const numbers = Object.values(outcome.phases).filter((value) => value !== null);
      if (!hasReportOf(REQUEST_ID, shown, numbers))
        problems.push('cold start that no report of the request shows');
    }
    const values = [
      report,
      ...initReports,
      ...restoreReports,
      outcome.kind === 'cold' ? outcome.phases : null,
    ]
      .flatMap((record) => Object.values(record ?? {}))
      .filter((value) => typeof value === 'number');
    readings += values.length;
    const written = numbersIn(shown);
    for (const value of values) if (!written.has(value)) problems.push(`${value} is not in the text`);
    // One assertion per damaged tail would take most of the minute.
    if (problems.length > 0) expect({ shown, problems }).toEqual({ shown, problems: [] });
  }
  // The fuzzer must reach what it tests: most tails still hold something to read.
  expect(cold).toBeGreaterThan(TAILS / 10);
  expect(readings).toBeGreaterThan(TAILS);
  // Ten seconds on an idle machine; tests may share theirs.
}, 240_000);
