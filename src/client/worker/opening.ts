import type { GameRecord, RecordProblem, Result, Seat } from '../../engine/index.js';
import type { HostProblem, StoreTimeout } from '../../protocol/index.js';
import { adviseOn } from '../../bots/index.js';
import { Table, opponentOf } from '../../table/index.js';
import { randomSeed } from './chance.js';
import { clock } from './clock.js';
import { storageProblem } from './problems.js';
import { gameOf } from './reading.js';
import { keepEntry, loadKept } from './shelf.js';

/** A table taken up, and the seats of its people; or why it was not. */
export type Opened = Result<
  { table: Table; seats: Seat[] },
  { code: 'no-such-table' } | RecordProblem | HostProblem | StoreTimeout
>;

/** Who hears of entries that were stored and of those that could not be, and of bots that fail. */
interface Hearing {
  kept: () => void;
  notKept: (error: unknown) => void;
  trouble: (error: unknown) => void;
}

/** Takes a table up from where it is kept. */
export async function openKept(id: string, hearing: Hearing): Promise<Opened> {
  try {
    return await open(id, hearing);
  } catch (error) {
    return { ok: false, problem: storageProblem(error) };
  }
}

async function open(id: string, { kept: stored, notKept, trouble }: Hearing): Promise<Opened> {
  const loaded = await loadKept(id);
  if (!loaded) return { ok: false, problem: { code: 'no-such-table' } };
  const { kept, record, heard } = loaded;
  if (!record.ok) return record;
  const game = gameOf(record.value);
  if (!game.ok) return game;
  const append = async (now: GameRecord, message: string | null) => {
    try {
      await keepEntry({ ...kept, played: Date.now() }, now, message);
    } catch (error) {
      notKept(error);
      throw error;
    }
    stored();
  };
  const { plan, secret } = kept;
  const table = new Table({
    game: game.value,
    plan,
    secret,
    heard,
    clock,
    keeper: { append },
    opponentOf,
    advisorOf: adviseOn,
    chance: randomSeed,
    trouble,
  });
  const seats = plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return { ok: true, value: { table, seats } };
}
