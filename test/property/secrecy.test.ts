import { describe, expect, test } from 'vitest';
import {
  type Board,
  type GameEvent,
  type Eyes,
  type Move,
  type Seat,
  type State,
  audit,
  clone,
  fastSeed,
  isLegal,
  play,
  sample,
  redact,
  view,
} from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { STYLES, choices, must, playGame } from '../kit/games.js';
import { rearrangeHidden } from './hidden.js';

/** Plays a move: its events, what these eyes are sent, and their view afterwards. */
function playFor(board: Board, state: State, seat: Seat, move: Move, eyes: Eyes) {
  const after = clone(state);
  const events: GameEvent[] = [];
  play(board, after, seat, move, events);
  const sent = events.map((event) => redact(board, event, eyes));
  return {
    events,
    sent: JSON.stringify(maskEnd(sent)),
    view: JSON.stringify(view(board, after, eyes)),
    after,
  };
}

/** The end shows all tickets, so the two games may differ there. */
function maskEnd(events: readonly GameEvent[]): unknown[] {
  return events.map((event) => (event.type === 'over' ? event.type : event));
}

const times = (events: readonly GameEvent[], ...types: GameEvent['type'][]): number =>
  events.filter(({ type }) => types.includes(type)).length;

/** The same move in the other game: tickets are matched by their place, since their ids are hidden. */
function translateMove(move: Move, seat: Seat, state: State, other: State): Move {
  if (move.type !== 'keep') return move;
  const places = move.tickets.map((id) => state.offered[seat]!.indexOf(id));
  return { type: 'keep', tickets: places.map((place) => other.offered[seat]![place]!) };
}

/**
 * Plays the same move in two games with the same view: these eyes must be sent the same. Returns false where that can't
 * be compared: the move is not legal in both, or the deck decides (a renewed deck, a sweep).
 */
function checkMove(board: Board, state: State, other: State, seat: Seat, move: Move, eyes: Eyes): boolean {
  const same = translateMove(move, seat, state, other);
  if (!isLegal(board, other, seat, same)) return false;
  const here = playFor(board, state, seat, move, eyes);
  const there = playFor(board, other, seat, same, eyes);
  if (times(here.events, 'swept') !== times(there.events, 'swept')) return false;
  if (state.seed !== other.seed && times(here.events, 'renewed', 'renewed-terrain') > 0) return false;
  must(here.sent === there.sent, () => `${eyes} is sent a secret: ${here.sent} or ${there.sent}`);
  must(
    here.view === there.view || here.after.phase === 'over',
    () => `${eyes} sees a secret after ${JSON.stringify(move)}`,
  );
  return true;
}

describe.each(tables)('%s for %i', (id, players) => {
  const board = boardOf(id);
  const eyesOf: Eyes[] = [...Array.from({ length: players }, (_, seat) => seat), 'open'];

  test.each(STYLES)('G18: equal views are sent equal events, whatever is hidden (%s)', (style) => {
    const compared: Record<string, number> = {};
    for (let n = 0; n < (board.routes.length > 50 ? 1 : 2); n++) {
      const stream = choices(n + 99);
      playGame(board, players, n + 20, style, {
        before(state, seat, move) {
          for (const eyes of eyesOf) {
            const before = JSON.stringify(view(board, state, eyes));
            const other = rearrangeHidden(board, state, eyes, stream);
            must(audit(board, other) === null, () => `the test's own state: ${audit(board, other)}`);
            must(JSON.stringify(view(board, other, eyes)) === before, () => `${eyes} sees what is hidden`);
            const dealt = sample(board, view(board, state, eyes), stream, fastSeed(5));
            must(JSON.stringify(view(board, dealt, eyes)) === before, () => `${eyes} sees what was sampled`);
            if (!checkMove(board, state, other, seat, move, eyes)) continue;
            const name = `${move.type} ${seat === eyes ? 'own' : 'other'}`;
            compared[name] = (compared[name] ?? 0) + 1;
          }
        },
      });
    }
    const both = ['keep', 'row', 'deck', 'claim', 'tickets'].flatMap((type) => [
      `${type} own`,
      `${type} other`,
    ]);
    expect(both.filter((name) => !compared[name])).toEqual([]);
  });
});

describe('the test detects a leak', () => {
  const board = boardOf('newyork');

  test('of a card drawn blind', () => {
    let caught = 0;
    playGame(board, 2, 3, 'bot', {
      before(state, seat, move) {
        if (move.type !== 'deck') return;
        const top = clone(state);
        const under = top.deck.findIndex((card) => card !== top.deck.at(-1));
        if (under < 0) return;
        [top.deck[under], top.deck[top.deck.length - 1]] = [top.deck.at(-1)!, top.deck[under]!];
        // The drawer is sent another card; the others are not.
        expect(() => checkMove(board, state, top, seat, move, seat)).toThrow('is sent a secret');
        expect(checkMove(board, state, top, seat, move, 1 - seat)).toBe(true);
        caught++;
      },
    });
    expect(caught).toBeGreaterThan(0);
  });
});
