import type { LeftOut, LongTask } from '../../protocol/index.js';
import { pause } from '../clock.js';
import { listTables, recordOf, repair } from '../stored/stored-table.js';
import { type FiledGame, MARK, leaveOut, readGame } from './filed-game.js';
import type { FileDependencies } from './import.js';

/** All finished games as the text of one file, in pieces. Games that could not be imported again are left out. */
export async function exportFinished(
  { onProgress }: LongTask,
  dependencies: FileDependencies,
): Promise<{ texts: string[]; count: number; leftOut: LeftOut }> {
  const { clock, store } = dependencies;
  const { tables, damaged } = await listTables(store);
  const leftOut: LeftOut = { count: 0, first: [] };
  for (const id of damaged) leaveOut(leftOut, { id }, { code: 'wrong-shape', at: '' }, clock.wallTime());
  const finished = tables.filter(({ record }) => record.snapshot.phase === 'over');
  const games: string[] = [];
  for (const [i, { id }] of finished.entries()) {
    const game = await filedGame(id, leftOut, dependencies);
    if (game) games.push(JSON.stringify(game));
    onProgress?.((i + 1) / finished.length);
    await pause(clock, 0);
  }
  const [start = '', end = ''] = JSON.stringify({ ...MARK, games: [0] }).split('0');
  const texts = [start, ...games.flatMap((game, i) => (i > 0 ? [',', game] : [game])), end];
  return { texts, count: games.length, leftOut };
}

/** A stored game as it is filed, checked as an import checks it; null where it is left out, or was removed. */
async function filedGame(
  id: string,
  leftOut: LeftOut,
  { clock, findBoard, store }: FileDependencies,
): Promise<FiledGame | null> {
  const loaded = await store.load(id);
  if (!loaded) return null;
  const now = clock.wallTime();
  const { plan, guessed, played, record: head } = repair(loaded.table) ?? loaded.table;
  const record = recordOf(loaded);
  const game = record.ok ? readGame({ plan, guessed, played, record: record.value }, findBoard, now) : record;
  if (game.ok) return game.value;
  leaveOut(leftOut, { played, record: head }, game.problem, now);
  return null;
}
