import type { ByTicket, ByWild, Titles } from './en.js';

/** What each clause is about, in Danish. */
export const titles: Titles = {
  G1: 'Opstilling',
  G2: 'Hvem der har turen',
  G3: 'Hvad en tur er',
  G4: 'At trække kort',
  G7: 'Hånd, brugte kort og ny bunke',
  G8: 'Når der ikke er flere kort',
  G9: 'At bygge en strækning',
  G10: 'Hvilke strækninger',
  G11: 'Dobbeltspor',
  G15: 'Sidste runde',
  G16: 'At melde pas',
  G17: 'Hvem der vinder',
  G18: 'Hvad alle må vide',
  N1: 'Lokomotiver fra rækken',
  N2: 'Hvor lokomotiver gælder',
  N3: 'Murmansk–Lieksa',
  N4: 'Færger',
  N5: 'Flere lokomotiver på en færge',
  N6: 'Tre kort for et lokomotiv',
  N7: 'Tunneler',
  N8: 'En tunnel med lokomotiver alene',
  N9: 'At betale mere eller lade være',
  N10: 'Rutekort, der ikke beholdes',
  N11: 'Globetrotter',
  N12: 'Lighed og den længste rute',
  N13: 'Ulige dobbeltspor',
  Y1: 'Rutekort, der ikke beholdes',
  Y2: 'Turistattraktioner',
  Y3: 'Lighed',
  M1: 'Kontrakter',
  M2: 'Handelskort',
  M3: 'Hvad handelskort er værd',
  M4: 'Lighed',
  A1: 'Slags terræn',
  A2: 'Terræn ved starten',
  A3: 'At trække terræn',
  A4: 'Terræn på bordet',
  A5: 'At fordoble point',
  A6: 'Lokomotiver som terræn',
  A7: 'Dobbeltspor',
  A8: 'Madagascar',
  A9: 'Lande',
  A10: 'Globetrotter',
  A11: 'Lighed og den længste rute',
  A12: 'Strækninger over havet',
};

const RUTEKORT = {
  G12: 'At trække nye rutekort',
  G13: 'Rutekortene er hemmelige',
  G14: 'Når et rutekort er fuldført',
};
/** The titles that speak of tickets, by the board’s noun for them. */
export const byTicket: ByTicket = {
  ticket: RUTEKORT,
  fare: RUTEKORT,
  contract: {
    G12: 'At trække nye kontrakter',
    G13: 'Kontrakterne er hemmelige',
    G14: 'Når en kontrakt er fuldført',
  },
};
export const byWild: ByWild = {
  locomotive: { G5: 'Lokomotiver fra rækken', G6: 'For mange lokomotiver i rækken' },
  'taxi-card': { G5: 'Taxakort fra rækken', G6: 'For mange taxakort i rækken' },
  joker: { G5: 'Jokere fra rækken', G6: 'For mange jokere i rækken' },
};
