import type { Board } from '../board/board.js';
import { fromHex } from '../chance/bytes.js';
import { commitToText, proves, seedFrom } from '../chance/seed.js';
import { type Seed, parseSeed } from '../chance/stream.js';
import type { Event } from '../event.js';
import { tableOf } from '../position.js';
import { start } from '../start.js';
import { difference } from './difference.js';
import { checkFrame, isCurrent, replayRecord } from './open.js';
import { type GameRecord, type RecordProblem, VERSIONS } from './record.js';
import { showRecord } from './show.js';
import { unsound } from './snapshot.js';

/** What a record can be asked to prove, in the order it is asked. */
export const CHECKS = ['board', 'commitment', 'words', 'deal', 'moves', 'result'] as const;
/** One thing to prove. */
export type Check = (typeof CHECKS)[number];

/** Why something could not be proved, though nothing speaks against it. */
export type Unproved =
  'other-board' | 'not-over' | 'not-revealed' | 'no-words' | 'older-rules' | 'older-generator';

/** What became of a check. */
export type Finding =
  | { check: Check; found: 'proved' }
  | { check: Check; found: 'unproved'; why: Unproved }
  | { check: Check; found: 'broken'; problem: RecordProblem };

/** What a record proves: `broken` where anything in it is false; `proved` where all of it is true. */
export interface Verdict {
  verdict: 'proved' | 'unproved' | 'broken';
  findings: Finding[];
}

/** Proves a record honest as far as that can be done, and says what could be proved and what not. */
export function verify(board: Board, record: GameRecord): Verdict {
  const findings = [...checkAll(board, record)];
  const worst = (['broken', 'unproved'] as const).find((word) =>
    findings.some(({ found }) => found === word),
  );
  return { verdict: worst ?? 'proved', findings };
}

function* checkAll(board: Board, record: GameRecord): Generator<Finding> {
  const frame = checkFrame(board, record);
  if (frame) return yield { check: 'board', found: 'broken', problem: frame };
  if (record.boardHash === board.hash) yield { check: 'board', found: 'proved' };
  else yield { check: 'board', found: 'unproved', why: 'other-board' };

  const seed = yield* checkSeed(record);
  yield checkDeal(board, record, seed ?? record.snapshot.seed);
  yield* checkGame(board, record, seed ?? record.snapshot.seed);
}

/** The commitment fits the secret, and secret and words give the seed. Gives the seed, if the secret is known. */
function* checkSeed(record: GameRecord): Generator<Finding, Seed | null> {
  const { secret, commitment, generator, words } = record.seed;
  if (secret === null) {
    const why = record.snapshot.phase === 'over' ? 'not-revealed' : 'not-over';
    yield { check: 'commitment', found: 'unproved', why };
    yield { check: 'words', found: 'unproved', why };
    return null;
  }
  const given = parseSeed(secret);
  const seed = given === null ? fromSecret(secret, words, commitment) : asGiven(given, commitment);
  if (seed === null || !seed.startsWith(`${generator}:`)) {
    const problem: RecordProblem = { code: 'commitment-broken', at: 'seed.commitment' };
    yield { check: 'commitment', found: 'broken', problem };
    return null;
  }
  yield { check: 'commitment', found: 'proved' };
  // With a secret, every person has a say in the deal, so that the host could not pick it; a seed given as it is has no words.
  const people = record.players.filter(({ kind }) => kind === 'person').length;
  const wrongWords = words.length !== (given === null ? people : 0);
  if (seed !== record.snapshot.seed || wrongWords) {
    const at = wrongWords ? 'seed.words' : 'snapshot.seed';
    yield { check: 'words', found: 'broken', problem: { code: 'commitment-broken', at } };
  } else {
    // Where people play and none had a word, nobody can say that the host did not pick the seed.
    const picked = given !== null && people > 0;
    yield picked
      ? { check: 'words', found: 'unproved', why: 'no-words' }
      : { check: 'words', found: 'proved' };
  }
  return seed;
}

/** The seed that the secret and the words give, if the secret is the one committed to. */
function fromSecret(secret: string, words: readonly string[], commitment: string): Seed | null {
  const bytes = fromHex(secret);
  const spoken = words.map(fromHex).filter((word) => word !== null);
  const whole = bytes !== null && spoken.length === words.length;
  return whole && proves(commitment, bytes) ? seedFrom(bytes, spoken) : null;
}

/** A seed that was committed to as it is. */
function asGiven(seed: Seed, commitment: string): Seed | null {
  return commitToText(seed) === commitment ? seed : null;
}

/** The opening deal is the one the seed gives. */
function checkDeal(board: Board, record: GameRecord, seed: Seed): Finding {
  if (record.versions.generator !== VERSIONS.generator)
    return { check: 'deal', found: 'unproved', why: 'older-generator' };
  if (record.boardHash !== board.hash) return { check: 'deal', found: 'unproved', why: 'other-board' };
  const events: Event[] = [];
  start(board, record.options, seed, events);
  const off = difference(record.log[0].outcome, events, 'log[0].outcome');
  return off
    ? { check: 'deal', found: 'broken', problem: { code: 'outcome-differs', at: off } }
    : { check: 'deal', found: 'proved' };
}

/** Every move was legal, every outcome is what seed and moves give, and the snapshot is where they lead. */
function* checkGame(board: Board, record: GameRecord, seed: Seed): Generator<Finding> {
  if (isCurrent(board, record)) {
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
  const why = record.boardHash !== board.hash ? 'other-board' : olderThan(record);
  yield { check: 'moves', found: 'unproved', why };
  // Without the rules it can still be seen whether the outcomes lead to the snapshot; that they are true it does not prove.
  const problem = checkOutcomes(board, record);
  yield problem ? { check: 'result', found: 'broken', problem } : { check: 'result', found: 'unproved', why };
}

function olderThan({ versions }: GameRecord): Unproved {
  return versions.rules !== VERSIONS.rules ? 'older-rules' : 'older-generator';
}

function checkOutcomes(board: Board, record: GameRecord): RecordProblem | null {
  const wrong = unsound(board, record);
  if (wrong) return { code: 'snapshot-broken', at: `snapshot.${wrong}` };
  const shown = showRecord(board, record, 'all');
  if (!shown.ok) return shown.problem;
  // What lies in the ticket deck the outcomes don't tell.
  const last = { ...shown.value[shown.value.length - 1], ticketDeck: [] };
  const off = difference({ ...tableOf(record.snapshot), ticketDeck: [] }, last, 'snapshot');
  return off ? { code: 'snapshot-differs', at: off } : null;
}
