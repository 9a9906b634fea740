import type { Moment } from './moment.js';

/** What a lesson points at: a part of the table, the routes it speaks of, or nothing. */
export type Target = 'hand' | 'row' | 'tickets' | 'pile' | 'map' | null;

/** One thing to learn: when it is time for it, what it points at, and where the rules tell more. */
interface Lesson {
  when: (moment: Moment) => boolean;
  target: Target;
  clauses: readonly string[];
  /** It can't wait for the next turn; of the others there is one a turn. */
  urgent?: true;
}

const acting = ({ mine, phase }: Moment): boolean => mine && phase === 'turn';

/** The lessons in the order they are given; a board without a rule never comes to its lesson. */
export const LESSONS = {
  welcome: { when: ({ phase }) => phase === 'opening', target: null, clauses: ['G3'], urgent: true },
  tickets: {
    when: ({ phase, mine }) => phase === 'opening' && mine,
    target: 'tickets',
    clauses: ['G14'],
    urgent: true,
  },
  tunnelAsks: {
    when: ({ phase, mine }) => phase === 'tunnel' && mine,
    target: null,
    clauses: ['N7'],
    urgent: true,
  },
  second: {
    when: ({ phase, mine }) => phase === 'second' && mine,
    target: 'row',
    clauses: ['G4'],
    urgent: true,
  },
  lastRound: { when: ({ lastRound }) => lastRound, target: null, clauses: ['G15'], urgent: true },
  done: { when: ({ done }) => done > 0, target: 'tickets', clauses: ['G14'] },
  claimed: { when: ({ owned }) => owned > 0, target: 'map', clauses: ['G9'] },
  cards: { when: acting, target: 'row', clauses: ['G3', 'G4'] },
  claim: {
    when: (it) => acting(it) && it.claimNow !== null,
    target: 'map',
    clauses: ['G9', 'G10'],
    urgent: true,
  },
  wildAlone: { when: (it) => acting(it) && it.wildInRow && it.wildEndsDraw, target: 'row', clauses: ['G5'] },
  wildFree: {
    when: (it) => acting(it) && it.wildInRow && !it.wildEndsDraw,
    target: 'row',
    clauses: ['N1', 'N2'],
  },
  tunnel: { when: (it) => acting(it) && it.sorts.tunnel !== null, target: 'map', clauses: ['N7'] },
  ferry: { when: (it) => acting(it) && it.sorts.ferry !== null, target: 'map', clauses: ['N4', 'A12'] },
  grey: { when: (it) => acting(it) && it.sorts.grey !== null, target: 'map', clauses: ['G9'] },
  double: { when: (it) => acting(it) && it.sorts.double !== null, target: 'map', clauses: ['G11'] },
  cart: { when: (it) => acting(it) && it.sorts.cart !== null, target: 'map', clauses: ['M2', 'M3'] },
  attraction: { when: (it) => acting(it) && it.attractions && it.owned > 0, target: 'map', clauses: ['Y2'] },
  terrain: { when: (it) => acting(it) && it.terrain && it.turn > 1, target: 'row', clauses: ['A1', 'A3'] },
  doubling: { when: (it) => acting(it) && it.doubling !== null, target: 'map', clauses: ['A5'] },
  hopeless: { when: ({ hopeless }) => hopeless, target: 'tickets', clauses: ['G14'] },
  moreTickets: {
    when: (it) => acting(it) && it.allDone && it.manyCars && !it.lastRound,
    target: 'pile',
    clauses: ['G12'],
  },
} as const satisfies Record<string, Lesson>;

/** The name of a lesson. */
export type LessonId = keyof typeof LESSONS;

/** The lesson it is time for: the first that is new, fits the moment and, if one was given this turn already, can't wait. */
export function lessonFor(
  moment: Moment,
  learned: readonly string[],
  onlyUrgent = false,
): LessonId | undefined {
  const lessons = Object.entries(LESSONS) as [LessonId, Lesson][];
  const found = lessons.find(
    ([id, { when, urgent }]) => !learned.includes(id) && (urgent || !onlyUrgent) && when(moment),
  );
  return found?.[0];
}

/** The route a lesson speaks of, to be lit on the map. */
export function routeOf(id: LessonId, { claimNow, sorts, doubling, ownRoute }: Moment): number | null {
  switch (id) {
    case 'claim':
      return claimNow;
    case 'claimed':
      return ownRoute;
    case 'tunnel':
    case 'ferry':
    case 'grey':
    case 'double':
    case 'cart':
      return sorts[id];
    case 'doubling':
      return doubling;
    default:
      return null;
  }
}
