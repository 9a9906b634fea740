import { describe, expect, test } from 'vitest';
import {
  type Game,
  type Move,
  canonical,
  clone,
  itemAt,
  parseRecordText,
  verify,
} from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, cards, route } from '../kit/boards.js';
import { Scene, type Client, newGameOf, planOf, promptBot, settled } from './setup.js';

const board = boardOf('newyork');
const solo = planOf(board, ['person', 'foreman']);
const both = planOf(board, ['person', 'person']);
const deck: Move = { type: 'deck' };

/** The first route, which seat 0 can pay. */
const facts = itemAt(board.facts.routes, 0);
const colour = facts.colour === 'grey' ? itemAt(board.facts.colours, 0) : facts.colour;
const claim: Move = {
  type: 'claim',
  route: route(board, facts.a, facts.b),
  cards: cards(board, { [colour]: facts.length }),
};

/** A game in which seat 0 is to act and can claim. */
function midway(plan = solo): Game {
  const game = newGameOf(board, plan);
  const state = arrange(board, { players: 2, hands: [{ [colour]: facts.length }] });
  return { ...game, state, base: clone(state), record: { ...game.record, snapshot: state } };
}

describe('a move', () => {
  test('counts once it is stored, and is sent to all clients', async () => {
    const scene = new Scene(board, both, { game: midway(both) });
    const [one, two] = [scene.client(), scene.client()];
    await one.move(0, deck);
    expect(one.entries).toMatchObject([{ n: 1, seat: 0, by: 'person', move: deck }]);
    expect(two.entries).toEqual(one.entries);
    expect([one, two].map((client) => client.of('entry')[0]?.id)).toEqual(['0-0', undefined]);
    expect(scene.stored.log).toHaveLength(2);
    expect(scene.messages).toEqual(['0-0']);
  });

  test('is not sent before it is stored, however late the store is', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    const release = scene.store.holdBack();
    await client.move(0, deck);
    await scene.clock.pass(10_000);
    expect([scene.store.appends, client.entries]).toEqual([1, []]);
    // A client that looks meanwhile sees the game before the move.
    client.send({ type: 'look', eyes: 'open' });
    expect(client.table.log).toHaveLength(1);
    release();
    await settled();
    expect(client.entries).toMatchObject([{ n: 1, outcome: [{ type: 'drew', card: -1 }] }]);
  });

  test('that can’t be stored does not count, and can be made again', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    const before = canonical(client.table.view);
    scene.store.fault = 'full';
    const id = await client.move(0, deck);
    expect(client.refusals).toEqual([[id, 'not-stored']]);
    client.send({ type: 'look', eyes: 0 });
    expect([canonical(client.table.view), client.table.log.length]).toEqual([before, 1]);
    scene.store.fault = null;
    await client.move(0, deck);
    expect(client.entries).toMatchObject([{ n: 1 }]);
  });

  test('P6 sent twice counts once, even if the table was reopened in between', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    const message = { type: 'move', id: 'x', n: 0, seat: 0, move: deck } as const;
    client.send(message);
    client.send(message);
    await settled();
    expect([client.n, client.refusals]).toEqual([1, []]);
    const again = new Scene(board, solo, { game: midway(), appliedMessages: scene.messages });
    const resent = again.client();
    resent.send(message);
    await settled();
    expect([again.store.appends, resent.refusals]).toEqual([0, []]);
    // The resend is answered.
    expect(resent.table.id).toBe('x');
  });

  test.each<[string, (send: Client) => Promise<string>, string]>([
    ['of somebody else’s seat', (client) => client.move(1, deck), 'not-your-seat'],
    ['decided before the last entry', (client) => client.move(0, deck, -1), 'stale'],
    ['decided after an entry that does not exist', (client) => client.move(0, deck, 7), 'stale'],
    ['against the rules', (client) => client.move(0, { type: 'row', slot: 9 }), 'no-such-slot'],
    ['taken back before it was made', (client) => client.undo(0), 'nothing-to-undo'],
  ])('%s is refused, and nothing changes', async (_, send, code) => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    const id = await send(client);
    expect([client.refusals, client.entries, scene.store.appends]).toEqual([[[id, code]], [], 0]);
  });

  test('of a seat that a bot has taken over is refused', async () => {
    const game = midway(both);
    game.sitting[0] = 'bot';
    const scene = new Scene(board, both, { game });
    const client = scene.client();
    client.send({ type: 'hold', held: true });
    const id = await client.move(0, deck);
    expect(client.refusals).toEqual([[id, 'not-your-seat']]);
  });

  test('a client that is ahead of the table is sent the whole table', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    await client.move(0, deck, 7);
    expect(client.of('table')).toHaveLength(2);
  });

  test('P5 two clients of one seat: the second move in the same position is stale', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const [one, two] = [scene.client(), scene.client()];
    one.send({ type: 'move', id: 'a', n: 0, seat: 0, move: deck });
    two.send({ type: 'move', id: 'b', n: 0, seat: 0, move: deck });
    await settled();
    expect([one.refusals, two.refusals, two.n]).toEqual([[], [['b', 'stale']], 1]);
  });

  test('P5 an opening choice is not stale because others chose meanwhile', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'foreman', 'foreman']));
    const client = scene.client();
    await scene.clock.pass(5000);
    expect(client.entries.map(({ seat }) => seat)).toEqual([1]);
    await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) }, 0);
    expect([client.refusals, client.entries.at(-1)?.seat]).toEqual([[], 0]);
  });
});

