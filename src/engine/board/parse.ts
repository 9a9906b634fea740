import { MANY, id } from '../fields.js';
import {
  type Fields,
  Mismatch,
  type Reader,
  int,
  just,
  list,
  object,
  oneOf,
  optional,
  record,
  tagged,
  text,
} from '../read.js';
import { type Result, ok, refuse } from '../result.js';
import { FACTS_READERS, PLACE_MARKS, ROUTE_MARKS, type RuleMark } from '../rules/combined.js';
import type { RuleProblem } from '../rules/module.js';
import { COLOURS, type Colour } from './colours.js';
import { BASES, type BoardFacts, type PlaceFacts, type RouteFacts, type RuleFacts } from './facts.js';

/** Why a board file is refused, and where. */
export type BoardProblem =
  | { code: 'wrong-shape'; at: string }
  | { code: 'same-id-twice'; at: string }
  | { code: 'unknown-place'; at: string }
  | { code: 'loop'; at: string }
  | { code: 'unknown-colour'; at: string }
  | { code: 'wrong-double'; at: string }
  | { code: 'length-without-score'; at: string }
  | { code: 'too-many-symbols'; at: string }
  | { code: 'marks-clash'; at: string }
  | { code: 'not-connected'; at: string }
  | { code: 'wrong-count'; at: string; stated: number; found: number }
  | { code: 'too-few-cards'; at: string }
  | { code: 'too-few-tickets'; at: string }
  | { code: 'rule-missing'; at: string }
  | ({ at: string } & RuleProblem);

const sentence = text(2000);
const flag = optional(just(true));
const LENGTH = /^[1-9]\d?$/;
const paint: Reader<Colour | 'grey'> = oneOf([...COLOURS, 'grey']);
const amount = int(1, MANY);
/** The longest route of the family has nine spaces. */
const spaces = int(1, 9);

const rule: Reader<RuleFacts> = tagged<RuleFacts>('rule', FACTS_READERS);

/** The marks that rules add to an object of a board file, each of which may be missing. */
function markFields(marks: readonly RuleMark[]): Fields {
  return Object.fromEntries(marks.map(({ name, read }) => [name, optional(read)]));
}

// Every subset to keep is listed, so there are few of them.
const deal = object({ take: int(1, 8), keep: int(1, 8) });
const total = int(0, 100_000);

const placeFacts = object({ id, ...markFields(PLACE_MARKS) }) as Reader<PlaceFacts>;
const routeFacts = object({
  a: id,
  b: id,
  length: spaces,
  colour: paint,
  double: flag,
  ...markFields(ROUTE_MARKS),
  basis: optional(oneOf(BASES)),
  doubt: optional(sentence),
}) as Reader<RouteFacts>;

const readFacts = object({
  id,
  title: text(100),
  players: list(int(2, 9), 2, 2),
  cars: amount,
  colours: list(oneOf(COLOURS), COLOURS.length, 1),
  copies: int(1, 50),
  wilds: int(0, 50),
  openingHand: int(0, 50),
  openingTickets: deal,
  drawTickets: deal,
  notKept: oneOf(['out', 'under'] as const),
  bothSidesFrom: int(2, 10),
  lastRoundAt: int(0, MANY),
  scoreByLength: record(LENGTH, int(0, 500), 20),
  rules: list(rule, 20),
  places: list(placeFacts, 300, 2),
  routes: list(routeFacts, MANY, 1),
  tickets: list(object({ a: id, b: id, points: amount, basis: optional(oneOf(BASES)) }), MANY, 1),
  counts: object({
    places: total,
    routes: total,
    spaces: total,
    doublePairs: total,
    tickets: total,
    ticketPoints: total,
  }),
  origin: object({ sources: list(sentence, 100), own: list(sentence, 100) }),
});

/** Reads the shape of a board file; `loadBoard` checks whether the board is sound. */
export function parseFacts(input: unknown): Result<BoardFacts, BoardProblem> {
  const facts = readFacts(input, '');
  if (facts instanceof Mismatch) return refuse({ code: 'wrong-shape', at: facts.at });
  const [min = 0, max = 0] = facts.players;
  if (min > max) return refuse({ code: 'wrong-shape', at: 'players' });
  return ok({ ...facts, players: [min, max] });
}
