import { afterAll, beforeAll } from 'vitest';
import type { TableStore } from '../../../src/table/index.js';
import { storeContract } from '../../table/store-contract.js';
import { HostFixture, type Hosting, type Tab } from './tab.js';

declare const hosting: Hosting;

let fixture: HostFixture;
beforeAll(async () => {
  fixture = await HostFixture.open();
});
afterAll(() => fixture.close());

storeContract('the browser’s database', async () => storeOf(await fixture.tab(await fixture.device())));

/** The store of a tab. */
function storeOf({ page }: Tab): TableStore {
  return {
    list: () => page.evaluate(() => hosting.store.list()),
    load: (id) => page.evaluate((it) => hosting.store.load(it), id),
    create: (tables) => page.evaluate((it) => hosting.store.create(it), tables),
    remove: (id) => page.evaluate((it) => hosting.store.remove(it), id),
    append: (row) => page.evaluate((it) => hosting.store.append(it), row),
    readEntry: (table, n) =>
      page.evaluate(([id, at]) => hosting.store.readEntry(id, at), [table, n] as const),
  };
}
