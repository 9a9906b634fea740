import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Board,
  type Entry,
  itemAt,
  legalMoves,
  type Stream,
  toAct,
  verify,
} from '../../src/engine/index.js';
import type { OnlineOptions } from '../../src/protocol/index.js';
import type { LoadedOnline } from '../../src/server/store/lobby-store.js';
import { boardOf, boards } from '../kit/boards.js';
import { choices, must, pick } from '../kit/games.js';
import { InProcessServer, PARK_MS, type WireClient } from './kit/in-process.js';
import { secretIn, type Tapped, type Truth } from './kit/wire-secrets.js';

const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
  time: { type: 'live', minutes: 180, seconds: 10 },
};
const ID = 'the-table';
const PEOPLE = { anna: 'A'.repeat(22), bo: 'B'.repeat(22), eve: 'E'.repeat(22) };
/** Anna plays two seats on one device, Bo one, and Eve looks on. */
const SEATS = { anna: [0, 2], bo: [1], eve: [] } as const;
const words = [0, 1, 2].map((seat) => String(seat + 1).repeat(32));

type Name = keyof typeof PEOPLE;
type Clients = Record<Name, WireClient>;

/** A table whose game has just begun, with everybody at it. */
async function begun(server: InProcessServer, board: Board) {
  // Other tests are about the disk.
  server.pragma('synchronous = OFF');
  const clients: Clients = {
    anna: await server.visit(PEOPLE.anna, 'Anna'),
    bo: await server.visit(PEOPLE.bo, 'Bo'),
    eve: await server.visit(PEOPLE.eve, 'Eve'),
  };
  const { anna, bo, eve } = clients;
  await anna.ask('gather', { id: ID, board: board.id, seats: 3, options: OPTIONS });
  await anna.join(ID);
  const invitation = await anna.ask('invitation', { id: ID });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  const { invite, watch } = invitation.value;
  await bo.join(ID, invite);
  await eve.join(ID, watch);
  for (const [client, seat, name] of [
    [anna, 0, 'Anna'],
    [bo, 1, 'Bo'],
    [anna, 2, 'Aron'],
  ] as const) {
    await client.act({ type: 'sit', seat, name });
    await client.act({ type: 'ready', seat, word: itemAt(words, seat) });
  }
  await anna.act({ type: 'start', fill: null });
  return { clients, links: [invite, watch] };
}

/** After so many turns the same things happen again. */
const ROUND = 14;

/** How often each thing was done in a game. */
type Done = Record<
  'away' | 'undo' | 'consent' | 'declined' | 'resume' | 'look' | 'park' | 'move' | 'chat' | 'notice',
  number
>;

/** Plays a whole game with everything that may happen at a table. */
async function playGame(
  server: InProcessServer,
  board: Board,
  clients: Clients,
  stream: Stream,
): Promise<Done> {
  const done: Done = {
    away: 0,
    undo: 0,
    consent: 0,
    declined: 0,
    resume: 0,
    look: 0,
    park: 0,
    move: 0,
    chat: 0,
    notice: 0,
  };
  const { anna, bo, eve } = clients;
  // Nobody looks, so everybody is told about their turns.
  server.core.notices.start();
  for (const client of Object.values(clients)) {
    await client.send({ type: 'page', hidden: true });
    await client.ask('channels', { table: null });
  }
  for (let turn = 0; turn < 3000; turn++) {
    const open = bo.view;
    if (!open) throw new Error('Bo sees no table');
    if (open.phase === 'over') {
      done.notice = [anna, bo].filter((client) => client.last('notice')).length;
      return done;
    }
    // Even the shortest game has all of it.
    const step = turn % ROUND;
    // In the opening already: Anna has chosen, then Bo.
    if (turn === 2) await askToUndo(clients, done, false);
    if ((turn === 2 || step === 8) && (await askToUndo(clients, done, true))) continue;
    const seat = itemAt(toAct(open), 0);
    const client = seat === 1 ? bo : anna;
    if (client.view?.eyes !== seat) {
      done.look++;
      await client.tell({ type: 'look', eyes: seat });
    }
    const message = { id: client.newId(), n: client.n, seat };
    if (step === 2) {
      await client.tell({ type: 'away', ...message });
      await server.clock.pass(1200);
      await client.tell({ type: 'return', id: client.newId(), n: client.n, seat });
      done.away++;
      continue;
    }
    const seen = client.view;
    if (!seen) throw new Error('no table is seen');
    const moves = legalMoves(board, seen, seat);
    const type = pick(stream, [...new Set(moves.map((move) => move.type))]);
    await client.tell({
      type: 'move',
      ...message,
      move: pick(
        stream,
        moves.filter((move) => move.type === type),
      ),
    });
    done.move++;
    if (step === 5 || step === 9) {
      await client.tell({ type: 'undo', id: client.newId(), n: client.n, seat });
      done.undo++;
    }
    if (step === 7) {
      const dropped = pick(stream, Object.values(clients));
      dropped.drop();
      await other(client, clients).tell({ type: 'look', eyes: 'open' });
      await dropped.resume();
      await dropped.send({ type: 'page', hidden: true });
      done.resume++;
    }
    if (step === 3) {
      for (const writer of [anna, bo, eve])
        await writer.send({ type: 'say', link: 'link', id: writer.newId(), text: `Turn ${turn}` });
      await eve.send({ type: 'react', link: 'link', reaction: 'hello' });
      const who = eve.last('company')?.you ?? '';
      await anna.send({ type: 'silence', link: 'link', who, silenced: turn > ROUND });
      await server.clock.pass(1200);
      done.chat += Number(bo.last('said')?.line.text === `Turn ${turn}`);
    }
    if (step === 3) await client.tell({ type: 'pause', id: client.newId(), paused: true });
    if (step === 4) {
      await client.tell({ type: 'pause', id: client.newId(), paused: false });
      const times = 1 + Math.floor(turn / ROUND);
      await bo.tell({ type: 'give-time', id: bo.newId(), seat: 0, times: Math.min(20, times) });
    }
    if (step === 11) {
      await server.clock.pass(PARK_MS + 1);
      done.park++;
    }
  }
  throw new Error('the game does not end');
}

