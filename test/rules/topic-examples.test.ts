import { describe, expect, test } from 'vitest';
import { boards } from '../kit/boards.js';
import {
  type Board,
  type ClaimMove,
  type GameEvent,
  isDone,
  isLegal,
  itemAt,
  network,
  newAttractions,
  play,
  type State,
  whyNot,
} from '../../src/engine/index.js';
import { scoreGame } from '../../src/engine/score/count.js';
import { arrange } from '../kit/arrange.js';
import { type Figure, figuresOf, finalPosition, pointsOf } from '../../src/client/rules/topics/examples.js';
import { topicsOf } from '../../src/client/rules/topics/topics.js';

type Of<K extends Figure['kind']> = Extract<Figure, { kind: K }>;

function figures<K extends Figure['kind']>(board: Board, kind: K): Of<K>[] {
  return topicsOf(board)
    .flatMap((topic) => figuresOf(board, topic))
    .filter((it): it is Of<K> => it.kind === kind);
}

/** Cards counted by kind, by their names. */
function named(board: Board, counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(counts.map((n, kind) => [board.colours[kind] ?? 'wild', n]));
}
const nameOf = (board: Board, kind: number): string => board.colours[kind] ?? 'wild';

function played(board: Board, state: State, seat: number, move: Parameters<typeof play>[3]): GameEvent[] {
  expect(whyNot(board, state, seat, move)).toBeNull();
  const events: GameEvent[] = [];
  play(board, state, seat, move, events);
  return events;
}

/** Seat 0 with the cards of a claim, and one terrain card of each kind more than the price. */
function readyFor(board: Board, claim: ClaimMove): State {
  const terrain = board.terrain && Array.from({ length: board.terrain.kinds }, () => 2);
  return arrange(board, {
    hands: [named(board, claim.cards)],
    ...(terrain && { terrain: { held: [terrain] } }),
  });
}

describe.each(boards)('$id', (board) => {
  test('shows a picture for every topic it has', () => {
    const without = topicsOf(board).filter((topic) => figuresOf(board, topic).length === 0);
    expect(without).toEqual([]);
  });

  test('every payment shown claims its route for the points shown', () => {
    const claims = [
      ...figures(board, 'claim').flatMap((it) => it.claims),
      ...figures(board, 'actions').map((it) => it.claim),
    ];
    expect(claims.length).toBeGreaterThan(2);
    for (const claim of claims) {
      const events = played(board, readyFor(board, claim), 0, claim);
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'claimed', route: claim.route, points: pointsOf(board, claim) }),
      );
    }
  });

  test('the payments of one picture differ, and one card fewer is refused', () => {
    for (const { claims } of figures(board, 'claim')) {
      expect(new Set(claims.map(({ cards }) => cards.join())).size).toBe(claims.length);
      for (const claim of claims) {
        const kind = claim.cards.findIndex((n) => n > 0);
        const cards = claim.cards.map((n, k) => (k === kind ? n - 1 : n));
        expect(isLegal(board, readyFor(board, claim), 0, { ...claim, cards })).toBe(false);
      }
    }
  });

  test('the side of a double route shown as closed is closed, and would be open without its twin', () => {
    const [figure] = figures(board, 'closed');
    const [closed] = figure!.scenery.closed!;
    const taken = [...figure!.scenery.owners!.keys()];
    const { length, colour } = itemAt(board.routes, closed!);
    const hands = [{ [nameOf(board, Math.max(0, colour))]: length }];
    const cards = arrange(board, { hands }).hands.slice(0, board.kinds);
    const claim: ClaimMove = { type: 'claim', route: closed!, cards };
    const { players } = figure!;
    const state = arrange(board, { hands, players, owned: [[], taken] });
    expect(whyNot(board, state, 0, claim)).toMatchObject({ code: 'double-closed' });
    expect(whyNot(board, arrange(board, { hands, players }), 0, claim)).toBeNull();
  });

  test('a tunnel asks for the cards shown, and they pay for it', () => {
    for (const { claim, turned, extra } of figures(board, 'tunnel')) {
      const held = claim.cards.map((n, kind) => n + itemAt(extra, kind));
      const deck = turned.map((kind) => nameOf(board, kind));
      const state = arrange(board, { hands: [named(board, held)], deck });
      const asked = extra.reduce((sum, n) => sum + n, 0);
      expect(played(board, state, 0, claim)).toContainEqual({ type: 'asked', count: asked });
      expect(played(board, state, 0, { type: 'pay', cards: [...extra] })).toContainEqual(
        expect.objectContaining({ type: 'claimed', route: claim.route }),
      );
    }
  });

  test('a route with a cart symbol gives a merchandise card', () => {
    if (board.merchandise === null) return;
    const [claim] = figuresOf(board, 'cart').flatMap((it) => (it.kind === 'claim' ? it.claims : []));
    expect(played(board, readyFor(board, claim!), 0, claim!)).toContainEqual({ type: 'bonus', seat: 0 });
  });

  test('the attractions shown score what is said', () => {
    for (const { scenery, points } of figures(board, 'attractions')) {
      const found = newAttractions(board, arrange(board), 0, itemAt(scenery.routes, 0));
      expect(found).toBe(points);
    }
  });

  test('the cards shown can be drawn from the row, and that is the whole draw', () => {
    for (const { row, draws } of figures(board, 'row')) {
      for (const slots of draws) {
        const state = arrange(board, { row: row.map((kind) => nameOf(board, kind)) });
        for (const slot of slots) {
          expect(state.phase).toBe(slot === slots[0] ? 'turn' : 'second');
          played(board, state, 0, { type: 'row', slot });
        }
        expect(state.seat).toBe(1);
      }
    }
  });

  test('every path shown completes its ticket', () => {
    for (const { scenery, ticket } of figures(board, 'ticket')) {
      const state = arrange(board, { owned: [[...scenery.routes]] });
      expect(isDone(network(board, state, 0), itemAt(board.tickets, ticket))).toBe(true);
    }
  });

  test('the score shown is what the engine counts', () => {
    const { owned, kept, view } = finalPosition(board);
    const bonus = view.merchandise?.held;
    const state = arrange(board, { owned: [owned], kept: [kept], ...(bonus && { bonus }) });
    const counted = scoreGame(board, state, 'agreed').scores.map((it) => [it.category, it.points[0]]);
    const [figure] = figures(board, 'count');
    expect(figure!.lines).toEqual(counted.filter(([, points]) => points !== 0));
  });
});
