import { afterAll, describe, expect, test } from 'vitest';
import { itemAt, legalMoves, toAct } from '../../src/engine/index.js';
import type { OnlineOptions } from '../../src/protocol/index.js';
import { tidyUp } from '../../src/server/lobby/housekeeping.js';
import { boardOf } from '../kit/boards.js';
import { InProcessServer, type WireClient } from './kit/in-process.js';

const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};
const LISTED = { ...OPTIONS, listed: true };
const board = boardOf('newyork');
const word = 'ab'.repeat(16);
const server = new InProcessServer();
let people = 0;
let tables = 0;

afterAll(async () => {
  await server.close();
});

const visit = (name: string) => server.visit(`${name} ${people++}`.padEnd(22, '.'), name);
const newTable = () => `table ${tables++}`;

/** A gathering of a person, who is at it, and what lets others in. */
async function gathered(host: WireClient, options = OPTIONS, seats = 2) {
  const id = newTable();
  expect(await host.ask('gather', { id, board: board.id, seats, options })).toEqual({ ok: true });
  await host.join(id);
  const invitation = await host.ask('invitation', { id });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  return { id, ...invitation.value };
}

/** Sits down and is ready. */
async function sit(client: WireClient, seat: number, name: string): Promise<void> {
  await client.act({ type: 'sit', seat, name });
  await client.act({ type: 'ready', seat, word });
}

/** A game of two people that has just begun. */
async function playing(options = OPTIONS) {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const links = await gathered(anna, options);
  await bo.join(links.id, links.invite);
  await sit(anna, 0, 'Anna');
  await sit(bo, 1, 'Bo');
  await anna.act({ type: 'start', fill: null });
  return { anna, bo, ...links };
}

/** Plays the game of these people, one of each seat, to its end. */
async function playOut(players: readonly WireClient[]): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    const { view } = itemAt(players, 0);
    if (!view || view.phase === 'over') return;
    const seat = itemAt(toAct(view), 0);
    const player = itemAt(players, seat);
    const moves = legalMoves(board, player.view!, seat);
    const move = moves.find(({ type }) => type === 'claim') ?? itemAt(moves, moves.length >> 1);
    await player.tell({ type: 'move', id: player.newId(), n: player.n, seat, move });
  }
  throw new Error('the game does not end');
}

const gatheringOf = (client: WireClient) => client.last('gathering')!.gathering;
const problemOf = (client: WireClient) => client.last('turned-away')?.problem;
const stoppedBy = (client: WireClient) => client.last('stopped')?.problem.code;

test('P44 the code finds the table and its word, until the game begins', async () => {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const { id, code, invite } = await gathered(anna);
  expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
  const found = await bo.ask('find', { code: code! });
  expect(found).toEqual({ ok: true, value: { table: id, key: invite } });
  await bo.join(id, found.ok ? found.value.key : null);
  await sit(anna, 0, 'Anna');
  await sit(bo, 1, 'Bo');
  await anna.act({ type: 'start', fill: null });
  expect(await bo.ask('find', { code: code! })).toMatchObject({ problem: { code: 'no-such-code' } });
  expect(await bo.ask('invitation', { id })).toMatchObject({ ok: true, value: { code: null } });
});

test('P44 asking twice makes one table, and a name that is taken is no way to another’s', async () => {
  const [anna, eve] = [await visit('Anna'), await visit('Eve')];
  const id = newTable();
  const make = { id, board: board.id, seats: 2, options: OPTIONS };
  const made = await Promise.all([
    anna.ask('gather', make),
    anna.ask('gather', make),
    eve.ask('gather', make),
  ]);
  expect(made).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  await anna.join(id);
  expect(gatheringOf(anna).members).toEqual([{ name: 'Anna', here: true }]);
  await eve.join(id);
  expect(problemOf(eve)).toEqual({ code: 'not-invited', seats: [] });
  expect(await eve.ask('mine', null)).toEqual({ ok: true, value: [] });
});

