import { type Board, itemAt, NOBODY, type Position, type Seat } from '../../../engine/index.js';
import type { MapHighlight } from '../map-highlight.js';
import { builtPath } from '../missing-path.js';
import type { CountStep } from './count.js';

/** What the count points at on the map. */
export interface CountHighlight extends MapHighlight {
  /** Whose routes stay as they are while all others step back, besides the lit ones. */
  seats: readonly Seat[];
}

/** What a step of the count lights up on the map. `done` are the tickets done. */
export function highlightOf(
  board: Board,
  position: Position,
  step: CountStep,
  done: readonly number[],
): CountHighlight {
  const { routes, tickets, places } = board.facts;
  switch (step.kind) {
    case 'ticket': {
      const { a, b } = itemAt(tickets, step.ticket);
      // What was built around the ends of a failed ticket shows what it lacked.
      return step.done
        ? { routes: pathOf(board, position, step.ticket, step.seat), places: [a, b], seats: [] }
        : { routes: [], places: [a, b], seats: [step.seat] };
    }
    case 'category': {
      const winners = step.points.flatMap((points, seat) => (points > 0 ? [seat] : []));
      if (step.category === 'globetrotter') {
        const paths = done
          .filter((ticket) => winners.includes(position.kept[ticket] ?? NOBODY))
          .flatMap((ticket) => pathOf(board, position, ticket, itemAt(position.kept, ticket)));
        return { routes: [...new Set(paths)], places: [], seats: [] };
      }
      if (step.category !== 'attractions') return { routes: [], places: [], seats: [] };
      const reached = new Set(
        routes.flatMap(({ a, b }, id) => (position.owner[id] === NOBODY ? [] : [a, b])),
      );
      return {
        routes: [],
        places: places.flatMap(({ id, attraction }) => (attraction === true && reached.has(id) ? [id] : [])),
        seats: [],
      };
    }
    case 'tie': {
      const level = step.values.flatMap((value, seat) => (value === null ? [] : [seat]));
      const own = position.owner.flatMap((seat, id) => (level.includes(seat) ? [id] : []));
      return { routes: step.by === 'path' ? own : [], places: [], seats: [] };
    }
  }
}

/** At the end the winners' routes stand out. */
export function winnersHighlight(winners: readonly Seat[]): CountHighlight {
  return { routes: [], places: [], seats: winners };
}

function pathOf(board: Board, position: Position, ticket: number, seat: Seat): number[] {
  return builtPath(board, position, seat, itemAt(board.tickets, ticket).ends);
}
