import type { TableLink, TablePlan, ToClient, ToTable } from '../../protocol/index.js';
import { openHost } from '../host/index.js';
import { indexedStore } from '../worker/indexed-store.js';

const host = openHost();
const received: ToClient[] = [];
let link: TableLink | null = null;

function use(opened: Awaited<ReturnType<typeof host.create>> | Awaited<ReturnType<typeof host.open>>) {
  if (!opened.ok) return opened;
  link?.close();
  received.length = 0;
  link = opened.link;
  link.listen((message) => received.push(message));
  return { ok: true, id: opened.id };
}

/** A page without an interface, through which tests reach the host and its store. */
Object.assign(globalThis, {
  hosting: {
    host,
    store: indexedStore,
    received,
    create: async (plan: TablePlan) => use(await host.create(plan)),
    open: async (id: string) => use(await host.open(id)),
    send: (message: ToTable) => link?.send(message),
    leave: () => link?.close(),
  },
});
