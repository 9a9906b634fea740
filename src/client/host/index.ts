import type { Exported, Host, Imported, Listed, OddsAt, Opened } from '../../protocol/index.js';
import { DOWN, Line } from './line.js';
import { Link } from './link.js';
import { randomName } from './names.js';

/** What the worker answers to whoever asks for a table. */
type Answer<P> = { ok: true } | { ok: false; problem: P };

/**
 * The host of this device: a worker, which keeps tables in the browser's own database.
 * Whenever it had to be started anew, `onrestart` is called.
 */
export function openHost(onrestart?: () => void): Host {
  const links = new Map<string, Link>();
  const odds = new Map<number, (odds: OddsAt[]) => void>();
  const line = new Line(startWorker, {
    told(message) {
      if (message.type === 'odds') odds.get(message.call)?.(message.odds);
      else if (message.type === 'tell') links.get(message.link)?.hear(message.message);
      else links.get(message.link)?.join();
    },
    restarted() {
      onrestart?.();
      for (const link of links.values()) link.join();
    },
    down() {
      for (const link of links.values()) link.hear({ type: 'closed', problem: DOWN.problem });
    },
  });

  function linkTo(id: string): Link {
    const name = randomName();
    const made = new Link({
      join: (mind) => line.send({ type: 'join', link: name, id, mind }),
      say: (message) => line.send({ type: 'say', link: name, message }),
      leave() {
        links.delete(name);
        line.send({ type: 'leave', link: name });
      },
    });
    links.set(name, made);
    return made;
  }

  async function opened<P>(id: string, answer: Promise<unknown>): Promise<Opened<P>> {
    const got = (await answer) as Answer<P>;
    return got.ok ? { ok: true, id, link: linkTo(id) } : got;
  }

  return {
    async tables() {
      return (await line.ask({ name: 'tables' }).answer) as Listed;
    },
    create(plan) {
      const id = randomName();
      keepStorage();
      return opened(id, line.ask({ name: 'create', id, plan }).answer);
    },
    open: (id) => opened(id, line.ask({ name: 'open', id }).answer),
    async remove(id) {
      await line.ask({ name: 'remove', id }).answer;
    },
    async importGames(file, { onprogress, signal } = {}) {
      const { call, answer } = line.ask({ name: 'import', id: randomName(), file }, onprogress);
      signal?.addEventListener('abort', () => line.cancel(call));
      return (await answer) as Imported;
    },
    async exportGames({ onprogress } = {}) {
      return (await line.ask({ name: 'export' }, onprogress).answer) as Exported;
    },
    odds(record, eyes, tell) {
      const { call } = line.ask({ name: 'odds', record, eyes });
      odds.set(call, tell);
      return () => {
        odds.delete(call);
        line.stop(call);
      };
    },
  };
}

/** Asks the browser not to throw games away when the disk fills up. Firefox would ask people, who would not know why. */
function keepStorage(): void {
  if (navigator.userAgent.includes('Firefox')) return;
  // Typed as always there; where there is none, or it fails, games are kept as long as they are.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  void Promise.resolve()
    .then(() => storage?.persist?.())
    .catch(() => false);
}

function startWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
}
