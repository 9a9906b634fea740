import { beforeEach, describe, expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import {
  recordMove,
  fastSeed,
  type Game,
  itemAt,
  legalMoves,
  type Move,
  newGame,
  redactEntry,
  reseat,
  toAct,
  view,
} from '../../engine/index.js';
import {
  type TableLink,
  type TablePlan,
  type ToClient,
  type ToTable,
  viewHash,
} from '../../protocol/index.js';
import type { Animator } from './animator.js';
import type { Timer } from './event-queue.js';
import { createModel, type TableModel } from './model.svelte.js';

const board = itemAt(boards, 1);
const seats = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
const plan: TablePlan = { board: board.id, seats, first: 0 };

let game: Game;
let sent: ToTable[];
let receive: (message: ToClient) => void;
let model: TableModel;
let fire: (() => void) | undefined;
let refetched: number;

const timer: Timer = (_, then) => {
  fire = then;
  return () => (fire = undefined);
};
const link: TableLink = {
  send: (message) => void sent.push(message),
  listen(listener) {
    receive = listener;
    return () => {};
  },
  refetch: () => void refetched++,
  close: () => {},
};
const animator: Animator = { before: () => 300, after: () => 0, clear: () => {} };

function whole(): ToClient {
  const log = game.record.log.map((entry) => redactEntry(board, entry, 0));
  return {
    type: 'table',
    plan,
    boardHash: board.hash,
    eyes: 0,
    seats: [0],
    view: view(board, game.state, 0),
    log,
    undo: [],
  };
}
/** The first legal move of a seat. */
function firstMove(seat: number): Move {
  return itemAt(legalMoves(board, game.state, seat), 0);
}
/** A seat that may act makes its first legal move. */
function next(): Extract<ToClient, { type: 'entry' }> {
  const seat = itemAt(toAct(game.state), 0);
  recordMove(game, seat, 'person', firstMove(seat));
  return { type: 'entry', entry: redactEntry(board, game.record.log.at(-1)!, 0), undo: [seat] };
}
const types = (): string[] => sent.map(({ type }) => type);

beforeEach(() => {
  game = newGame(board, { players: 2, first: 0 }, seats, { seed: fastSeed(5) });
  sent = [];
  refetched = 0;
  fire = undefined;
  model = createModel(link);
  receive(whole());
});
/** Starts again with a model that animates events. */
function animate(): void {
  model = createModel(link, { animator, timer });
  receive(whole());
}

describe('the model of a table', () => {
  test('after each entry equals a table sent whole', () => {
    for (let i = 0; i < 12; i++) receive(next());
    const now = whole();
    expect(now.type === 'table' && now.view).toEqual(model.view);
    expect(model.log.length).toBe(game.record.log.length);
    expect(model.entry).toBe(game.record.log.at(-1)?.n);
  });

  test('holds the table while events are animated, and can skip the rest', () => {
    animate();
    const { entry } = model;
    receive(next());
    expect(model.busy).toBe(true);
    expect(model.entry).toBe(entry);
    model.skip();
    expect(model.busy).toBe(false);
    expect(model.entry).toBe(entry + 1);
    expect(types()).toEqual(['hold', 'hold']);
  });

  test('shows the next event when the delay has elapsed', () => {
    animate();
    const message = next();
    receive(message);
    for (let i = 0; i < message.entry.outcome.length; i++) fire?.();
    expect(model.entry).toBe(message.entry.n);
    expect(model.undoable).toEqual(message.undo);
  });

  test('a seat that a bot has taken over is not played from here until it is given back', () => {
    receive({ ...whole(), seats: [0, 1] } as ToClient);
    const write = (move: { type: 'take-over'; bot: string } | { type: 'give-back' }) => {
      const entry = reseat(game, 0, 'person', move);
      if (entry === null) throw new Error('nothing changed');
      receive({ type: 'entry', entry: redactEntry(board, entry, 0), undo: [] });
    };
    expect([model.seats, model.myTurn]).toEqual([[0, 1], true]);
    write({ type: 'take-over', bot: 'foreman' });
    expect([model.seats, model.ownSeats, model.myTurn]).toEqual([[1], [0, 1], false]);
    write({ type: 'give-back' });
    expect([model.seats, model.myTurn]).toEqual([[0, 1], true]);
  });

  test('fetches the table where its view is not as the table says, once for an entry', () => {
    const hashed = () => ({ ...next(), hash: viewHash(view(board, game.state, 0)) });
    for (let i = 0; i < 8; i++) receive(hashed());
    expect(refetched).toBe(0);
    const wrong = { ...next(), hash: 1 };
    receive(wrong);
    receive(wrong);
    expect(refetched).toBe(1);
    receive(whole());
    receive(hashed());
    expect(refetched).toBe(1);
  });

  test('notices a difference in its own view', () => {
    const entry = { ...next(), hash: viewHash(view(board, game.state, 0)) };
    entry.entry = { ...entry.entry, outcome: entry.entry.outcome.slice(1) };
    receive(entry);
    expect(refetched).toBe(1);
  });

  test('online, it holds no bots, and takes back at once a seat that was only lent to one', () => {
    const lend = (by: 'host' | 'person') => reseat(game, 0, by, { type: 'take-over', bot: 'foreman' });
    lend('host');
    model = createModel(link, { animator, timer, isOnline: true });
    receive(whole());
    expect(sent).toMatchObject([{ type: 'return', seat: 0 }]);
    receive(whole());
    expect(types()).toEqual(['return']);
    reseat(game, 0, 'person', { type: 'give-back' });
    receive(whole());
    receive(next());
    expect([model.busy, types()]).toEqual([true, ['return']]);
    model.goAway();
    expect(sent.at(-1)).toMatchObject({ type: 'away', seat: 0 });
    // A resignation is for good.
    lend('person');
    sent = [];
    createModel(link, { isOnline: true });
    receive(whole());
    expect(sent).toEqual([]);
  });

  test('submits one move at a time, and another once it was refused', () => {
    const move = firstMove(0);
    model.submit(move);
    model.submit(move);
    expect(types()).toEqual(['move']);
    receive({ type: 'refused', id: '1', problem: { code: 'no-cards-left' } });
    expect(model.pendingMove).toBeUndefined();
    expect(model.refusal).toEqual({ code: 'no-cards-left' });
    model.submit(move);
    expect(types()).toEqual(['move', 'move']);
    expect(model.refusal).toBeUndefined();
  });

  test('keeps a move pending until its own answer arrives', () => {
    const move = firstMove(0);
    model.submit(move);
    // Another worker has taken over the table, and the other player moved.
    receive(whole());
    recordMove(game, 1, 'person', firstMove(1));
    receive({ type: 'entry', entry: redactEntry(board, game.record.log.at(-1)!, 0), undo: [] });
    expect(model.pendingMove).toBe(move);
    model.submit(move);
    expect(types()).toEqual(['move']);
    receive({ ...next(), id: '1' });
    expect(model.pendingMove).toBeUndefined();
  });

  test('a move is no longer pending once the whole table arrives with its id', () => {
    model.submit(firstMove(0));
    next();
    receive({ ...whole(), id: '1' } as ToClient);
    expect(model.pendingMove).toBeUndefined();
  });

  test('hides advice on a later entry until that is shown', () => {
    const advice = { odds: [0.5, 0.5], noise: 0.1, hints: [], playouts: 9 };
    receive({ type: 'advice', n: model.entry + 1, advice });
    expect(model.advice).toBeUndefined();
    receive(next());
    expect(model.advice).toBe(advice);
  });

  test('drops advice computed for other eyes', () => {
    const advice = { odds: [0.5, 0.5], noise: 0.1, hints: [], playouts: 9 };
    receive({ type: 'advice', n: model.entry, advice });
    model.look('open');
    expect(model.advice).toBeUndefined();
    // More of it may still have been on its way.
    receive({ type: 'advice', n: model.entry, advice });
    receive({ ...whole(), eyes: 'open' } as ToClient);
    expect(model.advice).toBeUndefined();
  });

  test('reports a bot’s move that could not be stored, until it is', () => {
    const move = firstMove(0);
    model.submit(move);
    receive({ type: 'refused', id: '', problem: { code: 'not-stored' } });
    expect([model.unsaved, model.refusal, model.pendingMove]).toEqual([true, undefined, move]);
    receive(next());
    expect(model.unsaved).toBe(false);
  });

  test('a whole table replaces what was being animated', () => {
    animate();
    receive(next());
    receive(whole());
    expect(model.busy).toBe(false);
    expect(model.log.length).toBe(game.record.log.length);
  });
});
