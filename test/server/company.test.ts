import { afterAll, describe, expect, test } from 'vitest';
import { itemAt, legalMoves, toAct } from '../../src/engine/index.js';
import type { ChatLine, CompanyPerson, FromServer, OnlineOptions } from '../../src/protocol/index.js';
import { StoreFailure } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { settled } from '../table/setup.js';
import { OPTIONS } from './kit/begin.js';
import { InProcessServer, type WireClient } from './kit/in-process.js';

const board = boardOf('newyork');
const LINK = 'link';
const server = new InProcessServer();
server.pragma('synchronous = OFF');
let people = 0;
let tables = 0;
let lines = 0;
afterAll(() => server.close());

const visit = (name: string, at = server) => at.visit(`${name}${people++}`.padEnd(22, '.'), name);

/** A gathering of Anna and Bo, at which Eve looks on. */
async function gathered(some: Partial<OnlineOptions> = {}, at = server) {
  const [anna, bo, eve] = [await visit('Anna', at), await visit('Bo', at), await visit('Eve', at)];
  const id = `table ${tables++}`;
  await anna.ask('gather', { id, board: board.id, seats: 2, options: { ...OPTIONS, ...some } });
  await anna.join(id);
  const invitation = await anna.ask('invitation', { id });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  const { invite, watch } = invitation.value;
  await bo.join(id, invite);
  await eve.join(id, watch);
  await anna.act({ type: 'sit', seat: 0, name: 'Anna' });
  await bo.act({ type: 'sit', seat: 1, name: 'Bosse' });
  return { anna, bo, eve, id, invite, watch };
}

async function begin({ anna, bo }: { anna: WireClient; bo: WireClient }): Promise<void> {
  await anna.act({ type: 'ready', seat: 0, word: 'ab'.repeat(16) });
  await bo.act({ type: 'ready', seat: 1, word: 'cd'.repeat(16) });
  await anna.act({ type: 'start', fill: null });
}

/** Their game, which has just begun. */
async function playing(some: Partial<OnlineOptions> = {}, at = server) {
  const made = await gathered(some, at);
  await begin(made);
  return made;
}

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

/** What is stored takes some steps. */
async function done(): Promise<void> {
  for (let i = 0; i < 6; i++) await settled();
}
async function say(client: WireClient, text: string, id = `line ${lines++}`): Promise<string> {
  await client.send({ type: 'say', link: LINK, id, text });
  await done();
  return id;
}
async function silence(client: WireClient, who: string, silenced: boolean): Promise<void> {
  await client.send({ type: 'silence', link: LINK, who, silenced });
  await done();
}
async function sendAway(client: WireClient, who: string): Promise<void> {
  await client.send({ type: 'send-away', link: LINK, who });
  await done();
}
/** Time passes until everybody knows who is here. */
const told = async (at = server): Promise<void> => {
  await at.clock.pass(1100);
  await done();
};

const framesOf = <T extends FromServer['type']>(client: WireClient, type: T) =>
  client.texts
    .map((text) => JSON.parse(text) as FromServer)
    .filter((frame) => frame.type === type) as Extract<FromServer, { type: T }>[];
/** The chat as a page shows it: what it was sent on joining, and the lines since then, each once. */
function chatOf(client: WireClient): ChatLine[] {
  const known = new Map<number, ChatLine>();
  for (const text of client.texts) {
    const frame = JSON.parse(text) as FromServer;
    if (frame.type === 'chat') known.clear();
    for (const line of frame.type === 'chat' ? frame.lines : frame.type === 'said' ? [frame.line] : [])
      known.set(line.n, line);
  }
  return [...known.values()].sort((x, y) => x.n - y.n);
}
const textsOf = (client: WireClient) => chatOf(client).map(({ text }) => text);
const unsaid = (client: WireClient) =>
  framesOf(client, 'unsaid').map(({ id, problem }) => [id, problem.code]);
const companyOf = (client: WireClient) => client.last('company')!.company;
const youOf = (client: WireClient) => client.last('company')!.you;
const personOf = (client: WireClient, name: string): CompanyPerson | undefined =>
  companyOf(client).people.find((it) => it.name === name);

