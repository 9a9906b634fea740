import type { Bus, BusMember, TableNews } from './bus.js';

/** A bus within one process: a single server hears nobody, and pays nothing for it. */
export class LocalBus implements Bus {
  private readonly listeners = new Set<(news: TableNews) => void>();

  join(onNews: (news: TableNews) => void): BusMember {
    // The same function may join twice.
    const listener = (news: TableNews): void => onNews(news);
    this.listeners.add(listener);
    return {
      publish: (news) => {
        for (const other of this.listeners) {
          if (other === listener) continue;
          queueMicrotask(() => this.listeners.has(other) && other(news));
        }
      },
      leave: () => void this.listeners.delete(listener),
    };
  }
}
