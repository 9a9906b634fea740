import type { Board } from '../board/board.js';
import type { GameEvent } from '../event.js';
import { fold, rulesFor } from '../fold.js';
import { itemAt } from '../lists.js';
import type { Position } from '../position.js';
import { type Result, ok, refuse } from '../result.js';
import { emptyTable } from '../start.js';
import { redact } from '../view.js';
import { type Eyes, UNKNOWN } from '../words.js';
import { checkFrame } from './open.js';
import type { Entry, GameRecord, RecordProblem } from './record.js';
import { boardMismatch } from './snapshot.js';

/**
 * The positions of a recorded game after each of its entries, as these eyes see them. They come from the recorded events
 * alone, without generator or rules, so a record of older rules is shown as it was played.
 */
export function showRecord(board: Board, record: GameRecord, eyes: Eyes): Result<Position[], RecordProblem> {
  const problem = checkFrame(board, record);
  if (problem) return refuse(problem);
  const misfits = record.boardHash === board.hash ? null : boardMismatch(board, record);
  if (misfits) return refuse({ code: 'other-edition', at: `snapshot.${misfits}` });
  const shown: Position[] = [];
  let current: Position = emptyTable(board, record.options.players, eyes);
  for (const [i, { move, outcome }] of record.log.entries()) {
    if (move.type === 'undo') {
      if (move.to >= i) return refuse({ code: 'broken-log', at: `log[${i}].move.to` });
      current = itemAt(shown, move.to);
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
        // Everything it names exists, and yet it does not follow from what was before.
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
function fits(board: Board, position: Position, event: GameEvent): boolean {
  const seatFits = !('seat' in event) || event.seat < position.players;
  return seatFits && rulesFor(board, event).fits(board, position, event);
}

/** An entry as these eyes see it. */
export interface RedactedEntry extends Omit<Entry, 'move'> {
  move: Entry['move'] | { type: 'keep'; tickets: number[] | null };
}

/**
 * An entry of the log as these eyes see it: which tickets another seat keeps is hidden in the move as in its events, in the
 * opening their number too. All other moves are open.
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
