/** CloudWatch log groups in memory. A group appears with its first line, and outlives its function as on AWS. */
import { StringDecoder } from 'node:string_decoder';
import { notFound } from '../api/api-error.ts';
import type { LogChunk } from '../contract.ts';

export interface LogEvent {
  readonly eventId: string;
  readonly streamName: string;
  readonly timestampMs: number;
  readonly message: string;
}

export interface LogGroup {
  readonly name: string;
  readonly createdMs: number;
  /** In the order of arrival, over all streams. */
  readonly events: LogEvent[];
  storedBytes: number;
}

/** Events that a group keeps; the oldest go first, so that an engine that runs for days does not grow. */
const MOST_EVENTS = 100_000;

/** The beginning of a line whose end has not been written yet. */
interface OpenLine {
  readonly decoder: StringDecoder;
  text: string;
}

export class LogStore {
  readonly #groups = new Map<string, LogGroup>();
  readonly #openLines = new Map<string, OpenLine>();
  #eventCount = 0;

  /** Cuts what an environment wrote into lines; every whole one is an event. */
  append({ logGroup, logStream, timeMs, bytes }: LogChunk): void {
    const key = `${logGroup} ${logStream}`;
    const open = this.#openLines.get(key) ?? { decoder: new StringDecoder('utf8'), text: '' };
    this.#openLines.set(key, open);
    const lines = (open.text + open.decoder.write(Buffer.from(bytes))).split('\n');
    open.text = lines.pop() ?? '';
    const group = this.#groupOf(logGroup, timeMs);
    for (const line of lines) {
      if (line.trim() === '') continue;
      this.#eventCount += 1;
      const eventId = String(this.#eventCount).padStart(56, '0');
      group.events.push({ eventId, streamName: logStream, timestampMs: timeMs, message: `${line}\n` });
      group.storedBytes += Buffer.byteLength(line) + 1;
    }
    if (group.events.length > MOST_EVENTS) group.events.splice(0, group.events.length - MOST_EVENTS);
  }

  list(prefix: string): readonly LogGroup[] {
    return [...this.#groups.values()]
      .filter(({ name }) => name.startsWith(prefix))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The group of that name. @throws ApiError ResourceNotFoundException when there is none. */
  get(name: string): LogGroup {
    const group = this.#groups.get(name);
    if (group === undefined) throw notFound('The specified log group does not exist.');
    return group;
  }

  delete(name: string): void {
    this.get(name);
    this.#groups.delete(name);
    for (const key of this.#openLines.keys()) if (key.startsWith(`${name} `)) this.#openLines.delete(key);
  }

  #groupOf(name: string, nowMs: number): LogGroup {
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const group: LogGroup = { name, createdMs: nowMs, events: [], storedBytes: 0 };
    this.#groups.set(name, group);
    return group;
  }
}
