/** Listeners by event, where `Events` has the arguments of each. */
export class Listeners<Events extends Record<keyof Events, readonly unknown[]>> {
  private readonly byName = new Map<keyof Events, Set<(...args: never) => void>>();

  /** Calls `listener` from the next event on. Returns a function that stops it. */
  add<E extends keyof Events>(event: E, listener: (...args: Events[E]) => void): () => void {
    const listeners = this.byName.get(event) ?? new Set();
    this.byName.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  emit<E extends keyof Events>(event: E, ...args: Events[E]): void {
    for (const listener of this.byName.get(event) ?? []) (listener as (...args: Events[E]) => void)(...args);
  }
}
