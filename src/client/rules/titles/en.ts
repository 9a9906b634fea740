import type { BoardNouns } from '../../../boards/nouns.js';

/** The titles of clauses; those that name tickets or wilds are in `byTicket` and `byWild`. */
export const titles = {
  G1: 'Setting up',
  G2: 'Turn order',
  G3: 'Your turn',
  G4: 'Drawing cards',
  G7: 'Hands, discards and a new deck',
  G8: 'When cards run out',
  G9: 'Claiming a route',
  G10: 'What you can claim',
  G11: 'Double routes',
  G15: 'The last round',
  G16: 'Passing',
  G17: 'Who wins',
  G18: 'What everyone may know',
  N1: 'Face-up locomotives',
  N2: 'Where locomotives pay',
  N3: 'Murmansk–Lieksa',
  N4: 'Ferries',
  N5: 'Extra locomotives on a ferry',
  N6: 'Three cards for a locomotive',
  N7: 'Tunnels',
  N8: 'A tunnel with only locomotives',
  N9: 'Paying extra or declining',
  N10: 'Tickets not kept',
  N11: 'Globetrotter',
  N12: 'Ties and the longest path',
  N13: 'Unequal double routes',
  Y1: 'Tickets not kept',
  Y2: 'Tourist attractions',
  Y3: 'Ties',
  M1: 'Contracts',
  M2: 'Merchandise cards',
  M3: 'Scoring merchandise',
  M4: 'Ties',
  A1: 'Kinds of terrain',
  A2: 'Terrain at the start',
  A3: 'Drawing terrain',
  A4: 'Terrain cards on the table',
  A5: 'Doubling points',
  A6: 'Locomotives as terrain',
  A7: 'Double routes',
  A8: 'Madagascar',
  A9: 'Countries',
  A10: 'Globetrotter',
  A11: 'Ties and the longest path',
  A12: 'Routes over the sea',
};

const TICKET = {
  G12: 'Drawing tickets',
  G13: 'Tickets are secret',
  G14: 'Completing tickets',
};
/** The titles that name tickets, by the board’s noun for them. */
export const byTicket = {
  ticket: TICKET,
  fare: TICKET,
  contract: {
    G12: 'Drawing contracts',
    G13: 'Contracts are secret',
    G14: 'Completing contracts',
  },
} satisfies Record<BoardNouns['ticket'], typeof TICKET>;

/** The titles that name wilds, by the board’s noun for them. */
export const byWild = {
  locomotive: { G5: 'Face-up locomotives', G6: 'Too many face-up locomotives' },
  'taxi-card': { G5: 'Face-up taxi cards', G6: 'Too many face-up taxi cards' },
  joker: { G5: 'Face-up jokers', G6: 'Too many face-up jokers' },
} satisfies ByWild;

/** The numbers of all clauses. */
export type Clause = keyof typeof titles | keyof typeof TICKET | 'G5' | 'G6';
/** The titles of clauses in one language, except those that name tickets or wilds. */
export type Titles = Record<keyof typeof titles, string>;
/** The titles that name tickets, in one language. */
export type ByTicket = Record<BoardNouns['ticket'], Record<keyof typeof TICKET, string>>;
/** The titles that name wilds, in one language. */
export type ByWild = Record<BoardNouns['wild'], { G5: string; G6: string }>;
