/** Mistakes that other tools made with Lambda's logs, as their users reported them: none may happen here. */
import { describe, expect, test } from '@jest/globals';
import { readTail } from '../../../src/core/log/read-tail.ts';
import type { ReportRecord } from '../../../src/core/log/record.ts';
import type { StartOutcome } from '../../../src/core/model.ts';
import { likelyCause } from '../../../src/core/start/causes.ts';
import { classify } from '../../../src/core/start/classify.ts';
import { startHealth } from '../../../src/core/start/health.ts';
import { parseErrorPayload } from '../../../src/core/start/invoke-result.ts';
import { redactMessage } from '../../../src/core/start/redact.ts';
import { FAILED_SENTENCES } from '../../../src/report/reasons.ts';
import { LOG_TAILS } from '../../fixtures/log-tails.ts';
import {
  coldStart,
  EXPECTED,
  jsonTailOf,
  judged,
  REQUEST_ID,
  reportRecord,
  tailOf,
  verdictOf,
} from './invokes.ts';

function tailNamed(name: string): { readonly tail: string; readonly requestId: string } {
  const entry = LOG_TAILS.find((candidate) => candidate.name === name);
  if (entry === undefined) throw new Error(`no tail is called ${name}`);
  return entry;
}

function reportOf(name: string): ReportRecord | null {
  const { tail, requestId } = tailNamed(name);
  return readTail(tail, requestId).report;
}

function judgedTail(name: string): string {
  const { tail, requestId } = tailNamed(name);
  return verdictOf(judged({ logTail: tail, requestId }));
}

describe('reading', () => {
  test('fields are found by name, with fewer or more of them on the line', () => {
    expect(reportOf('warm, a blank before a TAB')).toMatchObject({
      durationMs: 89.34,
      maxMemoryUsedMb: 111,
      initMs: null,
      status: null,
    });
    expect(reportOf('warm and timed out')).toMatchObject({
      durationMs: 30_000,
      initMs: null,
      status: 'timeout',
    });
    const crash = tailOf(reportRecord({ status: 'error', errorType: 'Runtime.ExitError' }));
    expect(readTail(crash, REQUEST_ID).report).toMatchObject({
      initMs: 150,
      status: 'error',
      errorType: 'Runtime.ExitError',
    });
  });

  test('an init of zero is lost, and never a number', () => {
    for (const logTail of [tailOf(reportRecord({ initMs: 0 })), jsonTailOf(reportRecord({ initMs: 0 }))]) {
      expect(verdictOf(judged({ logTail }))).toBe('lost: zero-init');
    }
  });

  test('a tail that begins inside a line or inside a character is read all the same', () => {
    expect(reportOf('JSON, first line cut')?.initMs).toBe(187.65);
    const cut = new TextEncoder().encode(`ü"}\n${jsonTailOf(reportRecord())}`).slice(1);
    expect(readTail(cut, REQUEST_ID).report?.initMs).toBe(150);
    expect(verdictOf(judged({ logTail: jsonTailOf(reportRecord()).slice(0, -4) }))).toBe('lost: no-report');
  });

  test('blank lines and lines that are JSON but no object are passed over', () => {
    const logTail = `\n\nnull\n1\n[]\n"x"\n${jsonTailOf(reportRecord({ initMs: 174.055 }))}\n\n`;
    expect(judged({ logTail }).outcome).toMatchObject({ kind: 'cold', phases: { initMs: 174.055 } });
  });

  test('a function with text logs may print JSON', () => {
    expect(reportOf('text log of a function that prints JSON')?.initMs).toBe(187.65);
  });

  test('a restore is a cold start of its own kind, not a missing one', () => {
    const head = tailNamed('SnapStart restore');
    const base = tailNamed('cold, single blanks, init billed');
    expect(judged({ logTail: head.tail, requestId: head.requestId }).outcome).toMatchObject({
      by: 'restore',
      phases: { initMs: null, restoreMs: 511.25 },
    });
    expect(judged({ logTail: base.tail, requestId: base.requestId }).outcome).toMatchObject({
      by: 'init',
      phases: { initMs: 265.72, restoreMs: null },
    });
  });

  test('X-Ray adds a line, or fields, and changes nothing', () => {
    expect(reportOf('cold, followed by an X-Ray line')?.initMs).toBe(455.37);
    expect(reportOf('SnapStart restore with the X-Ray fields on the same line')?.restoreMs).toBe(325.93);
  });

  test('init is read from its own field only, whether it is billed or not', () => {
    expect(reportOf('cold, fields set apart by four blanks, init not billed')?.initMs).toBe(111.94);
    expect(reportOf('cold, single blanks, init billed')?.initMs).toBe(265.72);
  });

  test('whole numbers and fractions are both read, in both forms', () => {
    expect(reportOf('JSON cold, metrics before status')?.initMs).toBe(463.512);
    expect(reportOf('whole numbers, an unknown field, CRLF')?.initMs).toBe(400);
    expect(
      readTail(jsonTailOf(reportRecord({ initMs: 10, billedMs: 20.5 })), REQUEST_ID).report,
    ).toMatchObject({ initMs: 10, billedMs: 20.5 });
  });

  test('END lines that change their form do not matter', () => {
    const end = `END RequestId:  ${REQUEST_ID}\t\r\n`;
    expect(
      verdictOf(judged({ logTail: `${end}${end}${tailOf(reportRecord()).replace('\n', '\t\r\n')}${end}` })),
    ).toBe('cold');
  });
});

