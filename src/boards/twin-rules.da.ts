/** Rules that two boards have under different numbers, worded once in Danish. */

/** N11 and A10. */
export const globetrotter =
  'Globetrotter: når spillet er slut, får den, der har fuldført flest rutekort, ti bonuspoint. ' +
  'Har flere fuldført lige mange, får hver af dem ti; er ingen rutekort fuldført, får ingen bonussen.';

/** N12 and A11. */
export const tiesByPath =
  'Ved pointlighed ligger den foran, der har fuldført flest rutekort, derefter den, der har den længste sammenhængende rute af ' +
  'egne strækninger; står de også lige der, deler de sejren. Ruten måles i felter; den må gå gennem det samme sted flere gange, men ' +
  'bruger hver strækning kun én gang.';

/** Y1 and M1, with the forms of the noun that the sentence needs. */
export function underTheDeck(a: string, it: string, deck: string): string {
  return (
    `${a}, du ikke beholder, i begyndelsen eller senere, lægges nederst i ${deck}. ` +
    `Er der kun ${it === 'det' ? 'ét' : 'én'} tilbage i bunken, må du godt trække ${it}, men så skal du også beholde ${it}.`
  );
}

/** Y3 and M4. */
export function tiesShared(tickets: string): string {
  return `Ved pointlighed ligger den foran, der har fuldført flest ${tickets}; står de også lige der, deler de sejren.`;
}
