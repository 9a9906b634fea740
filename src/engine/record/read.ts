import type { FamilyEvent, GameEvent, Outcome } from '../event.js';
import { MANY, SEATS, bySeat, card, cards, count, counts, nil, seat } from '../fields.js';
import { MOVE_READERS } from '../parse-move.js';
import type { FamilyState, State } from '../position.js';
import { GENERATORS, type Seed, parseSeed } from '../random/stream.js';
import {
  Mismatch,
  type Reader,
  either,
  int,
  isObject,
  just,
  list,
  object,
  oneOf,
  optional,
  tagged,
  text,
} from '../read.js';
import { type Result, ok, refuse } from '../result.js';
import {
  CATEGORIES,
  CLAIMED_PARTS,
  DEALT_PARTS,
  PHASES,
  RULE_EVENTS,
  STATE_PARTS,
  fieldsOf,
} from '../rules/combined.js';
import { END_REASONS } from '../words.js';
import { CONSENT_FORM, migrate } from './migrate.js';
import {
  type Entry,
  type GameRecord,
  MAKERS,
  MAX_ENTRIES,
  MAX_RECORD_LENGTH,
  type RecordProblem,
  type TableMove,
  VERSIONS,
} from './record.js';

const points = int(-100_000, 100_000);
const hidden = list(int(-1, MANY), MANY);
const owners = list(int(-1, SEATS - 1), MANY);

const outcome: Reader<Outcome> = object({
  reason: oneOf(END_REASONS),
  scores: list(object({ category: oneOf(CATEGORIES), points: list(points, SEATS) }), 20),
  totals: list(points, SEATS),
  ticketsDone: counts,
  doneCounts: bySeat,
  longest: either(nil, list(either(nil, count), SEATS, 2)),
  ranks: list(int(1, SEATS), SEATS),
});

const FAMILY_EVENTS: { readonly [E in FamilyEvent as E['type']]: Reader<E> } = {
  dealt: object({
    type: just('dealt'),
    first: seat,
    hands: counts,
    row: cards,
    offered: list(counts, SEATS),
    ...fieldsOf(DEALT_PARTS),
  }),
  chose: object({ type: just('chose'), seat, tickets: counts }),
  opened: object({ type: just('opened'), counts: bySeat }),
  turn: object({ type: just('turn'), seat }),
  took: object({ type: just('took'), seat, slot: count, card, next: card }),
  drew: object({ type: just('drew'), seat, card }),
  filled: object({ type: just('filled'), cards }),
  renewed: object({ type: just('renewed') }),
  claimed: object({
    type: just('claimed'),
    seat,
    route: count,
    cards: counts,
    points: count,
    ...fieldsOf(CLAIMED_PARTS),
  }),
  'drew-tickets': object({ type: just('drew-tickets'), seat, tickets: counts }),
  kept: object({ type: just('kept'), seat, tickets: counts }),
  passed: object({ type: just('passed'), seat }),
  'last-round': object({ type: just('last-round'), seat }),
  over: object({ type: just('over'), kept: owners, outcome }),
};

const event = tagged<GameEvent>('type', {
  ...FAMILY_EVENTS,
  ...Object.fromEntries(Object.entries(RULE_EVENTS).map(([type, { read }]) => [type, read])),
});

const TABLE_MOVES: { readonly [M in TableMove as M['type']]: Reader<M> } = {
  deal: object({ type: just('deal') }),
  undo: object({ type: just('undo'), to: int(0, MAX_ENTRIES), agreed: optional(list(seat, SEATS, 1)) }),
  'take-over': object({ type: just('take-over'), bot: text(60) }),
  'give-back': object({ type: just('give-back') }),
  agree: object({ type: just('agree') }),
};

const move = tagged<Entry['move']>('type', { ...MOVE_READERS, ...TABLE_MOVES });

const seedText: Reader<Seed> = (x, at) => parseSeed(x) ?? new Mismatch(at);

