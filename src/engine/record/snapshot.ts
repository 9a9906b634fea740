import { audit } from '../audit.js';
import type { Board } from '../board/board.js';
import { emptyTable } from '../start.js';
import type { GameRecord, RecordProblem } from './record.js';

/**
 * Why a game can't go on from its record's snapshot; null where it can: everything fits the board and adds up. A game that is over on
 * other facts of its board need not add up by today's.
 */
export function snapshotProblem(board: Board, record: GameRecord): RecordProblem | null {
  const elsewhere = record.boardHash !== board.hash;
  const finished = elsewhere && record.snapshot.phase === 'over';
  const wrong = boardMismatch(board, record) ?? (finished ? null : audit(board, record.snapshot));
  return wrong === null
    ? null
    : { code: elsewhere ? 'other-edition' : 'snapshot-broken', at: `snapshot.${wrong}` };
}

const LISTS = [
  'hands',
  'handSizes',
  'known',
  'owner',
  'kept',
  'keptCounts',
  'out',
  'discards',
  'cars',
  'points',
  'offered',
  'bonus',
] as const;

/** The list of a snapshot whose length or numbers are not the board's; null where all fit. */
export function boardMismatch(
  board: Board,
  { snapshot: s, options: { players } }: GameRecord,
): string | null {
  const pattern = emptyTable(board, players, 'all');
  for (const name of LISTS) if (s[name].length !== pattern[name].length) return name;
  if (s.buriedBy.length !== board.tickets.length) return 'buriedBy';
  if (s.seat >= players || s.first >= players) return 'seat';
  for (const name of ['owner', 'kept', 'out', 'buriedBy'] as const) {
    if (s[name].some((seat) => seat >= players)) return name;
  }
  const tickets = [...s.ticketDeck, ...s.offered.flat(), ...s.choices.flatMap((choice) => choice ?? [])];
  if (tickets.some((ticket) => ticket < 0 || ticket >= board.tickets.length)) return 'ticketDeck';
  if (s.choices.length !== (s.turns === 0 ? players : 0)) return 'choices';
  if ([...s.deck, ...s.row, ...(s.tunnel?.turned ?? [])].some((card) => card >= board.kinds)) return 'deck';
  if (s.tunnel && (s.tunnel.laid.length !== board.kinds || !(s.tunnel.route in board.routes)))
    return 'tunnel';
  if (!pattern.terrain !== !s.terrain) return 'terrain';
  if (!s.terrain || !pattern.terrain) return null;
  if (s.terrain.held.length !== pattern.terrain.held.length) return 'terrain.held';
  if (s.terrain.discards.length !== pattern.terrain.discards.length) return 'terrain.discards';
  const kinds = pattern.terrain.discards.length;
  return [...s.terrainDeck, ...s.terrain.faceUp].some((kind) => kind >= kinds) ? 'terrainDeck' : null;
}
