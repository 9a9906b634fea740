import { boards } from '../boards/index.js';
import { COMMON, type Command, type CommandOption } from './command.js';
import { type Output, printJson } from './output.js';
import { hanging, proseWidth, wrap } from './text.js';

const EXITS = [
  'Exit codes: 0 fine; 1 what was asked about is wrong or failed, such as a record that does not verify;',
  '2 the command was not understood; 130 stopped by Ctrl-C.',
].join(' ');

/** Prints the help of the command line. */
export function generalHelp(commands: readonly Command[], output: Output, json: boolean): void {
  if (json) {
    const list = commands.map((command) => ({
      name: command.name,
      usage: usageOf(command),
      summary: command.summary,
    }));
    return printJson(output, { usage: 'rallar COMMAND [options]', commands: list });
  }
  const width = proseWidth(output);
  const lines = [
    'Rallar: railway board games of one family.',
    '',
    'Usage: rallar COMMAND [options]',
    '',
    ...columns(
      commands.map((command) => [withOperand(command), command.summary]),
      width,
    ),
    '',
    ...wrap(
      'Every command takes --json, to print JSON, and --help, to tell more about itself. ' +
        '--version prints the version.',
      width,
    ),
    '',
    ...wrap(`Boards: ${boardList()}.`, width),
    '',
    ...wrap(EXITS, width),
  ];
  output.out(lines.join('\n'));
}

/** Prints the help of a command. */
export function commandHelp(command: Command, output: Output, json: boolean): void {
  const { name, summary, details } = command;
  const options = [...command.options, ...COMMON];
  if (json) return printJson(output, { name, usage: usageOf(command), summary, options });
  const width = proseWidth(output);
  const lines = [
    ...wrap(`${name}: ${summary}.`, width),
    '',
    hanging('Usage:', 7, usageOf(command), width),
    '',
    ...columns(
      options.map((option) => [flagOf(option), option.text]),
      width,
    ),
    ...details.flatMap((text) => ['', ...wrap(text, width)]),
    '',
    ...wrap(`Boards: ${boardList()}.`, width),
  ];
  output.out(lines.join('\n'));
}

/** The usage line of a command. */
function usageOf(command: Command): string {
  const options = [...command.options, ...COMMON].map((option) => `[${flagOf(option)}]`);
  return [command.call ?? `rallar ${withOperand(command)}`, ...options].join(' ');
}

function withOperand({ name, operand }: Command): string {
  if (!operand) return name;
  return operand.needed ? `${name} ${operand.name}` : `${name} [${operand.name}]`;
}

function flagOf({ flag, value }: CommandOption): string {
  return value ? `--${flag} ${value}` : `--${flag}`;
}

function columns(rows: readonly (readonly [string, string])[], width: number): string[] {
  const column = 4 + Math.max(...rows.map(([heading]) => heading.length));
  return rows.map(([heading, text]) => hanging(`  ${heading}`, column, text, width));
}

/** The boards with their numbers of players. */
function boardList(): string {
  return boards
    .map(({ id, title, facts }) => `${id} (${title}, ${facts.players.join(' to ')} players)`)
    .join(', ');
}
