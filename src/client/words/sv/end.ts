import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The count, the winner, and how it went. */
export const end = (own: Own): Words['end'] => ({
  wins: (name) => `${name} vinner`,
  youWin: 'Du vinner',
  shared: (names) => `${own.all(names)} delar segern`,
  place: (rank) => `${rank}${rank <= 2 ? ':a' : ':e'} plats`,
  endings: {
    'last-round': 'Sista omgången är spelad.',
    'all-passed': 'Alla stod över efter varandra, och då tog spelet slut.',
    agreed: 'Alla kom överens om att sluta här.',
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
  tieDone: `Vid lika: klarade ${own.ticket.other}`,
  tiePath: 'Vid lika: längsta väg',
  pathSpaces: (n) => own.spaces(n),
  byTickets: (names) => `Lika många poäng som ${own.all(names)}; fler klarade ${own.ticket.other} avgör.`,
  byPath: (names) =>
    `Lika många poäng och klarade ${own.ticket.other} som ${own.all(names)}; den längsta vägen avgör.`,
  stillLevel: 'Lika i allt som räknas, så segern delas.',
  ahead: (points) => `${own.points(points)} före`,
  reveal: `${capital(own.ticket.all)}, ${own.ticket.a === 'ett' ? 'ett i taget' : 'en i taget'}`,
  revealDone: (name, ticket, points) => `${name}: ${ticket} klarad, ${points}`,
  revealFailed: (name, ticket, points) => `${name}: ${ticket} missad, ${points}`,
  notDone: own.ticket.a === 'ett' ? 'inte klart' : 'inte klar',
  skipReveal: 'Direkt till poängen',
  howItWent: 'Så gick det',
  scoresChart: 'Poäng omgång för omgång',
  oddsChart: 'Chanser tur för tur',
  chartRound: 'Omgång',
  chartTickets: own.ticket.other,
  swings: 'Där det vände',
  swing: (turn, name, from, to) => `Tur ${turn}: ${name} gick från ${from} till ${to}.`,
  oddsWorking: 'Räknar ut chanserna …',
  seeBoard: 'Titta på brädet',
  replay: 'Spela upp',
  again: 'Spela igen',
  otherBoard: 'Ett annat bräde',
  save: 'Spara partiet',
  tickets: capital(own.ticket.other),
});
