import type { Board } from '../board/board.js';
import type { Seed } from '../random/stream.js';
import type { GameEvent } from '../event.js';
import { clone } from '../clone.js';
import { itemAt } from '../lists.js';
import { type Result, ok, refuse } from '../result.js';
import { checkOptions, start } from '../start.js';
import { findContradiction } from './contradiction.js';
import { firstDifference } from './difference.js';
import { isCurrent } from './edition.js';
import { consentPoint, undoByConsent } from './consent.js';
import { type Game, recordMove, endByAgreement, reseat, resumeGame, undo, undoPoint } from './game.js';
import { wrongMaker } from './entry-authors.js';
import { type Entry, type GameRecord, type RecordProblem, isGameMove } from './record.js';
import { snapshotProblem } from './snapshot.js';

/**
 * Continues a recorded game. A record of today's rules is replayed and must give the same; one of other rules, or of other
 * facts of its board, continues from its snapshot, if the record doesn't contradict itself.
 */
export function openRecord(board: Board, record: GameRecord): Result<Game, RecordProblem> {
  const problem = checkFrame(board, record);
  if (problem) return refuse(problem);
  if (isCurrent(board, record)) return replayRecord(board, record, record.snapshot.seed);
  const wrong = findContradiction(record) ?? snapshotProblem(board, record);
  if (wrong) return refuse(wrong);
  const state = clone(record.snapshot);
  const again = { ...record, seed: { ...record.seed }, log: record.log.slice(), snapshot: state };
  return ok(resumeGame(board, again, state, record.log.length - 1));
}

/** Checks what every version has: the board, the options, the numbers of the entries and who made them. */
export function checkFrame(board: Board, record: GameRecord): RecordProblem | null {
  const { options, log, players, snapshot } = record;
  if (record.board !== board.id) return { code: 'unknown-board', at: 'board' };
  if (checkOptions(board, options)) return { code: 'wrong-options', at: 'options' };
  if (players.length !== options.players) return { code: 'wrong-options', at: 'players' };
  if (snapshot.players !== options.players) return { code: 'wrong-options', at: 'snapshot.players' };
  for (const [i, { n, seat, move }] of log.entries()) {
    if (n !== i) return { code: 'broken-log', at: `log[${i}].n` };
    if (seat !== null && seat >= options.players) return { code: 'broken-log', at: `log[${i}].seat` };
    if ((i === 0) !== (move.type === 'deal') || (i === 0 && seat !== null))
      return { code: 'broken-log', at: `log[${i}].move` };
    const reseats = move.type === 'take-over' || move.type === 'give-back';
    if (seat === null && (isGameMove(move) || reseats)) return { code: 'broken-log', at: `log[${i}].seat` };
  }
  const at = wrongMaker(record);
  return at === null ? null : { code: 'broken-log', at };
}

/** Replays a record from a seed: every outcome and the snapshot must come out as recorded. */
export function replayRecord(board: Board, record: GameRecord, seed: Seed): Result<Game, RecordProblem> {
  const events: GameEvent[] = [];
  const state = start(board, record.options, seed, events);
  const dealt = itemAt(record.log, 0);
  const off = firstDifference(dealt.outcome, events, 'log[0].outcome');
  if (off) return refuse({ code: 'outcome-differs', at: off });
  const log = [{ ...dealt, outcome: events }];
  const game = resumeGame(board, { ...record, seed: { ...record.seed }, log, snapshot: state }, state, 0);
  for (const entry of record.log.slice(1)) {
    const problem = replayEntry(game, entry);
    if (problem) return refuse(problem);
  }
  const differs = firstDifference(record.snapshot, game.state, 'snapshot');
  return differs ? refuse({ code: 'snapshot-differs', at: differs }) : ok(game);
}

function replayEntry(game: Game, entry: Entry): RecordProblem | null {
  const { n, seat, by, move } = entry;
  const at = `log[${n}]`;
  const broken = (field: string): RecordProblem => ({ code: 'broken-log', at: `${at}.${field}` });
  if (isGameMove(move) && seat !== null) {
    const played = recordMove(game, seat, by, move);
    if (!played.ok) return { code: 'illegal-move', at: `${at}.move`, problem: played.problem.code };
  } else if (move.type === 'agree') {
    if (by === 'bot' || !endByAgreement(game, by)) return broken('move');
  } else if (move.type === 'undo') {
    const isByConsent = move.agreed !== undefined;
    const to = seat === null ? null : isByConsent ? consentPoint(game, seat)?.to : undoPoint(game, seat);
    if (seat === null || to !== move.to) return broken('move.to');
    if (isByConsent) undoByConsent(game, seat);
    else undo(game, seat);
  } else if (move.type === 'take-over' || move.type === 'give-back') {
    if (seat === null || by === 'bot' || !reseat(game, seat, by, move)) return broken('move');
  }
  const off = firstDifference(entry, game.record.log[n], at);
  if (!off) return null;
  return { code: off.startsWith(`${at}.outcome`) ? 'outcome-differs' : 'broken-log', at: off };
}
