import { below, openStream } from '../random/stream.js';
import type { Seat } from '../words.js';
import { type Entry, type GameRecord, type Maker, type Player, isGameMove } from './record.js';

/** Something that a record states and can't prove, as records are not signed; `at` lists the places that state it. */
export type Statement = { at: string[] } &
  /** The players made these moves and no others. */
  (
    | { about: 'moves' }
    | { about: 'player'; seat: Seat; name: string; kind: Player['kind'] }
    /** The first seat was drawn by lot, or chosen: the lot gives the same seat. */
    | { about: 'first'; first: Seat | 'lot' }
    /** The commitment was made before the game, and not picked from many. */
    | { about: 'commitment' }
    /** The words came from the people's devices. */
    | { about: 'words' }
    /** The maker of entries that person, clock or host can make; the seat is null for entries of the whole table. */
    | { about: 'maker'; seat: Seat | null; by: Maker; entries: number[] }
    | { about: 'take-over'; n: number; seat: Seat; bot: string }
    | { about: 'give-back'; n: number; seat: Seat }
    /** These seats agreed to an undo. */
    | { about: 'consent'; n: number; seat: Seat; agreed: Seat[] }
    /** All agreed to stop after the entry before this one. */
    | { about: 'agree'; n: number }
  );

/** Everything that a record only states. */
export function statementsOf(record: GameRecord): Statement[] {
  const { players, options, seed, snapshot, log } = record;
  const found: Statement[] = [{ about: 'moves', at: ['log'] }];
  for (const [seat, { name, kind }] of players.entries())
    found.push({
      about: 'player',
      at: [`players[${seat}].name`, `players[${seat}].kind`],
      seat,
      name,
      kind,
    });
  // Another seat than the lot gives is proved to be chosen.
  const drawn = below(openStream(snapshot.seed, 0), options.players);
  if (options.first === 'lot' || options.first === drawn)
    found.push({ about: 'first', at: ['options.first'], first: options.first });
  found.push({ about: 'commitment', at: ['seed.commitment'] });
  if (seed.words.length > 0) found.push({ about: 'words', at: seed.words.map((_, i) => `seed.words[${i}]`) });
  found.push(...makers(log));
  for (const { n, seat, move } of log) {
    const at = [`log[${n}]`];
    if (move.type === 'take-over' && seat !== null)
      found.push({ about: 'take-over', at: [`log[${n}].move.bot`, ...at], n, seat, bot: move.bot });
    if (move.type === 'give-back' && seat !== null) found.push({ about: 'give-back', at, n, seat });
    if (move.type === 'undo' && move.agreed && seat !== null)
      found.push({ about: 'consent', at, n, seat, agreed: move.agreed });
    if (move.type === 'agree') found.push({ about: 'agree', at, n });
  }
  return found;
}

/** The makers of entries, by seat; a bot's moves and an undo can have no other maker. */
function makers(log: readonly Entry[]): Extract<Statement, { about: 'maker' }>[] {
  const found: Extract<Statement, { about: 'maker' }>[] = [];
  for (const { n, seat, by, move } of log) {
    if (move.type === 'deal' || move.type === 'undo' || (isGameMove(move) && by === 'bot')) continue;
    let group = found.find((other) => other.seat === seat && other.by === by);
    if (!group) found.push((group = { about: 'maker', at: [], seat, by, entries: [] }));
    group.at.push(`log[${n}].by`);
    group.entries.push(n);
  }
  return found;
}
