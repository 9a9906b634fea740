import { boards, findBoard } from '../../src/boards/index.js';
import type { Board } from '../../src/engine/index.js';

export { boards };

/** Every board with every number of players it takes. */
export const tables: [id: string, players: number][] = boards.flatMap((board) => {
  const [min, max] = board.facts.players;
  return Array.from({ length: max - min + 1 }, (_, i): [string, number] => [board.id, min + i]);
});

/** A board by its id. */
export function boardOf(id: string): Board {
  const board = findBoard(id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

/** Cards by the names of their kinds, such as `{ red: 2, wild: 1 }`. */
export type Named = Record<string, number>;

/** The number of a kind of card. */
export function kind(board: Board, name: string): number {
  const index = name === 'wild' ? board.wild : board.facts.colours.findIndex((colour) => colour === name);
  if (index < 0) throw new Error(`${board.id} has no ${name} cards`);
  return index;
}

/** Named cards as counts by kind. */
export function cards(board: Board, named: Named): number[] {
  const counts = new Array<number>(board.kinds).fill(0);
  for (const [name, n] of Object.entries(named)) counts[kind(board, name)]! += n;
  return counts;
}

/** The number of the route between two places; where there are two, the one of this colour, or the n-th. */
export function route(board: Board, a: string, b: string, which: string | number = 0): number {
  const found = board.facts.routes.flatMap((r, id) =>
    (r.a === a && r.b === b) || (r.a === b && r.b === a) ? [{ id, colour: r.colour }] : [],
  );
  const one = typeof which === 'number' ? found[which] : found.find(({ colour }) => colour === which);
  if (!one) throw new Error(`${board.id} has no route ${a}–${b} (${which})`);
  return one.id;
}

/** The number of the ticket between two ends. */
export function ticket(board: Board, a: string, b: string): number {
  const id = board.facts.tickets.findIndex((t) => (t.a === a && t.b === b) || (t.a === b && t.b === a));
  if (id < 0) throw new Error(`${board.id} has no ticket ${a}–${b}`);
  return id;
}
