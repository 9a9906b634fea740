import { isIP } from 'node:net';
import { StoreFailure } from '../../table/index.js';
import { countedAs } from '../limits.js';
import { type CommandLine, countOf, durationOf, readCommand, textOf, wordsOf } from './arguments.js';
import { helpOf } from './commands.js';
import { backUp } from './data/backup.js';
import { checkRecords, type RecordsChecked } from './data/check-records.js';
import { openCurrent } from './data/open.js';
import { restore } from './data/restore.js';
import { checkUpgrade, upgrade } from './data/upgrade.js';
import { bansText, findBans, findPeople, findTables, peopleText, tablesText } from './listing.js';
import type { Order, OrderAnswer, OrderProblem } from './orders.js';
import { type Output, PROCESS_OUTPUT } from './output.js';
import { CommandProblem } from './problem.js';
import { Progress } from './progress.js';
import { sendOrder } from './send-order.js';

const LISTED = 50;

/** What came of a command: a value for programs, the same for people, and whether all is well. */
interface Outcome {
  value: unknown;
  text: string;
  isBad?: boolean;
}

/** Runs a command of the operator. Resolves to the exit code. */
export async function operate(
  args: readonly string[],
  output: Output = PROCESS_OUTPUT,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  try {
    const line = readCommand(args);
    if (line.command === null || line.options['help'] === true) {
      output.write(helpOf(line.command));
      return 0;
    }
    const data = textOf(line, 'data') ?? (environment['RALLAR_DATA'] || 'rallar-data');
    const { value, text, isBad = false } = await run(line, data, output);
    output.write(line.options['json'] === true ? `${JSON.stringify(value)}\n` : text);
    return isBad ? 1 : 0;
  } catch (error) {
    const problem = error instanceof CommandProblem ? error : databaseProblem(error);
    if (!problem) throw error;
    output.note(`${problem.message}\n`);
    return problem.exitCode;
  }
}

/** What SQLite threw, as a sentence; null where it was something else. */
function databaseProblem(error: unknown): CommandProblem | null {
  if (error instanceof StoreFailure)
    return new CommandProblem(`The database can’t be used: ${error.problem.code}.`);
  const { code = '', message } = error as Error & { code?: string };
  const isOfDatabase = /SQLITE/.test(code) || /not a database|database|disk/i.test(message);
  return isOfDatabase ? new CommandProblem(`The database can’t be used: ${message}.`) : null;
}

async function run(line: CommandLine, data: string, output: Output): Promise<Outcome> {
  switch (line.command) {
    case null:
      return { value: null, text: '' };
    case 'tables':
    case 'people':
    case 'bans':
      return list(line, data);
    case 'close':
    case 'reopen': {
      const [table = ''] = wordsOf(line, 1);
      return order(
        data,
        { type: line.command, table },
        `${line.command === 'close' ? 'Closed' : 'Open again'}.`,
      );
    }
    case 'clear-name': {
      const [person = ''] = wordsOf(line, 1);
      return order(data, { type: 'clear-name', person }, 'The name is a dash now.');
    }
    case 'ban':
      return order(data, banOf(line), 'Banned.');
    case 'unban': {
      const [number = ''] = wordsOf(line, 1);
      if (!/^\d{1,15}$/.test(number)) throw new CommandProblem('A ban has a number; bans lists them.', 2);
      return order(data, { type: 'lift', ban: Number(number) }, 'Lifted.');
    }
    case 'backup': {
      const [to = ''] = wordsOf(line, 1);
      const keep = countOf(line, 'keep');
      const made = await withProgress(output, 'Copying', (onProgress) =>
        backUp(data, to, { keep, now: new Date(), onProgress }),
      );
      return { value: made, text: `${made.folder} (${made.bytes} bytes)\n` };
    }
    case 'restore': {
      const [backup = ''] = wordsOf(line, 1);
      const replace = line.options['replace'] === true;
      const done = await withProgress(output, 'Checking', (onProgress) =>
        restore(backup, data, { replace, now: new Date(), onProgress }),
      );
      const aside = done.replaced === null ? '' : `What was there is in ${done.replaced}.\n`;
      return outcomeOf(done, `Restored version ${done.version} into ${data}.\n${aside}`);
    }
    case 'upgrade': {
      wordsOf(line, 0);
      const isTrial = line.options['check'] === true;
      const done = await withProgress(output, 'Checking', (onProgress) =>
        isTrial ? checkUpgrade(data, onProgress) : upgrade(data, onProgress),
      );
      const from = done.from === done.to ? 'It has this version already' : `From ${done.from} to ${done.to}`;
      const copy = done.copy === null ? '' : ` The database as it was: ${done.copy}.`;
      return outcomeOf(done, `${from}${isTrial ? ', on a copy only' : ''}.${copy}\n`);
    }
    case 'check': {
      wordsOf(line, 0);
      const database = openCurrent(data, true);
      try {
        const records = await withProgress(output, 'Checking', (onProgress) =>
          checkRecords(database, onProgress),
        );
        return outcomeOf({ records }, '');
      } finally {
        database.close();
      }
    }
  }
}

