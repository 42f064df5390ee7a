/**
 * How long reading one log tail of 4 KB takes: the median in microseconds, and as a multiple of JSON.parse over as
 * many bytes, so that machines can be compared. Run: node bench/read-tail.ts. Ends with 1 at 100 microseconds or more.
 */
import { formatRecord } from '../src/core/log/format.ts';
import { readTail } from '../src/core/log/read-tail.ts';
import type { ReportRecord } from '../src/core/log/record.ts';

const TAIL_BYTES = 4_096;
const LIMIT_MICROS = 100;
const WARM_UP = 2_000;
const ROUNDS = 20_000;
const REQUEST_ID = '11111111-2222-4333-8444-555555555555';
const TIME = '2026-11-30T12:00:00.000Z';

const REPORT: ReportRecord = {
  type: 'report',
  requestId: REQUEST_ID,
  durationMs: 3.1,
  billedMs: 546,
  memorySizeMb: 2048,
  maxMemoryUsedMb: 95,
  initMs: 542.01,
  restoreMs: null,
  billedRestoreMs: null,
  status: null,
  errorType: null,
};

/** As many lines as fit before the last one, the first of them cut. */
function tail(line: (number: number) => string, last: string): Uint8Array {
  let text = '';
  for (let number = 0; text.length < TAIL_BYTES; number += 1) text += line(number);
  return new TextEncoder().encode(text + last).slice(-TAIL_BYTES);
}

const textReport = formatRecord(REPORT, 'Text', TIME);
const jsonReport = formatRecord({ ...REPORT, status: 'success' }, 'JSON', TIME);
const TAILS: Readonly<Record<string, Uint8Array>> = {
  'text log': tail((n) => `${TIME}\t${REQUEST_ID}\tINFO\tloaded table ${n}\n`, textReport),
  'JSON log': tail(
    (n) =>
      `${JSON.stringify({ timestamp: TIME, level: 'INFO', requestId: REQUEST_ID, message: `loaded table ${n}` })}\n`,
    jsonReport,
  ),
  'nothing but forged text reports': tail(() => textReport, textReport),
  'nothing but forged JSON reports': tail(() => jsonReport, jsonReport),
};

/** The median time of one call, in microseconds. */
function medianMicros(call: () => unknown): number {
  for (let round = 0; round < WARM_UP; round += 1) call();
  const micros = Float64Array.from({ length: ROUNDS }, () => {
    const started = process.hrtime.bigint();
    call();
    return Number(process.hrtime.bigint() - started) / 1_000;
  });
  return micros.sort()[ROUNDS / 2] ?? Number.NaN;
}

const decoder = new TextDecoder();
const records = `[${`${jsonReport.trim()},`.repeat(TAIL_BYTES)}`.slice(0, TAIL_BYTES - jsonReport.length);
const comparable = new TextEncoder().encode(`${records.slice(0, records.lastIndexOf('},{') + 1)}]`);
const parseMicros = medianMicros(() => JSON.parse(decoder.decode(comparable)));
console.log(`JSON.parse of ${comparable.length} bytes: ${parseMicros.toFixed(1)} us`);

for (const [name, bytes] of Object.entries(TAILS)) {
  if (readTail(bytes, REQUEST_ID).report?.initMs !== REPORT.initMs) throw new Error(`${name}: misread`);
  const micros = medianMicros(() => readTail(bytes, REQUEST_ID));
  console.log(
    `${name}, ${bytes.length} bytes: ${micros.toFixed(1)} us, ${(micros / parseMicros).toFixed(2)} of JSON.parse`,
  );
  if (!(micros < LIMIT_MICROS)) process.exitCode = 1;
}
