import type { AppendAnswer } from '../../table/index.js';
import type { StoreProblem } from '../../protocol/index.js';
import { type Database, openDatabase, type Statement } from './driver.js';
import type { Step } from './step.js';
import { storeProblem } from './store-problem.js';

/** An entry to append; entry and head are JSON already, so that the thread only writes. */
export interface AppendJob {
  type: 'append';
  table: string;
  n: number;
  entry: string;
  message: string | null;
  head: string;
  played: number;
  clocks?: ClockColumns;
}

/** The clocks of a table, as JSON, and what is searched for. */
export interface ClockColumns {
  version: number;
  clocks: string;
  due: number | null;
}

/** A table to create, with the texts of its entries in order. */
export interface TableRow {
  id: string;
  plan: string;
  guessed: boolean;
  played: number;
  secret: Uint8Array | null;
  head: string;
  entries: string[];
  clocks?: ClockColumns;
}

/** What a writer does. */
export type WriteJob =
  | AppendJob
  /** Creates tables, all or none, and takes the steps after that; a table that exists is left as it is. */
  | { type: 'create'; tables: TableRow[]; steps: Step[] }
  | { type: 'run'; steps: Step[] }
  /** Stores clocks in place of those of the version before. */
  | ({ type: 'clocks'; table: string } & ClockColumns);
/** The answer to a job; `done` for what is no append. */
export type WriteAnswer = Exclude<AppendAnswer, { outcome: 'unknown' }> | { outcome: 'done' };

/** The one writer of a database: it runs each batch of jobs in one transaction. */
export class SqliteWriter {
  private readonly database: Database;
  private readonly keyOf: Statement;
  /** Nothing is added to a table that an operator has closed. */
  private readonly openKeyOf: Statement;
  private readonly unnotice: Statement;
  private readonly entryOfMessage: Statement;
  private readonly addEntry: Statement;
  private readonly updateTable: Statement;
  private readonly updateTimed: Statement;
  private readonly updateClocks: Statement;
  private readonly addTable: Statement;
  /** The statements of steps, by their text: there are few. */
  private readonly prepared = new Map<string, Statement>();
  private readonly begin: Statement;
  private readonly commit: Statement;

  constructor(file: string) {
    const database = openDatabase(file);
    this.database = database;
    this.keyOf = database.prepare('select key, clock_version from tables where id = ?');
    this.openKeyOf = database.prepare(
      'select key, clock_version, noticed from tables where id = ? and closed = 0',
    );
    this.unnotice = database.prepare('update tables set noticed = 0 where key = ?');
    this.entryOfMessage = database.prepare('select n from entries where table_key = ? and message = ?');
    this.addEntry = database.prepare(
      'insert into entries (table_key, n, entry, message) values (?, ?, ?, ?) on conflict do nothing',
    );
    this.updateTable = database.prepare('update tables set head = ?, played = ? where key = ?');
    // The row is written once, also where its clocks change.
    this.updateTimed = database.prepare(
      'update tables set head = ?, played = ?, clocks = ?, clock_version = ?, due = ? where key = ?',
    );
    this.updateClocks = database.prepare(
      'update tables set clocks = ?, clock_version = ?, due = ? where key = ?',
    );
    this.addTable = database.prepare(
      'insert into tables (id, plan, guessed, played, secret, head) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
    );
    this.begin = database.prepare('begin immediate');
    this.commit = database.prepare('commit');
  }

  /**
   * Runs the jobs in one transaction; where it can't be committed, every job has failed and nothing is written. Where it is a job
   * that can't be run, each has a transaction of its own, so that only that one fails.
   */
  write(jobs: readonly WriteJob[]): WriteAnswer[] {
    let isCommitting = true;
    try {
      this.begin.run();
      isCommitting = false;
      const answers = jobs.map((job) => this.run(job));
      isCommitting = true;
      this.commit.run();
      return answers;
    } catch (error) {
      this.rollBack();
      const problem: StoreProblem = storeProblem(error);
      const isOfOneJob = !isCommitting && problem.code === 'storage-refused' && jobs.length > 1;
      if (isOfOneJob) return jobs.flatMap((job) => this.write([job]));
      return jobs.map(() => ({ outcome: 'failed', problem }));
    }
  }

  close(): void {
    this.database.close();
  }

  private run(job: WriteJob): WriteAnswer {
    switch (job.type) {
      case 'append':
        return this.append(job);
      case 'create':
        for (const row of job.tables) this.create(row);
        return this.takeSteps(job.steps);
      case 'run':
        return this.takeSteps(job.steps);
      case 'clocks':
        return this.saveClocks(job);
    }
  }

  private takeSteps(steps: readonly Step[]): WriteAnswer {
    for (const { sql, values } of steps) {
      let statement = this.prepared.get(sql);
      if (!statement) {
        statement = this.database.prepare(sql);
        this.prepared.set(sql, statement);
      }
      statement.run(...values);
    }
    return { outcome: 'done' };
  }

  private append({ table, n, entry, message, head, played, clocks }: AppendJob): WriteAnswer {
    const found = this.openKeyOf.get(table);
    const key = found?.['key'];
    if (key === undefined || key === null) return { outcome: 'gone' };
    const earlier = message === null ? undefined : this.entryOfMessage.get(key, message);
    if (earlier) return { outcome: 'duplicate', n: Number(earlier['n']) };
    if (clocks && found?.['clock_version'] !== clocks.version - 1) return { outcome: 'superseded' };
    if (this.addEntry.run(key, n, entry, message) === 0) return { outcome: 'superseded' };
    if (clocks) this.updateTimed.run(head, played, clocks.clocks, clocks.version, clocks.due, key);
    else this.updateTable.run(head, played, key);
    // Its index is written only where this changes.
    if (found?.['noticed'] !== 0) this.unnotice.run(key);
    return { outcome: 'stored' };
  }

  private saveClocks({ table, version, clocks, due }: Extract<WriteJob, { type: 'clocks' }>): WriteAnswer {
    const found = this.openKeyOf.get(table);
    const key = found?.['key'];
    if (key === undefined || key === null) return { outcome: 'gone' };
    if (found?.['clock_version'] !== version - 1) return { outcome: 'superseded' };
    this.updateClocks.run(clocks, version, due, key);
    return { outcome: 'stored' };
  }

  private create({ id, plan, guessed, played, secret, head, entries, clocks }: TableRow): void {
    if (this.addTable.run(id, plan, Number(guessed), played, secret, head) === 0) return;
    const key = this.keyOf.get(id)?.['key'] ?? null;
    for (const [n, entry] of entries.entries()) this.addEntry.run(key, n, entry, null);
    if (clocks) this.updateClocks.run(clocks.clocks, clocks.version, clocks.due, key);
  }

  /** Some faults have rolled the transaction back already. */
  private rollBack(): void {
    try {
      this.database.exec('rollback');
    } catch {
      // There was no transaction.
    }
  }
}
