/** The processes of one sandbox, with whatever they started themselves: frozen, woken and ended together. */
import { type Command, type LaunchedProcess, type LaunchOptions, launch } from './processes.ts';
import { type Marks, Strays } from './strays.ts';

/** Told about every process group, so that none survives a crash of this process. */
export interface ProcessGuard {
  add(pid: number): void;
  remove(pid: number): void;
  addStray(pid: number, startTime: number): void;
}

export class ProcessSet {
  readonly #guard: ProcessGuard;
  readonly #strays: Strays;
  readonly #processes: LaunchedProcess[] = [];
  #frozen = false;
  #peakKb: number | null = null;

  constructor(marks: Marks, guard: ProcessGuard) {
    this.#guard = guard;
    this.#strays = new Strays(marks, guard);
  }

  launch(command: Command, options: LaunchOptions): LaunchedProcess {
    const process = launch(command, options);
    const { pid } = process;
    this.#processes.push(process);
    if (pid !== null) {
      this.#guard.add(pid);
      this.#strays.lead(pid);
      void process.ended.then(() => this.#guard.remove(pid));
    }
    return process;
  }

  /** Over when all that were launched have ended. */
  ended(): Promise<unknown> {
    return Promise.all(this.#processes.map((process) => process.ended));
  }

  /** Lambda freezes an environment between requests: what it does in the background must not slow down others. */
  freeze(): void {
    if (this.#frozen) return;
    this.#frozen = true;
    for (const process of this.#processes) process.freeze();
    this.#strays.signal('SIGSTOP');
  }

  thaw(): void {
    if (!this.#frozen) return;
    this.#frozen = false;
    for (const process of this.#processes) process.thaw();
    this.#strays.signalKnown('SIGCONT');
  }

  kill(): void {
    this.#strays.signal('SIGKILL');
    for (const { kill } of this.#processes) kill();
  }

  /** After the processes have ended: what came of a fork at that moment, or of a leader that had ended on its own. */
  killStrays(): void {
    this.#strays.signal('SIGKILL');
  }

  observeMemory(): void {
    const readings = this.#processes.map((process) => process.peakMemoryKb() ?? 0);
    const sum = readings.reduce((total, kb) => total + kb, 0);
    if (sum > 0) this.#peakKb = Math.max(this.#peakKb ?? 0, sum);
  }

  /** Peak resident size over the processes, as far as it could be read; null when it never could. */
  get peakMemoryMb(): number | null {
    return this.#peakKb === null ? null : Math.ceil(this.#peakKb / 1024);
  }
}
