import type { BoardFacts, RuleFacts, RuleName } from '../../../engine/index.js';

/** The facts of a board that the topics' texts speak of; 0 where the board lacks the rule. */
export interface Told {
  facts: BoardFacts;
  has: (rule: RuleName) => boolean;
  /** With this many players one side of a double route closes the other, and with this many it doesn't. */
  closing: [from: number, to: number];
  sharing: [from: number, to: number];
  /** How many face-up wilds replace all face-up cards. */
  sweeping: number;
  /** How many cards replace a wild on a ferry, and a card where any may. */
  forWild: number;
  forCard: number;
  /** How many cards a tunnel reveals. */
  revealed: number;
  /** The longest route that one terrain card doubles. */
  oneTerrain: number;
  /** The points of an attraction, and of the globetrotter. */
  attraction: number;
  globetrotter: number;
  /** The route that takes any cards: its length and points. */
  longRoute: { length: number; points: number };
  /** Two routes of half a length score less than one of the whole. */
  halves: { half: number; two: number; whole: number; one: number };
}

/** Collects the facts that the topics' texts speak of. */
export function toldOf(facts: BoardFacts): Told {
  const ruleOf = <N extends RuleName>(name: N) =>
    facts.rules.find((it): it is Extract<RuleFacts, { rule: N }> => it.rule === name);
  const [least, most] = facts.players;
  const long = facts.routes.find(({ anyFour }) => anyFour === true)?.length ?? 0;
  const prices = Object.entries(ruleOf('terrain')?.price ?? {});
  return {
    facts,
    has: (rule) => ruleOf(rule) !== undefined,
    closing: [least, facts.bothSidesFrom - 1],
    sharing: [facts.bothSidesFrom, most],
    sweeping: ruleOf('sweep')?.wilds ?? 0,
    forWild: ruleOf('three-for-wild')?.cards ?? 0,
    forCard: ruleOf('four-for-card')?.cards ?? 0,
    revealed: ruleOf('tunnels')?.turned ?? 0,
    oneTerrain: Math.max(0, ...prices.filter(([, price]) => price === 1).map(([length]) => Number(length))),
    attraction: ruleOf('attractions')?.points ?? 0,
    globetrotter: ruleOf('globetrotter')?.points ?? 0,
    longRoute: { length: long, points: facts.scoreByLength[long] ?? 0 },
    halves: halvesOf(facts.scoreByLength),
  };
}

function halvesOf(scores: BoardFacts['scoreByLength']): Told['halves'] {
  const wholes = Object.keys(scores)
    .map(Number)
    .filter((length) => length % 2 === 0 && length / 2 in scores);
  const whole = Math.max(...wholes);
  return { half: whole / 2, two: 2 * (scores[whole / 2] ?? 0), whole, one: scores[whole] ?? 0 };
}
