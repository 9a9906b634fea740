import { below, openStream } from '../random/stream.js';
import type { Seat } from '../words.js';
import { type Entry, type GameRecord, type Maker, type Player, isGameMove } from './record.js';

/** Something a record says that nothing in it can prove, as nobody signs a record; `at` names the places that say it. */
export type Statement = { at: string[] } &
  /** The players made these moves and no others. */
  (
    | { about: 'moves' }
    | { about: 'player'; seat: Seat; name: string; kind: Player['kind'] }
    /** Who begins was drawn by lot, or chosen: the lot gives the same seat. */
    | { about: 'first'; first: Seat | 'lot' }
    /** The commitment was made before the game, and is not one of many tried. */
    | { about: 'commitment' }
    /** The words came from the devices of the people. */
    | { about: 'words' }
    /** Who made the entries that only a person, the clock or the host can make; the seat is null for the table as a whole. */
    | { about: 'maker'; seat: Seat | null; by: Maker; entries: number[] }
    | { about: 'take-over'; n: number; seat: Seat; bot: string }
    | { about: 'give-back'; n: number; seat: Seat }
    /** All agreed to stop after the entry before this one. */
    | { about: 'agree'; n: number }
  );

/** All that a record only states. */
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
  // A seat that the lot does not give was chosen: by lot the deal would be another.
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
    if (move.type === 'agree') found.push({ about: 'agree', at, n });
  }
  return found;
}

/** Who made which entries, by seat; a bot's moves and an undo can have no other maker. */
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
