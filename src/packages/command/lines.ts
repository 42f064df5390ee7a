/** Longest piece of a line that is passed on at once: a build that prints one endless line must not fill the memory. */
const LONGEST = 8_192;

/** Cuts a stream of text into lines. */
export class LineReader {
  readonly #onLine: (line: string) => void;
  #rest = '';

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  push(text: string): void {
    // A carriage return alone redraws a progress bar: for a log that is a line too.
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#onLine(line);
    while (this.#rest.length > LONGEST) {
      this.#onLine(this.#rest.slice(0, LONGEST));
      this.#rest = this.#rest.slice(LONGEST);
    }
  }

  /** Passes on what came after the last line end. */
  end(): void {
    if (this.#rest !== '') this.#onLine(this.#rest.replace(/\r$/, ''));
    this.#rest = '';
  }
}
