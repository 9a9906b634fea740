import type { ByTicket, ByWild, Titles } from './en.js';

/** The titles of clauses, in Swedish. */
export const titles: Titles = {
  G1: 'Förberedelser',
  G2: 'Vems tur det är',
  G3: 'Din tur',
  G4: 'Att dra kort',
  G7: 'Hand, kasthög och ny hög',
  G8: 'När korten är slut',
  G9: 'Att muta in en sträcka',
  G10: 'Vad du kan muta in',
  G11: 'Dubbelsträckor',
  G15: 'Sista omgången',
  G16: 'Att stå över',
  G17: 'Vem som vinner',
  G18: 'Vad alla får veta',
  N1: 'Uppvända lok',
  N2: 'Var lok gäller',
  N3: 'Murmansk–Lieksa',
  N4: 'Färjor',
  N5: 'Fler lok på en färja',
  N6: 'Tre kort för ett lok',
  N7: 'Tunnlar',
  N8: 'En tunnel med enbart lok',
  N9: 'Att betala extra eller avstå',
  N10: 'Biljetter som inte behålls',
  N11: 'Globetrotter',
  N12: 'Lika poäng och längsta vägen',
  N13: 'Olika långa dubbelsträckor',
  Y1: 'Biljetter som inte behålls',
  Y2: 'Turistattraktioner',
  Y3: 'Lika poäng',
  M1: 'Kontrakt',
  M2: 'Handelsbonuskort',
  M3: 'Poäng för handelsbonuskort',
  M4: 'Lika poäng',
  A1: 'Tre slags terräng',
  A2: 'Terräng från början',
  A3: 'Att dra terräng',
  A4: 'Terräng på bordet',
  A5: 'Att dubbla poäng',
  A6: 'Lok som terräng',
  A7: 'Dubbelsträckor',
  A8: 'Madagascar',
  A9: 'Länder',
  A10: 'Globetrotter',
  A11: 'Lika poäng och längsta vägen',
  A12: 'Sträckor över havet',
};

const BILJETT = {
  G12: 'Att dra nya biljetter',
  G13: 'Biljetterna är hemliga',
  G14: 'När en biljett är klar',
};
/** The titles that name tickets, by the board’s noun for them. */
export const byTicket: ByTicket = {
  ticket: BILJETT,
  fare: BILJETT,
  contract: {
    G12: 'Att dra nya kontrakt',
    G13: 'Kontrakten är hemliga',
    G14: 'När ett kontrakt är klart',
  },
};
export const byWild: ByWild = {
  locomotive: { G5: 'Uppvända lok', G6: 'För många uppvända lok' },
  'taxi-card': { G5: 'Uppvända taxikort', G6: 'För många uppvända taxikort' },
  joker: { G5: 'Uppvända jokrar', G6: 'För många uppvända jokrar' },
};
