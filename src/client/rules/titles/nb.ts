import type { ByTicket, ByWild, Titles } from './en.js';

/** What each clause is about, in Norwegian. */
export const titles: Titles = {
  G1: 'Oppsett',
  G2: 'Hvem som har turen',
  G3: 'Hva en tur er',
  G4: 'Å trekke kort',
  G7: 'Hånd, brukte kort og ny bunke',
  G8: 'Når det ikke er flere kort',
  G9: 'Å bygge en strekning',
  G10: 'Hvilke strekninger',
  G11: 'Dobbeltspor',
  G15: 'Siste runde',
  G16: 'Å stå over',
  G17: 'Hvem som vinner',
  G18: 'Hva alle kan vite',
  N1: 'Lokomotiver fra rekken',
  N2: 'Hvor lokomotiver gjelder',
  N3: 'Murmansk–Lieksa',
  N4: 'Ferger',
  N5: 'Flere lokomotiver på en ferge',
  N6: 'Tre kort for et lokomotiv',
  N7: 'Tunneler',
  N8: 'En tunnel med bare lokomotiver',
  N9: 'Å betale mer, eller la være',
  N10: 'Billetter som ikke beholdes',
  N11: 'Globetrotter',
  N12: 'Likhet og den lengste ruten',
  N13: 'Ulike dobbeltspor',
  Y1: 'Billetter som ikke beholdes',
  Y2: 'Turistattraksjoner',
  Y3: 'Likhet',
  M1: 'Kontrakter',
  M2: 'Handelskort',
  M3: 'Hva handelskort er verdt',
  M4: 'Likhet',
  A1: 'Slag av terreng',
  A2: 'Terreng ved starten',
  A3: 'Å trekke terreng',
  A4: 'Terreng på bordet',
  A5: 'Å doble poeng',
  A6: 'Lokomotiver som terreng',
  A7: 'Dobbeltspor',
  A8: 'Madagascar',
  A9: 'Land',
  A10: 'Globetrotter',
  A11: 'Likhet og den lengste ruten',
  A12: 'Strekninger over havet',
};

const BILLETT = {
  G12: 'Å trekke nye billetter',
  G13: 'Billettene er hemmelige',
  G14: 'Når en billett er fullført',
};
/** The titles that speak of tickets, by the board’s noun for them. */
export const byTicket: ByTicket = {
  ticket: BILLETT,
  fare: BILLETT,
  contract: {
    G12: 'Å trekke nye kontrakter',
    G13: 'Kontraktene er hemmelige',
    G14: 'Når en kontrakt er fullført',
  },
};
export const byWild: ByWild = {
  locomotive: { G5: 'Lokomotiver fra rekken', G6: 'For mange lokomotiver i rekken' },
  'taxi-card': { G5: 'Taxikort fra rekken', G6: 'For mange taxikort i rekken' },
  joker: { G5: 'Jokere fra rekken', G6: 'For mange jokere i rekken' },
};
