/** Rules that two boards have under different numbers, worded once. */

/** N11 and A10. */
export const globetrotter =
  'Globetrotter: at the end, whoever has done the most tickets gets ten points more. ' +
  'If several have done equally many, each of them gets the ten; with no ticket done nobody does.';

/** N12 and A11. */
export const tiesByPath =
  'If players have equal points, the one with more tickets done is ahead, then the one with the longest unbroken path of ' +
  'own routes; if that is equal too, they share. The path is counted in spaces; it may come by a place more than once but ' +
  'uses each route only once.';

/** Y1 and M1. */
export function underTheDeck(ticket: string): string {
  return (
    `A ${ticket} you don’t keep, at the start or later, goes to the bottom of the ${ticket} deck. ` +
    `If only one is left in the deck you may still choose to draw, but then you have to keep it.`
  );
}

/** Y3 and M4. */
export function tiesShared(tickets: string): string {
  return `If players have equal points, the one with more ${tickets} done is ahead; if that is equal too, they share the win.`;
}