describe('P9 an undo', () => {
  test('is possible during the grace time', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 1000 } });
    await client.move(0, claim);
    expect(client.of('entry').at(-1)?.undo).toEqual([0]);
    await scene.clock.pass(999);
    expect(client.entries).toHaveLength(1);
    await client.undo(0);
    await scene.clock.pass(60_000);
    expect(client.entries).toHaveLength(1);
    expect(client.table).toMatchObject({ undo: [], view: { seat: 0, phase: 'turn' } });
    expect(client.table.log.at(-1)).toMatchObject({ n: 2, seat: 0, move: { type: 'undo', to: 0 } });
  });

  test('the grace time begins when the client has shown the move', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 1000 } });
    await client.move(0, claim);
    client.send({ type: 'hold', held: true });
    await scene.clock.pass(5000);
    client.send({ type: 'hold', held: false });
    await scene.clock.pass(999);
    expect(client.entries).toHaveLength(1);
    await scene.clock.pass(1);
    expect(client.entries.length).toBeGreaterThan(1);
  });

  test('a shorter grace time takes effect right away, a longer one with the next move', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 5000 } });
    await client.move(0, claim);
    client.send({ type: 'pace', pace: { step: 0, grace: 9000 } });
    await scene.clock.pass(1000);
    expect(client.entries).toHaveLength(1);
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    client.send({ type: 'pace', pace: { step: 0, grace: 9000 } });
    await scene.clock.pass(0);
    expect(client.entries.length).toBeGreaterThan(1);
  });

  test('takes back the bots’ answers too, if nothing was learnt from them', async () => {
    const drawer = {
      ...promptBot(),
      createBot: () => ({ observe() {}, think: () => false, bestMove: () => deck }),
    };
    const scene = new Scene(board, solo, { game: midway(), botOf: () => drawer });
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 100, grace: 1000 } });
    await client.move(0, claim);
    await scene.clock.pass(1050);
    expect(client.entries.map(({ seat }) => seat)).toEqual([0, 1]);
    // Nobody learnt anything from the bot's blind card, and an undo is not stale because of a bot's entry.
    await client.undo(0, 1);
    expect(client.refusals).toEqual([]);
    expect(client.table.view).toMatchObject({
      seat: 0,
      phase: 'turn',
      turns: client.of('table')[0]?.view.turns,
    });
  });

  test('is refused once something was learnt, and the bots don’t wait then', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 60_000 } });
    await client.move(0, deck);
    expect(client.of('entry').at(-1)?.undo).toEqual([]);
    const id = await client.undo(0);
    expect(client.refusals).toEqual([[id, 'nothing-to-undo']]);
    await client.move(0, deck);
    await scene.clock.pass(1);
    expect(client.entries.some(({ by }) => by === 'bot')).toBe(true);
  });

  test('that can’t be stored leaves the move in place', async () => {
    const scene = new Scene(board, solo, { game: midway() });
    const client = scene.client();
    await client.move(0, claim);
    scene.store.fault = 'full';
    const id = await client.undo(0);
    expect(client.refusals).toEqual([[id, 'not-stored']]);
    client.send({ type: 'look', eyes: 0 });
    expect(client.table).toMatchObject({ undo: [0], view: { seat: 1 } });
  });

  test('is stale after another person’s move', async () => {
    const scene = new Scene(board, both, { game: midway(both) });
    const client = scene.client();
    await client.move(0, claim);
    await client.move(1, deck);
    const id = await client.undo(0, 1);
    expect(client.refusals).toEqual([[id, 'stale']]);
  });
});

describe('the record', () => {
  test('stays with the host until the game is over, and verifies then', async () => {
    const scene = new Scene(board, planOf(board, ['navvy', 'foreman']));
    const client = scene.client();
    client.send({ type: 'record', id: 'early' });
    expect(client.refusals).toEqual([['early', 'not-over']]);
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    await scene.clock.pass(1_000_000);
    client.send({ type: 'record', id: 'late' });
    const record = parseRecordText(itemAt(client.of('record'), 0).text);
    expect(record.ok && verify(board, record.value).verdict).toBe('proved');
    expect(scene.stored.seed.secret).toBe('07'.repeat(32));
  });
});
