/** Waits for answers to several askers, and calls out where one has waited for too long. */
export class Patience {
  private readonly ms: number;
  private readonly out: () => void;
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(ms: number, out: () => void) {
    this.ms = ms;
    this.out = out;
  }

  /** Somebody waits from now on, or does already. */
  wait(asker: string): void {
    if (!this.waiting.has(asker)) this.waiting.set(asker, setTimeout(this.out, this.ms));
  }

  /** There was an answer. */
  answered(asker: string): void {
    clearTimeout(this.waiting.get(asker));
    this.waiting.delete(asker);
  }

  stop(): void {
    for (const asker of this.waiting.keys()) this.answered(asker);
  }
}