describe('P75 the chat', () => {
  test('P75 who joins is sent the people and the last lines, in order, from the gathering to the end', async () => {
    const made = await gathered();
    const { anna, bo, eve, id, watch } = made;
    await say(anna, 'Hello');
    await say(eve, 'Hei!');
    await begin(made);
    await say(bo, 'Good luck');
    const all = ['Hello', 'Hei!', 'Good luck'];
    for (const client of [anna, bo, eve]) expect(textsOf(client)).toEqual(all);
    const late = await visit('Kim');
    await late.join(id, watch);
    expect(
      late.last('chat')!.lines.map(({ n, name, spectator, text }) => [n, name, spectator, text]),
    ).toEqual([
      [0, 'Anna', false, 'Hello'],
      [1, 'Eve', true, 'Hei!'],
      [2, 'Bosse', false, 'Good luck'],
    ]);
    expect(chatOf(late).map(({ who }) => who)).toEqual([anna, eve, bo].map(youOf));
    bo.drop();
    await playOut([anna, (await bo.resume(), bo)]);
    await say(bo, 'Well played');
    expect(textsOf(late)).toEqual([...all, 'Well played']);
  });

  test('P75 it stays over a restart of the server', async () => {
    const first = new InProcessServer();
    const { anna, bo, id } = await playing({}, first);
    await say(anna, 'Before');
    await silence(anna, youOf(bo), true);
    await first.core.rooms.close();
    await first.store.close();
    const second = first.restarted();
    const again = await second.visit('Anna again'.padEnd(22, '.'), 'x');
    const row = await second.store.loadOnline(id);
    const back = await second.visit(row!.people[0]!, 'Anna');
    await back.join(id);
    expect(textsOf(back)).toEqual(['Before']);
    expect(personOf(back, 'Bosse')).toMatchObject({ silenced: true, here: false });
    await say(back, 'After');
    expect(textsOf(back)).toEqual(['Before', 'After']);
    again.drop();
    await second.close();
  });

  test('P75 of many lines the last three hundred are sent, and five hundred are stored', async () => {
    const { anna, eve, id, watch } = await gathered();
    const person = (await server.store.loadGathering(id))!.gathering.host;
    const write = (i: number) =>
      server.store.addLine(id, {
        person,
        name: 'Anna',
        spectator: false,
        text: `${i}`,
        at: i,
        message: `m${i}`,
      });
    for (let i = 0; i < 520; i++) await write(i);
    const late = await visit('Kim');
    await late.join(id, watch);
    expect(textsOf(late)).toEqual(Array.from({ length: 300 }, (_, i) => `${220 + i}`));
    expect(await server.store.chatLines(id, -1, 1000)).toHaveLength(500);
    // Who was there is told them with the next line, in order and once.
    await say(anna, 'next');
    expect(textsOf(eve).slice(-2)).toEqual(['519', 'next']);
  });
});

describe('P76 a line', () => {
  test('P76 is stored before anybody is told, and answered with its id', async () => {
    let stored: string[] = [];
    const releases: (() => void)[] = [];
    const slow = new InProcessServer((store) => ({
      addLine: async (table, line) => {
        await new Promise<void>((resolve) => releases.push(resolve));
        await store.addLine(table, line);
        stored = (await store.chatLines(table, -1, 10)).flatMap(({ text }) => text ?? []);
      },
    }));
    const { anna, bo } = await gathered({}, slow);
    await say(anna, 'Hello', 'first');
    expect([textsOf(anna), textsOf(bo), stored]).toEqual([[], [], []]);
    releases[0]?.();
    await done();
    expect([stored, textsOf(bo)]).toEqual([['Hello'], ['Hello']]);
    expect([anna.last('said')!.id, bo.last('said')!.id]).toEqual(['first', undefined]);
    await slow.close();
  });

  test('P76 one that is sent again counts once and is answered alone; ids are the person’s own', async () => {
    const { anna, bo } = await playing();
    await say(anna, 'Hello', 'same');
    await say(bo, 'Hi', 'same');
    anna.drop();
    await anna.resume();
    const heard = framesOf(bo, 'said').length;
    await say(anna, 'Hello', 'same');
    expect(anna.last('said')).toMatchObject({ id: 'same', line: { n: 0, text: 'Hello' } });
    expect(framesOf(bo, 'said')).toHaveLength(heard);
    expect([textsOf(anna), textsOf(bo)]).toEqual([
      ['Hello', 'Hi'],
      ['Hello', 'Hi'],
    ]);
  });

  test('P76 one that can’t be stored is told to nobody, and its writer is told why', async () => {
    let isFull = true;
    const full = new InProcessServer((store) => ({
      addLine: async (table, line) => {
        if (isFull) throw new StoreFailure({ code: 'storage-full' });
        await store.addLine(table, line);
      },
    }));
    const { anna, bo } = await gathered({}, full);
    const id = await say(anna, 'Hello');
    expect([unsaid(anna), textsOf(bo)]).toEqual([[[id, 'storage-full']], []]);
    isFull = false;
    await say(anna, 'Hello', id);
    expect(textsOf(bo)).toEqual(['Hello']);
    await full.close();
  });

  test('P76 where the writer died after the commit, it counts', async () => {
    const dying = new InProcessServer((store) => ({
      addLine: async (table, line) => {
        await store.addLine(table, line);
        throw new StoreFailure({ code: 'host-crashed' });
      },
    }));
    const { anna, bo } = await gathered({}, dying);
    await say(anna, 'Hello');
    expect([unsaid(anna), textsOf(anna), textsOf(bo)]).toEqual([[], ['Hello'], ['Hello']]);
    await dying.close();
  });
});

