import { type GameRecord, type RecordProblem, type Result, parseRecord } from '../../engine/index.js';
import type { TablePlan } from '../../protocol/index.js';
import { randomName } from '../host/names.js';
import { planFrom } from './plans.js';
import { gameOf } from './reading.js';
import { type Kept, keepNew, listKept, loadKept } from './shelf.js';

/** The file of many games: its mark and the version of its form. */
const MARK = { rallar: 'games', form: 1 } as const;

/** A game in that file. */
interface FiledGame {
  plan: TablePlan;
  guessed: boolean;
  played: number;
  record: GameRecord;
}

/** All finished games as the text of one file. */
export async function exportFinished(): Promise<string> {
  const games: FiledGame[] = [];
  for (const { id, record } of (await listKept()).whole) {
    if (record.snapshot.phase !== 'over') continue;
    const loaded = await loadKept(id);
    if (!loaded?.record.ok) continue;
    const { plan, guessed, played } = loaded.kept;
    games.push({ plan, guessed, played, record: loaded.record.value });
  }
  return JSON.stringify({ ...MARK, games });
}

/** Takes the games of a file in, a record's or that of many games, and gives the tables that are there now. */
export async function importFile(text: string): Promise<Result<Kept[], RecordProblem>> {
  const read = readFile(text);
  if (!read.ok) return read;
  const { whole: there } = await listKept();
  const taken: Kept[] = [];
  for (const { plan, guessed, played, record } of read.value) {
    const known = there.find((kept) => isSame(kept, record));
    const kept = known ?? { id: randomName(), plan, guessed, played, secret: null, record };
    if (!known) await keepNew(kept, record);
    taken.push(kept);
  }
  return { ok: true, value: taken };
}

/** Whether this finished game is there already. A running one is taken in anew each time, to be played on from there. */
function isSame(kept: Kept, { seed, snapshot }: GameRecord): boolean {
  const { record } = kept;
  return (
    snapshot.phase === 'over' &&
    record.snapshot.phase === 'over' &&
    record.seed.commitment === seed.commitment &&
    record.snapshot.turns === snapshot.turns
  );
}

/** The games of a file's text, be it a record or many games. */
export function readFile(text: string): Result<FiledGame[], RecordProblem> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { ok: false, problem: { code: 'not-json', at: '' } };
  }
  const { rallar, form, games } = (input ?? {}) as { rallar?: unknown; form?: unknown; games?: unknown };
  if (rallar === MARK.rallar && typeof form === 'number' && form > MARK.form)
    return { ok: false, problem: { code: 'newer-version', at: 'form' } };
  const filed: unknown[] = rallar === MARK.rallar && Array.isArray(games) ? games : [{ record: input }];
  const read: FiledGame[] = [];
  for (const [i, one] of filed.entries()) {
    const game = readGame(one as Partial<FiledGame> | null);
    if (game.ok) read.push(game.value);
    else if (filed.length === 1) return game;
    else return { ok: false, problem: { ...game.problem, at: `games[${i}].${game.problem.at}` } };
  }
  return { ok: true, value: read };
}

function readGame(filed: Partial<FiledGame> | null): Result<FiledGame, RecordProblem> {
  const record = parseRecord(filed?.record);
  if (!record.ok) return record;
  const game = gameOf(record.value);
  if (!game.ok) return game;
  const plan = planFrom(record.value, filed?.plan);
  const { played, guessed } = filed ?? {};
  return {
    ok: true,
    value: {
      plan: plan.plan,
      guessed: plan.guessed || guessed === true,
      played: pastTime(played),
      record: record.value,
    },
  };
}

/** A time since 1970 that has been, as a file tells it; whatever else it says, the game is played at now. */
function pastTime(ms: unknown): number {
  const now = Date.now();
  return typeof ms === 'number' && ms >= 0 ? Math.min(ms, now) : now;
}
