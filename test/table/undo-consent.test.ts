import { describe, expect, test } from 'vitest';
import { type Move, type Seat, canonical, clone, itemAt } from '../../src/engine/index.js';
import type { Level, UndoVoteEnd } from '../../src/protocol/index.js';
import { LOCAL_POLICY, type TablePolicy } from '../../src/table/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, cards } from '../kit/boards.js';
import { type Client, Scene, newGameOf, planOf, settled } from './setup.js';

const board = boardOf('newyork');
const POLICY: TablePolicy = { ...LOCAL_POLICY, mayBeAway: () => true, undoByConsent: true };

function payment(id: number): Record<string, number> {
  const { colour, length } = board.facts.routes[id]!;
  return { [colour === 'grey' ? board.facts.colours[0]! : colour]: length };
}
const claim = (id: number): Move => ({ type: 'claim', route: id, cards: cards(board, payment(id)) });

/** People with a client each, after both of the first two have claimed with cards that nobody knew of. */
async function claimed(kinds: readonly ('person' | Level)[] = ['person', 'person'], policy = POLICY) {
  const plan = planOf(board, kinds);
  const state = arrange(board, { players: kinds.length, hands: [payment(0), payment(5)] });
  const fresh = newGameOf(board, plan);
  const game = { ...fresh, record: { ...fresh.record, snapshot: state }, state, base: clone(state) };
  const scene = new Scene(board, plan, { policy, game });
  const clients = kinds.flatMap((kind, seat) => (kind === 'person' ? [scene.client([seat])] : []));
  await clients[0]!.move(0, claim(0));
  await clients[1]!.move(1, claim(5));
  return { scene, clients };
}

let sent = 0;
async function ask(client: Client, seat: Seat, n = client.n, id = `ask-${sent++}`): Promise<string> {
  client.send({ type: 'ask-undo', id, n, seat });
  await settled();
  return id;
}
async function answer(client: Client, agree: boolean, asker = 0, n = client.n): Promise<string> {
  const id = `answer-${sent++}`;
  const [seat = 0] = client.table.seats;
  client.send({ type: 'answer-undo', id, n, seat, asker, agree });
  await settled();
  return id;
}
const lastVote = (client: Client) => client.of('undo-vote').at(-1);
const ended = (client: Client): UndoVoteEnd | undefined => lastVote(client)?.end;

