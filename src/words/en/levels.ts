import type { Level } from '../../protocol/index.js';

/** The levels of bots: what they are called, how they play, and what their bots are called. */
export const levels = {
  apprentice: {
    name: 'Apprentice',
    line: 'Claims whatever catches its eye and forgets half its plans. Good company for a first game.',
    bots: ['Pip', 'Molly', 'Tom', 'Daisy', 'Olli', 'Vigga'],
  },
  navvy: {
    name: 'Navvy',
    line: 'Digs straight for the goal and rarely looks left or right.',
    bots: ['Bjarki', 'Runa', 'Jack', 'Solveig', 'Matti', 'Hedda'],
  },
  foreman: {
    name: 'Foreman',
    line: 'Plans its network, keeps an eye on you and takes what you need.',
    bots: ['Halldór', 'Astrid', 'Gunnar', 'Ingeborg', 'Torvald', 'Sigrun'],
  },
  engineer: {
    name: 'Engineer',
    line: 'Plays out thousands of games in its head before each move. Makes few mistakes and forgives none.',
    bots: ['Ada', 'Isambard', 'Sigríður', 'Ragnhild', 'Eyvind', 'Edda'],
  },
} satisfies Record<Level, { name: string; line: string; bots: string[] }>;
