/** Rules that two boards have under different numbers, worded once in Norwegian. */

/** N11 and A10. */
export const globetrotter =
  'Globetrotter: Når spillet er slutt, får den som har fullført flest billetter, ti bonuspoeng. ' +
  'Har flere fullført like mange, får hver av dem ti; er ingen billetter fullført, får ingen bonusen.';

/** N12 and A11. */
export const tiesByPath =
  'Ved poenglikhet går den foran som har fullført flest billetter, deretter den som har den lengste sammenhengende ruten av ' +
  'egne strekninger; er også det likt, deler de plassen. Ruten måles i felt; den kan gå innom et sted flere ganger, men ' +
  'bruker hver strekning bare én gang.';

/** Y1 and M1. */
export function underTheDeck(ticket: string, deck: string): string {
  return (
    `En ${ticket} du ikke beholder, i begynnelsen eller senere, legges nederst i ${deck}. ` +
    'Er det bare én igjen i bunken, kan du likevel velge å trekke, men da må du beholde den.'
  );
}

/** Y3 and M4. */
export function tiesShared(tickets: string): string {
  return `Ved poenglikhet går den foran som har fullført flest ${tickets}; er også det likt, deler de seieren.`;
}