const FAMILY_STATE: { readonly [K in keyof FamilyState]: Reader<FamilyState[K]> } = {
  eyes: just('all'),
  players: int(2, SEATS),
  first: seat,
  seat,
  phase: oneOf(PHASES),
  turns: int(0, 1_000_000),
  turnsLeft: int(-1, SEATS),
  passes: int(0, SEATS),
  row: cards,
  discards: counts,
  deckSize: count,
  hands: counts,
  handSizes: bySeat,
  known: counts,
  owner: owners,
  cars: bySeat,
  points: list(points, SEATS, 2),
  ticketDeck: hidden,
  kept: owners,
  keptCounts: bySeat,
  out: owners,
  offered: list(counts, SEATS, 2),
  choices: list(either(nil, counts), SEATS),
  outcome: either(nil, outcome),
  deck: cards,
  buriedBy: owners,
  seed: seedText,
  nextStream: int(0, 1_000_000),
};

/** A rule that is newer than the record was not in the game: its part is null, as on every board without the rule. */
const PARTS = Object.fromEntries(
  STATE_PARTS.map(([key, { read }]): [string, Reader<unknown>] => [
    key,
    (x, at) => (x === undefined ? null : read(x, at)),
  ]),
);

const snapshot = object({ ...FAMILY_STATE, ...PARTS }) as Reader<unknown> as Reader<State>;

const hex = (bytes: number) => text(bytes * 2, new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

const stamp = object({ form: count, rules: count, generator: count });

const record: Reader<GameRecord> = object({
  versions: stamp,
  board: text(60),
  boardHash: hex(32),
  options: object({ players: int(2, SEATS), first: either(just('lot'), seat) }),
  players: list(object({ name: text(200), kind: oneOf(['person', 'bot'] as const) }), SEATS, 2),
  seed: object({
    generator: oneOf(GENERATORS),
    commitment: hex(32),
    words: list(hex(16), SEATS),
    secret: either(nil, either(hex(32), seedText)),
  }),
  log: list(
    object({
      n: int(0, MAX_ENTRIES),
      seat: either(nil, seat),
      by: oneOf(MAKERS),
      move,
      outcome: list(event, 10_000),
    }),
    MAX_ENTRIES,
    1,
  ),
  snapshot,
});

/**
 * The only parser of records, of today's form and older ones, which it brings up to date. It checks the shape alone;
 * `openRecord` checks whether the record is consistent, `verify` whether it is honest.
 */
export function parseRecord(input: unknown): Result<GameRecord, RecordProblem> {
  const fields = isObject(input) ? input : {};
  // The versions are read first: a newer form may have any shape.
  const versions = stamp(fields['versions'], 'versions');
  if (versions instanceof Mismatch) return refuse({ code: 'wrong-shape', at: versions.at });
  // The first form is 1. Rules and generator of version 0 never existed: in tests they stand for any older ones.
  if (versions.form === 0) return refuse({ code: 'wrong-shape', at: 'versions.form' });
  for (const name of ['form', 'rules', 'generator'] as const) {
    if (versions[name] > VERSIONS[name]) return refuse({ code: 'newer-version', at: `versions.${name}` });
  }
  const { log } = fields;
  if (Array.isArray(log) && log.length > MAX_ENTRIES) return refuse({ code: 'too-long', at: 'log' });
  const value = record(migrate(fields, versions.form), '');
  if (value instanceof Mismatch) return refuse({ code: 'wrong-shape', at: value.at });
  const early = versions.form < CONSENT_FORM ? value.log.findIndex(isByConsent) : -1;
  return early < 0 ? ok(value) : refuse({ code: 'wrong-shape', at: `log[${early}].move.agreed` });
}

function isByConsent({ move: made }: Entry): boolean {
  return made.type === 'undo' && made.agreed !== undefined;
}

/** Reads a record from the text of its file. */
export function parseRecordText(file: string): Result<GameRecord, RecordProblem> {
  if (file.length > MAX_RECORD_LENGTH) return refuse({ code: 'too-large', at: '' });
  let input: unknown;
  try {
    input = JSON.parse(file);
  } catch (error) {
    const place = /position \d+/.exec(String(error));
    return refuse({ code: 'not-json', at: place ? place[0] : '' });
  }
  return parseRecord(input);
}
