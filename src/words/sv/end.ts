import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The score, the winner, and how it went. */
export const end = (own: Own): Words['end'] => ({
  wins: (name) => `${name} vinner`,
  youWin: 'Du vinner',
  won: (who) => (who.you ? 'Du vann' : `${who.name} vann`),
  shared: (names) => `${own.all(names)} delar segern`,
  place: (rank) => `${rank}${rank <= 2 ? ':a' : ':e'} plats`,
  endings: {
    'last-round': 'Sista omgången är spelad.',
    'all-passed': 'Alla stod över, så spelet tog slut.',
    agreed: 'Alla kom överens om att sluta.',
  },
  categories: {
    routes: 'Sträckor',
    tickets: `Klarade ${own.ticket.other}`,
    failed: `Missade ${own.ticket.other}`,
    globetrotter: 'Globetrotter',
    attractions: 'Turistattraktioner',
    merchandise: 'Handelsbonus',
  },
  globetrotterLine: `flest klarade ${own.ticket.other}`,
  globetrotterShared: `flest klarade ${own.ticket.other}, delat`,
  total: 'Summa',
  toScore: 'Tillbaka till poängen',
  tieDone: `Vid lika poäng: klarade ${own.ticket.other}`,
  tiePath: 'Vid lika poäng: längsta vägen',
  byTickets: (names) => `Lika många poäng som ${own.all(names)}, men fler klarade ${own.ticket.other}.`,
  byPath: (names) =>
    `Lika många poäng och klarade ${own.ticket.other} som ${own.all(names)}, men en längre väg.`,
  stillLevel: 'Lika på alla punkter, så segern delas.',
  ahead: (points) => `${own.points(points)} före tvåan`,
  reveal: `${capital(own.ticket.all)}, ${own.ticket.a} i taget`,
  revealDone: (name, ticket, points) => `${name}: ${ticket} ${own.forTicket('klarad', 'klarat')}, ${points}`,
  revealFailed: (name, ticket, points) =>
    `${name}: ${ticket} ${own.forTicket('missad', 'missat')}, ${points}`,
  notDone: own.forTicket('missad', 'missat'),
  skipReveal: 'Hoppa till poängen',
  howItWent: 'Så gick det',
  scoresChart: 'Poäng omgång för omgång',
  oddsChart: 'Vinstchans drag för drag',
  chartRound: 'Omgång',
  chartTurn: 'Drag',
  chartCount: 'slutpoäng',
  swings: 'Vändpunkter',
  swing: (turn, until, who, from, to) =>
    `Drag ${turn}–${until}: ${who.you ? 'du' : who.name} gick från ${from} till ${to}.`,
  noSwings: 'Inga stora svängningar.',
  turn: (n) => `Drag ${n}`,
  oddsHow: `I beräkningen är allas kort och ${own.ticket.other} kända.`,
  oddsWorking: 'Räknar ut vinstchanserna …',
  seeBoard: 'Visa brädet',
  replay: 'Se reprisen',
  again: 'Spela igen',
  otherBoard: 'Byt bräde',
  save: 'Spara partiet',
  saved: (file) => `Sparat som ${file} bland dina nedladdningar.`,
  tickets: capital(own.ticket.other),
});
