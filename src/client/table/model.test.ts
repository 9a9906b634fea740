import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boards } from '../../boards/index.js';
import {
  recordMove,
  fastSeed,
  type Game,
  legalMoves,
  newGame,
  redactEntry,
  toAct,
  view,
} from '../../engine/index.js';
import type { TableLink, TablePlan, ToClient, ToTable } from '../../protocol/index.js';
import type { TableModel } from './model.svelte.js';
import type { Clock } from './event-queue.js';

const board = boards[1];
const seats = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
const plan: TablePlan = { board: board.id, seats, first: 0 };

let Model: typeof TableModel;
let game: Game;
let said: ToTable[];
let hear: (message: ToClient) => void;
let model: TableModel;
let go: (() => void) | undefined;

const clock: Clock = {
  wait(_, then) {
    go = then;
    return () => (go = undefined);
  },
};
const link: TableLink = {
  send: (message) => void said.push(message),
  listen(listener) {
    hear = listener;
    return () => {};
  },
  close: () => {},
};

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
/** Whoever is to act makes the first move there is. */
function next(): Extract<ToClient, { type: 'entry' }> {
  const [seat] = toAct(game.state);
  recordMove(game, seat, 'person', legalMoves(board, game.state, seat)[0]);
  return { type: 'entry', entry: redactEntry(board, game.record.log.at(-1)!, 0), undo: [seat] };
}
const types = (): string[] => said.map(({ type }) => type);

/** Outside of components values are enough: nobody watches them here. */
const value = <T>(it: T): T => it;

beforeAll(async () => {
  vi.stubGlobal('$state', Object.assign(value, { raw: value }));
  ({ TableModel: Model } = await import('./model.svelte.js'));
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  game = newGame(board, { players: 2, first: 0 }, seats, { seed: fastSeed(5) });
  said = [];
  go = undefined;
  model = new Model(link, clock);
  hear(whole());
});

describe('what is shown of a table', () => {
  test('follows entry by entry to where a whole table would be', () => {
    for (let i = 0; i < 12; i++) hear(next());
    const now = whole();
    expect(now.type === 'table' && now.view).toEqual(model.view);
    expect(model.log.length).toBe(game.record.log.length);
    expect(model.entry).toBe(game.record.log.at(-1)?.n);
  });

  test('holds the table while something moves, and shows the rest at once to who does not wait', () => {
    model.stage = { before: () => 300, after: () => 0, clear: () => {} };
    const { entry } = model;
    hear(next());
    expect(model.busy).toBe(true);
    expect(model.entry).toBe(entry);
    model.skip();
    expect(model.busy).toBe(false);
    expect(model.entry).toBe(entry + 1);
    expect(types()).toEqual(['hold', 'hold']);
  });

  test('goes on when the time has passed', () => {
    model.stage = { before: () => 300, after: () => 0, clear: () => {} };
    const message = next();
    hear(message);
    for (let i = 0; i < message.entry.outcome.length; i++) go?.();
    expect(model.entry).toBe(message.entry.n);
    expect(model.undoable).toEqual(message.undo);
  });

  test('asks once, and may ask again when it was refused', () => {
    const [move] = legalMoves(board, game.state, 0);
    model.act(move);
    model.act(move);
    expect(types()).toEqual(['move']);
    hear({ type: 'refused', id: '1', problem: { code: 'no-cards-left' } });
    expect(model.asked).toBeUndefined();
    expect(model.refusal).toEqual({ code: 'no-cards-left' });
    model.act(move);
    expect(types()).toEqual(['move', 'move']);
    expect(model.refusal).toBeUndefined();
  });

  test('a move waits until its own answer comes, whatever else is shown meanwhile', () => {
    const [move] = legalMoves(board, game.state, 0);
    model.act(move);
    // The table was taken up again by another worker, and the other player moved.
    hear(whole());
    recordMove(game, 1, 'person', legalMoves(board, game.state, 1)[0]);
    hear({ type: 'entry', entry: redactEntry(board, game.record.log.at(-1)!, 0), undo: [] });
    expect(model.asked).toBe(move);
    model.act(move);
    expect(types()).toEqual(['move']);
    hear({ ...next(), id: '1' });
    expect(model.asked).toBeUndefined();
  });

  test('a move that stands already when the table is shown again waits no longer', () => {
    model.act(legalMoves(board, game.state, 0)[0]);
    next();
    hear({ ...whole(), id: '1' } as ToClient);
    expect(model.asked).toBeUndefined();
  });

  test('shows advice only for what is shown', () => {
    const advice = { odds: [0.5, 0.5], noise: 0.1, hints: [], playouts: 9 };
    hear({ type: 'advice', n: model.entry + 1, advice });
    expect(model.advice).toBeUndefined();
    hear(next());
    expect(model.advice).toBe(advice);
  });

  test('forgets advice that was thought out with other eyes', () => {
    const advice = { odds: [0.5, 0.5], noise: 0.1, hints: [], playouts: 9 };
    hear({ type: 'advice', n: model.entry, advice });
    model.look('open');
    expect(model.advice).toBeUndefined();
    // Some may still have been on its way.
    hear({ type: 'advice', n: model.entry, advice });
    hear({ ...whole(), eyes: 'open' } as ToClient);
    expect(model.advice).toBeUndefined();
  });

  test('tells of a bot’s move that could not be saved, until it is', () => {
    const [move] = legalMoves(board, game.state, 0);
    model.act(move);
    hear({ type: 'refused', id: '', problem: { code: 'not-stored' } });
    expect([model.unsaved, model.refusal, model.asked]).toEqual([true, undefined, move]);
    hear(next());
    expect(model.unsaved).toBe(false);
  });

  test('begins anew with a whole table, whatever was moving', () => {
    model.stage = { before: () => 300, after: () => 0, clear: () => {} };
    hear(next());
    hear(whole());
    expect(model.busy).toBe(false);
    expect(model.log.length).toBe(game.record.log.length);
  });
});
