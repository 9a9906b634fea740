import type { CompanyStore, Mark, StoredLine } from './company-store.js';
import type { Database, Row } from './driver.js';
import { read } from './read.js';
import { type Step, step } from './step.js';

type Reads = 'chatLines' | 'findLine' | 'chatsOf' | 'linesOf' | 'marksAt' | 'marksOf';

const LINE = 'n, person, name, spectator, text, at';
/** More lines of a table are not kept: the oldest go. */
const MAX_KEPT = 500;

/** The calls of the company that read. */
export function companyReads(database: Database): Pick<CompanyStore, Reads> {
  const find = (sql: string) => database.prepare(sql);
  const lines = find(`select ${LINE} from chat where table_id = ? and n > ? order by n desc limit ?`);
  const line = find(`select ${LINE} from chat where table_id = ? and message = ?`);
  const chats = find('select distinct table_id from chat where person = ?');
  const own = find(
    'select table_id, text, at from chat where person = ? order by at desc, table_id, n desc limit ?',
  );
  const marks = find('select person, mark from chat_marks where table_id = ?');
  const marked = find('select distinct table_id from chat_marks where person = ?');
  return {
    chatLines: (table, after, limit) => read(() => lines.all(table, after, limit).map(lineOf).reverse()),
    findLine: (table, person, message) =>
      read(() => {
        const row = line.get(table, messageOf(person, message));
        return row ? lineOf(row) : null;
      }),
    chatsOf: (person) => read(() => chats.all(person).map(tableOf)),
    linesOf: (person, limit) =>
      read(() =>
        own.all(person, limit).map((row) => {
          return { table: tableOf(row), text: String(row['text']), at: Number(row['at']) };
        }),
      ),
    marksAt: (table) =>
      read(() =>
        marks.all(table).map((row) => {
          return { person: String(row['person']), mark: row['mark'] as Mark };
        }),
      ),
    marksOf: (person) => read(() => marked.all(person).map(tableOf)),
  };
}

/** The calls of the company that write, in one transaction each. */
export function companyWrites(write: (steps: Step[]) => Promise<void>): Omit<CompanyStore, Reads> {
  return {
    addLine: (table, { person, name, spectator, text, at, message }) =>
      write([
        step(
          `insert into chat (table_id, n, person, name, spectator, text, at, message)
           select ?1, coalesce((select max(n) from chat where table_id = ?1), -1) + 1, ?2, ?3, ?4, ?5, ?6, ?7
           where exists (select 1 from people where id = ?2)
           and (exists (select 1 from tables where id = ?1) or exists (select 1 from gatherings where id = ?1))
           on conflict do nothing`,
          table,
          person,
          name,
          Number(spectator),
          text,
          at,
          messageOf(person, message),
        ),
        step(
          'delete from chat where table_id = ?1 and n <= (select max(n) from chat where table_id = ?1) - ?2',
          table,
          MAX_KEPT,
        ),
      ]),
    setMark: (table, person, mark, isSet) =>
      write([
        isSet
          ? step(
              `insert into chat_marks (table_id, person, mark) select ?1, id, ?3 from people where id = ?2
               on conflict do nothing`,
              table,
              person,
              mark,
            )
          : step(
              'delete from chat_marks where table_id = ? and person = ? and mark = ?',
              table,
              person,
              mark,
            ),
      ]),
  };
}

/** Removes what a person wrote, with their name, and what was decided about them; the places of their lines remain. */
export function forgetInChats(person: string, dash: string): Step[] {
  return [
    step(
      'update chat set person = null, name = ?2, text = null, message = null where person = ?1',
      person,
      dash,
    ),
    step('delete from chat_marks where person = ?', person),
  ];
}

/** What was decided about people holds at the next game of the same people. */
export function copyMarks(from: string, to: string): Step {
  return step(
    `insert into chat_marks (table_id, person, mark) select ?2, person, mark from chat_marks
     where table_id = ?1 and exists (select 1 from gatherings where id = ?2) on conflict do nothing`,
    from,
    to,
  );
}

/** Ids of lines are of the person who wrote them: nobody can use up or replay another's. */
function messageOf(person: string, message: string): string {
  return `${person} ${message}`;
}

function lineOf(row: Row): StoredLine {
  const [person, text] = [row['person'], row['text']];
  return {
    n: Number(row['n']),
    person: typeof person === 'string' ? person : null,
    name: String(row['name']),
    spectator: row['spectator'] === 1,
    text: typeof text === 'string' ? text : null,
    at: Number(row['at']),
  };
}

function tableOf(row: Row): string {
  return String(row['table_id']);
}
