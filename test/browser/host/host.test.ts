import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBoard } from '../../../src/boards/index.js';
import { itemAt, parseRecordText, verify } from '../../../src/engine/index.js';
import type { Level, TablePlan, ToClient } from '../../../src/protocol/index.js';
import { HostFixture, type Hosting, type Tab } from './tab.js';

let fixture: HostFixture;
beforeAll(async () => {
  fixture = await HostFixture.open();
});
afterAll(() => fixture.close());

function plan(board: string, ...levels: Level[]): TablePlan {
  const bots = levels.map((level, i) => ({ kind: 'bot' as const, name: `Bot ${i}`, level }));
  return { board, seats: [{ kind: 'person', name: 'Ada' }, ...bots], first: 0 };
}

const QUICK = { type: 'pace', pace: { step: 0, grace: 0 } } as const;

async function begun(tab: Tab, wanted = plan('newyork', 'apprentice')): Promise<string> {
  const { id } = await tab.create(wanted);
  await tab.send(QUICK);
  await tab.until(0);
  return id;
}

function workerOf({ page }: Tab) {
  return itemAt(page.workers(), 0);
}

function corpus(name: string): string {
  return readFileSync(new URL(`../../corpus/v1/${name}.rallar`, import.meta.url), 'utf8');
}

async function closings(tab: Tab): Promise<ToClient[]> {
  return (await tab.received()).filter(({ type }) => type === 'closed');
}

test('a whole game with a reload in the middle, whose record verifies', async () => {
  const tab = await fixture.tab(await fixture.device());
  const id = await begun(tab);
  for (let i = 0; i < 5; i++) await tab.act();
  const { n } = await tab.untilTurn();
  await tab.load();
  expect(await tab.tables()).toMatchObject([{ id, over: false, waiting: [0], plan: { board: 'newyork' } }]);
  await tab.open(id);
  await tab.send(QUICK);
  expect((await tab.until(0)).n).toBe(n);
  while ((await tab.untilTurn()).view.phase !== 'over') await tab.act();
  await tab.send({ type: 'record', id: 'r' });
  await tab.page.waitForFunction(() => hosting.received.some(({ type }) => type === 'record'));
  const [text = ''] = (await tab.received()).flatMap((it) => (it.type === 'record' ? [it.text] : []));
  const record = parseRecordText(text);
  expect(record.ok && verify(findBoard('newyork')!, record.value)).toMatchObject({ verdict: 'proved' });
  const card = itemAt(await tab.tables(), 0);
  expect(card).toMatchObject({ id, over: true, waiting: [], guessed: false });
  expect(card.result?.ranks).toContain(1);
});

test('a worker that crashes is restarted, and the game continues automatically', async () => {
  const tab = await fixture.tab(await fixture.device());
  await begun(tab);
  for (const crash of ['close', 'throw'] as const) {
    await tab.act();
    const worker = workerOf(tab);
    await worker.evaluate((how) => {
      if (how === 'close') close();
      else
        setTimeout(() => {
          throw new Error('a crash');
        });
    }, crash);
    // The page has seen everything, so the new worker sends nothing until the next move.
    await tab.act();
  }
  expect(tab.page.workers()).toHaveLength(1);
});

test('a move that was under way when the worker crashed counts once', async () => {
  const tab = await fixture.tab(await fixture.device());
  await begun(tab);
  await tab.act();
  const { n, view } = await tab.untilTurn();
  expect(view.phase).toBe('turn');
  const worker = workerOf(tab);
  // The worker has received the move before it is gone, and may or may not have stored it.
  const dying = worker.evaluate(() => setTimeout(() => close(), 2));
  await tab.send({ type: 'move', id: 'dying', n, seat: 0, move: { type: 'deck' } });
  await dying;
  await tab.until(n + 1);
  await tab.page.waitForFunction(() => hosting.received.some((it) => 'id' in it && it.id === 'dying'));
  const { n: after, table } = await tab.now();
  const log =
    table.log.length > n + 1
      ? table.log
      : (await tab.received()).flatMap((it) => (it.type === 'entry' ? [it.entry] : []));
  expect(after).toBe(n + 1);
  expect(log.filter((entry) => entry.n === n + 1)).toHaveLength(1);
});