test('P45 everybody sees who is here', async () => {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const { id, invite } = await gathered(anna);
  await bo.join(id, invite);
  expect(gatheringOf(anna).members).toEqual([
    { name: 'Anna', here: true },
    { name: 'Bo', here: true },
  ]);
  bo.drop();
  expect(gatheringOf(anna).members[1]).toEqual({ name: 'Bo', here: false });
  await bo.resume();
  expect(gatheringOf(anna).members[1]).toEqual({ name: 'Bo', here: true });
  await bo.ask('rename', { name: 'Bosse' });
  await bo.join(id);
  expect(gatheringOf(anna).members[1]).toEqual({ name: 'Bosse', here: true });
});

test('P45 who goes while joining is no ghost', async () => {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const { id, invite } = await gathered(anna);
  const joining = bo.join(id, invite);
  bo.drop();
  await joining;
  expect(gatheringOf(anna).members[1]?.here ?? false).toBe(false);
});

test('P45 a word of the watch link lets look on, and do nothing', async () => {
  const [anna, eve] = [await visit('Anna'), await visit('Eve')];
  const { id, watch } = await gathered(anna);
  await eve.join(id, watch);
  expect(eve.last('gathering')).toMatchObject({ you: null });
  await eve.act({ type: 'sit', seat: 0, name: 'Eve' });
  expect(stoppedBy(eve)).toBe('not-your-seat');
  await eve.act({ type: 'leave' });
  expect(gatheringOf(anna).members).toHaveLength(1);
  const closed = await gathered(anna, { ...OPTIONS, spectators: false });
  await eve.join(closed.id, closed.watch);
  expect(problemOf(eve)).toEqual({ code: 'not-invited', seats: [] });
});

test('P46 an action of somebody who is no member any longer has no effect', async () => {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const { id, invite } = await gathered(anna);
  await bo.join(id, invite);
  await bo.act({ type: 'sit', seat: 1, name: 'Bo' });
  await bo.act({ type: 'leave' });
  expect(bo.last('gathering')).toMatchObject({ you: null });
  expect(gatheringOf(anna).seats[1]).toEqual({ kind: 'open' });
  await bo.act({ type: 'sit', seat: 1, name: 'Bo' });
  expect(gatheringOf(anna).seats[1]).toEqual({ kind: 'open' });
  expect(await bo.ask('invitation', { id })).toMatchObject({ problem: { code: 'not-invited' } });
});

test('P47 the next member becomes host; when the last one leaves, the table is gone', async () => {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const { id, invite, code } = await gathered(anna);
  await bo.join(id, invite);
  await anna.act({ type: 'leave' });
  expect(bo.last('gathering')).toMatchObject({ you: 0, gathering: { host: 0 } });
  await bo.act({ type: 'options', options: LISTED });
  expect(gatheringOf(bo).options.listed).toBe(true);
  await bo.act({ type: 'leave' });
  await anna.join(id, invite);
  expect(problemOf(anna)).toEqual({ code: 'no-such-table' });
  expect(await anna.ask('find', { code: code! })).toMatchObject({ problem: { code: 'no-such-code' } });
});

test('P47 who was removed is turned out and stays out; words and code are others', async () => {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const { id, invite, watch, code } = await gathered(anna, LISTED);
  await bo.join(id, invite);
  await anna.act({ type: 'remove', member: 1 });
  expect(problemOf(bo)).toEqual({ code: 'turned-out' });
  const after = await anna.ask('invitation', { id });
  const links = after.ok ? after.value : null;
  expect(links).not.toBeNull();
  for (const [old, now] of [
    [invite, links?.invite],
    [watch, links?.watch],
    [code, links?.code],
  ])
    expect(now).not.toBe(old);
  // Not by the new words either, nor by the list.
  for (const key of [null, invite, links!.invite, links!.watch]) {
    bo.texts.length = 0;
    await bo.join(id, key);
    expect(problemOf(bo)).toEqual({ code: 'turned-out' });
  }
  expect(await bo.ask('find', { code: code! })).toMatchObject({ problem: { code: 'no-such-code' } });
});

