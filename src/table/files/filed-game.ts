import { type GameRecord, type RecordProblem, type Result, parseRecord } from '../../engine/index.js';
import type { DamagedGame, LeftOut, TablePlan } from '../../protocol/index.js';
import { type FindBoard, gameOfRecord } from '../stored/game-of-record.js';
import { planOfRecord } from '../stored/plan-of-record.js';
import type { GameText } from './splitter.js';

/** What marks a file of many games, and the version of its form. */
export const MARK = { rallar: 'games', form: 1 } as const;

/** A game in that file. */
export interface FiledGame {
  plan: TablePlan;
  guessed: boolean;
  played: number;
  record: GameRecord;
}

/** How many damaged games are named; the others are counted. */
const MAX_NAMED = 20;
/** A damaged game may hold anything; this much of it is reported. */
const MAX_PLAYERS = 9;
const MAX_NAME = 40;

/** The JSON of a text. */
export function parseJson(text: GameText): Result<unknown, RecordProblem> {
  if (!text.ok) return text;
  try {
    return { ok: true, value: JSON.parse(text.value) };
  } catch {
    return { ok: false, problem: { code: 'not-json', at: '' } };
  }
}

/** Reads a game of a file and opens it: only games that open are imported. `now` is the wall time. */
export function readGame(
  filed: unknown,
  findBoard: FindBoard,
  now: number,
): Result<FiledGame, RecordProblem> {
  const { record: input, plan: stored, guessed, played } = fieldsOf(filed) as Partial<FiledGame>;
  const record = parseRecord(input);
  if (!record.ok) return record;
  const game = gameOfRecord(record.value, findBoard);
  if (!game.ok) return game;
  const plan = planOfRecord(record.value, stored);
  return {
    ok: true,
    value: {
      plan: plan.plan,
      guessed: plan.guessed || guessed === true,
      played: pastTime(played, now),
      record: record.value,
    },
  };
}

/** Why the games of this file can't be read, by the text before or around their list; null where they can. */
export function checkMark(outside: GameText): RecordProblem | null {
  let head = parseJson(outside);
  if (!head.ok && outside.ok) head = parseJson({ ok: true, value: `${outside.value}]}` });
  if (!head.ok) return head.problem;
  const { rallar, form } = fieldsOf(head.value);
  // The mark may come after the games.
  if (rallar !== undefined && rallar !== MARK.rallar) return { code: 'wrong-shape', at: 'rallar' };
  return typeof form === 'number' && form > MARK.form ? { code: 'newer-version', at: 'form' } : null;
}

/** Counts a damaged game, and names it as far as possible. */
export function leaveOut(leftOut: LeftOut, filed: unknown, problem: RecordProblem, now: number): void {
  leftOut.count++;
  if (leftOut.first.length < MAX_NAMED) leftOut.first.push(nameDamaged(filed, problem, now));
}

function nameDamaged(filed: unknown, problem: RecordProblem, now: number): DamagedGame {
  const { record, played } = fieldsOf(filed);
  const { board, players } = fieldsOf(record);
  const listed: unknown[] = Array.isArray(players) ? players.slice(0, MAX_PLAYERS) : [];
  const names = listed.map((player) => fieldsOf(player).name).filter((name) => typeof name === 'string');
  return {
    board: typeof board === 'string' ? board.slice(0, MAX_NAME) : null,
    players: names.map((name) => name.slice(0, MAX_NAME)),
    played: typeof played === 'number' ? pastTime(played, now) : null,
    problem,
  };
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}

/** The time a file gives, if it is a past time since 1970; now otherwise. */
function pastTime(ms: unknown, now: number): number {
  return typeof ms === 'number' && ms >= 0 ? Math.min(ms, now) : now;
}
