/** The part of a browser's history that the stack uses. */
export interface LayerHistory {
  /** How many entries of layers the current entry counts. */
  depth(): number;
  /** Adds an entry that counts `depth` layers. */
  push(depth: number): void;
  /** Goes back some entries; `popped` is called when it is done. */
  back(entries: number): void;
}

/** An open layer: a panel, a dialog, a chosen route. */
interface Layer {
  close: () => void;
}

/**
 * The open layers, with a history entry for each, so that Back closes the topmost. A layer that closes by itself takes its
 * entry along. Changes are matched with the history after a moment, so that a panel in place of another changes nothing.
 */
export class BackStack {
  readonly #history: LayerHistory;
  readonly #defer: (act: () => void) => void;
  #layers: Layer[] = [];
  /** Going back takes a while, and until it is done nothing may be pushed. */
  #goesBack = false;
  #isDeferred = false;
  #waiting: (() => void)[] = [];

  constructor(history: LayerHistory, defer: (act: () => void) => void) {
    this.#history = history;
    this.#defer = defer;
    // After a reload nothing is open, but the entries are still there.
    this.#match();
  }

  /** Adds a layer on top; `close` is called when Back is pressed. Returns a function that removes it. */
  add(close: () => void): () => void {
    const layer: Layer = { close };
    this.#layers.push(layer);
    this.#matchSoon();
    return () => {
      if (!this.#layers.includes(layer)) return;
      this.#layers = this.#layers.filter((it) => it !== layer);
      this.#matchSoon();
    };
  }

  /** Forgets all layers without closing them. Resolves when their entries are gone. */
  clear(): Promise<void> {
    this.#layers = [];
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#matchSoon();
    });
  }

  /** The browser shows another entry: call this on `popstate`. */
  popped(): void {
    if (this.#goesBack) this.#goesBack = false;
    else for (const { close } of this.#layers.splice(Math.max(0, this.#history.depth())).reverse()) close();
    // Forward leads to entries of layers that are closed, and back again.
    this.#matchSoon();
  }

  #matchSoon(): void {
    if (this.#isDeferred) return;
    this.#isDeferred = true;
    this.#defer(() => {
      this.#isDeferred = false;
      this.#match();
    });
  }

  #match(): void {
    if (this.#goesBack) return;
    const depth = this.#history.depth();
    const wanted = this.#layers.length;
    for (let next = depth + 1; next <= wanted; next++) this.#history.push(next);
    if (depth > wanted) {
      this.#goesBack = true;
      this.#history.back(depth - wanted);
      return;
    }
    const waiting = this.#waiting.splice(0);
    for (const resolve of waiting) resolve();
  }
}
