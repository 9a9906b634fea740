import {
  Mismatch,
  int,
  just,
  list,
  object,
  oneOf,
  optional,
  record,
  tagged,
  text,
  type Reader,
} from '../read.js';
import { type Result, ok, refuse } from '../result.js';
import type { RuleProblem } from '../rules/rule.js';
import { BASES, type BoardFacts, COLOURS, type Colour, type RuleFacts } from './facts.js';

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

const MANY = 1000;
const id = text(60, /^[a-z0-9]+(-[a-z0-9]+)*$/);
const sentence = text(2000);
const flag = optional(just(true));
const LENGTH = /^[1-9]\d?$/;
const paint: Reader<Colour | 'grey'> = oneOf([...COLOURS, 'grey']);
const amount = int(1, MANY);
const few = int(1, 20);
/** The longest route of the family has nine spaces. */
const spaces = int(1, 9);

const rule: Reader<RuleFacts> = tagged<RuleFacts>('rule', {
  'wilds-pay': object({ rule: just('wilds-pay') }),
  'wild-ends-draw': object({ rule: just('wild-ends-draw') }),
  sweep: object({ rule: just('sweep'), wilds: int(3, 5) }),
  ferries: object({ rule: just('ferries') }),
  'three-for-wild': object({ rule: just('three-for-wild'), cards: int(2, 9) }),
  'four-for-card': object({ rule: just('four-for-card'), cards: int(2, 9) }),
  tunnels: object({ rule: just('tunnels'), turned: few }),
  countries: object({ rule: just('countries') }),
  terrain: object({
    rule: just('terrain'),
    kinds: list(object({ id, colours: list(paint, 10, 1) }), 10, 1),
    copies: amount,
    faceUp: few,
    dealt: int(0, 20),
    price: record(LENGTH, few, 20),
  }),
  merchandise: object({
    rule: just('merchandise'),
    stock: int(0, MANY),
    worth: record(/^[1-9]$/, list(int(0, MANY), 9), 9),
  }),
  attractions: object({ rule: just('attractions'), points: amount }),
  globetrotter: object({ rule: just('globetrotter'), points: amount }),
  'longest-path': object({ rule: just('longest-path') }),
});

// All ways to keep some of them are listed, so they are few.
const deal = object({ take: int(1, 8), keep: int(1, 8) });
const total = int(0, 100_000);

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
  places: list(object({ id, attraction: flag, country: optional(id) }), 300, 2),
  routes: list(
    object({
      a: id,
      b: id,
      length: spaces,
      colour: paint,
      double: flag,
      symbols: optional(few),
      tunnel: flag,
      anyFour: flag,
      cart: flag,
      basis: optional(oneOf(BASES)),
      doubt: optional(sentence),
    }),
    MANY,
    1,
  ),
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

/** The shape of a board file; whether the board is sound is `loadBoard`'s to say. */
export function parseFacts(input: unknown): Result<BoardFacts, BoardProblem> {
  const facts = readFacts(input, '');
  if (facts instanceof Mismatch) return refuse({ code: 'wrong-shape', at: facts.at });
  const [min, max] = facts.players;
  if (min > max) return refuse({ code: 'wrong-shape', at: 'players' });
  return ok({ ...facts, players: [min, max] });
}
