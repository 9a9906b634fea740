import { parseArgs } from 'node:util';
import type { Output } from './output.js';
import { Refusal, allOf, anyOf } from './refusal.js';

/** An option of a command. */
export interface CommandOption {
  /** Without the dashes. */
  readonly flag: string;
  /** What stands behind it, such as `BOARD`; without it the option is a plain switch. */
  readonly value?: string;
  /** What it does, and what holds where it isn't given. */
  readonly text: string;
}

/** The one word beside the options that a command takes. */
export interface Operand {
  /** What it is, such as `FILE`. */
  readonly name: string;
  readonly needed: boolean;
  /** Every word that will do, where they can be told. */
  readonly allowed?: readonly string[];
}

/** What a command was called with. */
export interface Args {
  /** The one word that is no option, such as a file. */
  readonly operand: string | undefined;
  /** The options given, by flag; a switch has an empty text. */
  readonly options: ReadonlyMap<string, string>;
  readonly json: boolean;
  readonly help: boolean;
}

/** One command of the command line. Every command also has `--json` and `--help`. */
export interface Command {
  readonly name: string;
  /** How it is called, where that isn't `rallar` and its name. */
  readonly call?: string;
  /** What it does, as a phrase for the list of commands. */
  readonly summary: string;
  readonly operand?: Operand;
  readonly options: readonly CommandOption[];
  /** Paragraphs of its help. */
  readonly details: readonly string[];
  /** Gives the exit code, or why it was not done. */
  run(args: Args, output: Output): number | Refusal | Promise<number | Refusal>;
}

/** The options that every command has. */
export const COMMON: readonly CommandOption[] = [
  { flag: 'json', text: 'Print JSON, errors too.' },
  { flag: 'help', text: 'Print this help.' },
];

/** Reads what stands behind the name of a command. */
export function readArgs(command: Command, argv: readonly string[]): Args | Refusal {
  const known = [...command.options, ...COMMON];
  const { tokens } = parseArgs({
    args: [...argv],
    // Its own complaints don't say what is allowed; the tokens tell all that is needed for better ones.
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
