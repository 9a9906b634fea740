import { boardOfRecord } from '../../../boards/index.js';
import { parseRecord, verify } from '../../../engine/index.js';
import type { Database } from '../../store/driver.js';

/** What checking all records of a database found. */
export interface RecordsChecked {
  games: number;
  /** Finished games whose cards, moves and score follow from their seed. */
  proved: number;
  /** Running games, of which all is checked but the seed, and games of earlier rules. */
  unproved: number;
  /** Tables whose records are false or damaged, with the first problem's code. */
  broken: { table: string; code: string }[];
}

/** Checks every record of a database. Yields to the event loop between games. */
export async function checkRecords(
  database: Database,
  onProgress: (share: number) => void,
): Promise<RecordsChecked> {
  const found: RecordsChecked = { games: 0, proved: 0, unproved: 0, broken: [] };
  const keys = database.prepare('select key from tables order by key').all();
  const one = database.prepare('select id, head from tables where key = ?');
  const log = database.prepare('select entry from entries where table_key = ? order by n');
  for (const [i, { key = null }] of keys.entries()) {
    const row = one.get(key);
    // Its game was removed meanwhile.
    if (!row) continue;
    found.games++;
    const entries = log.all(key).map(({ entry }) => String(entry));
    const code = verdictOf(String(row['head']), entries);
    if (code === 'proved') found.proved++;
    else if (code === 'unproved') found.unproved++;
    else found.broken.push({ table: String(row['id']), code });
    onProgress((i + 1) / keys.length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

function verdictOf(head: string, entries: readonly string[]): string {
  let input: unknown;
  try {
    const log = entries.map((entry) => JSON.parse(entry) as unknown);
    input = { ...(JSON.parse(head) as object), log };
  } catch {
    return 'not-json';
  }
  const record = parseRecord(input);
  if (!record.ok) return record.problem.code;
  const board = boardOfRecord(record.value);
  if (!board) return 'unknown-board';
  const { verdict, findings } = verify(board, record.value);
  if (verdict !== 'broken') return verdict;
  const broken = findings.find(({ found }) => found === 'broken');
  return broken?.found === 'broken' ? broken.problem.code : 'broken';
}
