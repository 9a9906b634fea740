import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The count, the winner, and how it went. */
export const end = (own: Own): Words['end'] => ({
  wins: (name) => `${name} vinnur`,
  youWin: 'Þú vinnur',
  won: (who) => (who.you ? 'Þú vannst' : `${who.name} vann`),
  shared: (names) => `${own.all(names)} deila sigrinum`,
  place: (rank) => `${rank}. sæti`,
  endings: {
    'last-round': 'Síðasti hringurinn hefur verið spilaður.',
    'all-passed': 'Allir sögðu pass hver á eftir öðrum og þar með lauk leiknum.',
    agreed: 'Allir samþykktu að hætta hér.',
  },
  categories: {
    routes: 'Leiðir',
    tickets: `Kláraðir ${own.ticket.many.nom}`,
    failed: `Ókláraðir ${own.ticket.many.nom}`,
    // It may be parted where there is little room.
    globetrotter: 'Heimshorna\u00ADflakkari',
    attractions: 'Ferðamannastaðir',
    merchandise: 'Verslunarspil',
  },
  globetrotterLine: `flestir kláraðir ${own.ticket.many.nom}`,
  globetrotterShared: `flestir kláraðir ${own.ticket.many.nom}, jafnt`,
  total: 'Samtals',
  toScore: 'Aftur í stigin',
  tieDone: `Ef jafnt: kláraðir ${own.ticket.many.nom}`,
  tiePath: 'Ef jafnt: lengsta lína',
  byTickets: (names) =>
    `${own.all(names)} ${are(names)} með jafnmörg stig; fleiri kláraðir ${own.ticket.many.nom} ráða úrslitum.`,
  byPath: (names) =>
    `${own.all(names)} ${are(names)} með jafnmörg stig og jafnmarga kláraða ${own.ticket.many.acc}; lengri lína ræður úrslitum.`,
  stillLevel: 'Allt er jafnt sem máli skiptir, svo sigrinum er deilt.',
  ahead: (points) => `${own.points(points)} á undan`,
  reveal: `${capital(own.ticket.all.nom)}, einn af öðrum`,
  revealDone: (name, ticket, points) => `${name}: ${ticket} kláraður, ${points}`,
  revealFailed: (name, ticket, points) => `${name}: ${ticket} ókláraður, ${points}`,
  notDone: 'ókláraður',
  skipReveal: 'Beint í stigin',
  howItWent: 'Svona gekk það',
  scoresChart: 'Stig hring eftir hring',
  oddsChart: 'Líkur umferð fyrir umferð',
  chartRound: 'Hringur',
  chartTurn: 'Aðgerð',
  chartCount: 'lokauppgjör',
  swings: 'Þar sem leikurinn snerist',
  swing: (turn, until, who, from, to) =>
    `${turn}.–${until}. umferð: ${who.you ? 'þú fórst' : `${who.name} fór`} úr ${from} í ${to}.`,
  noSwings: 'Leikurinn snerist aldrei snögglega.',
  turn: (n) => `${n}. umferð`,
  oddsHow: `Reiknað eins og spil á hendi og ${own.ticket.many.nom} allra leikmanna hefðu legið fyrir allra augum.`,
  oddsWorking: 'Reikna líkurnar …',
  seeBoard: 'Skoða spilaborðið',
  replay: 'Endursýna',
  again: 'Spila aftur',
  otherBoard: 'Annað spilaborð',
  save: 'Vista leikinn',
  saved: (file) => `Vistað sem ${file} þar sem vafrinn geymir sóttar skrár.`,
  tickets: capital(own.ticket.many.nom),
});

function are(names: readonly string[]): string {
  return names.length > 1 ? 'eru' : 'er';
}