describe('P71 a vote on an undo', () => {
  test('asks all others, and takes back once all have agreed', async () => {
    const { scene, clients } = await claimed(['person', 'person', 'person']);
    const [anna, bo, eva] = clients as [Client, Client, Client];
    const spectator = scene.client([]);
    const { n } = anna;
    const before = scene.stored.log.length;
    const { ask: asks } = anna.of('entry').at(-1)!;
    expect(asks).toEqual([{ seat: 0, to: n - 2 }]);
    expect([bo.of('entry').at(-1)!.ask, spectator.table.ask]).toEqual([undefined, undefined]);
    const id = await ask(anna, 0);
    const vote = { seat: 0, n, to: n - 2, asked: [1, 2], agreed: [], left: 30_000 };
    expect(anna.received.at(-1)).toEqual({ type: 'undo-vote', vote, id });
    for (const other of [bo, eva, spectator])
      expect(other.received.at(-1)).toEqual({ type: 'undo-vote', vote });
    await scene.clock.pass(5000);
    const answered = await answer(bo, true);
    const next = { ...vote, agreed: [1], left: 25_000 };
    expect(bo.received.at(-1)).toEqual({ type: 'undo-vote', vote: next, id: answered });
    expect(anna.received.at(-1)).toEqual({ type: 'undo-vote', vote: next });
    expect(scene.stored.log.length).toBe(before);
    await answer(eva, true);
    expect(scene.stored.log.at(-1)).toMatchObject({
      seat: 0,
      by: 'person',
      move: { type: 'undo', to: n - 2, agreed: [1, 2] },
    });
    for (const client of [anna, bo, eva, spectator]) {
      expect(client.table.log.length).toBe(before + 1);
      expect(ended(client)).toEqual({ how: 'agreed', seat: 0 });
    }
    expect(scene.messages.at(-1)).toBe(id);
    await scene.clock.pass(60_000);
    expect(scene.stored.log.length).toBe(before + 1);
  });

  test('ends with the first no, which is named', async () => {
    const { scene, clients } = await claimed(['person', 'person', 'person']);
    const [anna, bo, eva] = clients as [Client, Client, Client];
    const before = canonical(scene.stored);
    await ask(anna, 0);
    await answer(eva, false);
    expect(ended(anna)).toEqual({ how: 'declined', seat: 0, by: 2 });
    const late = await answer(bo, true);
    expect(bo.refusals).toEqual([[late, 'not-asked']]);
    expect(canonical(scene.stored)).toBe(before);
  });

  test('takes silence for a no after thirty seconds', async () => {
    const { scene, clients } = await claimed();
    const [anna, bo] = clients as [Client, Client];
    await ask(anna, 0);
    await scene.clock.pass(29_999);
    expect(lastVote(anna)!.vote).not.toBeNull();
    await scene.clock.pass(1);
    expect([ended(anna), ended(bo)]).toEqual([
      { how: 'expired', seat: 0 },
      { how: 'expired', seat: 0 },
    ]);
  });

  test('asks people who are not connected too, and shows it to those who come', async () => {
    const { scene, clients } = await claimed();
    const [anna, bo] = clients as [Client, Client];
    bo.leave();
    await ask(anna, 0);
    await scene.clock.pass(10_000);
    const back = scene.client([1]);
    expect(lastVote(back)!.vote).toMatchObject({ asked: [1], left: 20_000 });
    await answer(back, true);
    expect(ended(anna)).toEqual({ how: 'agreed', seat: 0 });
  });

  test('does not ask people whose seats bots play', async () => {
    const { clients } = await claimed(['person', 'person', 'person']);
    const [anna, bo, eva] = clients as [Client, Client, Client];
    // The bot of the third seat would move before anybody can ask.
    eva.send({ type: 'hold', held: true });
    await eva.away(2);
    await ask(anna, 0);
    expect(lastVote(anna)!.vote).toMatchObject({ asked: [1] });
    await answer(bo, true);
    expect(ended(anna)).toEqual({ how: 'agreed', seat: 0 });
  });

  test('is withdrawn by its asker, and ended by a move or by somebody who goes', async () => {
    const { clients } = await claimed();
    const [anna, bo] = clients as [Client, Client];
    await ask(anna, 0);
    await answer(anna, false);
    expect(ended(bo)).toEqual({ how: 'withdrawn', seat: 0 });
    await ask(anna, 0);
    await bo.away(1);
    expect(ended(anna)).toEqual({ how: 'overtaken', seat: 0 });
    await bo.return(1);
    await ask(anna, 0);
    expect(lastVote(bo)!.vote).not.toBeNull();
    await anna.move(0, { type: 'deck' });
    expect(ended(bo)).toEqual({ how: 'overtaken', seat: 0 });
    const late = await answer(bo, true, 0, bo.n - 1);
    expect(bo.refusals.at(-1)).toEqual([late, 'not-asked']);
  });

  test('makes bots wait', async () => {
    const { scene, clients } = await claimed(['person', 'person', 'foreman']);
    const [anna, bo] = clients as [Client, Client];
    const { length } = scene.stored.log;
    await ask(anna, 0);
    await scene.clock.pass(29_000);
    expect(scene.stored.log.length).toBe(length);
    await answer(bo, false);
    await scene.clock.pass(2000);
    expect(scene.stored.log.length).toBeGreaterThan(length);
  });

  test('is answered once for all seats of a person', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'person', 'person']), { policy: POLICY });
    const anna = scene.client([0]);
    const bo = scene.client([1, 2]);
    for (const [seat, client] of [
      [0, anna],
      [1, bo],
    ] as const) {
      const { state } = scene.table.table.game;
      await client.move(seat, { type: 'keep', tickets: itemAt(state.offered, seat).slice() });
    }
    expect(anna.of('entry').at(-1)!.ask).toEqual([{ seat: 0, to: 0 }]);
    await ask(anna, 0);
    expect(lastVote(bo)!.vote).toMatchObject({ asked: [1, 2] });
    await answer(bo, true);
    expect(ended(anna)).toEqual({ how: 'agreed', seat: 0 });
    expect(scene.stored.log.at(-1)!.move).toEqual({ type: 'undo', to: 0, agreed: [1, 2] });
  });
});

