import type { ByTicket, ByWild, Titles } from './en.js';

/** The titles of clauses, in Icelandic. */
export const titles: Titles = {
  G1: 'Undirbúningur',
  G2: 'Hver á leik',
  G3: 'Þegar þú átt leik',
  G4: 'Að draga spil',
  G7: 'Hönd, kastbunki og nýr bunki',
  G8: 'Þegar spilin eru búin',
  G9: 'Að eigna sér leið',
  G10: 'Hvað þú getur eignað þér',
  G11: 'Tvöfaldar leiðir',
  G15: 'Síðasta umferðin',
  G16: 'Að segja pass',
  G17: 'Hver vinnur',
  G18: 'Það sem allir mega vita',
  N1: 'Opnir dráttarvagnar',
  N2: 'Hvar dráttarvagnar gilda',
  N3: 'Murmansk–Lieksa',
  N4: 'Ferjur',
  N5: 'Fleiri dráttarvagnar á ferju',
  N6: 'Þrjú spil fyrir dráttarvagn',
  N7: 'Göng',
  N8: 'Göng með dráttarvögnum eingöngu',
  N9: 'Að borga aukalega eða hætta við',
  N10: 'Lestarmiðar sem ekki er haldið',
  N11: 'Heimshornaflakkari',
  N12: 'Jafntefli og lengsta lína',
  N13: 'Mislangar tvöfaldar leiðir',
  Y1: 'Farmiðar sem ekki er haldið',
  Y2: 'Ferðamannastaðir',
  Y3: 'Jafntefli',
  M1: 'Samningar',
  M2: 'Verslunarspil',
  M3: 'Stig fyrir verslunarspil',
  M4: 'Jafntefli',
  A1: 'Gerðir landslags',
  A2: 'Landslag í upphafi',
  A3: 'Að draga landslag',
  A4: 'Landslag á borðinu',
  A5: 'Að tvöfalda stig',
  A6: 'Dráttarvagnar sem landslag',
  A7: 'Tvöfaldar leiðir',
  A8: 'Madagascar',
  A9: 'Lönd',
  A10: 'Heimshornaflakkari',
  A11: 'Jafntefli og lengsta lína',
  A12: 'Leiðir yfir hafið',
};

/** The titles that name tickets, by the board’s noun for them. */
export const byTicket: ByTicket = {
  ticket: {
    G12: 'Að draga nýja lestarmiða',
    G13: 'Lestarmiðarnir eru leynilegir',
    G14: 'Hvenær lestarmiði er kláraður',
  },
  fare: {
    G12: 'Að draga nýja farmiða',
    G13: 'Farmiðarnir eru leynilegir',
    G14: 'Hvenær farmiði er kláraður',
  },
  contract: {
    G12: 'Að draga nýja samninga',
    G13: 'Samningarnir eru leynilegir',
    G14: 'Hvenær samningur er kláraður',
  },
};
export const byWild: ByWild = {
  locomotive: { G5: 'Opnir dráttarvagnar', G6: 'Of margir opnir dráttarvagnar' },
  'taxi-card': { G5: 'Opin leigubílaspil', G6: 'Of mörg opin leigubílaspil' },
  joker: { G5: 'Opnir jókerar', G6: 'Of margir opnir jókerar' },
};
