import type { Board } from '../../src/engine/index.js';

/** The places that these routes of the board file connect to a place. */
export function placesReached(board: Board, from: string, ids: readonly number[]): Set<string> {
  const found = new Set([from]);
  const go = (place: string): void => {
    for (const id of ids) {
      const { a, b } = board.facts.routes[id]!;
      const next = a === place ? b : b === place ? a : null;
      if (next === null || found.has(next)) continue;
      found.add(next);
      go(next);
    }
  };
  go(from);
  return found;
}

/** G14, A8, A9: whether these routes connect the two ends of a ticket. */
export function isConnected(board: Board, ticket: number, ids: readonly number[]): boolean {
  const { a, b } = board.facts.tickets[ticket]!;
  const places = (end: string) =>
    board.facts.places.filter(({ id, country }) => id === end || country === end);
  return places(a).some(({ id }) => {
    const found = placesReached(board, id, ids);
    return places(b).some((other) => found.has(other.id));
  });
}
