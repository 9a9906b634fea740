import { type RecordProblem, canonical } from '../../engine/index.js';
import type { LeftOut } from '../../protocol/index.js';
import type { RecordHead, StoredTable, TableStore } from '../store.js';
import { type FiledGame, leaveOut } from './filed-game.js';

/** Games are stored in batches of this size, since each write waits for the disk. */
const BATCH = 20;

/** Takes the games of a file to the store: each once, and only undamaged ones. */
export class Intake {
  /** The tables of the file's games, including those that were here before. */
  readonly tables = new Set<StoredTable>();
  readonly leftOut: LeftOut = { count: 0, first: [] };
  brought = 0;
  known = 0;
  private readonly name: string;
  private readonly store: Pick<TableStore, 'create'>;
  private count = 0;
  private batch: { table: StoredTable; record: FiledGame['record'] }[] = [];
  private readonly byId: Map<string, StoredTable>;
  /** Games by commitment, with their texts once they were needed: few games have the same. */
  private readonly byCommitment = new Map<string, { table: StoredTable; text?: string }[]>();

  constructor(name: string, existing: readonly StoredTable[], store: Pick<TableStore, 'create'>) {
    this.name = name;
    this.store = store;
    this.byId = new Map(existing.map((table) => [table.id, table]));
    for (const table of existing) if (table.record.snapshot.phase === 'over') this.remember(table);
  }

  leaveOut(filed: unknown, problem: RecordProblem, now: number): void {
    leaveOut(this.leftOut, filed, problem, now);
  }

  /** Takes a game. A running game that is here already is taken again, to be played on from there. */
  async take({ plan, guessed, played, record }: FiledGame): Promise<void> {
    const id = `${this.name}-${this.count++}`;
    const before = this.byId.get(id);
    if (before) {
      this.tables.add(before);
      this.brought++;
      return;
    }
    const { log: _, ...head } = record;
    const same = this.find(head);
    if (same) {
      this.known++;
      if (this.byId.has(same.id)) this.tables.add(same);
      return;
    }
    const table = { id, plan, guessed, played, secret: null, record: head };
    this.remember(table);
    this.batch.push({ table, record });
    if (this.batch.length >= BATCH) await this.flush();
  }

  /** Stores the games taken since the last time. */
  async flush(): Promise<void> {
    if (this.batch.length === 0) return;
    const { batch } = this;
    this.batch = [];
    await this.store.create(batch);
    for (const { table } of batch) this.tables.add(table);
    this.brought += batch.length;
  }

  private remember(table: StoredTable): void {
    const { commitment } = table.record.seed;
    const others = this.byCommitment.get(commitment);
    if (others) others.push({ table });
    else this.byCommitment.set(commitment, [{ table }]);
  }

  /** The same game at the same point; games of the same deal may have been played differently. */
  private find(head: RecordHead): StoredTable | undefined {
    const others = this.byCommitment.get(head.seed.commitment);
    if (!others) return undefined;
    const text = canonical(head);
    return others.find((other) => (other.text ??= canonical(other.table.record)) === text)?.table;
  }
}
