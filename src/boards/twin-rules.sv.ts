/** Rules that two boards have under different numbers, worded once in Swedish. */

/** N11 and A10. */
export const globetrotter =
  'Globetrotter: i slutet får den som har klarat flest biljetter tio bonuspoäng. ' +
  'Har flera klarat lika många får var och en tio; har ingen klarat någon biljett får ingen bonusen.';

/** N12 and A11. */
export const tiesByPath =
  'Vid lika poäng avgör antalet klarade biljetter, därefter den längsta sammanhängande vägen av ' +
  'egna sträckor; är det fortfarande lika delas segern. Vägen mäts i rutor; den får passera samma plats flera gånger men ' +
  'använda varje sträcka bara en gång.';

/** Y1 and M1, with the forms of the noun that the sentence needs. */
export function underTheDeck(a: string, it: string, deck: string): string {
  return (
    `${a} du inte behåller, i början eller senare, läggs underst i ${deck}. ` +
    `Finns det bara ${it === 'det' ? 'ett' : 'en'} kvar i högen får du ändå dra ${it}, men då måste du behålla ${it}.`
  );
}

/** Y3 and M4. */
export function tiesShared(tickets: string): string {
  return `Vid lika poäng avgör antalet klarade ${tickets}; är det fortfarande lika delas segern.`;
}
