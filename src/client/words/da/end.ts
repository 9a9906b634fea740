import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The count, the winner, and how it went. */
export const end = (own: Own): Words['end'] => ({
  wins: (name) => `${name} vinder`,
  youWin: 'Du vinder',
  won: (who) => (who.you ? 'Du vandt' : `${who.name} vandt`),
  shared: (names) => `${own.all(names)} deler sejren`,
  place: (rank) => `${rank}.-plads`,
  endings: {
    'last-round': 'Sidste runde er spillet.',
    'all-passed': 'Alle meldte pas efter hinanden, og så sluttede spillet.',
    agreed: 'Alle blev enige om at slutte her.',
  },
  categories: {
    routes: 'Strækninger',
    tickets: `Fuldførte ${own.ticket.other}`,
    failed: `Ufuldførte ${own.ticket.other}`,
    globetrotter: 'Globetrotter',
    attractions: 'Turistattraktioner',
    merchandise: 'Handelskort',
  },
  globetrotterLine: `flest fuldførte ${own.ticket.other}`,
  globetrotterShared: `flest fuldførte ${own.ticket.other}, delt`,
  total: 'I alt',
  toScore: 'Tilbage til pointene',
  tieDone: `Ved lighed: fuldførte ${own.ticket.other}`,
  tiePath: 'Ved lighed: længste rute',
  byTickets: (names) =>
    `Lige så mange point som ${own.all(names)}; flere fuldførte ${own.ticket.other} afgør det.`,
  byPath: (names) =>
    `Lige så mange point og fuldførte ${own.ticket.other} som ${own.all(names)}; den længste rute afgør det.`,
  stillLevel: 'Lige på alt, der tæller, så sejren deles.',
  ahead: (points) => `${own.points(points)} foran`,
  reveal: `${capital(own.ticket.all)}, ${own.ticket.a === 'et' ? 'ét ad gangen' : 'én ad gangen'}`,
  revealDone: (name, ticket, points) => `${name}: ${ticket} fuldført, ${points}`,
  revealFailed: (name, ticket, points) => `${name}: ${ticket} ikke fuldført, ${points}`,
  notDone: 'ikke fuldført',
  skipReveal: 'Direkte til pointene',
  howItWent: 'Sådan gik det',
  scoresChart: 'Point runde for runde',
  oddsChart: 'Chancer tur for tur',
  chartRound: 'Runde',
  chartTurn: 'Tur',
  chartCount: 'slutopgørelse',
  swings: 'Hvor det vendte',
  swing: (turn, until, who, from, to) =>
    `Tur ${turn}–${until}: ${who.you ? 'du' : who.name} gik fra ${from} til ${to}.`,
  noSwings: 'Det vendte aldrig brat.',
  turn: (n) => `Tur ${n}`,
  oddsHow: `Regnet ud, som om alle kort på hånden og alle ${own.ticket.other} havde ligget åbent.`,
  oddsWorking: 'Regner chancerne ud …',
  seeBoard: 'Se spillebrættet',
  replay: 'Afspil',
  again: 'Spil igen',
  otherBoard: 'Et andet spillebræt',
  save: 'Gem spillet',
  saved: (file) => `Gemt som ${file}, hvor browseren lægger hentede filer.`,
  tickets: capital(own.ticket.other),
});
