import { COLOURS } from '../board/facts.js';
import { type Seed, parseSeed } from '../random/stream.js';
import { CATEGORIES, type GameEvent } from '../event.js';
import { MOVES } from '../move.js';
import type { State } from '../position.js';
import { Mismatch, type Reader, either, int, just, list, object, oneOf, tagged, text } from '../read.js';
import { type Result, ok, refuse } from '../result.js';
import { END_REASONS, PHASES } from '../words.js';
import {
  type Entry,
  type GameRecord,
  MAKERS,
  MAX_ENTRIES,
  MAX_RECORD_LENGTH,
  type RecordProblem,
  VERSIONS,
} from './record.js';

const MANY = 1000;
const SEATS = 9;
const nil = just(null);
const seat = int(0, SEATS - 1);
const seatOrNobody = int(-1, SEATS - 1);
const count = int(0, MANY);
const counts = list(count, MANY);
const points = int(-100_000, 100_000);
const card = int(0, COLOURS.length);
const cards = list(card, MANY);
const hidden = list(int(-1, MANY), MANY);
const owners = list(seatOrNobody, MANY);
const bySeat = list(count, SEATS, 2);

const outcome = object({
  reason: oneOf(END_REASONS),
  scores: list(object({ category: oneOf(CATEGORIES), points: list(points, SEATS) }), 20),
  totals: list(points, SEATS),
  ticketsDone: counts,
  doneCounts: bySeat,
  longest: either(nil, list(either(nil, count), SEATS, 2)),
  ranks: list(int(1, SEATS), SEATS),
});

const terrainPlay = object({ cards: count, wilds: count });

const event: Reader<GameEvent> = tagged<GameEvent>('type', {
  dealt: object({
    type: just('dealt'),
    first: seat,
    hands: counts,
    row: cards,
    offered: list(counts, SEATS),
    terrain: either(nil, object({ seats: counts, faceUp: counts })),
  }),
  chose: object({ type: just('chose'), seat, tickets: counts }),
  opened: object({ type: just('opened'), counts: bySeat }),
  turn: object({ type: just('turn'), seat }),
  took: object({ type: just('took'), seat, slot: count, card, next: card }),
  drew: object({ type: just('drew'), seat, card }),
  swept: object({ type: just('swept') }),
  filled: object({ type: just('filled'), cards }),
  renewed: object({ type: just('renewed') }),
  'took-terrain': object({ type: just('took-terrain'), seat, slot: count, kind: count, next: count }),
  'drew-terrain': object({ type: just('drew-terrain'), seat, kind: count }),
  'renewed-terrain': object({ type: just('renewed-terrain') }),
  claimed: object({
    type: just('claimed'),
    seat,
    route: count,
    cards: counts,
    points: count,
    terrain: either(nil, terrainPlay),
  }),
  bonus: object({ type: just('bonus'), seat }),
  laid: object({ type: just('laid'), seat, route: count, cards: counts }),
  turned: object({ type: just('turned'), cards }),
  asked: object({ type: just('asked'), count }),
  declined: object({ type: just('declined'), seat }),
  'drew-tickets': object({ type: just('drew-tickets'), seat, tickets: counts }),
  kept: object({ type: just('kept'), seat, tickets: counts }),
  passed: object({ type: just('passed'), seat }),
  'last-round': object({ type: just('last-round'), seat }),
  over: object({ type: just('over'), kept: owners, outcome }),
});

const move = tagged<Entry['move']>('type', {
  ...MOVES,
  deal: object({ type: just('deal') }),
  undo: object({ type: just('undo'), to: int(0, MAX_ENTRIES) }),
  'take-over': object({ type: just('take-over'), bot: text(60) }),
  'give-back': object({ type: just('give-back') }),
  agree: object({ type: just('agree') }),
});

const seedText: Reader<Seed> = (x, at) => parseSeed(x) ?? new Mismatch(at);

const snapshot: Reader<State> = object({
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
  tunnel: either(nil, object({ route: count, laid: counts, turned: cards, asked: count })),
  terrain: either(nil, object({ faceUp: counts, held: counts, discards: counts, deckSize: count })),
  bonus: bySeat,
  bonusLeft: count,
  outcome: either(nil, outcome),
  deck: cards,
  terrainDeck: counts,
  buriedBy: owners,
  seed: seedText,
  nextStream: int(0, 1_000_000),
});

const HEX = (bytes: number) => text(bytes * 2, new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

const stamp = object({ form: count, rules: count, generator: count });

const record: Reader<GameRecord> = object({
  versions: stamp,
  board: text(60),
  boardHash: HEX(32),
  options: object({ players: int(2, SEATS), first: either(just('lot'), seat) }),
  players: list(object({ name: text(200), kind: oneOf(['person', 'bot'] as const) }), SEATS, 2),
  seed: object({
    generator: oneOf(['fast', 'chacha20'] as const),
    commitment: HEX(32),
    words: list(HEX(16), SEATS),
    secret: either(nil, either(HEX(32), seedText)),
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

/** The only parser of records: the shape alone. Whether it holds together, `openRecord` says, and whether it is honest, `verify`. */
export function parseRecord(input: unknown): Result<GameRecord, RecordProblem> {
  // The versions are read first: a newer form may have any shape.
  const versions = stamp((input as { versions?: unknown } | null)?.versions, 'versions');
  if (versions instanceof Mismatch) return refuse({ code: 'wrong-shape', at: versions.at });
  // The first form is 1. Rules and generator of version 0 were never played by: they stand for any older ones in tests.
  if (versions.form === 0) return refuse({ code: 'wrong-shape', at: 'versions.form' });
  for (const name of ['form', 'rules', 'generator'] as const) {
    if (versions[name] > VERSIONS[name]) return refuse({ code: 'newer-version', at: `versions.${name}` });
  }
  const { log } = input as { log?: unknown };
  if (Array.isArray(log) && log.length > MAX_ENTRIES) return refuse({ code: 'too-long', at: 'log' });
  const value = record(input, '');
  return value instanceof Mismatch ? refuse({ code: 'wrong-shape', at: value.at }) : ok(value);
}

/** A record from its file. */
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
