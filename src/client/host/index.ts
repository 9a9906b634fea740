import { type Host, MAX_ID_LENGTH, type Opened } from '../../protocol/index.js';
import { forgetFlags } from '../flags/stored-flags.js';
import { DOWN, WorkerConnection } from './connection.js';
import { Link } from '../../remote/link.js';
import { randomName } from '../../remote/names.js';

/** The host of this device: a worker that stores tables in the browser's database. Calls `onRestart` whenever it is restarted. */
export function openHost(onRestart?: () => void): Host {
  const links = new Map<string, Link>();
  const connection = new WorkerConnection(startWorker, {
    onFrame(frame) {
      const link = links.get(frame.link ?? '');
      if (frame.type === 'deliver') return link?.receive(frame.message);
      if (frame.type === 'rejoin') return link?.join();
      const { id, problem } = frame;
      if (id === undefined) throw new Error(`the worker rejected a frame: ${problem.code} at ${problem.at}`);
      link?.receive({ type: 'refused', id, problem: { code: 'not-a-move', at: problem.at } });
    },
    onRestart() {
      onRestart?.();
      for (const link of links.values()) link.join();
    },
    onDown() {
      for (const link of links.values()) link.receive({ type: 'closed', problem: DOWN.problem });
    },
  });

  function linkTo(table: string): Link {
    const name = randomName();
    const link = new Link({
      join: (resume) => connection.send({ type: 'join', link: name, table, resume }),
      send: (message) => connection.send({ type: 'send', link: name, message }),
      leave() {
        links.delete(name);
        connection.send({ type: 'leave', link: name });
      },
    });
    links.set(name, link);
    return link;
  }

  async function linkWhenOpen<P>(
    id: string,
    answer: Promise<{ ok: true } | { ok: false; problem: P }>,
  ): Promise<Opened<P>> {
    const opened = await answer;
    return opened.ok ? { ok: true, id, link: linkTo(id) } : opened;
  }

  return {
    tables: () => connection.ask('tables', null).answer,
    create(plan) {
      const id = randomName();
      requestPersistentStorage();
      return linkWhenOpen(id, connection.ask('create', { id, plan }).answer);
    },
    open(id) {
      // The id may come from an address that was mistyped or cut off.
      const isId = id.length > 0 && id.length <= MAX_ID_LENGTH;
      if (!isId) return Promise.resolve({ ok: false, problem: { code: 'no-such-table' } });
      return linkWhenOpen(id, connection.ask('open', { id }).answer);
    },
    async remove(id) {
      await connection.ask('remove', { id }).answer;
      forgetFlags(id);
    },
    importGames(file, { onProgress, signal } = {}) {
      const { answer, cancel } = connection.ask('import', { id: randomName(), file }, onProgress);
      signal?.addEventListener('abort', cancel);
      return answer;
    },
    exportGames: ({ onProgress } = {}) => connection.ask('export', null, onProgress).answer,
    odds(record, eyes, onOdds) {
      let isStopped = false;
      const { cancel } = connection.ask('odds', { record, eyes }, (odds) => {
        if (!isStopped) onOdds(odds);
      });
      return () => {
        isStopped = true;
        cancel();
      };
    },
  };
}

/** Asks the browser not to delete games when the disk fills up. Firefox would ask people, who would not know why. */
function requestPersistentStorage(): void {
  if (navigator.userAgent.includes('Firefox')) return;
  // The type says it always exists; where it does not, or fails, games may be deleted.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  void Promise.resolve()
    .then(() => storage?.persist?.())
    .catch(() => false);
}

function startWorker(): Worker {
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
}