test('a move made while a new worker opens the table is answered, and counts once', async () => {
  const tab = await fixture.tab(await fixture.device());
  await begun(tab);
  await tab.act();
  for (const id of ['early', 'late']) {
    const { n } = await tab.untilTurn();
    const started = tab.page.waitForEvent('worker');
    await workerOf(tab).evaluate(() => close());
    await started;
    if (id === 'late') await tab.page.waitForTimeout(200);
    await tab.send({ type: 'move', id, n, seat: 0, move: { type: 'deck' } });
    await tab.page.waitForFunction(
      (it) => hosting.received.some((message) => 'id' in message && message.id === it),
      id,
    );
    expect((await tab.until(n + 1)).n).toBeGreaterThan(n);
    expect(await tab.received()).not.toContainEqual(expect.objectContaining({ type: 'refused' }));
  }
});

test('two tabs show one game and either may move; when one is closed, the other continues', async () => {
  const device = await fixture.device();
  const [one, two] = [await fixture.tab(device), await fixture.tab(device)];
  const id = await begun(one);
  await two.open(id);
  await two.until(0);
  await one.act();
  const first = await one.untilTurn();
  expect((await two.until(first.n)).view).toEqual(first.view);
  const second = await two.act();
  await one.until(second);
  await two.untilTurn();
  const { n } = await two.now();
  expect((await one.until(n)).view).toEqual((await two.now()).view);
  await one.page.close();
  const third = await two.act();
  await two.untilTurn();
  const fresh = await fixture.tab(device);
  await fresh.open(id);
  const { table } = await fresh.until(third);
  expect(table.log.map((entry) => entry.n)).toEqual(table.log.map((_, i) => i));
});

test('a game that is handed from tab to tab ends, and its record verifies', async () => {
  const device = await fixture.device();
  let tab = await fixture.tab(device);
  const id = await begun(tab, plan('newyork', 'navvy', 'apprentice', 'foreman'));
  for (const delay of [0, 5, 20, 60]) {
    await tab.act();
    const next = await fixture.tab(device);
    await next.open(id);
    await next.send(QUICK);
    // In the middle of the bots' turns, or of a person's.
    if (delay > 5) await tab.act();
    await tab.page.waitForTimeout(delay);
    await tab.page.close();
    tab = next;
    await tab.until(0);
  }
  while ((await tab.untilTurn()).view.phase !== 'over') await tab.act();
  const { games } = JSON.parse((await exported(tab)).text) as { games: { record: unknown }[] };
  const record = parseRecordText(JSON.stringify(itemAt(games, 0).record));
  expect(record.ok && verify(findBoard('newyork')!, record.value)).toMatchObject({ verdict: 'proved' });
}, 60_000);

test('a table that is removed is closed in all tabs', async () => {
  const device = await fixture.device();
  const [one, two] = [await fixture.tab(device), await fixture.tab(device)];
  const id = await begun(one);
  await two.open(id);
  await two.until(0);
  await two.page.evaluate((it) => hosting.host.remove(it), id);
  for (const tab of [one, two]) {
    await tab.page.waitForFunction(() => hosting.received.some(({ type }) => type === 'closed'));
    expect(await closings(tab)).toMatchObject([{ problem: { code: 'no-such-table' } }]);
  }
  expect(await one.tables()).toEqual([]);
  expect(await one.open(id)).toMatchObject({ ok: false, problem: { code: 'no-such-table' } });
});

test('an invalid plan is refused', async () => {
  const tab = await fixture.tab(await fixture.device());
  expect(await tab.create(plan('atlantis', 'navvy'))).toMatchObject({ problem: { code: 'unknown-board' } });
  expect(await tab.create(plan('newyork'))).toMatchObject({ problem: { code: 'wrong-players', min: 2 } });
  expect(await tab.tables()).toEqual([]);
});

