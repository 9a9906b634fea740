import { describe, expect, test } from 'vitest';
import {
  type Board,
  type GameEvent,
  type Eyes,
  type Move,
  type Position,
  type State,
  type Stream,
  below,
  fastSeed,
  fold,
  legalMoves,
  redact,
  showRecord,
  start,
  view,
  whyNot,
} from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { STYLES, choices, must, pick, playGame, playOn, startRecorded } from '../kit/games.js';
import { TicketDeck, leak, leakOfEvent } from './hidden.js';

/** All eyes of a table. */
function readers(players: number): Eyes[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'open', 'all'];
}

/** Games a table: fewer on the large boards. */
const games = (board: Board): number => (board.routes.length > 50 ? 1 : 3);

/** A random move, mostly illegal: the answer of `whyNot` must not depend on what is hidden. */
function anyMove(board: Board, state: State, stream: Stream): Move {
  const number = (most: number) => below(stream, most + 1);
  const few = () => Array.from({ length: board.kinds }, () => Math.max(0, number(5) - 3));
  switch (number(6)) {
    case 0:
      return { type: 'keep', tickets: state.offered.flat().filter(() => number(2) > 0) };
    case 1:
      return { type: 'row', slot: number(5) };
    case 2:
      return number(1) ? { type: 'terrain' } : { type: 'terrain', slot: number(3) };
    case 3:
      return { type: 'pay', cards: few() };
    case 4:
      return pick<Move>(stream, [
        { type: 'deck' },
        { type: 'tickets' },
        { type: 'pass' },
        { type: 'decline' },
      ]);
    default: {
      const claim = { type: 'claim', route: number(board.routes.length), cards: few() } as const;
      return number(1) ? claim : { ...claim, terrain: { cards: number(2), wilds: number(2) } };
    }
  }
}

/** The seat's own view answers as the state does: the same moves, and the same refusals. */
function checkAnswers(board: Board, state: State, own: Position, seat: number, stream: Stream): void {
  const listed = JSON.stringify(legalMoves(board, state, seat));
  must(
    JSON.stringify(legalMoves(board, own, seat)) === listed,
    () => `seat ${seat} sees other moves: ${listed}`,
  );
  for (let i = 0; i < 3; i++) {
    const move = anyMove(board, state, stream);
    const truth = JSON.stringify(whyNot(board, state, seat, move));
    must(
      JSON.stringify(whyNot(board, own, seat, move)) === truth,
      () => `${truth} is not what the view of ${seat} says of ${JSON.stringify(move)}`,
    );
  }
}

describe.each(tables)('%s for %i', (id, players) => {
  const board = boardOf(id);

  test.each(STYLES)('what a reader is sent, folded, is its view; nothing in it is a secret (%s)', (style) => {
    let compared = 0;
    for (let n = 0; n < games(board); n++) {
      const stream = choices(n + 77);
      const held = new Map<Eyes, Position>();
      let tickets: TicketDeck;
      playGame(board, players, n, style, {
        dealt(state, events) {
          tickets = new TicketDeck(board, state);
          for (const eyes of readers(players)) {
            for (const event of events)
              expect(leakOfEvent(board, redact(board, event, eyes), eyes)).toBeNull();
            held.set(eyes, view(board, state, eyes));
          }
        },
        after(state, events, _, move) {
          tickets.write(events);
          const at = (eyes: Eyes) => `game ${n}, ${JSON.stringify(move)}, seen by ${eyes}`;
          for (const [eyes, own] of held) {
            for (const event of events) {
              const sent = redact(board, event, eyes);
              must(
                leakOfEvent(board, sent, eyes) === null,
                () => `${at(eyes)}: ${leakOfEvent(board, sent, eyes)}`,
              );
              // A round trip through JSON, as over a network.
              fold(board, own, JSON.parse(JSON.stringify(sent)) as typeof sent);
            }
            const now = view(board, state, eyes);
            compared++;
            must(
              JSON.stringify(own) === JSON.stringify(now),
              () => `${at(eyes)}: the fold differs from the view`,
            );
            must(
              leak(board, now, state, eyes) === null,
              () => `${at(eyes)}: ${leak(board, now, state, eyes)}`,
            );
            must(
              String(now.ticketDeck) === String(tickets.seenBy(eyes)),
              () => `${at(eyes)}: ${String(now.ticketDeck)}`,
            );
            if (typeof eyes === 'number') checkAnswers(board, state, own, eyes, stream);
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('a record shows every reader the views of the game as it was played', () => {
    const game = startRecorded(board, new Array<'bot'>(players).fill('bot'), { seed: fastSeed(players) });
    const views = new Map<Eyes, string[]>(readers(players).map((eyes) => [eyes, []]));
    const look = () => {
      for (const [eyes, list] of views) list.push(JSON.stringify(view(board, game.state, eyes)));
      return false;
    };
    playOn(game, 1, 'listed', look);
    look();
    for (const [eyes, list] of views) {
      const shown = showRecord(board, game.record, eyes);
      expect(shown.ok && shown.value.map((position) => JSON.stringify(position))).toEqual(list);
    }
  });
});

test('the secrets are looked for where they are', () => {
  const board = boardOf('newyork');
  const dealt: GameEvent[] = [];
  const state = start(board, { players: 2, first: 0 }, fastSeed(1), dealt);
  expect(leak(board, view(board, state, 1), state, 0)).toBe('eyes');
  expect(leak(board, { ...view(board, state, 0), hands: state.hands }, state, 0)).toBe('hands');
  expect(leak(board, { ...view(board, state, 0), offered: state.offered }, state, 0)).toBe('offered');
  expect(leak(board, state, state, 'all')).toBe('deck');
  expect(leakOfEvent(board, dealt[0]!, 0)).toBe('dealt.hands');
  expect(leakOfEvent(board, { type: 'drew', seat: 1, card: 3 }, 0)).toBe('drew');
  expect(leakOfEvent(board, { type: 'kept', seat: 1, tickets: [3] }, 'open')).toBe('kept');
  expect(leakOfEvent(board, { type: 'chose', seat: 1, tickets: [3] }, 0)).toBe('chose');
});