describe('P71 a vote that could not be stored', () => {
  test('says so, and changes nothing', async () => {
    const { scene, clients } = await claimed();
    const [anna, bo] = clients as [Client, Client];
    const before = canonical(scene.stored);
    await ask(anna, 0);
    scene.store.fault = 'full';
    await answer(bo, true);
    expect([ended(anna), canonical(scene.stored)]).toEqual([{ how: 'not-stored', seat: 0 }, before]);
  });
});

describe('P72 who may ask', () => {
  test('nobody where the table’s options don’t allow undoing', async () => {
    const { clients } = await claimed(['person', 'person'], { ...POLICY, undoByConsent: false });
    const [anna, bo] = clients as [Client, Client];
    const id = await ask(anna, 0);
    expect([anna.refusals, anna.of('entry').some(({ ask: it }) => it)]).toEqual([
      [[id, 'not-allowed']],
      false,
    ]);
    expect(bo.of('undo-vote')).toEqual([]);
  });

  test('one at a time, for the own seat, about the last entry, and no answer but those asked for', async () => {
    const { scene, clients } = await claimed(['person', 'person', 'person']);
    const [anna, bo, eva] = clients as [Client, Client, Client];
    const spectator = scene.client([]);
    const wrong = await ask(bo, 0);
    expect(bo.refusals).toEqual([[wrong, 'not-your-seat']]);
    const nothing = await ask(eva, 2);
    expect(eva.refusals).toEqual([[nothing, 'nothing-to-ask']]);
    const stale = await ask(anna, 0, anna.n - 1);
    expect(anna.refusals).toEqual([[stale, 'stale']]);
    await ask(anna, 0);
    const second = await ask(anna, 0);
    expect(anna.refusals.at(-1)).toEqual([second, 'already-asked']);
    const own = await answer(anna, true);
    expect(anna.refusals.at(-1)).toEqual([own, 'not-asked']);
    const onlooker = await answer(spectator, false);
    expect(spectator.refusals).toEqual([[onlooker, 'not-your-seat']]);
    expect(lastVote(anna)!.vote).not.toBeNull();
  });

  test('no more than three times a turn', async () => {
    const { clients } = await claimed();
    const [anna, bo] = clients as [Client, Client];
    for (let i = 0; i < 3; i++) {
      await ask(anna, 0);
      await answer(bo, false);
    }
    const id = await ask(anna, 0);
    expect(anna.refusals).toEqual([[id, 'asked-too-often']]);
  });

  test('a question that is sent again is not asked again', async () => {
    const { scene, clients } = await claimed();
    const [anna, bo] = clients as [Client, Client];
    const id = await ask(anna, 0);
    await ask(anna, 0, anna.n, id);
    expect(lastVote(anna)).toMatchObject({ id, vote: { left: 30_000 } });
    expect(bo.of('undo-vote')).toHaveLength(1);
    await answer(bo, false);
    await ask(anna, 0, anna.n, id);
    expect(lastVote(anna)).toEqual({ type: 'undo-vote', vote: null, end: ended(bo), id });
    const again = await ask(anna, 0);
    await answer(bo, true);
    await ask(anna, 0, anna.n, again);
    expect(anna.table.id).toBe(again);
    expect(scene.stored.log.filter(({ move }) => move.type === 'undo')).toHaveLength(1);
  });

  test('a table that is closed ends the vote without a word', async () => {
    const { scene, clients } = await claimed();
    const [anna, bo] = clients as [Client, Client];
    await ask(anna, 0);
    const received = bo.received.length;
    scene.table.close();
    await scene.clock.pass(60_000);
    expect([bo.received.length, scene.errors]).toEqual([received, []]);
  });
});