test('records are imported: finished games to view, running ones to play on', async () => {
  const tab = await fixture.tab(await fixture.device());
  const take = (text: string) => imported(tab, text);
  expect(await take('{')).toEqual({ ok: false, problem: { code: 'not-json', at: '' } });
  expect(await take('{}')).toMatchObject({ ok: false, problem: { code: 'wrong-shape' } });
  expect(await take(corpus('newyork-2'))).toMatchObject({ ok: true, cards: [{ over: true }] });
  expect(await take(corpus('newyork-2'))).toMatchObject({ ok: true });
  expect(await tab.tables()).toHaveLength(1);
  const running = await take(corpus('newyork-stopped-second'));
  expect(running).toMatchObject({ ok: true, cards: [{ over: false, guessed: true }] });
});

test('a game of older rules continues', async () => {
  const tab = await fixture.tab(await fixture.device());
  const record = JSON.parse(corpus('newyork-stopped-second')) as {
    versions: { rules: number };
    players: object[];
    log: { by: string }[];
  };
  const older = {
    ...record,
    versions: { ...record.versions, rules: 0 },
    players: record.players.map((player) => ({ ...player, kind: 'person' })),
    log: record.log.map((entry) => (entry.by === 'bot' ? { ...entry, by: 'person' } : entry)),
  };
  const taken = await imported(tab, JSON.stringify(older));
  expect(taken).toMatchObject({ ok: true, cards: [{ over: false }] });
  const { id } = itemAt(await tab.tables(), 0);
  await tab.open(id);
  const { n } = await tab.until(0);
  expect(await tab.act()).toBe(n + 1);
});

test('finished games are exported as one file, which can be imported again', async () => {
  const tab = await fixture.tab(await fixture.device());
  const take = (text: string) => imported(tab, text);
  for (const name of ['newyork-2', 'nordic-2', 'africa-2', 'amsterdam-2']) await take(corpus(name));
  const before = await tab.tables();
  const { text } = await exported(tab);
  expect(JSON.parse(text)).toMatchObject({ rallar: 'games', form: 1 });
  for (const { id } of before) await tab.page.evaluate((it) => hosting.host.remove(it), id);
  expect(await tab.tables()).toEqual([]);
  await take(text);
  const nameless = (cards: typeof before) => cards.map((card) => ({ ...card, id: '' }));
  expect(nameless(await tab.tables())).toEqual(nameless(before));
});

test('an import that crashes two workers is not retried, and what was imported stays, once', async () => {
  const tab = await fixture.tab(await fixture.device());
  // Enough that neither worker gets to the end before it crashes, however busy the machine.
  const answer = imported(tab, manyGames(1500));
  for (const count of [0, 40]) {
    const stored = async () => (await tab.tables()).length;
    await expect.poll(stored, { timeout: 20_000, interval: 10 }).toBeGreaterThan(count);
    const worker = workerOf(tab);
    const closed = new Promise((resolve) => {
      worker.once('close', resolve);
    });
    await worker.evaluate(() => setTimeout(() => close()));
    await closed;
  }
  expect(await answer).toEqual({ ok: false, problem: { code: 'host-crashed' } });
  const came = (await tab.tables()).map(({ plan: { seats } }) => seats[0]?.name);
  expect(came.length).toBeGreaterThan(40);
  expect(new Set(came).size).toBe(came.length);
});

test('a long import reports progress, lets others be answered, and keeps what it imported when cancelled', async () => {
  const tab = await fixture.tab(await fixture.device());
  // The worker starts with the first question.
  await tab.tables();
  const before = tab.page.workers();
  expect(before).toHaveLength(1);
  const came = await tab.page.evaluate(async (text) => {
    const stop = new AbortController();
    const shares: number[] = [];
    const importing = hosting.host.importGames(new Blob([text]), {
      onProgress: (share) => shares.push(share),
      signal: stop.signal,
    });
    let listed = await hosting.host.tables();
    while (!listed.ok || listed.cards.length === 0) listed = await hosting.host.tables();
    stop.abort();
    return { ...(await importing), shares, listed: listed.cards.length };
  }, manyGames(400));
  expect(came).toMatchObject({ ok: true, stopped: { code: 'cancelled' } });
  expect(came.shares.length).toBeGreaterThan(0);
  const { length } = await tab.tables();
  expect([came.listed <= length, length < 400, tab.page.workers()]).toEqual([true, true, before]);
});

