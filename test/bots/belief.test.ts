import { expect, test } from 'vitest';
import { type Board, type State, fastSeed, openStream, sample, view } from '../../src/engine/index.js';
import { Belief } from '../../src/bots/master/belief.js';
import { arrange } from '../kit/arrange.js';
import { boardOf } from '../kit/boards.js';

const WORLDS = 300;

/** The share of seat 0's sampled worlds in which seat 1 holds each ticket. */
function guesses(board: Board, state: State): number[] {
  const seen = view(board, state, 0);
  const belief = new Belief(board, seen);
  const stream = openStream(fastSeed(5), 1);
  const counts = board.tickets.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const world = sample(board, seen, stream, fastSeed(i));
    belief.deal(world, stream);
    world.kept.forEach((seat, ticket) => {
      if (seat === 1) counts[ticket]!++;
    });
  }
  return counts.map((count) => count / WORLDS);
}

/** A ticket that two routes complete, and these routes. */
function ticketAndPath(board: Board): { ticket: number; path: number[] } {
  for (const { id: ticket, ends } of board.tickets.map((it, id) => ({ ...it, id }))) {
    const [[from], [to]] = ends;
    for (const first of board.routes) {
      if (first.a !== from && first.b !== from) continue;
      const middle = first.a + first.b - from;
      const second = board.routes.find(
        ({ a, b }) => (a === middle && b === to) || (b === middle && a === to),
      );
      if (second && ends[0].length === 1 && ends[1].length === 1)
        return { ticket, path: [first.id, second.id] };
    }
  }
  throw new Error('no ticket takes two routes');
}

test.each(['nordic', 'newyork', 'amsterdam', 'africa'])(
  'on %s a ticket that a rival has completed is guessed more often than before it built',
  (id) => {
    const board = boardOf(id);
    const { ticket, path } = ticketAndPath(board);
    const [own, other] = board.tickets.map((_, i) => i).filter((i) => i !== ticket) as [number, number];
    const nothing = guesses(board, arrange(board, { kept: [[own], [ticket, other]] }));
    const built = guesses(board, arrange(board, { kept: [[own], [ticket, other]], owned: [[], path] }));
    expect(built[ticket]).toBeGreaterThan(2 * nothing[ticket]!);
    expect(built[own]).toBe(0);
    expect(built.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2);
  },
);