/** Asks for a table with others who want to play now. */
const play = async (client: WireClient, name = 'newyork') => {
  const answer = await client.ask('play', { id: newTable(), board: name });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.value.table;
};
/** How many people wait for others. */
const waitingFor = async (client: WireClient, name: string) => {
  const lobby = await client.ask('lobby', null);
  return lobby.ok ? (lobby.value.waiting.find((it) => it.board === name)?.people ?? 0) : null;
};
/** Gets ready at the seat that `play` gave. */
const ready = (client: WireClient) => {
  const { you } = client.last('gathering')!;
  const seat = gatheringOf(client).seats.findIndex((it) => it.kind === 'person' && it.member === you);
  return client.act({ type: 'ready', seat, word });
};

describe('P49 play now', () => {
  test('two who ask at once meet, and their game begins once both are ready', async () => {
    const [anna, bo] = [await visit('Anna'), await visit('Anna')];
    const [one, other] = await Promise.all([play(anna), play(bo)]);
    expect(one).toBe(other);
    await Promise.all([anna.join(one), bo.join(one)]);
    expect(gatheringOf(anna)).toMatchObject({
      quick: true,
      seats: [{ name: 'Anna' }, { name: 'Anna 2' }],
    });
    await ready(anna);
    expect(anna.view).toBeUndefined();
    await ready(bo);
    expect([anna.seats, bo.seats]).toEqual([[0], [1]]);
    expect(await waitingFor(anna, 'newyork')).toBe(0);
  });

  test('a third gets a table of their own; who asks twice stays; the lobby counts', async () => {
    const clients = [await visit('A'), await visit('B'), await visit('C')] as const;
    const at = [
      await play(clients[0]),
      await play(clients[0]),
      await play(clients[1]),
      await play(clients[2]),
    ];
    expect([at[0] === at[1], at[1] === at[2], at[2] === at[3]]).toEqual([true, true, false]);
    expect(await waitingFor(clients[0], 'newyork')).toBe(3);
    expect(await waitingFor(clients[0], 'nordic')).toBe(0);
    // Nobody of them joined.
    await server.clock.pass(6000);
    expect(await waitingFor(clients[0], 'newyork')).toBe(0);
  });

  test('nobody is matched with a ghost, or with one who does not get ready', async () => {
    const [anna, bo, cleo] = [await visit('Anna'), await visit('Bo'), await visit('Cleo')];
    const table = await play(anna);
    await anna.join(table);
    await ready(anna);
    anna.drop();
    await server.clock.pass(3000);
    await anna.resume();
    await server.clock.pass(30_000);
    // She came back in time.
    expect(gatheringOf(anna).seats[0]).toMatchObject({ kind: 'person' });
    expect(await play(bo)).toBe(table);
    await bo.join(table);
    await server.clock.pass(21_000);
    expect(problemOf(bo)).toEqual({ code: 'not-invited', seats: [] });
    expect(gatheringOf(anna).seats[1]).toEqual({ kind: 'open' });
    anna.drop();
    await server.clock.pass(6000);
    const next = await play(cleo);
    expect(next).not.toBe(table);
    await cleo.join(next);
    await cleo.act({ type: 'leave' });
  });

  test('its host may begin earlier with bots, which have names', async () => {
    const anna = await visit('Anna');
    const table = await play(anna);
    await anna.join(table);
    await ready(anna);
    await anna.act({ type: 'start', fill: { level: 'navvy', names: ['Anna', 'Pip'] } });
    expect(anna.last('deliver')).toBeDefined();
    const mine = await anna.ask('mine', null);
    expect(mine).toMatchObject({
      value: [{ card: { plan: { seats: [{ name: 'Anna' }, { name: 'Pip' }] } } }],
    });
  });

  test('who was removed is matched with others', async () => {
    const [anna, bo] = [await visit('Anna'), await visit('Bo')];
    const table = await play(anna);
    await anna.join(table);
    await ready(anna);
    await play(bo);
    await bo.join(table);
    await anna.act({ type: 'remove', member: 1 });
    expect(await play(bo)).not.toBe(table);
    await anna.act({ type: 'leave' });
    await server.clock.pass(6000);
  });

  test('after a restart only who comes back keeps the seat', async () => {
    const first = new InProcessServer();
    const [anna, bo] = [await first.visit('A'.repeat(22), 'Anna'), await first.visit('B'.repeat(22), 'Bo')];
    const table = await play(anna);
    await anna.join(table);
    await ready(anna);
    const other = await play(bo, 'nordic');
    await bo.join(other);
    const second = first.restarted();
    await second.core.rooms.start();
    const again = await second.visit('A'.repeat(22), 'Anna');
    await again.join(table);
    await second.clock.pass(6000);
    expect(gatheringOf(again).seats[0]).toMatchObject({ kind: 'person', ready: true });
    expect(await waitingFor(again, 'nordic')).toBe(0);
    expect(await second.store.loadGathering(other)).toBeNull();
    expect(second.errors).toEqual([]);
    await second.close();
  });

  test('a name of a table that exists is no way to it', async () => {
    const [anna, eve] = [await visit('Anna'), await visit('Eve')];
    const { id } = await gathered(anna);
    const answer = await eve.ask('play', { id, board: 'africa' });
    expect(answer.ok && answer.value.table !== id).toBe(true);
    await server.clock.pass(6000);
  });
});

