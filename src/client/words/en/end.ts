import type { CategoryWords, EndingWords, Who } from '../shapes.js';
import type { Own } from './own.js';

/** The count, the winner, and how it went. */
export const end = (own: Own) => ({
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  /** Of a game among others. */
  won: (who: Who) => (who.you ? 'You won' : `${who.name} won`),
  shared: (names: readonly string[]) => `${own.all(names)} share the win`,
  place: (rank: number) => `${rank}${rank === 1 ? 'st' : rank === 2 ? 'nd' : rank === 3 ? 'rd' : 'th'} place`,
  endings: {
    'last-round': 'The last round has been played.',
    'all-passed': 'All passed one after the other, so the game ended.',
    agreed: 'All agreed to stop here.',
  } satisfies EndingWords,
  categories: {
    routes: 'Routes',
    tickets: `${capital(own.ticket.other)} done`,
    failed: `${capital(own.ticket.other)} failed`,
    globetrotter: 'Globetrotter',
    attractions: 'Tourist attractions',
    merchandise: 'Merchandise',
  } satisfies CategoryWords,
  globetrotterLine: `most ${own.ticket.other} done`,
  globetrotterShared: `most ${own.ticket.other} done, shared`,
  total: 'Total',
  toScore: 'Back to the score',
  tieDone: `Tie-break: ${own.ticket.other} done`,
  tiePath: 'Tie-break: longest path',
  byTickets: (names: readonly string[]) =>
    `Level with ${own.all(names)} on points; more ${own.ticket.other} done decides.`,
  byPath: (names: readonly string[]) =>
    `Level with ${own.all(names)} on points and on ${own.ticket.other} done; the longer path decides.`,
  stillLevel: 'Level on everything that counts, so the win is shared.',
  ahead: (points: number) => `${own.points(points)} ahead`,
  reveal: `The ${own.ticket.other}, one by one`,
  revealDone: (name: string, ticket: string, points: string) => `${name}: ${ticket} done, ${points}`,
  revealFailed: (name: string, ticket: string, points: string) => `${name}: ${ticket} not done, ${points}`,
  notDone: 'not done',
  skipReveal: 'Straight to the score',
  howItWent: 'How it went',
  scoresChart: 'Points over the rounds',
  oddsChart: 'Odds over the turns',
  chartRound: 'Round',
  chartTurn: 'Turn',
  chartCount: 'final count',
  swings: 'Where it turned',
  swing: (turn: number, until: number, who: Who, from: string, to: string) =>
    `Turns ${turn}–${until}: ${who.you ? 'you' : who.name} went from ${from} to ${to}.`,
  noSwings: 'It never turned sharply.',
  turn: (n: number) => `Turn ${n}`,
  oddsHow: `Reckoned as if all cards in hand and all ${own.ticket.other} had lain face up.`,
  oddsWorking: 'Working out the odds …',
  seeBoard: 'See the board',
  replay: 'Replay',
  again: 'Play again',
  otherBoard: 'Another board',
  save: 'Save the game',
  saved: (file: string) => `Saved as ${file} where this browser keeps its downloads.`,
  tickets: capital(own.ticket.other),
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
