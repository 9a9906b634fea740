import { type Board, UNKNOWN, itemAt } from '../engine/index.js';
import { type CardCount, type CardName, type Naming, TERRAINS, type Terrain, type Who } from './shapes.js';

/** What the numbers in events mean on this board, with these place names and these players by seat. */
export function namingOf(
  board: Board,
  places: Partial<Record<string, string>>,
  players: readonly Who[],
): Naming {
  const { facts } = board;
  const ends = ({ a, b }: { a: string; b: string }) => `${places[a] ?? a} – ${places[b] ?? b}`;
  const card = (kind: number): CardName | null => {
    if (kind === UNKNOWN) return null;
    return kind === board.wild ? 'wild' : itemAt(board.colours, kind);
  };
  return {
    who: (seat) => players[seat] ?? { name: '?', you: false },
    routeName: (route) => ends(itemAt(facts.routes, route)),
    route: (route) => itemAt(board.routes, route),
    ticket: (ticket) => ends(itemAt(facts.tickets, ticket)),
    worth: (ticket) => itemAt(facts.tickets, ticket).points,
    card,
    set: (counts) =>
      counts.flatMap((count, kind): CardCount[] => {
        const name = card(kind);
        return count > 0 && name !== null ? [[name, count]] : [];
      }),
    terrain: (kind) => terrainNamed(board, kind),
    terrainOf: (route) => terrainOf(board, route),
    lastRoundAt: facts.lastRoundAt,
  };
}

function terrainNamed({ facts }: Board, kind: number): Terrain {
  const kinds = facts.rules.find((it) => it.rule === 'terrain')?.kinds ?? [];
  return TERRAINS.find((it) => it === kinds[kind]?.id) ?? TERRAINS[0];
}

/** The kind of terrain of a route, on a board that has any. */
export function terrainOf(board: Board, route: number): Terrain {
  return terrainNamed(board, board.terrain?.kindOf[route] ?? 0);
}
