import type { ByTicket, ByWild, Titles } from './en.js';

/** The titles of clauses, in Danish. */
export const titles: Titles = {
  G1: 'Opstilling',
  G2: 'Turrækkefølge',
  G3: 'Din tur',
  G4: 'Træk kort',
  G7: 'Hånd, brugte kort og ny bunke',
  G8: 'Når der ikke er flere kort',
  G9: 'Byg en strækning',
  G10: 'Hvad du kan bygge',
  G11: 'Dobbeltspor',
  G15: 'Sidste runde',
  G16: 'Meld pas',
  G17: 'Hvem der vinder',
  G18: 'Åbent og hemmeligt',
  N1: 'Synlige lokomotiver',
  N2: 'Hvor lokomotiver kan bruges',
  N3: 'Murmansk–Lieksa',
  N4: 'Færger',
  N5: 'Flere lokomotiver på en færge',
  N6: 'Tre kort for et lokomotiv',
  N7: 'Tunneler',
  N8: 'Tunnel med lokomotiver alene',
  N9: 'Betal ekstra, eller lad være',
  N10: 'Rutekort, der ikke beholdes',
  N11: 'Globetrotter',
  N12: 'Pointlighed og længste rute',
  N13: 'Dobbeltspor af forskellig længde',
  Y1: 'Rutekort, der ikke beholdes',
  Y2: 'Turistattraktioner',
  Y3: 'Pointlighed',
  M1: 'Kontrakter',
  M2: 'Handelskort',
  M3: 'Hvad handelskort er værd',
  M4: 'Pointlighed',
  A1: 'Terræntyper',
  A2: 'Terræn ved starten',
  A3: 'Træk terrænkort',
  A4: 'Terræn på bordet',
  A5: 'Fordobl point',
  A6: 'Lokomotiver som terræn',
  A7: 'Dobbeltspor',
  A8: 'Madagascar',
  A9: 'Lande',
  A10: 'Globetrotter',
  A11: 'Pointlighed og længste rute',
  A12: 'Strækninger over havet',
};

const RUTEKORT = {
  G12: 'Træk nye rutekort',
  G13: 'Rutekortene er hemmelige',
  G14: 'Når et rutekort er fuldført',
};
/** The titles that name tickets, by the board’s noun for them. */
export const byTicket: ByTicket = {
  ticket: RUTEKORT,
  fare: RUTEKORT,
  contract: {
    G12: 'Træk nye kontrakter',
    G13: 'Kontrakterne er hemmelige',
    G14: 'Når en kontrakt er fuldført',
  },
};
export const byWild: ByWild = {
  locomotive: { G5: 'Synlige lokomotiver', G6: 'For mange synlige lokomotiver' },
  'taxi-card': { G5: 'Synlige taxakort', G6: 'For mange synlige taxakort' },
  joker: { G5: 'Synlige jokere', G6: 'For mange synlige jokere' },
};
