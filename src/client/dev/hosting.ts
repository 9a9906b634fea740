import type { TableLink, TablePlan, ToClient, ToTable } from '../../protocol/index.js';
import { openHost } from '../host/index.js';

const host = openHost();
const heard: ToClient[] = [];
let link: TableLink | null = null;

function attach(opened: Awaited<ReturnType<typeof host.create>> | Awaited<ReturnType<typeof host.open>>) {
  if (!opened.ok) return opened;
  link?.close();
  heard.length = 0;
  link = opened.link;
  link.listen((message) => heard.push(message));
  return { ok: true, id: opened.id };
}

/** An empty page through which tests reach the host. */
Object.assign(globalThis, {
  hosting: {
    host,
    heard,
    create: async (plan: TablePlan) => attach(await host.create(plan)),
    open: async (id: string) => attach(await host.open(id)),
    send: (message: ToTable) => link?.send(message),
    leave: () => link?.close(),
  },
});
