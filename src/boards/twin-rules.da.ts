/** Rules that two boards have under different numbers, worded once in Danish. */

/** N11 and A10. */
export const globetrotter =
  'Globetrotter: når spillet er slut, får den, der har fuldført flest rutekort, ti bonuspoint. ' +
  'Har flere fuldført lige mange, får hver af dem ti; er ingen rutekort fuldført, får ingen bonussen.';

/** N12 and A11. */
export const tiesByPath =
  'Ved pointlighed går den foran, der har fuldført flest rutekort, derefter den, der har den længste sammenhængende rute af ' +
  'egne strækninger; er det også lige, deler de pladsen. Ruten måles i felter; den må komme forbi et sted flere gange, men ' +
  'bruger hver strækning kun én gang.';

/** Y1 and M1, with the forms of the noun that the sentence needs. */
export function underTheDeck(a: string, it: string, deck: string): string {
  return (
    `${a}, du ikke beholder, i begyndelsen eller senere, lægges nederst i ${deck}. ` +
    `Er der kun ${it === 'det' ? 'ét' : 'én'} tilbage i bunken, må du alligevel vælge at trække, men så skal du beholde ${it}.`
  );
}

/** Y3 and M4. */
export function tiesShared(tickets: string): string {
  return `Ved pointlighed går den foran, der har fuldført flest ${tickets}; er det også lige, deler de sejren.`;
}
