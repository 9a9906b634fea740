import { describe, expect, test } from 'vitest';
import {
  type GameEvent,
  type Eyes,
  type Position,
  type State,
  audit,
  canonical,
  fastSeed,
  fold,
  legalMoves,
  redact,
  start,
  view,
} from '../../src/engine/index.js';
import { emptyTable } from '../../src/engine/start.js';
import { boardOf, tables } from '../kit/boards.js';
import { disguised, randomGame } from '../kit/secrets.js';

/** All eyes but 'all': the open table, then each seat. */
const viewpoints = (players: number): Eyes[] => [
  'open',
  ...Array.from({ length: players }, (_, seat) => seat),
];

const PUBLIC = [
  'row',
  'discards',
  'handSizes',
  'deckSize',
  'keptCounts',
  'owner',
  'cars',
  'points',
  'tunnel',
  'merchandise',
  'terrain',
  'seat',
  'first',
  'phase',
  'turnsLeft',
  'passes',
  'known',
] as const;

describe('G18 in random games', () => {
  test('G18 what is public is in every view as it is', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      let step = 0;
      randomGame(board, players, 31, (state) => {
        if (step++ % 12 > 0) return;
        for (const eyes of viewpoints(players)) {
          const sight = view(board, state, eyes);
          const open = (position: Position) =>
            canonical(PUBLIC.map((name) => [name, position[name]])).replace(/"deck":\[[\d,]*\],/, '');
          expect(open(sight)).toBe(open(state));
          expect(sight.ticketDeck).toHaveLength(state.ticketDeck.length);
        }
      });
      expect(step).toBeGreaterThan(20);
    }
  });

  test('G18 no view changes when what is hidden from it does', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      let step = 0;
      let differed = 0;
      randomGame(board, players, 32, (state) => {
        // At the end tickets are open, so it is left out.
        if (state.phase === 'over' || step++ % 8 > 0) return;
        for (const eyes of viewpoints(players)) {
          const other = disguised(board, state, eyes);
          expect(audit(board, other)).toBeNull();
          differed += canonical([other.hands, other.kept]) === canonical([state.hands, state.kept]) ? 0 : 1;
          expect(canonical(view(board, other, eyes))).toBe(canonical(view(board, state, eyes)));
        }
      });
      expect(differed).toBeGreaterThan(step / 8);
    }
  });

  test('G18 what the events tell a pair of eyes is exactly its view', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const folded = viewpoints(players).map((eyes) => emptyTable(board, players, eyes));
      let step = 0;
      randomGame(board, players, 33, (state, events) => {
        for (const table of folded) {
          for (const event of events) fold(board, table, redact(board, event, table.eyes));
        }
        const due = step++ % 10 === 0 || state.phase === 'over' ? folded : [];
        for (const table of due) expect(canonical(table)).toBe(canonical(view(board, state, table.eyes)));
      });
      expect(folded[0]!.phase).toBe('over');
    }
  });

  test('G18 a player needs no secret of the others to know the legal moves', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      let moves = 0;
      randomGame(board, players, 34, (state) => {
        for (let seat = 0; seat < players; seat++) {
          const mine = legalMoves(board, view(board, state, seat), seat);
          expect(mine).toEqual(legalMoves(board, state, seat));
          moves += mine.length;
        }
      });
      expect(moves).toBeGreaterThan(100);
    }
  });

  test('G18 the cards known of a hand are those taken from the row, or laid and taken back, and not yet paid', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const known = new Array<number>(players * board.kinds).fill(0);
      const pays = (seat: number, cards: readonly number[]) =>
        cards.forEach(
          (n, k) => (known[seat * board.kinds + k] = Math.max(0, known[seat * board.kinds + k]! - n)),
        );
      let laid: number[] = [];
      const follow = (event: GameEvent) => {
        if (event.type === 'took') known[event.seat * board.kinds + event.card]!++;
        if (event.type === 'laid') laid = event.cards;
        if (event.type === 'laid' || event.type === 'claimed') pays(event.seat, event.cards);
        if (event.type === 'claimed' && event.terrain) {
          known[event.seat * board.kinds + board.wild] = Math.max(
            0,
            known[event.seat * board.kinds + board.wild]! - event.terrain.wilds,
          );
        }
        if (event.type === 'declined') laid.forEach((n, k) => (known[event.seat * board.kinds + k]! += n));
      };
      randomGame(board, players, 35, (state: State, events) => {
        events.forEach(follow);
        expect(state.known).toEqual(known);
      });
    }
  });
});

describe('G18 what a view and an event have', () => {
  test('G18 a view has no deck in order and nothing of the chance to come', () => {
    for (const [id, players] of tables) {
      const state = start(boardOf(id), { players, first: 0 }, fastSeed(424242), []);
      for (const eyes of viewpoints(players)) {
        const sight = view(boardOf(id), state, eyes);
        for (const name of ['deck', 'seed', 'nextStream', 'buriedBy']) expect(name in sight).toBe(false);
        expect('deck' in (sight.terrain ?? {})).toBe(false);
        expect(canonical(sight)).not.toContain('424242');
      }
    }
  });

  test('G18 the deal shows the row and each player the own hand and tickets', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const events: GameEvent[] = [];
      const state = start(board, { players, first: 0 }, fastSeed(5), events);
      const dealt = events[0] as Extract<GameEvent, { type: 'dealt' }>;
      for (const eyes of viewpoints(players)) {
        const sight = redact(board, dealt, eyes) as typeof dealt;
        expect([sight.row, sight.terrain]).toEqual([dealt.row, dealt.terrain]);
        for (let seat = 0; seat < players; seat++) {
          const own = seat === eyes;
          const hand = dealt.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
          const shown = sight.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
          expect(shown).toEqual(own ? hand : hand.map(() => 0));
          expect(sight.offered[seat]).toEqual(own ? state.offered[seat] : state.offered[seat]!.map(() => -1));
        }
      }
    }
  });
});
