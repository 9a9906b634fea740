import type {
  BoardBuilder,
  ClaimPart,
  ClaimedPart,
  DealtPart,
  EventRules,
  EventTable,
} from '../board/board.js';
import type { PlaceFacts, RouteFacts, RuleFacts } from '../board/facts.js';
import { type Category, FAMILY_CATEGORIES, type GameEvent } from '../event.js';
import { FAMILY_EVENTS } from '../events/index.js';
import type { Move } from '../move.js';
import { FAMILY_PHASES, type Phase } from '../phase.js';
import type { FamilyPosition, FamilyState, Position, State, StateParts } from '../position.js';
import type { Fields, Reader } from '../read.js';
import { RULES } from './index.js';
import type { Mark, MoveRules, RuleProblem, StatePart } from './module.js';
import type { AllOf, RuleName } from './types.js';

/** A rule seen without its own types: what all rules together are made of. */
interface AnyRule {
  readonly facts: Reader<RuleFacts>;
  install(builder: BoardBuilder, facts: RuleFacts): RuleProblem | null;
  ticketEnd?(place: PlaceFacts): string | undefined;
  readonly routeFacts?: Readonly<Record<string, Mark<unknown>>>;
  readonly placeFacts?: Readonly<Record<string, Mark<unknown>>>;
  route?(route: RouteFacts): object;
  readonly board?: object;
  readonly phase?: Readonly<Record<string, true>>;
  readonly category?: Readonly<Record<string, true>>;
  readonly state?: Readonly<Record<string, StatePart<unknown, unknown>>>;
  readonly move?: Readonly<Record<string, MoveRules<Move>>>;
  readonly event?: Readonly<Record<string, EventRules<GameEvent> & { readonly read: Reader<GameEvent> }>>;
  readonly claim?: ClaimPart & { readonly fields: Fields };
  readonly claimed?: ClaimedPart & { readonly fields: Fields };
  readonly dealt?: DealtPart & { readonly fields: Fields };
}

// Each rule is called with its own facts, moves, events and parts alone, found under the same names.
const ALL = Object.entries(RULES as unknown as Record<RuleName, AnyRule>) as [RuleName, AnyRule][];
const MODULES = ALL.map(([, rule]) => rule);

/** What the rules have under a key, as a list. */
function each<K extends keyof AnyRule>(key: K): NonNullable<AnyRule[K]>[] {
  return MODULES.map((rule) => rule[key]).filter((part) => part != null);
}

/** What the rules have under a key, merged into one object. */
function mergeParts<K extends keyof AnyRule>(key: K): NonNullable<AnyRule[K]> {
  return Object.assign({}, ...each(key)) as NonNullable<AnyRule[K]>;
}

/** What the table can wait for, in order. */
export const PHASES = [...FAMILY_PHASES, ...Object.keys(mergeParts('phase')), 'over'] as readonly Phase[];
/** Every category of points, in order. */
export const CATEGORIES = [
  ...FAMILY_CATEGORIES,
  ...Object.keys(mergeParts('category')),
] as readonly Category[];

/** By rule: the form of its constants in a board file. */
export const FACTS_READERS = Object.fromEntries(ALL.map(([name, { facts }]) => [name, facts]));

/** A mark in a board file, with the rule that gives it its meaning. */
export interface RuleMark extends Mark<unknown> {
  readonly name: string;
  readonly rule: RuleName;
}

function marks(key: 'routeFacts' | 'placeFacts'): RuleMark[] {
  return ALL.flatMap(([rule, module]) =>
    Object.entries(module[key] ?? {}).map(([name, mark]) => ({ ...mark, name, rule })),
  );
}

/** The marks on routes. */
export const ROUTE_MARKS: readonly RuleMark[] = marks('routeFacts');
/** The marks on places. */
export const PLACE_MARKS: readonly RuleMark[] = marks('placeFacts');

/** The fields that rules add to a route. */
export function routeFields(route: RouteFacts): AllOf<'route'> {
  return Object.assign({}, ...each('route').map((fields) => fields(route))) as AllOf<'route'>;
}

/** The fields that rules add to a board, before any is installed. */
export const BOARD_FIELDS = mergeParts('board') as AllOf<'board'>;

/** The name that a ticket may use for this place together with others, if one of these rules gives it one. */
export function ticketEnd(rules: readonly RuleFacts[], place: PlaceFacts): string | undefined {
  for (const { rule } of rules) {
    const end = (RULES[rule] as AnyRule).ticketEnd?.(place);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** The moves that rules add, by type. */
export const RULE_MOVES = mergeParts('move');
/** The events that rules add, by type. */
export const RULE_EVENTS = mergeParts('event');
/** What the engine does with events, by type. */
export const EVENTS = { ...FAMILY_EVENTS, ...RULE_EVENTS } as unknown as EventTable;

/** What rules do with their parts of a claim. */
export const CLAIM_PARTS = each('claim');
/** What rules do with their parts of a `claimed` event. */
export const CLAIMED_PARTS = each('claimed');
/** What rules do with their parts of the opening deal. */
export const DEALT_PARTS = each('dealt');

/** The form of the fields that rules add to an object, merged. */
export function fieldsOf(parts: readonly { readonly fields: Fields }[]): Fields {
  return Object.assign({}, ...parts.map(({ fields }) => fields)) as Fields;
}

/** The rules' parts of a state, by key. */
export const STATE_PARTS = Object.entries(mergeParts('state')) as [
  keyof StateParts,
  StatePart<unknown, unknown>,
][];

type MakePart = (part: StatePart<unknown, unknown>, key: keyof StateParts) => unknown;

/** Adds every rule's part to the family's part of a state or position, in place. */
export function addParts(base: FamilyState, make: MakePart): State;
export function addParts(base: FamilyPosition, make: MakePart): Position;
export function addParts(base: FamilyPosition, make: MakePart): Position {
  const whole = base as unknown as Record<string, unknown>;
  for (const [key, part] of STATE_PARTS) whole[key] = make(part, key);
  return base as Position;
}

/** Installs the board's rules in its order, with the actions they bring. */
export function installRules(builder: BoardBuilder, rules: readonly RuleFacts[]): RuleProblem | null {
  for (const facts of rules) {
    const rule = RULES[facts.rule] as AnyRule;
    const problem = rule.install(builder, facts);
    if (problem) return problem;
    for (const [type, { action }] of Object.entries(rule.move ?? {}))
      builder.actions = { ...builder.actions, [type]: action };
  }
  return null;
}
