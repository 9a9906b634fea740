import type { Moment, Sort } from './moment.js';

/** What a lesson points at: a part of the table, a route on the map, or nothing. */
export type Target = 'hand' | 'row' | 'tickets' | 'pile' | 'map' | null;

/** One thing to learn. */
interface Lesson {
  /** When it is due. */
  when: (moment: Moment) => boolean;
  target: Target;
  /** The route it is about, to be lit on the map. */
  route?: (moment: Moment) => number | null;
  /** Where the rules say more. */
  clauses: readonly string[];
  /** Can't wait for the next turn; of other lessons there is one a turn. */
  urgent?: true;
}

const canAct = ({ mine, phase }: Moment): boolean => mine && phase === 'turn';

/** A lesson on a sort of route, given when the learner needs one. */
function onSort(sort: Sort, ...clauses: string[]): Lesson {
  const route = ({ sorts }: Moment): number | null => sorts[sort];
  return { when: (it) => canAct(it) && route(it) !== null, target: 'map', route, clauses };
}

/** All lessons by priority; lessons on rules that a board lacks are never due. */
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
  claimed: { when: ({ owned }) => owned > 0, target: 'map', route: (it) => it.ownRoute, clauses: ['G9'] },
  cards: { when: canAct, target: 'row', clauses: ['G3', 'G4'] },
  claim: {
    when: (it) => canAct(it) && it.claimNow !== null,
    target: 'map',
    route: (it) => it.claimNow,
    clauses: ['G9', 'G10'],
    urgent: true,
  },
  wildAlone: { when: (it) => canAct(it) && it.wildInRow && it.wildEndsDraw, target: 'row', clauses: ['G5'] },
  wildFree: {
    when: (it) => canAct(it) && it.wildInRow && !it.wildEndsDraw,
    target: 'row',
    clauses: ['N1', 'N2'],
  },
  tunnel: onSort('tunnel', 'N7'),
  ferry: onSort('ferry', 'N4', 'A12'),
  grey: onSort('grey', 'G9'),
  double: onSort('double', 'G11'),
  cart: onSort('cart', 'M2', 'M3'),
  attraction: { when: (it) => canAct(it) && it.attractions && it.owned > 0, target: 'map', clauses: ['Y2'] },
  terrain: { when: (it) => canAct(it) && it.terrain && it.turn > 1, target: 'row', clauses: ['A1', 'A3'] },
  doubling: {
    when: (it) => canAct(it) && it.doubling !== null,
    target: 'map',
    route: (it) => it.doubling,
    clauses: ['A5'],
  },
  hopeless: { when: ({ hopeless }) => hopeless, target: 'tickets', clauses: ['G14'] },
  moreTickets: {
    when: (it) => canAct(it) && it.allDone && it.manyCars && !it.lastRound,
    target: 'pile',
    clauses: ['G12'],
  },
} as const satisfies Record<string, Lesson>;

/** The name of a lesson. */
export type LessonId = keyof typeof LESSONS;

/** The lesson that is due: the first that is new and fits the moment; only an urgent one if asked. */
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

/** The route that a lesson is about, to be lit on the map. */
export function routeOf(id: LessonId, moment: Moment): number | null {
  const { route }: Lesson = LESSONS[id];
  return route?.(moment) ?? null;
}