test.each([
  ['empty', ''],
  ['spaces', '   '],
  ['too long', 'x'.repeat(301)],
  ['a control character', 'a\u0000b'],
  ['a direction', 'a\u202Eb'],
  ['a zero-width space', 'a\u200Bb'],
  ['a joiner', 'a\u200Db'],
  ['a letter that nobody sees', '\u3164'],
  ['stacked marks', 'e\u0301\u0302\u0303\u0304\u0305'],
  ['half a character', '\uD800'],
  ['a number', 7],
])('P77 %s is no line: %j', async (_, text) => {
  const { anna, bo } = await gathered();
  await anna.send({ type: 'say', link: LINK, id: 'bad', text: text as string });
  await done();
  expect(anna.last('rejected')).toEqual({
    type: 'rejected',
    problem: { code: 'not-a-message', at: 'text' },
    link: LINK,
    id: 'bad',
  });
  expect(framesOf(bo, 'said')).toEqual([]);
});

test('P77 a line is composed, has single spaces and no line breaks; emoji, accents and marks of its length are fine', async () => {
  const { anna, bo } = await gathered();
  await say(anna, '  e\u0301t\n é  ❤️ 🚂  ');
  await say(anna, '<b>&amp;</b>');
  await say(anna, 'x'.repeat(300));
  expect(textsOf(bo)).toEqual(['ét é ❤️ 🚂', '<b>&amp;</b>', 'x'.repeat(300)]);
});

describe('P78 who may write', () => {
  test('P78 spectators only where the table lets them', async () => {
    const { anna, eve } = await playing({ chat: 'players' });
    const id = await say(eve, 'Hello');
    await say(anna, 'Hello');
    expect([unsaid(eve), textsOf(anna), textsOf(eve)]).toEqual([
      [[id, 'players-only']],
      ['Hello'],
      ['Hello'],
    ]);
  });

  test('P78 nobody where the chat is off, nor are signs shown', async () => {
    const { anna, eve } = await playing({ chat: 'off' });
    const id = await say(anna, 'Hello');
    await anna.send({ type: 'react', link: LINK, reaction: 'hello' });
    await done();
    expect([unsaid(anna), textsOf(eve), framesOf(eve, 'reacted')]).toEqual([[[id, 'chat-off']], [], []]);
  });

  test('P78 a member without a seat may, and who is not at the table has no voice', async () => {
    const { anna, bo } = await gathered({ chat: 'players' });
    await bo.act({ type: 'stand', seat: 1 });
    await say(bo, 'I only look on');
    expect(textsOf(anna)).toEqual(['I only look on']);
    const stranger = await visit('Mallory');
    await say(stranger, 'Hello');
    expect([unsaid(stranger), textsOf(anna)]).toEqual([[], ['I only look on']]);
  });
});

test('P79 a person writes a line a second and five at once, whatever the number of their pages', async () => {
  const { anna, bo } = await playing();
  const ids: string[] = [];
  for (let i = 0; i < 7; i++) ids.push(await say(anna, `${i}`));
  expect(unsaid(anna)).toEqual(ids.slice(5).map((id) => [id, 'too-many-tries']));
  expect(framesOf(anna, 'unsaid')[0]).toMatchObject({ problem: { seconds: 1 } });
  await say(bo, 'me too');
  await server.clock.pass(2000);
  for (let i = 0; i < 3; i++) await say(anna, `again ${i}`);
  expect(textsOf(bo)).toEqual(['0', '1', '2', '3', '4', 'me too', 'again 0', 'again 1']);
});