/** One who may asks whether a move may be undone; the other agrees, or not. False where nobody may. */
async function askToUndo(clients: Clients, done: Done, agree: boolean): Promise<boolean> {
  for (const client of [clients.anna, clients.bo]) {
    const [asked] = client.askable;
    if (!asked) continue;
    const { seat } = asked;
    await client.tell({ type: 'ask-undo', id: client.newId(), n: client.n, seat });
    const judge = other(client, clients);
    const own = itemAt(judge.seats, 0);
    const { n } = judge;
    await judge.tell({ type: 'answer-undo', id: judge.newId(), n, seat: own, asker: seat, agree });
    done[agree ? 'consent' : 'declined']++;
    return true;
  }
  return false;
}

function other(client: WireClient, { anna, bo }: Clients): WireClient {
  return client === anna ? bo : anna;
}

/** What happened at the table, once its game is over. */
async function truthOf(server: InProcessServer, board: Board, links: string[]): Promise<Truth> {
  const loaded = await server.store.load(ID);
  if (!loaded) throw new Error('the table is not stored');
  const log = loaded.entries.map(({ entry }): Entry => entry);
  const { seed, snapshot } = loaded.table.record;
  const secret = Buffer.from(loaded.table.secret ?? []);
  const wordTexts = words.flatMap((word) => [word, Buffer.from(word, 'hex').toString('base64')]);
  must(seed.secret === secret.toString('hex'), () => 'the game is not over, or has another secret');
  return {
    board,
    log,
    states: server.states.get(ID) ?? [],
    untilTheEnd: [secret.toString('hex'), secret.toString('base64url'), snapshot.seed, ...wordTexts],
    never: [...Object.values(PEOPLE), ...links],
  };
}

/** What a client was sent; the words of the links were told to Anna, who asked for them as a member. */
function tapped(clients: Clients, name: Name): Tapped {
  const texts = clients[name].texts.filter((text) => !text.includes('"question":"invitation"'));
  return { seats: SEATS[name], texts };
}

const NAMES = Object.keys(PEOPLE) as Name[];

describe.each(boards.map(({ id }) => id))('on %s', (id) => {
  test('G18: in a whole game no byte that anybody is sent has a secret', async () => {
    const board = boardOf(id);
    const server = new InProcessServer();
    const { clients, links } = await begun(server, board);
    const done = await playGame(server, board, clients, choices(21));
    clients.anna.drop();
    await clients.anna.resume();
    await clients.bo.tell({ type: 'record', id: 'record' });
    const truth = await truthOf(server, board, links);
    for (const name of NAMES) expect([name, secretIn(tapped(clients, name), truth)]).toEqual([name, null]);
    for (const [what, times] of Object.entries(done)) expect([what, times > 0]).toEqual([what, true]);
    expect(truth.log.some(({ by }) => by === 'bot')).toBe(true);
    const agreed = truth.log.filter(({ move }) => move.type === 'undo' && move.agreed !== undefined);
    expect(agreed.length).toBe(done.consent);
    const loaded = await server.store.load(ID);
    const record = { ...loaded!.table.record, log: truth.log as Entry[] };
    expect([verify(board, record).verdict, server.errors]).toEqual(['proved', []]);
    await server.close();
  });
});

const inserted = (secret: string) => (text: string) => text.replace('{', `{"more":"${secret}",`);