test('the odds of a recorded game are computed turn by turn', async () => {
  const tab = await fixture.tab(await fixture.device());
  const odds = await tab.page.evaluate(
    (text) =>
      new Promise<{ n: number; odds: number[] }[]>((resolve) => {
        const stop = hosting.host.odds(text, 'all', (first) => {
          resolve(first);
          stop();
        });
      }),
    corpus('newyork-2'),
  );
  expect(odds.length).toBeGreaterThan(10);
  for (const at of odds) expect(at.odds.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  expect([0, 0.5, 1]).toContain(odds.at(-1)?.odds[0]);
});

test('when storage is full, a move does not count, and there is a code for it', async () => {
  const tab = await fixture.tab(await fixture.device());
  await begun(tab);
  await workerOf(tab).evaluate(() => {
    IDBDatabase.prototype.transaction = (_, mode) => {
      throw new DOMException('no room', mode === 'readwrite' ? 'QuotaExceededError' : 'UnknownError');
    };
  });
  const { n, view } = await tab.untilTurn();
  const move = { type: 'keep', tickets: itemAt(view.offered, 0) } as const;
  await tab.send({ type: 'move', id: 'full', n, seat: 0, move });
  await tab.page.waitForFunction(() => hosting.received.some(({ type }) => type === 'refused'));
  expect(await tab.received()).toContainEqual({
    type: 'refused',
    id: 'full',
    problem: { code: 'not-stored' },
  });
  expect(await tab.create(plan('newyork', 'navvy'))).toMatchObject({ problem: { code: 'storage-full' } });
});

test('a damaged row is listed apart and can be removed, and the others stay', async () => {
  const tab = await fixture.tab(await fixture.device());
  const take = (name: string) => imported(tab, corpus(name));
  for (const name of ['newyork-2', 'nordic-2']) await take(name);
  const tables = await tab.tables();
  const [good, bad] = [itemAt(tables, 0), itemAt(tables, 1)];
  await removeSnapshot(tab, bad.id);
  expect(await tab.listed()).toMatchObject({ ok: true, cards: [{ id: good.id }], damaged: [bad.id] });
  expect(await tab.open(bad.id)).toMatchObject({ ok: false, problem: { code: 'wrong-shape' } });
  await tab.page.evaluate((it) => hosting.host.remove(it), bad.id);
  expect(await tab.listed()).toMatchObject({ ok: true, cards: [{ id: good.id }], damaged: [] });
});

test('a store that can’t be read has a code, and is read again the next time', async () => {
  const tab = await fixture.tab(await fixture.device());
  await begun(tab);
  await workerOf(tab).evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      IDBDatabase.prototype.transaction = transaction;
      throw new DOMException('lost', 'InvalidStateError');
    };
  });
  expect(await tab.listed()).toEqual({ ok: false, problem: { code: 'storage-refused' } });
  expect(await tab.listed()).toMatchObject({ ok: true, cards: [{ over: false }] });
});

test('a store that a newer version of the page has upgraded has a code, also at a table', async () => {
  const tab = await fixture.tab(await fixture.device());
  await begun(tab);
  await tab.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const raised = indexedDB.open('rallar', 99);
        raised.onsuccess = () => {
          raised.result.close();
          resolve();
        };
      }),
  );
  expect(await tab.listed()).toEqual({ ok: false, problem: { code: 'storage-newer' } });
  const { n, view } = await tab.untilTurn();
  const move = { type: 'keep', tickets: itemAt(view.offered, 0) } as const;
  await tab.send({ type: 'move', id: 'old', n, seat: 0, move });
  await tab.page.waitForFunction(() => hosting.received.some(({ type }) => type === 'closed'));
  expect(await closings(tab)).toEqual([{ type: 'closed', problem: { code: 'storage-newer' } }]);
});

