import { capital } from '../capital.js';
import type { CategoryWords, EndingWords, Who } from '../shapes.js';
import type { Own } from './own.js';

/** The score, the winner, and how it went. */
export const end = (own: Own) => ({
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  /** In a list of games. */
  won: (who: Who) => (who.you ? 'You won' : `${who.name} won`),
  shared: (names: readonly string[]) => `${own.all(names)} share the win`,
  place: (rank: number) => `${rank}${rank === 1 ? 'st' : rank === 2 ? 'nd' : rank === 3 ? 'rd' : 'th'} place`,
  endings: {
    'last-round': 'The last round is over.',
    'all-passed': 'Everyone passed, so the game ended.',
    agreed: 'Everyone agreed to stop here.',
  } satisfies EndingWords,
  categories: {
    routes: 'Routes',
    tickets: `${capital(own.ticket.other)} completed`,
    failed: `${capital(own.ticket.other)} failed`,
    globetrotter: 'Globetrotter',
    attractions: 'Tourist attractions',
    merchandise: 'Merchandise',
  } satisfies CategoryWords,
  globetrotterLine: `most ${own.ticket.other} completed`,
  globetrotterShared: `tied for most ${own.ticket.other} completed`,
  total: 'Total',
  toScore: 'Back to the score',
  tieDone: `Tie-break: ${own.ticket.other} completed`,
  tiePath: 'Tie-break: longest path',
  byTickets: (names: readonly string[]) =>
    `Tied with ${own.all(names)} on points, but with more ${own.ticket.other} completed.`,
  byPath: (names: readonly string[]) =>
    `Tied with ${own.all(names)} on points and ${own.ticket.other} completed, but with a longer path.`,
  stillLevel: 'Tied on everything that counts, so the win is shared.',
  ahead: (points: number) => `Won by ${own.points(points)}`,
  reveal: `The ${own.ticket.other}, one by one`,
  revealDone: (name: string, ticket: string, points: string) => `${name}: ${ticket} completed, ${points}`,
  revealFailed: (name: string, ticket: string, points: string) =>
    `${name}: ${ticket} not completed, ${points}`,
  notDone: 'failed',
  skipReveal: 'Skip to the score',
  howItWent: 'How it went',
  scoresChart: 'Points by round',
  oddsChart: 'Odds by turn',
  chartRound: 'Round',
  chartTurn: 'Turn',
  chartCount: 'final score',
  swings: 'Turning points',
  swing: (turn: number, until: number, who: Who, from: string, to: string) =>
    `Turns ${turn}–${until}: ${who.you ? 'you' : who.name} went from ${from} to ${to}.`,
  noSwings: 'No big swings.',
  turn: (n: number) => `Turn ${n}`,
  oddsHow: `Calculated with every hand and every ${own.ticket.one} known.`,
  oddsWorking: 'Working out the odds…',
  seeBoard: 'See the board',
  replay: 'Replay',
  again: 'Play again',
  otherBoard: 'Another board',
  save: 'Save the game',
  saved: (file: string) => `Saved to your downloads as ${file}.`,
  tickets: capital(own.ticket.other),
});
