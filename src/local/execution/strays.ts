/**
 * Processes of an environment outside its process groups: a function may start one in a session of its own, which
 * would go on using the processor while another environment is measured. Linux only; elsewhere none is found.
 */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Reaper } from './start-reaper.ts';

interface Seen {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Clock ticks since boot; with the id it names one process for good. */
  readonly startTime: number;
}

/** What only this environment's processes have. */
export interface Marks {
  /** Part of a value in their environment. */
  readonly variable: string;
  /** The file that takes their output. */
  readonly outputFile: string;
}

export class Strays {
  readonly #marks: Marks;
  readonly #guard: Pick<Reaper, 'addStray'>;
  /** Leaders of the groups, which are signalled elsewhere, by their start time. */
  readonly #leaders = new Map<number, number>();
  readonly #known = new Map<number, Seen>();

  constructor(marks: Marks, guard: Pick<Reaper, 'addStray'>) {
    this.#marks = marks;
    this.#guard = guard;
  }

  /** To be called as soon as the leader of a group was started. */
  lead(pid: number): void {
    const seen = process.platform === 'linux' ? read(pid) : null;
    if (seen !== null) this.#leaders.set(pid, seen.startTime);
  }

  /**
   * Remembers every descendant of the leaders and every process with the marks, and signals those that live. Call it
   * before the leaders are killed: nobody can tell afterwards whose child an orphan was.
   */
  signal(signal: NodeJS.Signals): void {
    // A process may fork while the list is read: again until a pass finds nothing new.
    for (let pass = 0; pass < 5; pass += 1) {
      const before = this.#known.size;
      this.#look();
      for (const { pid } of this.#known.values()) send(pid, signal);
      if (this.#known.size === before) return;
    }
  }

  /** Signals only those that were found before. */
  signalKnown(signal: NodeJS.Signals): void {
    for (const { pid, startTime } of this.#known.values()) {
      if (read(pid)?.startTime === startTime) send(pid, signal);
    }
  }

  #look(): void {
    if (this.#leaders.size === 0) return;
    // Nothing older than its leader is a leader's child: that spares reading most of the machine's processes.
    const earliest = Math.min(...this.#leaders.values());
    const all = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => read(Number(name)))
        .filter((seen): seen is Seen => seen !== null && seen.startTime >= earliest)
        .map((seen) => [seen.pid, seen]),
    );
    for (const [pid, { startTime }] of this.#known) {
      if (all.get(pid)?.startTime !== startTime) this.#known.delete(pid);
    }
    for (const seen of all.values()) {
      if (seen.pid === process.pid || this.#leaders.has(seen.group)) continue;
      if (this.#known.has(seen.pid) || !(this.#descends(seen, all) || this.#marked(seen.pid))) continue;
      this.#known.set(seen.pid, seen);
      // When the engine is killed, the system wakes and ends the stopped group leaders, and nothing would end the processes that they started.
      this.#guard.addStray(seen.pid, seen.startTime);
    }
  }

  #descends(seen: Seen, all: ReadonlyMap<number, Seen>): boolean {
    let ancestor: Seen | undefined = seen;
    for (let depth = 0; ancestor !== undefined && depth < 64; depth += 1) {
      if (this.#leaders.get(ancestor.pid) === ancestor.startTime || this.#known.has(ancestor.pid))
        return true;
      ancestor = all.get(ancestor.parent);
    }
    return false;
  }

  #marked(pid: number): boolean {
    const { variable, outputFile } = this.#marks;
    try {
      if (readFileSync(`/proc/${pid}/environ`, 'latin1').includes(variable)) return true;
      return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === outputFile);
    } catch {
      return false;
    }
  }
}

/** null when the process is gone, or has ended and only waits to be collected. Source: proc_pid_stat(5). */
function read(pid: number): Seen | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may hold anything; what follows its last bracket are state, ppid, pgrp, ...
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    return { pid, parent: Number(fields[1]), group: Number(fields[2]), startTime: Number(fields[19]) };
  } catch {
    return null;
  }
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already.
  }
}