test('P80 a sign is shown to everybody with its sender, three at once, and is not stored', async () => {
  const { anna, bo, eve, id } = await playing();
  for (let i = 0; i < 5; i++) await eve.send({ type: 'react', link: LINK, reaction: 'well-played' });
  await done();
  const sign = { type: 'reacted', link: LINK, who: youOf(eve), name: 'Eve', reaction: 'well-played' };
  for (const client of [anna, bo, eve]) expect(framesOf(client, 'reacted')).toEqual([sign, sign, sign]);
  await server.clock.pass(2000);
  await eve.send({ type: 'react', link: LINK, reaction: 'thanks' });
  await done();
  expect(bo.last('reacted')).toMatchObject({ reaction: 'thanks' });
  expect(await server.store.chatLines(id, -1, 10)).toEqual([]);
  await eve.send({ type: 'react', link: LINK, reaction: 'shout' as 'thanks' });
  expect(eve.last('rejected')).toMatchObject({ problem: { at: 'reaction' } });
});

describe('P81 presence', () => {
  test('P81 everybody sees who of the players and spectators is here', async () => {
    const { anna, bo, eve } = await playing();
    await told();
    const { people: seen, spectators, host } = companyOf(bo);
    expect(seen.map(({ name, seats, isPlayer, here }) => [name, seats, isPlayer, here])).toEqual([
      ['Anna', [0], true, true],
      ['Bosse', [1], true, true],
      ['Eve', [], false, true],
    ]);
    expect([spectators, host]).toEqual([1, youOf(anna)]);
    eve.drop();
    bo.drop();
    await told();
    expect([companyOf(anna).spectators, personOf(anna, 'Eve'), personOf(anna, 'Bosse')?.here]).toEqual([
      0,
      undefined,
      false,
    ]);
  });

  test('P81 a connection that fails for a moment is no news, and nothing is told twice', async () => {
    const { anna, bo } = await playing();
    await told();
    const before = framesOf(anna, 'company').length;
    bo.drop();
    await server.clock.pass(500);
    await bo.resume();
    await told();
    expect(framesOf(anna, 'company')).toHaveLength(before);
  });

  test('P81 of many spectators fifty are named', async () => {
    const { anna, id, watch } = await gathered();
    for (let i = 0; i < 55; i++) await (await visit(`Fan ${i}`)).join(id, watch);
    await told();
    const { people: seen, spectators } = companyOf(anna);
    expect([seen.filter(({ isPlayer }) => !isPlayer).length, spectators]).toEqual([50, 56]);
  });
});

