import type { BoardFacts, TicketFacts } from '../../engine/board/facts.js';
import { facts } from './facts.js';

/** The tickets to which Bloemfontein–Cape Town counts; with three spaces it made each of them one point cheaper. */
const isByThatRoute = ({ a, b }: TicketFacts): boolean =>
  a === 'cape-town' && (b === 'addis-ababa' || b === 'elizabethville');

/** Earlier facts of the board, which games were recorded on: Bloemfontein–Cape Town had three spaces. */
export const earlier: BoardFacts[] = [
  {
    ...facts,
    routes: facts.routes.map((it) =>
      it.a === 'bloemfontein' && it.b === 'cape-town' ? { ...it, length: 3 } : it,
    ),
    tickets: facts.tickets.map((it) => (isByThatRoute(it) ? { ...it, points: it.points - 1 } : it)),
    counts: { ...facts.counts, spaces: 317, ticketPoints: 582 },
  },
];
