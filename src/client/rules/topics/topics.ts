import { type Board, NO_TWIN, type RuleName } from '../../../engine/index.js';
import type { Clause } from '../titles/en.js';

/** What a person asks about: the clauses behind it, and what a board must have for it. */
interface Topic {
  clauses: readonly Clause[];
  /** The rule that it explains; without one, every board has it. */
  rule?: RuleName;
  /** What else the board must have. */
  when?: (board: Board) => boolean;
}

/** All topics, in the order in which a game meets them. */
export const TOPICS = {
  goal: { clauses: ['G1', 'G2', 'G18'] },
  turn: { clauses: ['G3', 'G16'] },
  cards: { clauses: ['G4', 'G5', 'G6', 'G7', 'G8', 'N1'] },
  claim: { clauses: ['G9', 'G10', 'N2'] },
  double: {
    clauses: ['G11', 'N13', 'A7'],
    when: ({ routes }) => routes.some(({ twin }) => twin !== NO_TWIN),
  },
  ferry: { clauses: ['N4', 'N5', 'N6', 'A12'], rule: 'ferries' },
  tunnel: { clauses: ['N7', 'N8', 'N9'], rule: 'tunnels' },
  anyFour: { clauses: ['N3'], rule: 'four-for-card' },
  terrain: { clauses: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'], rule: 'terrain' },
  cart: { clauses: ['M2', 'M3'], rule: 'merchandise' },
  attraction: { clauses: ['Y2'], rule: 'attractions' },
  tickets: { clauses: ['G12', 'G13', 'G14', 'N10', 'Y1', 'M1'] },
  country: { clauses: ['A8', 'A9'], rule: 'countries' },
  end: { clauses: ['G15', 'G17', 'N11', 'N12', 'A10', 'A11', 'Y3', 'M4'] },
  points: { clauses: ['G9'] },
} as const satisfies Record<string, Topic>;

/** The name of a topic. */
export type TopicId = keyof typeof TOPICS;

const ENTRIES = Object.entries(TOPICS) as [TopicId, Topic][];

/** The topics that a board has. */
export function topicsOf(board: Board): TopicId[] {
  const rules = new Set<string>(board.facts.rules.map(({ rule }) => rule));
  return ENTRIES.filter(
    ([, { rule, when }]) => (rule === undefined || rules.has(rule)) && (when?.(board) ?? true),
  ).map(([id]) => id);
}

/** The clauses behind a topic. */
export function clausesOfTopic(topic: TopicId): readonly string[] {
  return TOPICS[topic].clauses;
}

/** The first topic with one of these clauses. */
export function topicOfClauses(clauses: readonly string[]): TopicId | undefined {
  for (const clause of clauses) {
    const found = ENTRIES.find(([, topic]) => topic.clauses.some((it) => it === clause));
    if (found) return found[0];
  }
  return undefined;
}
