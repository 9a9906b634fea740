import type { ByTicket, ByWild, Titles } from './en.js';

/** The titles of clauses, in Norwegian. */
export const titles: Titles = {
  G1: 'Oppsett',
  G2: 'Turrekkefølge',
  G3: 'Turen din',
  G4: 'Trekke kort',
  G7: 'Hånd, brukte kort og ny bunke',
  G8: 'Når det ikke er flere kort',
  G9: 'Bygge en strekning',
  G10: 'Hva du kan bygge',
  G11: 'Dobbeltspor',
  G15: 'Siste runde',
  G16: 'Stå over',
  G17: 'Hvem som vinner',
  G18: 'Åpent og hemmelig',
  N1: 'Åpne lokomotiver',
  N2: 'Hvor lokomotiver kan brukes',
  N3: 'Murmansk–Lieksa',
  N4: 'Ferger',
  N5: 'Flere lokomotiver på en ferge',
  N6: 'Tre kort for et lokomotiv',
  N7: 'Tunneler',
  N8: 'Tunnel med bare lokomotiver',
  N9: 'Betale ekstra eller la være',
  N10: 'Billetter som ikke beholdes',
  N11: 'Globetrotter',
  N12: 'Poenglikhet og lengste rute',
  N13: 'Dobbeltspor med ulik lengde',
  Y1: 'Billetter som ikke beholdes',
  Y2: 'Turistattraksjoner',
  Y3: 'Poenglikhet',
  M1: 'Kontrakter',
  M2: 'Handelskort',
  M3: 'Hva handelskort er verdt',
  M4: 'Poenglikhet',
  A1: 'Terrengtyper',
  A2: 'Terreng ved starten',
  A3: 'Trekke terrengkort',
  A4: 'Terreng på bordet',
  A5: 'Doble poeng',
  A6: 'Lokomotiver som terreng',
  A7: 'Dobbeltspor',
  A8: 'Madagascar',
  A9: 'Land',
  A10: 'Globetrotter',
  A11: 'Poenglikhet og lengste rute',
  A12: 'Strekninger over havet',
};

const BILLETT = {
  G12: 'Trekke nye billetter',
  G13: 'Billettene er hemmelige',
  G14: 'Når en billett er fullført',
};
/** The titles that name tickets, by the board’s noun for them. */
export const byTicket: ByTicket = {
  ticket: BILLETT,
  fare: BILLETT,
  contract: {
    G12: 'Trekke nye kontrakter',
    G13: 'Kontraktene er hemmelige',
    G14: 'Når en kontrakt er fullført',
  },
};
export const byWild: ByWild = {
  locomotive: { G5: 'Åpne lokomotiver', G6: 'For mange åpne lokomotiver' },
  'taxi-card': { G5: 'Åpne taxikort', G6: 'For mange åpne taxikort' },
  joker: { G5: 'Åpne jokere', G6: 'For mange åpne jokere' },
};
