import type { Who } from '../shapes.js';
import type { Own } from './own.js';

/** The final count, and what is said to those who won or lost. */
export const count = (own: Own) => ({
  title: 'The final count',
  routes: 'Points for routes',
  toScore: 'See the score',
  goFaster: 'Tap the board or press Space to go faster',
  wonNarrowly: (points: number) => `By just ${own.points(points)}. What a finish!`,
  narrowly: (points: number) => `Only ${own.points(points)} behind. So close!`,
  behind: (points: number) => `You finished ${own.points(points)} behind.`,
  behindTickets: `You tied on points, but with fewer ${own.ticket.other} completed.`,
  behindPath: `You tied on points and ${own.ticket.other} completed, but with a shorter path.`,
  gaveUp: (who: Who) => (who.you ? 'You resigned' : `${who.name} resigned`),
});
