/** Shows lines one at a time, but those that come sooner than `gap` milliseconds after the last together, so that a screen reader can keep up. */
export class BatchedLines {
  readonly #show: (text: string) => void;
  readonly #gap: number;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (text: string) => void, gap: number) {
    this.#show = show;
    this.#gap = gap;
  }

  add(line: string): void {
    this.#waiting.push(line);
    if (this.#timer === undefined) this.#flush();
  }

  /** Drops what waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #flush(): void {
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    this.#show(this.#waiting.join(' '));
    this.#waiting = [];
    this.#timer = setTimeout(() => this.#flush(), this.#gap);
  }
}
