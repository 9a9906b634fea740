import type { RecordProblem } from '../../engine/index.js';
import type { Imported, LongTask } from '../../protocol/index.js';
import { type Clock, pause } from '../clock.js';
import { StoreFailure, type TableStore } from '../store.js';
import type { FindBoard } from '../stored/game-of-record.js';
import { cardOf, listTables } from '../stored/stored-table.js';
import { checkMark, parseJson, readGame } from './filed-game.js';
import { Intake } from './intake.js';
import { GameSplitter } from './splitter.js';

/**
 * A larger file is refused. A backup of 2000 long games has 150 MB. Only one game at a time is in memory, but a file of this size
 * takes minutes.
 */
const MAX_FILE_BYTES = 500_000_000;

/** A file of games, read piece by piece. */
export interface GamesFile {
  /** In bytes. */
  readonly size: number;
  /** Throws `FileUnreadable` where the file can't be read. */
  chunks(): AsyncIterable<{ text: string; bytesRead: number }>;
}

/** The file is gone, or its disk is. */
export class FileUnreadable extends Error {}

/** What import and export need of their host. */
export interface FileDependencies {
  store: Pick<TableStore, 'list' | 'load' | 'create'>;
  clock: Pick<Clock, 'setTimer' | 'wallTime'>;
  findBoard: FindBoard;
}

/**
 * Imports a record or a file of many games. Games are imported one by one, so that the host can serve others in between, and those
 * imported so far stay. `name` is the client's name for this import: asking twice imports each game once.
 */
export async function importFile(
  file: GamesFile,
  name: string,
  task: LongTask,
  dependencies: FileDependencies,
): Promise<Imported> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, problem: { code: 'file-too-large' } };
  const { store } = dependencies;
  const intake = new Intake(name, (await listTables(store)).tables, store);
  let stopped: Extract<Imported, { ok: true }>['stopped'] = null;
  try {
    const ended = await takeAll(file, intake, task, dependencies);
    if (ended && ended.code !== 'cancelled') return { ok: false, problem: ended };
    await intake.flush();
    stopped = ended;
  } catch (error) {
    if (error instanceof FileUnreadable) stopped = { code: 'file-unreadable' };
    else if (error instanceof StoreFailure) stopped = error.problem;
    else throw error;
  }
  const { tables, brought, known, leftOut } = intake;
  return { ok: true, cards: [...tables].map(cardOf), brought, known, leftOut, stopped };
}

/** Takes all games of a file. Returns why it ended early, or why there are none. */
async function takeAll(
  file: GamesFile,
  intake: Intake,
  { onProgress, signal }: LongTask,
  { clock, findBoard }: FileDependencies,
): Promise<RecordProblem | { code: 'cancelled' } | null> {
  const splitter = new GameSplitter();
  const now = clock.wallTime();
  for await (const { text, bytesRead } of file.chunks()) {
    const hadList = splitter.isList;
    const games = splitter.write(text);
    const problem = !hadList && splitter.isList ? checkMark(splitter.outside) : null;
    if (problem) return problem;
    for (const game of games) {
      if (signal?.aborted === true) return { code: 'cancelled' };
      const input = parseJson(game);
      const read = input.ok ? readGame(input.value, findBoard, now) : input;
      if (read.ok) await intake.take(read.value);
      else intake.leaveOut(input.ok ? input.value : null, read.problem, now);
      await pause(clock, 0);
    }
    onProgress?.(Math.min(1, bytesRead / file.size));
    if (splitter.isRefused) break;
  }
  const outside = parseJson(splitter.outside);
  if (splitter.isList) {
    // The file is cut off within a game, or between two of them.
    if (!outside.ok) intake.leaveOut(null, outside.problem, now);
    return null;
  }
  const game = outside.ok ? readGame({ record: outside.value }, findBoard, now) : outside;
  if (!game.ok) return game.problem;
  await intake.take(game.value);
  return null;
}