// These wait for time to pass, so they wait at the same time.
test.concurrent('a leader that hangs is replaced by a follower', async () => {
  const device = await fixture.device();
  const [one, two] = [await fixture.tab(device), await fixture.tab(device)];
  const id = await begun(one);
  await two.open(id);
  await two.until(0);
  void workerOf(one)
    .evaluate(() => {
      const end = Date.now() + 6000;
      while (Date.now() < end);
    })
    .catch(() => {});
  const made = await two.act();
  // The first wakes up, finds another leader, and follows it.
  expect((await one.until(made)).n).toBeGreaterThanOrEqual(made);
  await one.act();
});

test.concurrent('a store that never answers times out', async () => {
  const tab = await fixture.tab(await fixture.device());
  await workerOf(tab).evaluate(() => {
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
  });
  const silent = { ok: false, problem: { code: 'storage-timeout' } };
  const answers = await Promise.all([tab.listed(), tab.create(plan('newyork', 'navvy')), tab.open('x')]);
  expect(answers).toEqual([silent, silent, silent]);
});

test.concurrent('an append whose commit times out is looked up, and the move counts once', async () => {
  const tab = await fixture.tab(await fixture.device());
  await begun(tab);
  const { n, view } = await tab.untilTurn();
  // The entry is written, but the worker never learns of it.
  await workerOf(tab).evaluate(() => {
    // eslint-disable-next-line typescript/unbound-method -- it is put back, and called on its own object
    const { addEventListener } = IDBTransaction.prototype;
    IDBTransaction.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (type === 'complete') IDBTransaction.prototype.addEventListener = addEventListener;
      else addEventListener.call(this, type, ...rest);
    };
  });
  const move = { type: 'keep', tickets: itemAt(view.offered, 0) } as const;
  await tab.send({ type: 'move', id: 'unknown', n, seat: 0, move });
  await tab.page.waitForFunction(() => hosting.received.some((it) => 'id' in it && it.id === 'unknown'));
  const answers = (await tab.received()).filter((it) => 'id' in it && it.id === 'unknown');
  expect(answers).toMatchObject([{ type: 'entry', entry: { by: 'person', seat: 0 } }]);
});

test('no page had an uncaught error', () => {
  expect(fixture.errors).toEqual([]);
});

/** A file of `count` games: the same deal with other names. */
function manyGames(count: number): string {
  const record = corpus('newyork-stopped-second');
  const games = Array.from(
    { length: count },
    (_, i) => `{"record":${record.replaceAll(/"name":"([^"]+)"/g, `"name":"$1 ${i}"`)}}`,
  );
  return `{"rallar":"games","form":1,"games":[${games.join()}]}`;
}

function imported(tab: Tab, text: string) {
  return tab.page.evaluate((it) => hosting.host.importGames(new Blob([it])), text);
}

/** The file of all finished games. */
function exported(tab: Tab) {
  return tab.page.evaluate(async () => {
    const done = await hosting.host.exportGames();
    return done.ok ? { ...done, text: await done.file.text() } : { ...done, text: '' };
  });
}

/** Removes the snapshot from a stored table. */
function removeSnapshot(tab: Tab, id: string): Promise<void> {
  return tab.page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rallar');
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite');
          const tables = change.objectStore('tables');
          const reading = tables.get(key);
          reading.onsuccess = () => tables.put({ ...reading.result, record: { board: 'newyork' } });
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    id,
  );
}

declare const close: () => void;
declare const IDBDatabase: { prototype: { transaction: (stores: string[], mode?: string) => unknown } };
declare const IDBTransaction: {
  prototype: { addEventListener(this: object, type: string, ...rest: unknown[]): void };
};
declare const IDBFactory: { prototype: object };
declare const indexedDB: {
  open(
    name: string,
    version?: number,
  ): {
    result: {
      transaction(
        store: string,
        mode: string,
      ): {
        objectStore(name: string): {
          get(key: string): { result: object; onsuccess: () => void };
          put(row: object): void;
        };
        oncomplete: () => void;
      };
      close(): void;
    };
    onsuccess: () => void;
  };
};
declare const hosting: Hosting;
