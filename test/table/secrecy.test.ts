import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Entry,
  type Eyes,
  type Move,
  type Seat,
  UNKNOWN,
  type View,
  itemAt,
  legalMoves,
} from '../../src/engine/index.js';
import type { Advice, ToClient } from '../../src/protocol/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { choices, must, pick } from '../kit/games.js';
import { disguised } from '../kit/secrets.js';
import { leak, leakOfEvent } from '../property/hidden.js';
import { Scene, type Client, newGameOf, planOf } from './setup.js';

/** The first secret in a message that was sent to these eyes. */
function secretIn(board: Board, message: ToClient, eyes: Eyes): string | null {
  if (message.type === 'entry') return secretInEntry(board, message.entry, eyes);
  if (message.type !== 'table') return null;
  const { view, log } = message;
  if (message.eyes !== eyes) return `the eyes ${message.eyes}`;
  // What is hidden in a view is checked by its own eyes: the state it came from is that of the view here.
  return (
    leak(board, view, view as never, eyes) ??
    log.map((entry) => secretInEntry(board, entry, eyes)).find(Boolean) ??
    null
  );
}

type Shape = Extract<ToClient, { type: 'entry' }>['entry'];

function secretInEntry(board: Board, { move, seat, outcome }: Shape | Entry, eyes: Eyes): string | null {
  const foreignKeep =
    move.type === 'keep' && seat !== eyes && (move.tickets ?? []).some((id) => id !== UNKNOWN);
  return foreignKeep
    ? 'keep'
    : (outcome.map((event) => leakOfEvent(board, event, eyes)).find(Boolean) ?? null);
}

/** A random game of two people and a bot, with a client for each pair of eyes. Returns all that was sent, by eyes. */
async function sentInGame(board: Board): Promise<{ scene: Scene; sent: [Eyes, ToClient][] }> {
  const scene = new Scene(board, planOf(board, ['person', 'person', 'foreman']));
  const stream = choices(4);
  const sent: [Eyes, ToClient][] = [];
  const clients: [Seat | 'open', Client][] = ([0, 1, 'open'] as const).map((eyes) => [
    eyes,
    scene.client([0, 1]),
  ]);
  for (const [eyes, client] of clients) {
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    client.received.length = 0;
    client.send({ type: 'look', eyes });
  }
  const seen: Partial<Record<Seat, View>> = {};
  for (let turns = 0; turns < 5000; turns++) {
    await scene.clock.pass(1);
    for (const [eyes, client] of clients) {
      client.send({ type: 'look', eyes });
      sent.push(...client.received.splice(0).map((message): [Eyes, ToClient] => [eyes, message]));
      if (eyes !== 'open') seen[eyes] = lastView(sent, eyes);
    }
    const { phase, seat: turn, choices: chosen } = seen[0]!;
    if (phase === 'over') break;
    const seat = phase === 'opening' ? chosen.indexOf(null) : turn;
    const moves = legalMoves(board, seen[seat]!, seat);
    const type = pick(stream, [...new Set(moves.map((move) => move.type))]);
    const move = pick(
      stream,
      moves.filter((it): it is Move => it.type === type),
    );
    const n = lastTable(sent, seat).log.at(-1)!.n;
    itemAt(scene.clients, seat).send({ type: 'move', id: `m${turns}`, n, seat, move });
    if (turns % 3 === 0) itemAt(scene.clients, seat).send({ type: 'undo', id: `u${turns}`, n: n + 1, seat });
  }
  return { scene, sent };
}

function lastTable(sent: [Eyes, ToClient][], eyes: Eyes): Extract<ToClient, { type: 'table' }> {
  for (let i = sent.length - 1; i >= 0; i--) {
    const [whose, message] = itemAt(sent, i);
    if (whose === eyes && message.type === 'table') return message;
  }
  throw new Error('no table was sent');
}

function lastView(sent: [Eyes, ToClient][], eyes: Eyes): View {
  return lastTable(sent, eyes).view;
}

describe.each(boards.map(({ id }) => id))('on %s', (id) => {
  const board = boardOf(id);

  test('G18: no client is sent what its eyes may not know, in a whole game with undos', async () => {
    const { scene, sent } = await sentInGame(board);
    const { log, snapshot, seed } = scene.stored;
    expect(snapshot.phase).toBe('over');
    expect(log.some(({ move }) => move.type === 'undo')).toBe(true);
    const texts = [
      snapshot.seed,
      seed.secret!,
      ...Array.from({ length: scene.seeds }, (_, i) => `fast:${1000 + i}`),
    ];
    for (const [eyes, message] of sent) {
      const secret = secretIn(board, message, eyes);
      must(
        secret === null,
        () => `${eyes} was sent a secret: ${secret} in ${JSON.stringify(message).slice(0, 300)}`,
      );
      const text = JSON.stringify(message);
      must(!texts.some((it) => text.includes(it)), () => `${eyes} was sent a seed: ${text.slice(0, 300)}`);
    }
    expect(sent.length).toBeGreaterThan(200);
  });

  test.each(['odds', 'hint'] as const)('G18: %s depend on nothing that the eyes can’t see', async (what) => {
    const plan = planOf(board, ['person', 'person']);
    const given: Advice[][] = [];
    for (const change of [false, true]) {
      const game = newGameOf(board, plan);
      const state = change ? disguised(board, game.state, 0) : game.state;
      const scene = new Scene(board, plan, { game: { ...game, state } });
      const client = scene.client();
      client.send({ type: 'look', eyes: 0 });
      client.send({ type: 'advise', what });
      await scene.clock.pass(10_000);
      client.leave();
      given.push(client.of('advice').map(({ advice }) => advice));
    }
    expect(given[0]?.length).toBeGreaterThan(0);
    expect(given[1]).toEqual(given[0]);
  });
});

describe('the test finds a leak', () => {
  const board = boardOf('newyork');
  const game = newGameOf(board, planOf(board, ['person', 'person']));

  test('where a table is shown with the eyes of another', () => {
    const scene = new Scene(board, planOf(board, ['person', 'person']), { game });
    const client = scene.client();
    client.send({ type: 'look', eyes: 1 });
    expect(secretIn(board, client.table, 1)).toBeNull();
    expect(secretIn(board, { ...client.table, eyes: 0 }, 0)).not.toBeNull();
  });

  test('where an entry is sent as it stands in the log', () => {
    const message: ToClient = { type: 'entry', entry: itemAt(game.record.log, 0), undo: [] };
    expect(secretIn(board, message, 0)).toBe('dealt.hands');
  });
});

test('P3 a client sees only with the eyes of its own seats or the open table', () => {
  const board = boardOf('newyork');
  const scene = new Scene(board, planOf(board, ['person', 'person', 'foreman']));
  const client = scene.client([1]);
  expect(client.table.eyes).toBe(1);
  for (const eyes of [0, 2, 'all', 99]) client.send({ type: 'look', eyes: eyes as Seat });
  expect(client.of('table').map(({ eyes }) => eyes)).toEqual([1, 1, 1, 1, 1]);
  client.send({ type: 'look', eyes: 'open' });
  expect(client.table.eyes).toBe('open');
});