describe('the test finds a planted leak:', () => {
  const board = boardOf('newyork');
  let server: InProcessServer;
  let clients: Clients;
  let truth: Truth;
  beforeAll(async () => {
    server = new InProcessServer();
    const started = await begun(server, board);
    ({ clients } = started);
    await playGame(server, board, clients, choices(22));
    truth = await truthOf(server, board, started.links);
  });
  afterAll(() => server.close());

  /** What Eve was sent, with one text changed: the first that has this. */
  function planted(has: string, change: (text: string) => string): Tapped {
    const { seats, texts } = tapped(clients, 'eve');
    const at = texts.findIndex((text) => text.includes(has));
    must(at >= 0, () => `nothing with ${has} was sent`);
    return { seats, texts: texts.map((text, i) => (i === at ? change(text) : text)) };
  }
  test('none without one', () => {
    expect(secretIn(tapped(clients, 'eve'), truth)).toBeNull();
  });

  test.each(['secret', 'seed', 'word'] as const)('the %s of the shuffle in any frame', (what) => {
    const [secret = '', , seed = '', word = ''] = truth.untilTheEnd;
    const text = { secret, seed, word }[what];
    expect(secretIn(planted('"type":"hello"', inserted(text)), truth)).toContain(text);
    expect(secretIn(planted('"type":"gathering"', inserted(text)), truth)).toContain(text);
  });

  test('somebody’s id, as the prefix of a message’s', () => {
    expect(secretIn(planted('"type":"entry"', inserted(`${PEOPLE.bo} x`)), truth)).toContain(PEOPLE.bo);
  });

  test.each([
    ['a line', '"type":"said"', '"who":"'],
    ['a line of the chat so far', '"type":"chat"', '"who":"'],
    ['a sign', '"type":"reacted"', '"who":"'],
    ['the people', '"type":"company"', '"you":"'],
  ])('somebody’s id in %s', (_, has, field) => {
    const leaking = (text: string): string => text.replace(field, `${field}${PEOPLE.bo}`);
    // The first chat is empty.
    const sent = planted(has, (text) => (text.includes(field) ? leaking(text) : inserted(PEOPLE.bo)(text)));
    expect(secretIn(sent, truth)).toContain(PEOPLE.bo);
  });

  test('a new field of a person or a line', () => {
    const person = planted('"isPlayer":', (text) => text.replace('"isPlayer":', '"note":1,"isPlayer":'));
    const line = planted('"type":"said"', (text) => text.replace('"spectator":', '"note":1,"spectator":'));
    expect([secretIn(person, truth), secretIn(line, truth)].map((it) => it?.includes('note'))).toEqual([
      true,
      true,
    ]);
  });

  test('an entry as it stands in the log', () => {
    const hidden = truth.log.find(({ n, outcome }) => n > 0 && outcome.some(({ type }) => type === 'drew'));
    const sent = planted(`"entry":{"n":${hidden?.n},`, (text) => {
      const frame = JSON.parse(text) as { message: { entry: unknown } };
      frame.message.entry = hidden;
      return JSON.stringify(frame);
    });
    expect(secretIn(sent, truth)).not.toBeNull();
  });

  test('one card of another’s hand in a view', () => {
    const sent = planted('"type":"table"', (text) => {
      const frame = JSON.parse(text) as { message: { view: { hands: number[] } } };
      frame.message.view.hands[0] = 1;
      return JSON.stringify(frame);
    });
    expect(secretIn(sent, truth)).toContain('hands');
  });

  test('a field more in what is said of a vote', () => {
    const sent = planted('"type":"undo-vote"', (text) => text.replace('"seat":', '"hands":[1],"seat":'));
    expect(secretIn(sent, truth)).toContain('hands');
  });

  test('the hash of another’s view', () => {
    const sent = planted('"hash":', (text) => text.replace(/"hash":\d+/, '"hash":1'));
    expect(secretIn(sent, truth)).toContain('hash');
  });

  test('a new field that nobody has said anything about', () => {
    const sent = planted('"type":"entry"', (text) =>
      text.replace('"type":"entry",', '"type":"entry","note":1,'),
    );
    expect(secretIn(sent, truth)).toContain('note');
  });

  test('a new field in the clocks', () => {
    const sent = planted('"type":"clocks"', (text) => text.replace('"running":', '"next":1,"running":'));
    expect(secretIn(sent, truth)).toContain('next');
  });

  test('a server that takes Bo for Anna', async () => {
    const wrong = new InProcessServer((store) => ({
      loadOnline: async (id): Promise<LoadedOnline | null> => {
        const online = await store.loadOnline(id);
        return online && { ...online, people: [PEOPLE.bo, PEOPLE.bo, PEOPLE.anna] };
      },
    }));
    const started = await begun(wrong, board);
    const { bo } = started.clients;
    await bo.tell({ type: 'look', eyes: 0 });
    const log = (await wrong.store.load(ID))?.entries.map(({ entry }): Entry => entry) ?? [];
    const states = wrong.states.get(ID) ?? [];
    expect(secretIn(tapped(started.clients, 'anna'), { ...truth, log, states })).toBeNull();
    expect(secretIn(tapped(started.clients, 'bo'), { ...truth, log, states })).toContain('the eyes 0');
    await wrong.close();
  });
});
