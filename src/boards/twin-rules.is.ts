/** Rules that two boards have under different numbers, worded once in Icelandic. */

/** N11 and A10. */
export const globetrotter =
  'Heimshornaflakkari: í lokin fær sá sem hefur klárað flesta lestarmiða tíu aukastig. ' +
  'Séu spilarar efstir og jafnir fær hver þeirra tíu stig; sé enginn lestarmiði kláraður fær enginn aukastigin.';

/** N12 and A11. */
export const tiesByPath =
  'Séu spilarar jafnir að stigum ræður fjöldi kláraðra lestarmiða, síðan lengd lengstu samfelldu línu úr ' +
  'eigin leiðum; sé það líka jafnt deila þeir sigrinum. Línan er talin í reitum; hún má koma við á sama stað oftar en einu sinni en ' +
  'notar hverja leið aðeins einu sinni.';

/** Y1 and M1. */
export function underTheDeck(ticket: string): string {
  return (
    `${ticket} sem þú heldur ekki, í upphafi eða síðar, fer neðst í bunkann. ` +
    'Sé aðeins einn eftir í bunkanum máttu samt draga hann, en þá verðurðu að halda honum.'
  );
}

/** Y3 and M4. */
export function tiesShared(tickets: string): string {
  return `Séu spilarar jafnir að stigum ræður fjöldi kláraðra ${tickets}; sé það líka jafnt deila þeir sigrinum.`;
}