function list(line: CommandLine, data: string): Outcome {
  const [text = ''] = wordsOf(line, 0, line.command === 'bans' ? 0 : 1);
  const database = openCurrent(data, true);
  try {
    if (line.command === 'bans') {
      const bans = findBans(database);
      return { value: bans, text: bansText(bans) };
    }
    const limit = countOf(line, 'limit') ?? LISTED;
    if (line.command === 'tables') {
      const tables = findTables(database, text, limit);
      return { value: tables, text: tablesText(tables) };
    }
    const people = findPeople(database, text, limit);
    return { value: people, text: peopleText(people) };
  } finally {
    database.close();
  }
}

function banOf(line: CommandLine): Order {
  const [person = null] = wordsOf(line, 0, 1);
  const address = textOf(line, 'address');
  const withAddress = line.options['with-address'] === true;
  if (person === null && (address === null || withAddress))
    throw new CommandProblem('Who? ban takes the id of a person, or --address.', 2);
  if (address !== null && isIP(address) === 0)
    throw new CommandProblem(`--address takes an IP address, not ${JSON.stringify(address)}.`, 2);
  const ms = durationOf(line, 'for');
  return {
    type: 'ban',
    person,
    address: address === null ? null : countedAs(address),
    withAddress,
    until: ms === null ? null : Date.now() + ms,
  };
}

async function order(data: string, given: Order, done: string): Promise<Outcome> {
  const answer = await sendOrder(data, given);
  if (!answer.ok) throw new CommandProblem(sentenceOf(answer.problem));
  return { value: answer, text: `${done}${detailOf(answer)}\n` };
}

function detailOf(answer: Extract<OrderAnswer, { ok: true }>): string {
  if (!answer.bans) return '';
  const { bans, sockets = 0 } = answer;
  const numbers = bans.length === 1 ? `Ban ${bans[0]}` : `Bans ${bans.join(', ')}`;
  return ` ${numbers}; ${sockets} ${sockets === 1 ? 'connection' : 'connections'} closed.`;
}

function sentenceOf({ code }: OrderProblem): string {
  switch (code) {
    case 'no-such-table':
      return 'There is no such table; tables lists them.';
    case 'no-such-person':
      return 'There is no such person; people lists them by id.';
    case 'no-such-ban':
      return 'There is no such ban; bans lists them.';
    case 'nobody-to-ban':
      return 'There is nobody to ban.';
    case 'unreadable-order':
      return 'The server does not understand the order: it has another version.';
    case 'storage-full':
    case 'storage-refused':
    case 'storage-newer':
    case 'storage-timeout':
    case 'host-down':
    case 'host-crashed':
      return `That could not be stored: ${code}.`;
  }
}

/** The outcome of a command that checked records. */
function outcomeOf(value: { records: RecordsChecked }, text: string): Outcome {
  const { games, proved, unproved, broken } = value.records;
  const lines = [
    `${games} games: ${proved} proved, ${unproved} still running or of earlier rules, ${broken.length} broken.`,
    ...broken.map(({ table, code }) => `Broken: ${table} (${code})`),
  ];
  return { value, text: `${text}${lines.join('\n')}\n`, isBad: broken.length > 0 };
}

async function withProgress<T>(
  output: Output,
  what: string,
  work: (onProgress: (share: number) => void) => Promise<T>,
): Promise<T> {
  const progress = new Progress(output, what);
  try {
    return await work((share) => progress.update(share));
  } finally {
    progress.end();
  }
}
