import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The score, the winner, and how it went. */
export const end = (own: Own): Words['end'] => ({
  wins: (name) => `${name} vinnur`,
  youWin: 'Þú vinnur',
  won: (who) => (who.you ? 'Þú vannst' : `${who.name} vann`),
  shared: (names) => `${own.all(names)} deila sigrinum`,
  place: (rank) => `${rank}. sæti`,
  endings: {
    'last-round': 'Síðasta umferðin hefur verið spiluð.',
    'all-passed': 'Allir sögðu pass og þar með lauk leiknum.',
    agreed: 'Allir samþykktu að hætta.',
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
  tieDone: `Ef stig eru jöfn: kláraðir ${own.ticket.many.nom}`,
  tiePath: 'Ef stig eru jöfn: lengsta lína',
  byTickets: (names) =>
    `${own.all(names)} ${are(names)} með jafnmörg stig en færri kláraða ${own.ticket.many.acc}.`,
  byPath: (names) =>
    `${own.all(names)} ${are(names)} með jafnmörg stig og jafnmarga kláraða ${own.ticket.many.acc} en styttri línu.`,
  stillLevel: 'Allt er jafnt sem máli skiptir, svo sigrinum er deilt.',
  ahead: (points) => `Sigur með ${own.count(points, 'stigs', 'stiga')} mun`,
  reveal: `${capital(own.ticket.all.nom)}, einn af öðrum`,
  revealDone: (name, ticket, points) => `${name}: ${ticket} kláraður, ${points}`,
  revealFailed: (name, ticket, points) => `${name}: ${ticket} ókláraður, ${points}`,
  notDone: 'ókláraður',
  skipReveal: 'Beint í stigin',
  howItWent: 'Svona gekk það',
  scoresChart: 'Stig eftir umferðum',
  oddsChart: 'Vinningslíkur eftir aðgerðum',
  chartRound: 'Umferð',
  chartTurn: 'Aðgerð',
  chartCount: 'lokastig',
  swings: 'Vendipunktar',
  swing: (turn, until, who, from, to) =>
    `Aðgerðir ${turn}–${until}: ${who.you ? 'þú fórst' : `${who.name} fór`} úr ${from} í ${to}.`,
  noSwings: 'Engar stórar sveiflur.',
  turn: (n) => `Aðgerð ${n}`,
  oddsHow: `Reiknað eins og spil og ${own.ticket.many.nom} allra væru þekkt.`,
  oddsWorking: 'Reikna vinningslíkur …',
  seeBoard: 'Skoða spilaborðið',
  replay: 'Endursýning',
  again: 'Spila aftur',
  otherBoard: 'Annað spilaborð',
  save: 'Vista leikinn',
  saved: (file) => `Vistað í niðurhalsmöppunni sem ${file}.`,
  tickets: capital(own.ticket.many.nom),
});

function are(names: readonly string[]): string {
  return names.length > 1 ? 'eru' : 'er';
}
