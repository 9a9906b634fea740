import { boardOfRecord } from '../../boards/index.js';
import {
  type Board,
  type Game,
  type GameRecord,
  type Outcome,
  type RecordProblem,
  type Result,
  isCurrent,
  openRecord,
  showRecord,
} from '../../engine/index.js';

/**
 * Takes up the game of a record on its board. One of older rules or other facts goes on from its snapshot, and its log is not played
 * again; but the log is shown, so whatever it names has to be there, and a count has to name its winner.
 */
export function gameOf(record: GameRecord): Result<Game, RecordProblem> {
  const board = boardOfRecord(record);
  if (!board) return { ok: false, problem: { code: 'unknown-board', at: 'board' } };
  const opened = openRecord(board, record);
  if (!opened.ok || isCurrent(board, record)) return opened;
  const { snapshot, log, options } = record;
  const unshown = whyNotShown(board, record);
  if (unshown) return { ok: false, problem: unshown };
  if (!isCounted(snapshot.outcome, options.players, snapshot.phase === 'over'))
    return { ok: false, problem: { code: 'snapshot-broken', at: 'snapshot.outcome' } };
  const wrong = log.find(({ outcome }) =>
    outcome.some((event) => event.type === 'over' && !isCounted(event.outcome, options.players, true)),
  );
  return wrong ? { ok: false, problem: { code: 'broken-log', at: `log[${wrong.n}].outcome` } } : opened;
}

function whyNotShown(board: Board, record: GameRecord): RecordProblem | null {
  try {
    const shown = showRecord(board, record, 'all');
    return shown.ok ? null : shown.problem;
  } catch {
    // Each event names what there is, and yet they don't follow from each other.
    return { code: 'broken-log', at: 'log' };
  }
}

/** Whether a count is there when the game is over, has its numbers for every seat, and a first place. */
function isCounted(outcome: Outcome | null, players: number, over: boolean): boolean {
  if (outcome === null) return !over;
  const { totals, ranks, doneCounts, longest, scores } = outcome;
  const lists = [totals, ranks, doneCounts, longest ?? totals, ...scores.map(({ points }) => points)];
  return lists.every(({ length }) => length === players) && ranks.includes(1);
}
