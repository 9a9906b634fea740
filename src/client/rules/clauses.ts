import type { Category, ProblemCode, Route } from '../../engine/index.js';
import type { TableProblem } from '../../protocol/index.js';
import type { Clause } from './titles/en.js';

/** By problem: the clauses that explain it, of which the first that the board has is shown. */
const CLAUSES_OF_PROBLEM: Record<ProblemCode, readonly Clause[]> = {
  'not-a-move': ['G3'],
  'game-over': ['G15'],
  'no-such-seat': ['G2'],
  'not-your-turn': ['G2'],
  'not-now': ['G3'],
  'not-on-this-board': ['G3'],
  'already-chosen': ['G1'],
  'no-such-slot': ['G4'],
  'no-cards-left': ['G8'],
  'wild-not-second': ['G5'],
  'no-such-route': ['G9'],
  'route-taken': ['G10'],
  'double-own': ['G11'],
  'double-closed': ['G11'],
  'too-few-cars': ['G10'],
  'cards-not-held': ['G9'],
  'wilds-not-here': ['N2'],
  'wrong-number': ['G9'],
  'stand-ins-uneven': ['N6', 'N3'],
  'too-few-wilds': ['N4', 'A12'],
  'wrong-colour': ['G9'],
  'wrong-extra': ['N7'],
  'terrain-wilds': ['A6'],
  'terrain-cards': ['A5'],
  'no-tickets-left': ['G12'],
  'ticket-not-offered': ['G12'],
  'ticket-twice': ['G12'],
  'keep-too-few': ['G12'],
  'can-act': ['G16'],
};

/** The clauses that explain each moment of the game. */
export const CLAUSES_OF_MOMENT = {
  opening: ['G12'],
  drawing: ['G4'],
  'wild in the row': ['G5', 'N1'],
  sweep: ['G6'],
  claiming: ['G9'],
  'double route': ['G11'],
  ferry: ['N4', 'A12'],
  'any three': ['N6'],
  'any four': ['N3'],
  tunnel: ['N7'],
  'tunnel question': ['N9'],
  terrain: ['A1'],
  'drawing terrain': ['A3'],
  doubling: ['A5'],
  'doubling with wilds': ['A6'],
  merchandise: ['M2'],
  attraction: ['Y2'],
  country: ['A9'],
  tickets: ['G12'],
  'last round': ['G15'],
  passing: ['G16'],
  tie: ['N12', 'A11', 'Y3', 'M4'],
} as const satisfies Record<string, readonly Clause[]>;

/** By category of the score: the clauses that explain it. */
export const CLAUSES_OF_CATEGORY: Record<Category, readonly Clause[]> = {
  routes: ['G9'],
  tickets: ['G14'],
  failed: ['G14'],
  globetrotter: ['N11', 'A10'],
  attractions: ['Y2'],
  merchandise: ['M3'],
};

/** The clauses that explain a problem; none for a problem of the table rather than the rules. */
export function clausesOfProblem(code: ProblemCode | TableProblem['code']): readonly Clause[] {
  return Object.hasOwn(CLAUSES_OF_PROBLEM, code) ? CLAUSES_OF_PROBLEM[code as ProblemCode] : [];
}

/** The clauses that explain what such a route costs. */
export function clausesOfRoute({ tunnel, cost }: Pick<Route, 'tunnel' | 'cost'>): readonly Clause[] {
  if (tunnel) return CLAUSES_OF_MOMENT.tunnel;
  if (cost.symbols > 0) return CLAUSES_OF_MOMENT.ferry;
  return cost.standIn > 0 ? CLAUSES_OF_MOMENT['any four'] : CLAUSES_OF_MOMENT.claiming;
}
