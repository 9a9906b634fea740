/** Rules that two boards have under different numbers, worded once. */

/** N11 and A10. */
export const globetrotter =
  'Globetrotter: at the end, the player who has completed the most tickets scores 10 bonus points; ' +
  'tied players each score 10. If nobody has completed any, nobody scores the bonus.';

/** N12 and A11. */
export const tiesByPath =
  'If players are tied on points, the one who has completed more tickets is ahead, then the one with the longest unbroken ' +
  'path of their own routes; if that’s a tie too, they share the win. A path is measured in spaces; it may visit a place ' +
  'more than once but uses each route only once.';

/** Y1 and M1. */
export function underTheDeck(ticket: string): string {
  return (
    `A ${ticket} you don’t keep, at the start or later, goes to the bottom of the ${ticket} deck. ` +
    `If only one is left in the deck you may still draw it, but then you must keep it.`
  );
}

/** Y3 and M4. */
export function tiesShared(tickets: string): string {
  return `If players are tied on points, the one who has completed more ${tickets} is ahead; if that’s a tie too, they share the win.`;
}
