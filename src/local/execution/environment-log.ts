/**
 * The log of one environment. Function processes write stdout and stderr straight into one file: a write is in
 * the file before the process can send its response, so reading the file when the response is there misses
 * nothing, keeps the order of the two streams, and needs no waiting. (Pipes would have to be drained against
 * the clock.) The price: `> /dev/stderr` in a script truncates what this request logged before.
 */
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, rmSync } from 'node:fs';
import { formatRecord } from '../../core/log/format.ts';
import { passesSystemLevel } from '../../core/log/level.ts';
import type { PlatformRecord } from '../../core/log/record.ts';
import type { LogFormat } from '../../core/model.ts';
import { LOG_TAIL_BYTES } from '../../core/quotas.ts';

/** A file this long that has been read completely is emptied. */
const FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 10;

export interface LogSettings {
  readonly format: LogFormat;
  readonly systemLevel: string | null;
  /** Takes everything, in order; what CloudWatch would keep. */
  readonly sink: (bytes: Uint8Array) => void;
}

export class EnvironmentLog implements Disposable {
  /** For the processes: stdout and stderr. */
  readonly output: number;
  readonly #file: number;
  readonly #path: string;
  readonly #settings: LogSettings;
  readonly #chunk = Buffer.allocUnsafe(64 * 1024);
  #read = 0;
  #tail: Buffer = Buffer.alloc(0);
  #atLineStart = true;

  constructor(path: string, settings: LogSettings) {
    this.#path = path;
    this.output = openSync(path, 'a', 0o600);
    this.#file = openSync(path, 'r+');
    this.#settings = settings;
  }

  /** Takes in what the processes have written so far. */
  drain(): void {
    const { size } = fstatSync(this.#file);
    if (size < this.#read) this.#read = 0;
    for (;;) {
      const bytes = readSync(this.#file, this.#chunk, 0, this.#chunk.length, this.#read);
      if (bytes === 0) break;
      this.#read += bytes;
      this.#append(Buffer.from(this.#chunk.subarray(0, bytes)), true);
    }
    if (this.#read > FILE_BYTES && fstatSync(this.#file).size === this.#read) {
      ftruncateSync(this.#file, 0);
      this.#read = 0;
    }
  }

  /** Writes a platform line, after the function's output so far and always on a line of its own. */
  platform(record: PlatformRecord): void {
    const { format, systemLevel } = this.#settings;
    if (format === 'JSON' && !passesSystemLevel(record, systemLevel)) return;
    this.drain();
    const line = formatRecord(record, format, new Date().toISOString());
    if (line === '') return;
    const start = this.#atLineStart ? '' : '\n';
    // The text form of INIT_START is in CloudWatch only, never in a tail.
    this.#append(Buffer.from(start + line), format === 'JSON' || record.type !== 'initStart');
  }

  /** The last 4,096 bytes since the last call of {@link forget}. */
  tail(): Uint8Array {
    return this.#tail;
  }

  /** Begins a new tail; what a process wrote in between belongs to no request. */
  forget(): void {
    this.drain();
    this.#tail = Buffer.alloc(0);
  }

  [Symbol.dispose](): void {
    closeSync(this.output);
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #append(bytes: Buffer, inTail: boolean): void {
    this.#atLineStart = bytes.at(-1) === LINE_FEED;
    this.#settings.sink(bytes);
    if (inTail) this.#tail = Buffer.concat([this.#tail, bytes]).subarray(-LOG_TAIL_BYTES);
  }
}
