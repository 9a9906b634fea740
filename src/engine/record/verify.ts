import type { Board } from '../board/board.js';
import { fromHex } from '../random/bytes.js';
import { commitToText, matchesCommitment, seedFrom } from '../random/seed.js';
import { type Seed, parseSeed } from '../random/stream.js';
import type { GameEvent } from '../event.js';
import { itemAt } from '../lists.js';
import type { Position } from '../position.js';
import { STATE_PARTS } from '../rules/combined.js';
import { start } from '../start.js';
import { view } from '../view.js';
import { findContradiction } from './contradiction.js';
import { firstDifference } from './difference.js';
import {
  type OutdatedReason,
  outdatedReason,
  outdatedBoardReason,
  outdatedVersionReason,
} from './edition.js';
import { checkFrame, replayRecord } from './open.js';
import type { GameRecord, RecordProblem } from './record.js';
import { showRecord } from './show.js';
import { boardMismatch, snapshotProblem } from './snapshot.js';
import { type Statement, statementsOf } from './statements.js';

/** What `verify` checks, in order. */
export const CHECKS = ['board', 'commitment', 'words', 'deal', 'moves', 'result'] as const;
/** One check. */
export type Check = (typeof CHECKS)[number];

/** Why a check could be neither proved nor refuted. */
export type Unproved = OutdatedReason | 'not-over' | 'not-revealed' | 'no-words';

/** The result of a check. */
export type Finding =
  | { check: Check; found: 'proved' }
  | { check: Check; found: 'unproved'; why: Unproved }
  | { check: Check; found: 'broken'; problem: RecordProblem };

/**
 * What a record proves: `broken` where anything in it is false, `proved` where all checks are: the cards follow from the
 * seed, every move was legal, and the score follows from the moves. `stated` is what the record says beyond that.
 */
export interface Verdict {
  verdict: 'proved' | 'unproved' | 'broken';
  findings: Finding[];
  stated: Statement[];
}

/** Checks whether a record is honest, and says what is proved, what isn't, and what never can be. */
export function verify(board: Board, record: GameRecord): Verdict {
  const frame = checkFrame(board, record);
  if (frame) {
    const check = frame.code === 'broken-log' ? 'moves' : 'board';
    return { verdict: 'broken', findings: [{ check, found: 'broken', problem: frame }], stated: [] };
  }
  const findings = [...checkAll(board, record)];
  const worst = (['broken', 'unproved'] as const).find((word) =>
    findings.some(({ found }) => found === word),
  );
  return { verdict: worst ?? 'proved', findings, stated: statementsOf(record) };
}

function* checkAll(board: Board, record: GameRecord): Generator<Finding> {
  const why = outdatedBoardReason(board, record);
  yield why ? { check: 'board', found: 'unproved', why } : { check: 'board', found: 'proved' };

  const seed = yield* checkSeed(record);
  yield checkDeal(board, record, seed ?? record.snapshot.seed);
  yield* checkGame(board, record, seed ?? record.snapshot.seed);
}

/** The secret matches the commitment, and secret and words give the seed. Returns the seed, if the secret is known. */
function* checkSeed(record: GameRecord): Generator<Finding, Seed | null> {
  const { secret, commitment, generator, words } = record.seed;
  const { phase, seed: played } = record.snapshot;
  const people = record.players.filter(({ kind }) => kind === 'person').length;
  if (!played.startsWith(`${generator}:`)) {
    yield brokenSeed('commitment', 'seed.generator');
    return null;
  }
  if (secret === null) {
    const why = phase === 'over' ? 'not-revealed' : 'not-over';
    yield { check: 'commitment', found: 'unproved', why };
    yield [0, people].includes(words.length)
      ? { check: 'words', found: 'unproved', why }
      : brokenSeed('words', 'seed.words');
    return null;
  }
  const given = parseSeed(secret);
  const seed = given === null ? fromSecret(secret, words, commitment) : asGiven(given, commitment);
  // The secret reveals all cards, so it is not published before the end.
  if (seed === null || !seed.startsWith(`${generator}:`) || phase !== 'over') {
    yield brokenSeed('commitment', phase === 'over' ? 'seed.commitment' : 'seed.secret');
    return null;
  }
  yield { check: 'commitment', found: 'proved' };
  // With a secret, every person adds a word, so that the host can't pick the deal; a seed committed to directly has no words.
  if (words.length !== (given === null ? people : 0)) yield brokenSeed('words', 'seed.words');
  else if (seed !== played) yield brokenSeed('words', 'snapshot.seed');
  // Where people play without words, the host may have picked the seed.
  else if (given !== null && people > 0) yield { check: 'words', found: 'unproved', why: 'no-words' };
  else yield { check: 'words', found: 'proved' };
  return seed;
}

