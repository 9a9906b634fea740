import type { Board } from '../board/board.js';
import type { GameEvent } from '../event.js';
import { fold } from '../fold.js';
import type { Position } from '../position.js';
import { type Result, ok, refuse } from '../result.js';
import { emptyTable } from '../start.js';
import { redact } from '../view.js';
import { type Eyes, UNKNOWN } from '../words.js';
import { checkFrame } from './open.js';
import type { Entry, GameRecord, RecordProblem } from './record.js';
import { boardMismatch } from './snapshot.js';

/**
 * The positions of a recorded game after each of its entries, seen with these eyes. They come from the outcomes alone, without the
 * generator and without the rules, so a record of older rules is shown as it was played.
 */
export function showRecord(board: Board, record: GameRecord, eyes: Eyes): Result<Position[], RecordProblem> {
  const problem = checkFrame(board, record);
  if (problem) return refuse(problem);
  const misfits = record.boardHash === board.hash ? null : boardMismatch(board, record);
  if (misfits) return refuse({ code: 'other-edition', at: `snapshot.${misfits}` });
  const shown: Position[] = [];
  let current = emptyTable(board, record.options.players, eyes);
  for (const [i, { move, outcome }] of record.log.entries()) {
    if (move.type === 'undo') {
      if (move.to >= i) return refuse({ code: 'broken-log', at: `log[${i}].move.to` });
      current = shown[move.to];
    }
    const next = structuredCopy(current);
    for (const [j, event] of outcome.entries()) {
      const at = `log[${i}].outcome[${j}]`;
      if (!fits(board, next, event) || (event.type === 'dealt') !== (i === 0 && j === 0)) {
        return refuse({ code: 'broken-log', at });
      }
      try {
        fold(board, next, redact(board, event, eyes));
      } catch {
        // It names what there is, and yet it does not follow from what was before.
        return refuse({ code: 'broken-log', at });
      }
    }
    shown.push((current = next));
  }
  return ok(shown);
}

/** A deep copy of plain data. */
function structuredCopy(position: Position): Position {
  return JSON.parse(JSON.stringify(position)) as Position;
}

/** Whether everything an event names exists on the board and at the table. */
function fits(board: Board, p: Position, e: GameEvent): boolean {
  const seatFits = !('seat' in e) || e.seat < p.players;
  const kind = (card: number) => card < board.kinds;
  const ticket = (id: number) => id < board.tickets.length;
  const counts = (list: readonly number[]) => list.length === board.kinds;
  const ground = (id: number) => p.terrain !== null && id < p.terrain.discards.length;
  switch (e.type) {
    case 'dealt':
      return (
        e.first < p.players &&
        e.hands.length === p.players * board.kinds &&
        e.row.every(kind) &&
        e.offered.length === p.players &&
        e.offered.flat().every(ticket) &&
        e.offered.flat().length <= p.ticketDeck.length &&
        (e.terrain === null || [...e.terrain.seats, ...e.terrain.faceUp].every(ground))
      );
    case 'chose':
      return seatFits && p.phase === 'opening' && (e.tickets ?? []).every(ticket);
    case 'opened':
      return e.counts.length === p.players && p.phase === 'opening';
    case 'took':
      return seatFits && e.slot < p.row.length && kind(e.card) && kind(e.next);
    case 'drew':
      return seatFits && kind(e.card);
    case 'filled':
    case 'turned':
      return e.cards.every(kind);
    case 'took-terrain':
      return seatFits && ground(e.kind) && ground(e.next) && e.slot < (p.terrain?.faceUp.length ?? 0);
    case 'drew-terrain':
      return seatFits && ground(e.kind);
    case 'claimed':
      return seatFits && e.route < board.routes.length && counts(e.cards);
    case 'laid':
      return seatFits && e.route < board.routes.length && counts(e.cards);
    case 'drew-tickets':
      return seatFits && e.tickets.every(ticket) && e.tickets.length <= p.ticketDeck.length;
    case 'kept':
      return seatFits && e.tickets.every(ticket);
    case 'over':
      return e.kept.length === board.tickets.length && e.outcome.totals.length === p.players;
    default:
      return seatFits;
  }
}

/** An entry as these eyes see it. */
export interface RedactedEntry extends Omit<Entry, 'move'> {
  move: Entry['move'] | { type: 'keep'; tickets: number[] | null };
}

/**
 * An entry of the log for who sees with these eyes: which tickets another seat keeps is as hidden in the move as in what came of it,
 * in the opening their number too. All other moves are open.
 */
export function redactEntry(board: Board, entry: Entry, eyes: Eyes): RedactedEntry {
  const { move, seat } = entry;
  const outcome = entry.outcome.map((event) => redact(board, event, eyes));
  if (move.type !== 'keep' || eyes === 'all' || eyes === seat) return { ...entry, outcome };
  const opening = entry.outcome.some((event) => event.type === 'chose');
  return {
    ...entry,
    outcome,
    move: { type: 'keep', tickets: opening ? null : move.tickets.map(() => UNKNOWN) },
  };
}
