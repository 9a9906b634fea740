import { type Board, UNKNOWN } from '../../engine/index.js';
import { type CardCount, type CardName, type Naming, TERRAINS, type Terrain, type Who } from './shapes.js';

/** What numbers stand for on this board, with these names of places and these players by seat. */
export function namingOf(
  board: Board,
  places: Partial<Record<string, string>>,
  players: readonly Who[],
): Naming {
  const { facts } = board;
  const kinds = facts.rules.find((it) => it.rule === 'terrain')?.kinds ?? [];
  const ends = ({ a, b }: { a: string; b: string }) => `${places[a] ?? a} – ${places[b] ?? b}`;
  const card = (kind: number): CardName | null => {
    if (kind === UNKNOWN) return null;
    return kind === board.wild ? 'wild' : board.colours[kind];
  };
  const terrain = (kind: number): Terrain => TERRAINS.find((it) => it === kinds[kind]?.id) ?? TERRAINS[0];
  return {
    who: (seat) => players[seat] ?? { name: '?', you: false },
    routeName: (route) => ends(facts.routes[route]),
    route: (route) => board.routes[route],
    ticket: (ticket) => ends(facts.tickets[ticket]),
    worth: (ticket) => facts.tickets[ticket].points,
    card,
    set: (counts) =>
      counts.flatMap((count, kind): CardCount[] => {
        const name = card(kind);
        return count > 0 && name !== null ? [[name, count]] : [];
      }),
    terrain,
    terrainOf: (route) => terrain(board.terrain?.kindOf[route] ?? 0),
    lastRoundAt: facts.lastRoundAt,
  };
}