function brokenSeed(check: Check, at: string): Finding {
  return { check, found: 'broken', problem: { code: 'commitment-broken', at } };
}

/** The seed from secret and words, if the secret matches the commitment. */
function fromSecret(secret: string, words: readonly string[], commitment: string): Seed | null {
  const bytes = fromHex(secret);
  const spoken = words.map(fromHex).filter((word) => word !== null);
  const whole = bytes !== null && spoken.length === words.length;
  return whole && matchesCommitment(commitment, bytes) ? seedFrom(bytes, spoken) : null;
}

/** A seed without a secret, if its text matches the commitment. */
function asGiven(seed: Seed, commitment: string): Seed | null {
  return commitToText(seed) === commitment ? seed : null;
}

/** The opening deal is the one the seed gives. */
function checkDeal(board: Board, record: GameRecord, seed: Seed): Finding {
  const why = outdatedVersionReason('generator', record) ?? outdatedBoardReason(board, record);
  if (why) return { check: 'deal', found: 'unproved', why };
  const events: GameEvent[] = [];
  start(board, record.options, seed, events);
  const off = firstDifference(itemAt(record.log, 0).outcome, events, 'log[0].outcome');
  return off
    ? { check: 'deal', found: 'broken', problem: { code: 'outcome-differs', at: off } }
    : { check: 'deal', found: 'proved' };
}

/** Every move was legal, every outcome is what seed and moves give, and they lead to the snapshot. */
function* checkGame(board: Board, record: GameRecord, seed: Seed): Generator<Finding> {
  const why = outdatedReason(board, record);
  if (why === null) {
    const game = replayRecord(board, record, seed);
    if (game.ok) {
      yield { check: 'moves', found: 'proved' };
      yield { check: 'result', found: 'proved' };
    } else {
      const check = game.problem.code === 'snapshot-differs' ? 'result' : 'moves';
      if (check === 'result') yield { check: 'moves', found: 'proved' };
      yield { check, found: 'broken', problem: game.problem };
    }
    return;
  }
  yield { check: 'moves', found: 'unproved', why };
  // Without the rules, check at least that everything adds up and the events lead to the snapshot; this proves nothing.
  const problem = findContradiction(record) ?? checkOutcomes(board, record);
  yield problem ? { check: 'result', found: 'broken', problem } : { check: 'result', found: 'unproved', why };
}

/** Fields of a table that follow from the board's facts, with a value that replaces them where the facts differ. */
const FROM_FACTS = { cars: [], deckSize: 0, out: [] };

/** The table of a position without what can't be compared: the hidden ticket deck and, `elsewhere`, what follows from facts. */
function comparable(position: Position, elsewhere: boolean): object {
  const table = { ...position, ticketDeck: [] };
  if (!elsewhere) return table;
  const parts = STATE_PARTS.map(([key, part]) => [key, part.withoutFacts(position[key])] as const);
  return { ...table, ...FROM_FACTS, ...Object.fromEntries(parts) };
}

/** Whether the recorded events lead to the snapshot, as far as today's facts can tell. */
function checkOutcomes(board: Board, record: GameRecord): RecordProblem | null {
  const elsewhere = record.boardHash !== board.hash;
  // Routes and tickets have other numbers there.
  if (elsewhere && boardMismatch(board, record)) return null;
  const problem = elsewhere ? null : snapshotProblem(board, record);
  if (problem) return problem;
  const shown = showRecord(board, record, 'all');
  if (!shown.ok) return shown.problem;
  const last = itemAt(shown.value, shown.value.length - 1);
  const off = firstDifference(
    comparable(view(board, record.snapshot, 'all'), elsewhere),
    comparable(last, elsewhere),
    'snapshot',
  );
  return off ? { code: 'snapshot-differs', at: off } : null;
}
