/** What each clause is about, in a few words. */
export const titles = {
  G1: 'Setting up',
  G2: 'Whose turn',
  G3: 'What a turn is',
  G4: 'Drawing cards',
  G5: 'Wild cards from the row',
  G6: 'Too many wild cards in the row',
  G7: 'Hands, discards and a new deck',
  G8: 'When there are no cards',
  G9: 'Claiming a route',
  G10: 'Which routes',
  G11: 'Double routes',
  G12: 'Drawing tickets',
  G13: 'Tickets are secret',
  G14: 'When a ticket is done',
  G15: 'The last round',
  G16: 'Passing',
  G17: 'Who wins',
  G18: 'What everyone may know',
  N1: 'Locomotives from the row',
  N2: 'Where locomotives pay',
  N3: 'Murmansk–Lieksa',
  N4: 'Ferries',
  N5: 'More locomotives on a ferry',
  N6: 'Three cards for a locomotive',
  N7: 'Tunnels',
  N8: 'A tunnel with locomotives alone',
  N9: 'Paying more, or not',
  N10: 'Tickets not kept',
  N11: 'Globetrotter',
  N12: 'Ties and the longest path',
  N13: 'Unequal double routes',
  Y1: 'Tickets not kept',
  Y2: 'Tourist attractions',
  Y3: 'Ties',
  M1: 'Contracts',
  M2: 'Merchandise cards',
  M3: 'What merchandise is worth',
  M4: 'Ties',
  A1: 'Kinds of terrain',
  A2: 'Terrain at the start',
  A3: 'Drawing terrain',
  A4: 'Terrain on the table',
  A5: 'Doubling points',
  A6: 'Locomotives as terrain',
  A7: 'Double routes',
  A8: 'Madagascar',
  A9: 'Countries',
  A10: 'Globetrotter',
  A11: 'Ties and the longest path',
  A12: 'Routes over the sea',
};

/** The numbers of all clauses there are. */
export type Clause = keyof typeof titles;
/** What each clause is about, in one language. */
export type Titles = Record<Clause, string>;

/** Where tickets are contracts. */
export const ofContracts = {
  G12: 'Drawing contracts',
  G13: 'Contracts are secret',
  G14: 'When a contract is done',
};

/** The titles that speak of tickets. */
export type OfContracts = Record<keyof typeof ofContracts, string>;
