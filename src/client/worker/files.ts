import type { RecordProblem } from '../../engine/index.js';
import type { Imported, LeftOut, LongTask } from '../../protocol/index.js';
import type { Clock } from '../../table/index.js';
import { clock } from './clock.js';
import { type FiledGame, MARK, checkMark, leaveOut, parseJson, readGame } from './filed-game.js';
import { Intake } from './intake.js';
import { storageProblem } from './problems.js';
import { cardOf, keepNew, listKept, loadKept } from './shelf.js';
import { GameSplitter } from './splitter.js';

/**
 * A larger file is refused. A backup of 2000 long games has 150 MB; only one game at a time is in memory, but a file of this size
 * takes minutes.
 */
const MAX_FILE_BYTES = 500_000_000;
/** A file is read in chunks of a few games. */
const CHUNK_BYTES = 65_536;

/** Where games are kept, and how others get their turn in between. */
export interface FileParts {
  listKept: typeof listKept;
  loadKept: typeof loadKept;
  keepNew: typeof keepNew;
  clock: Pick<Clock, 'later'>;
}
const HERE: FileParts = { listKept, loadKept, keepNew, clock };

/** All finished games as one file. What could not come in again is left out. */
export async function exportFinished(
  { onprogress }: LongTask,
  parts = HERE,
): Promise<{ ok: true; file: Blob; count: number; leftOut: LeftOut }> {
  const { whole, damaged } = await parts.listKept();
  const leftOut: LeftOut = { count: 0, first: [] };
  for (const id of damaged) leaveOut(leftOut, { id }, { code: 'wrong-shape', at: '' });
  const finished = whole.filter(({ record }) => record.snapshot.phase === 'over');
  const texts: string[] = [];
  for (const [i, { id }] of finished.entries()) {
    const game = await filedGame(id, leftOut, parts);
    if (game) texts.push(texts.length > 0 ? ',' : '', JSON.stringify(game));
    onprogress?.((i + 1) / finished.length);
    await pause(parts);
  }
  const [start, end] = JSON.stringify({ ...MARK, games: [0] }).split('0');
  return { ok: true, file: new Blob([start, ...texts, end]), count: texts.length / 2, leftOut };
}

/** A kept game as it is filed, checked as it will be when it comes in again; null where it is left out, or was removed. */
async function filedGame(id: string, leftOut: LeftOut, parts: FileParts): Promise<FiledGame | null> {
  const loaded = await parts.loadKept(id);
  if (!loaded) return null;
  const { plan, guessed, played, record: row } = loaded.kept;
  const { record } = loaded;
  const game = record.ok ? readGame({ plan, guessed, played, record: record.value }) : record;
  if (game.ok) return game.value;
  leaveOut(leftOut, { played, record: row }, game.problem);
  return null;
}

/**
 * Takes the games of a file in, a record's or that of many games. They come in one by one, so that the worker has time for others
 * in between, and what has come in stays. `name` is the page's name for this import: asking twice brings each game once.
 */
export async function importFile(file: Blob, name: string, task: LongTask, parts = HERE): Promise<Imported> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, problem: { code: 'file-too-large' } };
  const intake = new Intake(name, (await parts.listKept()).whole, parts.keepNew);
  let stopped: Extract<Imported, { ok: true }>['stopped'] = null;
  try {
    const ended = await takeAll(file, intake, task, parts);
    if (ended && ended.code !== 'cancelled') return { ok: false, problem: ended };
    await intake.store();
    stopped = ended;
  } catch (error) {
    stopped = error instanceof Unreadable ? { code: 'file-unreadable' } : storageProblem(error);
  }
  const { tables, brought, known, leftOut } = intake;
  return { ok: true, cards: [...tables].map(cardOf), brought, known, leftOut, stopped };
}

/** The file is gone, or on a disk that is. */
class Unreadable extends Error {}

/** Takes all games of a file; gives why it was ended before, or why there are none. */
async function takeAll(
  file: Blob,
  intake: Intake,
  { onprogress, signal }: LongTask,
  parts: FileParts,
): Promise<RecordProblem | { code: 'cancelled' } | null> {
  const splitter = new GameSplitter();
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size && !splitter.isRefused; at += CHUNK_BYTES) {
    const bytes = await file
      .slice(at, at + CHUNK_BYTES)
      .arrayBuffer()
      .catch(() => {
        throw new Unreadable();
      });
    const begins = !splitter.isList;
    const games = splitter.write(decoder.decode(bytes, { stream: true }));
    const problem = begins && splitter.isList ? checkMark(splitter.outside) : null;
    if (problem) return problem;
    for (const game of games) {
      if (signal?.aborted === true) return { code: 'cancelled' };
      await intake.takeText(game);
      await pause(parts);
    }
    onprogress?.(Math.min(1, (at + CHUNK_BYTES) / file.size));
  }
  const outside = parseJson(splitter.outside);
  if (splitter.isList) {
    // The file is cut off within a game, or between two of them.
    if (!outside.ok) leaveOut(intake.leftOut, null, outside.problem);
    return null;
  }
  const game = outside.ok ? readGame({ record: outside.value }) : outside;
  if (!game.ok) return game.problem;
  await intake.take(game.value);
  return null;
}

/** Lets the worker answer others. */
function pause(parts: FileParts): Promise<void> {
  return new Promise((resolve) => {
    parts.clock.later(0, resolve);
  });
}