describe('P82 the host', () => {
  test('P82 silences a player or a spectator, which everybody sees, and lifts it again', async () => {
    const { anna, bo, eve } = await playing();
    await silence(anna, youOf(eve), true);
    await silence(anna, youOf(bo), true);
    const ids = [await say(eve, 'no'), await say(bo, 'no')];
    await eve.send({ type: 'react', link: LINK, reaction: 'hello' });
    await done();
    expect([unsaid(eve), unsaid(bo)]).toEqual([[[ids[0], 'silenced']], [[ids[1], 'silenced']]]);
    expect([textsOf(anna), framesOf(anna, 'reacted')]).toEqual([[], []]);
    expect([personOf(bo, 'Eve')?.silenced, personOf(eve, 'Eve')?.silenced]).toEqual([true, true]);
    await silence(anna, youOf(eve), false);
    await say(eve, 'yes');
    expect([textsOf(bo), personOf(eve, 'Eve')?.silenced]).toEqual([['yes'], false]);
  });

  test('P82 nobody else silences or sends away, and no player is sent away', async () => {
    const { anna, bo, eve } = await playing();
    for (const client of [bo, eve]) {
      await silence(client, youOf(anna), true);
      await sendAway(client, youOf(eve));
    }
    await sendAway(anna, youOf(bo));
    await silence(anna, youOf(anna), true);
    await silence(anna, 'x'.repeat(16), true);
    await told();
    expect(companyOf(anna).people.map(({ here, silenced }) => [here, silenced])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  test('P82 a spectator who is sent away does not come back, not even as the only one to knock', async () => {
    const { anna, bo, eve, id, watch } = await playing();
    await say(eve, 'Take the blue one!');
    const texts = eve.texts.length;
    await sendAway(anna, youOf(eve));
    expect(eve.last('turned-away')?.problem).toEqual({ code: 'turned-out' });
    await say(bo, 'Thanks');
    await eve.join(id, watch);
    expect(eve.texts.slice(texts).map((text) => (JSON.parse(text) as FromServer).type)).toEqual([
      'turned-away',
      'turned-away',
    ]);
    await eve.send({ type: 'knock', link: LINK, table: id, seat: 0 });
    await done();
    expect([eve.last('turned-away')?.problem, anna.last('knocks')]).toEqual([
      { code: 'turned-out' },
      undefined,
    ]);
    await told();
    expect(companyOf(anna).spectators).toBe(0);
  });

  test('P82 one who wrote and went can be silenced and sent away too', async () => {
    const { anna, eve, id, watch } = await gathered();
    await say(eve, 'Boo');
    const who = youOf(eve);
    eve.drop();
    await sendAway(anna, who);
    await eve.resume();
    expect(eve.last('turned-away')?.problem).toEqual({ code: 'turned-out' });
    await eve.join(id, watch);
    expect(framesOf(eve, 'turned-away')).toHaveLength(2);
  });

  test('P82 what the host decided holds at the next game of the same people', async () => {
    const { anna, bo, eve, id, watch } = await playing();
    await silence(anna, youOf(bo), true);
    await sendAway(anna, youOf(eve));
    await playOut([anna, bo]);
    const next = await anna.ask('rematch', { id });
    const table = next.ok ? next.value.table : '';
    await bo.join(table);
    await say(bo, 'Hello');
    expect(unsaid(bo).at(-1)?.[1]).toBe('silenced');
    await eve.join(table, watch);
    expect(eve.last('turned-away')?.problem).toEqual({ code: 'turned-out' });
  });

  test('P82 while the host has been gone for two minutes, another player acts as host', async () => {
    const { anna, bo, eve } = await playing();
    await told();
    const host = youOf(anna);
    anna.drop();
    await told();
    await silence(bo, youOf(eve), true);
    expect([companyOf(bo).host, personOf(bo, 'Eve')?.silenced]).toEqual([host, false]);
    await server.clock.pass(121_000);
    await told();
    expect(companyOf(bo).host).toBe(youOf(bo));
    await silence(bo, youOf(eve), true);
    expect(personOf(bo, 'Eve')?.silenced).toBe(true);
    await anna.resume();
    await told();
    expect(companyOf(bo).host).toBe(host);
  });
});

describe('P83 deleting oneself', () => {
  test('P83 removes the texts and the name from the chat, also where it is open; the places of the lines remain', async () => {
    const { anna, bo, eve, id } = await playing();
    await say(bo, 'My address is …');
    await say(anna, 'Thanks');
    await silence(anna, youOf(bo), true);
    const about = await bo.ask('aboutMe', null);
    expect(about).toMatchObject({
      ok: true,
      value: { lines: [{ table: id, text: 'My address is …' }], barred: [id] },
    });
    const person = (await server.store.loadOnline(id))!.people[1]!;
    expect(await bo.ask('deleteMe', null)).toEqual({ ok: true });
    await done();
    for (const client of [anna, eve])
      expect(client.last('chat')!.lines.map(({ who, name, text }) => [who, name, text])).toEqual([
        [null, '–', null],
        [youOf(anna), 'Anna', 'Thanks'],
      ]);
    expect([await server.store.linesOf(person, 10), await server.store.marksOf(person)]).toEqual([[], []]);
  });

  test('P83 a line that is sent meanwhile is stored for nobody', async () => {
    const { bo, id } = await playing();
    const person = (await server.store.loadOnline(id))!.people[1]!;
    await bo.ask('deleteMe', null);
    const line = { person, name: 'Bo', spectator: false, text: 'x', at: 0, message: 'late' };
    await server.store.addLine(id, line);
    expect(await server.store.chatLines(id, -1, 10)).toEqual([]);
  });
});

describe('P84 after the game', () => {
  test('P84 a spectator learns of the next game, and is let in there by the same word to watch it', async () => {
    const { anna, bo, eve, id, watch } = await playing();
    await playOut([anna, bo]);
    const next = await bo.ask('rematch', { id });
    const table = next.ok ? next.value.table : '';
    expect(eve.last('info')?.info.rematch).toBe(table);
    await eve.join(table, watch);
    expect(eve.last('gathering')).toMatchObject({ you: null });
    await say(eve, 'I came along');
    await anna.join(table);
    expect(textsOf(anna)).toEqual(['I came along']);
  });

  test('P84 a spectator is sent the record of a game that is over', async () => {
    const { anna, bo, eve } = await playing();
    await eve.tell({ type: 'record', id: 'early' });
    expect(eve.refusals).toEqual(['not-over']);
    await playOut([anna, bo]);
    await eve.tell({ type: 'record', id: 'record' });
    expect(eve.texts.some((text) => text.includes('"type":"record","id":"record"'))).toBe(true);
  });
});

test('P76 the chat goes with its table', async () => {
  const { anna, bo, id } = await gathered();
  await say(anna, 'Hello');
  await silence(anna, youOf(bo), true);
  await bo.act({ type: 'leave' });
  await anna.act({ type: 'leave' });
  expect([await server.store.chatLines(id, -1, 10), await server.store.marksAt(id)]).toEqual([[], []]);
});

test('nothing went wrong', () => {
  expect(server.errors).toEqual([]);
});
