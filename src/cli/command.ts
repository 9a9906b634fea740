import { parseArgs } from 'node:util';
import type { Output } from './output.js';
import { Refusal, allOf, anyOf } from './refusal.js';

/** An option of a command. */
export interface CommandOption {
  /** Without the dashes. */
  readonly flag: string;
  /** The name of its value, such as `BOARD`; without it the option is a switch. */
  readonly value?: string;
  /** What it does, and its default. */
  readonly text: string;
}

/** The positional argument of a command. */
export interface Operand {
  /** Its name in the usage, such as `FILE`. */
  readonly name: string;
  readonly needed: boolean;
  /** The allowed values, where they can be listed. */
  readonly allowed?: readonly string[];
}

/** The parsed arguments of a command. */
export interface Args {
  /** The positional argument, such as a file. */
  readonly operand: string | undefined;
  /** Values by flag; a switch has an empty one. */
  readonly options: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly help: boolean;
}

/** One command of the command line. Every command also has `--json` and `--help`. */
export interface Command {
  readonly name: string;
  /** How it is called, if not by `rallar` and its name. */
  readonly call?: string;
  /** What it does, for the list of commands. */
  readonly summary: string;
  readonly operand?: Operand;
  readonly options: readonly CommandOption[];
  /** Paragraphs of its help. */
  readonly details: readonly string[];
  /** Returns the exit code, or why it refuses. */
  run(args: Args, output: Output): number | Refusal | Promise<number | Refusal>;
}

/** The options that every command has. */
export const COMMON: readonly CommandOption[] = [
  { flag: 'json', text: 'Print JSON, errors too.' },
  { flag: 'help', text: 'Print this help.' },
];

/** Parses the arguments after the name of a command. */
export function readArgs(command: Command, argv: readonly string[]): Args | Refusal {
  const known = [...command.options, ...COMMON];
  const { tokens } = parseArgs({
    args: [...argv],
    // Its own errors don't say what is allowed; the tokens suffice for better ones.
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(
        known.map(({ flag, value }) => [flag, { type: value ? ('string' as const) : ('boolean' as const) }]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const options = new Map<string, string>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = known.find(({ flag }) => flag === token.name);
    if (!option) return unknownOption(command, known, token.rawName);
    if (option.value && !token.value) {
      const sentence = `The option --${option.flag} needs a value: --${option.flag} ${option.value}.`;
      return new Refusal('missing-value', sentence, { option: `--${option.flag}` });
    }
    if (!option.value && token.value !== undefined) {
      const sentence = `The option --${option.flag} takes no value.`;
      return new Refusal('unexpected-value', sentence, { option: `--${option.flag}` });
    }
    options.set(option.flag, token.value ?? '');
  }
  const most = command.operand ? 1 : 0;
  if (operands.length > most) {
    const what = command.operand ? `one ${command.operand.name}` : 'options only';
    const sentence = `The command ${command.name} takes ${what}; ${operands[most]} is too much.`;
    return new Refusal('too-many-words', sentence, { word: operands[most] });
  }
  const help = options.has('help');
  if (command.operand?.needed && operands.length === 0 && !help) return missingWord(command, command.operand);
  return { operand: operands[0], options, json: options.has('json'), help };
}

function missingWord({ name: command }: Command, { name, allowed }: Operand): Refusal {
  const which = allowed ? `; the ${name} is ${anyOf(allowed)}` : '';
  const sentence = `The command ${command} needs a ${name}: rallar ${command} ${name}${which}.`;
  return new Refusal('missing-word', sentence, { needs: name, ...(allowed && { allowed }) });
}

function unknownOption(command: Command, known: readonly CommandOption[], rawName: string): Refusal {
  const allowed = known.map(({ flag }) => `--${flag}`);
  return new Refusal(
    'unknown-option',
    `The command ${command.name} has no option ${rawName}; it has ${allOf(allowed)}.`,
    { option: rawName, allowed },
  );
}
