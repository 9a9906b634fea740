import { parseArgs } from 'node:util';
import { COMMAND_HELP, COMMANDS, COMMON, type CommandName } from './commands.js';
import { CommandProblem } from './problem.js';

/** A command line that was understood. */
export interface CommandLine {
  /** Null for the help of all. */
  command: CommandName | null;
  /** What follows the command. */
  words: string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads a command line; throws a `CommandProblem` where it is none. */
export function readCommand(args: readonly string[]): CommandLine {
  const [first] = args;
  if (first === undefined || first === '--help') return { command: null, words: [], options: {} };
  const command = COMMANDS.find((name) => name === first);
  if (!command)
    throw new CommandProblem(`There is no command ${JSON.stringify(first)}; --help lists them.`, 2);
  const known = [...COMMAND_HELP[command].options, ...COMMON];
  const options = Object.fromEntries(
    known.map(({ flag, value }) => [flag, { type: value === null ? 'boolean' : 'string' } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: args.slice(1), options, allowPositionals: true });
    return { command, words: positionals, options: values };
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CommandProblem(`${sentence}; ${command} --help lists the options.`, 2);
  }
}

/** The words of a command, of which there are as many as it needs. */
export function wordsOf({ command, words }: CommandLine, least: number, most = least): string[] {
  if (words.length >= least && words.length <= most) return words;
  throw new CommandProblem(`Usage: ${command === null ? '' : COMMAND_HELP[command].usage}`, 2);
}

/** The text of an option. */
export function textOf({ options }: CommandLine, flag: string): string | null {
  const given = options[flag];
  return typeof given === 'string' ? given : null;
}

/** A whole number from 1 on. */
export function countOf(line: CommandLine, flag: string): number | null {
  const text = textOf(line, flag);
  if (text === null) return null;
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new CommandProblem(`--${flag} takes a whole number from 1 on, not ${JSON.stringify(text)}.`, 2);
  return Number(text);
}

/** A time such as 12h, in milliseconds. */
export function durationOf(line: CommandLine, flag: string): number | null {
  const text = textOf(line, flag);
  if (text === null) return null;
  const [, digits = '', unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const ms = UNITS[unit];
  if (ms === undefined)
    throw new CommandProblem(
      `--${flag} takes a time such as 90m, 12h or 7d, not ${JSON.stringify(text)}.`,
      2,
    );
  return Number(digits) * ms;
}