describe('classifying', () => {
  test('a cold start that times out is failed, in the new form and the old, and its init is still read', () => {
    for (const name of [
      'cold and timed out, Status on the line',
      'cold and timed out, told only by the line before',
    ]) {
      expect(judgedTail(name)).toBe('failed: timeout');
      expect(reportOf(name)?.initMs).not.toBeNull();
    }
    expect(FAILED_SENTENCES.timeout).toContain('timeout');
  });

  test('ten inits over the limit are ten failed starts, with the INIT_REPORT line in the tail or without', () => {
    const report = tailOf(reportRecord({ initMs: null, durationMs: 12_034.11, billedMs: 12_035 }));
    const overLimit = tailNamed('init over the limit').tail;
    for (let round = 0; round < 10; round += 1) {
      const logTail = round % 2 === 0 ? overLimit + report : report;
      expect(verdictOf(judged({ logTail, wallMs: 22_200 + round }))).toBe('failed: init-timeout');
    }
    expect(FAILED_SENTENCES['init-timeout']).toContain('10 s');
  });

  test('a build that cannot start is not a fast warm one; the report names the error and the likely cause', () => {
    const { tail, requestId } = tailNamed('init failed twice, the request looks warm and fast');
    const failed = judged({ logTail: tail, requestId }).outcome;
    expect(failed).toMatchObject({
      kind: 'failed',
      reason: 'init-error',
      errorType: 'Runtime.InvalidEntrypoint',
    });
    const good = judged().outcome;
    const starts = [good, failed, failed, failed].map((outcome: StartOutcome, order) =>
      coldStart({ side: order === 0 ? 'base' : 'head', order, outcome }),
    );
    expect(startHealth(starts)).toMatchObject({ reason: 'does-not-start' });
    expect(failed.kind === 'failed' && likelyCause(failed.errorType, failed.message)).toBe('other-processor');
  });

  test('an environment that AWS made ahead is lost, so that it is retaken', () => {
    expect(judgedTail('warm, a blank before a TAB')).toBe('lost: not-cold');
    expect(judgedTail('init hidden inside the request')).toBe('lost: not-cold');
  });

  test('an answer of 200 with a function error is failed, unless accepted; the sentence names the payload', () => {
    const errorPayload = parseErrorPayload(
      '{"errorType":"ValidationError","errorMessage":"no order id","trace":[]}',
    );
    const overrides = { statusCode: 200, functionError: 'Unhandled', errorPayload };
    expect(judged(overrides).outcome).toEqual({
      kind: 'failed',
      reason: 'function-error',
      errorType: 'ValidationError',
      message: 'no order id',
    });
    expect(verdictOf(judged(overrides, { acceptFunctionErrors: true }))).toBe('cold');
    expect(FAILED_SENTENCES['function-error']).toContain('`payload`');
  });

  test('the answer of another version is lost', () => {
    expect(verdictOf(judged({ executedVersion: '41' }, { version: '43' }))).toBe('lost: wrong-version');
  });

  test('a throttled attempt is lost, whatever limit it met', () => {
    for (const reason of ['ConcurrentInvocationLimitExceeded', 'CallerRateLimitExceeded']) {
      expect(verdictOf(classify({ kind: 'throttled', reason }, EXPECTED))).toBe('lost: throttled');
    }
  });

  test('function output cannot command the runner', () => {
    for (const errorMessage of [
      '::warning::x',
      '::add-mask::a',
      'x\n::error::y',
      '%0A::set-output name=result::pass',
      'a ##[error]b',
    ]) {
      const { outcome } = judged({
        functionError: 'Unhandled',
        errorPayload: { errorType: errorMessage, errorMessage },
      });
      const shown = outcome.kind === 'failed' ? [outcome.errorType, outcome.message] : [];
      for (const text of shown) expect(text).not.toMatch(/^\s*::|\n|##\[/);
      expect(redactMessage(errorMessage, [])).toBe(shown[1]);
    }
  });
});