describe('P50 lists', () => {
  test('the lobby shows listed tables with an open seat and listed games, which need no word', async () => {
    const [anna, bo, eve] = [await visit('Anna'), await visit('Bo'), await visit('Eve')];
    const { id } = await gathered(anna, LISTED);
    const hidden = await gathered(await visit('Hidden'));
    await server.clock.pass(1500);
    const lobby = async () => {
      await server.clock.pass(1500);
      const answer = await eve.ask('lobby', null);
      return answer.ok ? answer.value : null;
    };
    const gatherings = (await lobby())?.gatherings.map((it) => it.id);
    expect(gatherings).toContain(id);
    expect(gatherings).not.toContain(hidden.id);
    await bo.join(id);
    await sit(anna, 0, 'Anna');
    await sit(bo, 1, 'Bo');
    expect((await lobby())?.gatherings.map((it) => it.id)).not.toContain(id);
    await anna.act({ type: 'start', fill: null });
    expect((await lobby())?.games).toContainEqual({
      id,
      board: 'newyork',
      players: ['Anna', 'Bo'],
      turns: 0,
    });
    await eve.join(id);
    expect(eve.last('deliver')).toMatchObject({ message: { type: 'table', eyes: 'open', seats: [] } });
    await playOut([anna, bo]);
    expect((await lobby())?.games.map((it) => it.id)).not.toContain(id);
    expect((await server.store.listedGames(0, 100)).map(({ table }) => table.id)).not.toContain(id);
  });

  test('one’s own tables: those that wait for the person first, finished games last', async () => {
    const { anna, bo, id } = await playing();
    await playOut([anna, bo]);
    const { id: next } = await gathered(anna);
    const other = await visit('Other');
    const { id: running, invite } = await gathered(other);
    await anna.join(running, invite);
    await sit(other, 0, 'Other');
    await sit(anna, 1, 'Anna');
    await other.act({ type: 'start', fill: null });
    const mine = await anna.ask('mine', null);
    const ids = mine.ok ? mine.value.map((it) => (it.state === 'game' ? it.card.id : it.id)) : [];
    expect(ids).toEqual([running, next, id]);
    expect(mine).toMatchObject({
      value: [
        { state: 'game', seats: [1], isYourTurn: true },
        { state: 'gathering', players: [], open: 2 },
        { state: 'game', seats: [0], isYourTurn: false, card: { over: true } },
      ],
    });
    // The state of the game, and what the shuffle was made from, are nobody's.
    expect(JSON.stringify(mine)).not.toMatch(/secret|snapshot|hands|seed/);
  });
});

