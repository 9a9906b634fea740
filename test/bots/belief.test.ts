import { expect, test } from 'vitest';
import { type Board, type State, fastSeed, openStream, sample, view } from '../../src/engine/index.js';
import { Belief } from '../../src/bots/master/belief.js';
import { arrange } from '../kit/arrange.js';
import { boardOf } from '../kit/boards.js';

const WORLDS = 300;

/** How often each ticket is guessed to be seat 1's, over many worlds as seat 0 deals them. */
function guesses(board: Board, state: State): number[] {
  const seen = view(board, state, 0);
  const belief = new Belief(board, seen);
  const stream = openStream(fastSeed(5), 1);
  const counts = board.tickets.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const world = sample(board, seen, stream, fastSeed(i));
    belief.deal(world, stream);
    world.kept.forEach((seat, ticket) => {
      if (seat === 1) counts[ticket]++;
    });
  }
  return counts.map((count) => count / WORLDS);
}

/** The ticket between two places, and a way for it. */
function ticketAndWay(board: Board): { ticket: number; way: number[] } {
  for (const { id: ticket, ends } of board.tickets.map((it, id) => ({ ...it, id }))) {
    const [[from], [to]] = ends;
    for (const first of board.routes) {
      if (first.a !== from && first.b !== from) continue;
      const middle = first.a + first.b - from;
      const second = board.routes.find(
        ({ a, b }) => (a === middle && b === to) || (b === middle && a === to),
      );
      if (second && ends[0].length === 1 && ends[1].length === 1)
        return { ticket, way: [first.id, second.id] };
    }
  }
  throw new Error('no ticket is so near');
}

test.each(['nordic', 'newyork', 'amsterdam', 'africa'])(
  'on %s a ticket whose ends a rival has joined is guessed more often than one it never came near',
  (id) => {
    const board = boardOf(id);
    const { ticket, way } = ticketAndWay(board);
    const others = board.tickets.map((_, i) => i).filter((i) => i !== ticket);
    const nothing = guesses(board, arrange(board, { kept: [[others[0]], [ticket, others[1]]] }));
    const built = guesses(
      board,
      arrange(board, { kept: [[others[0]], [ticket, others[1]]], owned: [[], way] }),
    );
    expect(built[ticket]).toBeGreaterThan(2 * nothing[ticket]);
    expect(built[others[0]]).toBe(0);
    expect(built.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2);
  },
);