describe('P52 a rematch', () => {
  test('is one table with the same people, seats, colours and options; who looks on comes along', async () => {
    const [anna, bo, eve] = [await visit('Anna'), await visit('Bo'), await visit('Eve')];
    const { id, invite, watch } = await gathered(anna);
    await bo.join(id, invite);
    await sit(anna, 0, 'Anna');
    await sit(bo, 1, 'Bo');
    await bo.act({ type: 'paint', seat: 1, colour: 'jade' });
    await bo.act({ type: 'ready', seat: 1, word });
    await anna.act({ type: 'start', fill: null });
    await eve.join(id, watch);
    expect(await anna.ask('rematch', { id })).toMatchObject({ problem: { code: 'not-over' } });
    await playOut([anna, bo]);
    expect(await eve.ask('rematch', { id })).toMatchObject({ problem: { code: 'not-invited' } });
    const [one, other] = await Promise.all([anna.ask('rematch', { id }), bo.ask('rematch', { id })]);
    expect(one).toEqual(other);
    const next = one.ok ? one.value.table : '';
    for (const client of [anna, bo, eve]) expect(client.last('info')?.info.rematch).toBe(next);
    await bo.join(next);
    expect(gatheringOf(bo)).toMatchObject({
      options: OPTIONS,
      seats: [
        { name: 'Anna', ready: false },
        { name: 'Bo', ready: false, colour: 'jade' },
      ],
    });
    await eve.join(next, watch);
    expect(eve.last('gathering')?.you).toBeNull();
    // Who left may come back by asking again.
    await bo.act({ type: 'leave' });
    expect(await bo.ask('rematch', { id })).toEqual(one);
    bo.texts.length = 0;
    await bo.join(next);
    expect(problemOf(bo)).toBeUndefined();
  });
});

describe('P53 who lost the cookie', () => {
  test('is let in by another person at the table, and everybody sees it', async () => {
    const { anna, bo, id, watch } = await playing();
    const eve = await visit('Eve');
    await eve.join(id, watch);
    bo.drop();
    const lost = await visit('Bo again');
    await server.clock.pass(120_000);
    await lost.join(id);
    const seats = [
      { seat: 0, name: 'Anna' },
      { seat: 1, name: 'Bo' },
    ];
    expect(problemOf(lost)).toEqual({ code: 'not-invited', seats });
    await lost.send({ type: 'knock', link: 'link', table: id, seat: 1 });
    const { knocks } = anna.last('knocks')!;
    expect(knocks).toMatchObject([{ name: 'Bo again', seat: 1 }]);
    expect(eve.last('knocks')).toBeUndefined();
    await anna.send({ type: 'admit', link: 'link', knock: knocks[0]!.id, accept: true });
    expect([lost.seats, lost.view?.eyes]).toEqual([[1], 1]);
    for (const client of [anna, eve, lost])
      expect(client.last('info')?.info.letIn).toEqual([{ seat: 1, by: 'Anna' }]);
    expect(anna.last('knocks')).toMatchObject({ knocks: [] });
    bo.texts.length = 0;
    await bo.resume();
    expect(problemOf(bo)).toEqual({ code: 'not-invited', seats });
    expect(await bo.ask('mine', null)).toEqual({ ok: true, value: [] });
    await playOut([anna, lost]);
  });

  test('only the owner gives away a seat while they are here; a spectator never does', async () => {
    const { anna, bo, id, watch } = await playing();
    const [eve, stranger] = [await visit('Eve'), await visit('Stranger')];
    await eve.join(id, watch);
    await stranger.join(id);
    await stranger.send({ type: 'knock', link: 'link', table: id, seat: 1 });
    const knock = anna.last('knocks')!.knocks[0]!.id;
    for (const client of [anna, eve, stranger]) {
      await client.send({ type: 'admit', link: 'link', knock, accept: true });
      expect(stranger.seats).toEqual([]);
    }
    expect(anna.last('knocks')!.knocks).toHaveLength(1);
    await bo.send({ type: 'admit', link: 'link', knock, accept: true });
    expect(stranger.seats).toEqual([1]);
    expect(problemOf(bo)).toMatchObject({ code: 'not-invited' });
  });

  test('an owner who is gone for a moment keeps the seat; after two minutes another person may give it away', async () => {
    const { anna, bo, id } = await playing();
    const stranger = await visit('Stranger');
    await stranger.join(id);
    await stranger.send({ type: 'knock', link: 'link', table: id, seat: 1 });
    const knock = anna.last('knocks')!.knocks[0]!;
    expect(knock.opensIn).toBeNull();
    bo.drop();
    const accept = () => anna.send({ type: 'admit', link: 'link', knock: knock.id, accept: true });
    expect(anna.last('knocks')!.knocks[0]!.opensIn).toBe(120_000);
    await server.clock.pass(119_000);
    await accept();
    expect(stranger.seats).toEqual([]);
    expect(anna.last('knocks')!.knocks[0]!.opensIn).toBe(1000);
    await bo.resume();
    expect(anna.last('knocks')!.knocks[0]!.opensIn).toBeNull();
    bo.drop();
    await server.clock.pass(119_000);
    await accept();
    expect(stranger.seats).toEqual([]);
    await server.clock.pass(1000);
    await accept();
    expect(stranger.seats).toEqual([1]);
  });

  test('who is not let in can’t knock again; a knock ends with its socket; five wait at most', async () => {
    const { anna, id } = await playing();
    const eve = await visit('Eve');
    await eve.send({ type: 'knock', link: 'link', table: id, seat: 1 });
    await eve.send({ type: 'knock', link: 'link', table: id, seat: 0 });
    const { knocks } = anna.last('knocks')!;
    expect(knocks).toMatchObject([{ seat: 0 }]);
    await anna.send({ type: 'admit', link: 'link', knock: knocks[0]!.id, accept: false });
    expect(problemOf(eve)).toEqual({ code: 'turned-out' });
    eve.texts.length = 0;
    await eve.send({ type: 'knock', link: 'link', table: id, seat: 0 });
    expect(problemOf(eve)).toEqual({ code: 'turned-out' });
    const crowd = [];
    for (let i = 0; i < 6; i++) {
      const client = await visit('Crowd');
      await client.send({ type: 'knock', link: 'link', table: id, seat: 0 });
      crowd.push(client);
    }
    expect(anna.last('knocks')!.knocks).toHaveLength(5);
    expect(problemOf(crowd[5]!)).toMatchObject({ code: 'not-invited' });
    for (const client of crowd) client.drop();
    expect(anna.last('knocks')!.knocks).toHaveLength(0);
  });

  test('a knock at no seat of a person, or at no game, is turned away', async () => {
    const { id } = await playing();
    const { id: gathering } = await gathered(await visit('Anna'));
    for (const [table, seat, code] of [
      [id, 7, 'not-invited'],
      [gathering, 0, 'no-such-table'],
      ['nowhere', 0, 'no-such-table'],
    ] as const) {
      const eve = await visit('Eve');
      await eve.send({ type: 'knock', link: 'link', table, seat });
      expect(problemOf(eve)).toMatchObject({ code });
    }
  });
});

test('P57 what never began is removed after seven days, unless somebody is there', async () => {
  const [anna, bo] = [await visit('Anna'), await visit('Bo')];
  const [left, kept] = [await gathered(anna), await gathered(bo)];
  anna.drop();
  const later = (days: number) => ({ wallTime: () => server.clock.wallTime() + days * 24 * 3600 * 1000 });
  await tidyUp(server.store, server.core.rooms, later(6.9));
  expect(await server.store.loadGathering(left.id)).not.toBeNull();
  await tidyUp(server.store, server.core.rooms, later(7.1));
  expect(await server.store.loadGathering(left.id)).toBeNull();
  expect(await server.store.loadGathering(kept.id)).not.toBeNull();
});

test('nothing failed in the server meanwhile', () => {
  expect(server.errors).toEqual([]);
});
