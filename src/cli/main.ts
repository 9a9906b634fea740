import { readFileSync } from 'node:fs';
import { arenaCommand } from './arena.js';
import { benchCommand } from './bench.js';
import { boardsCommand } from './boards.js';
import { type Command, readArgs } from './command.js';
import { commandHelp, generalHelp } from './help.js';
import { type Output, printJson, terminal } from './output.js';
import { ladderCommand } from './ladder.js';
import { perftCommand } from './perft.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { replayCommand } from './replay.js';
import { rulesCommand } from './rules.js';
import { simulateCommand } from './simulate.js';
import { verifyCommand } from './verify.js';

/** Every command, in the order of the help. */
const COMMANDS: readonly Command[] = [
  boardsCommand,
  rulesCommand,
  simulateCommand,
  arenaCommand,
  ladderCommand,
  replayCommand,
  verifyCommand,
  perftCommand,
  benchCommand,
];

/** The command line: runs the command named in `argv`. Returns the exit code. */
export async function main(argv: string[], output: Output = terminal()): Promise<number> {
  const name = argv.find((word) => !word.startsWith('-'));
  if (name === undefined) return withoutCommand(argv, output);
  // The name may come after --json; the rest are the command's arguments.
  const rest = argv.slice();
  rest.splice(rest.indexOf(name), 1);
  if (name === 'help') return main([...rest, '--help'], output);
  const command = COMMANDS.find((it) => it.name === name);
  if (command) return runCommand(command, rest, output);
  const allowed = COMMANDS.map((it) => it.name);
  const sentence = `There is no command ${name}; the commands are ${allOf(allowed)}.`;
  return printRefusal(
    new Refusal('unknown-command', sentence, { command: name, allowed }),
    argv.includes('--json'),
    output,
  );
}

/** Runs one command and prints its refusal, if any. Returns the exit code. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  output: Output,
): Promise<number> {
  const json = words.includes('--json');
  try {
    const args = readArgs(command, words);
    if (args instanceof Refusal) return printRefusal(args, json, output);
    if (args.help) {
      commandHelp(command, output, json);
      return EXIT.fine;
    }
    const ended = await command.run(args, output);
    return ended instanceof Refusal ? printRefusal(ended, json, output) : ended;
  } catch (error) {
    // Only a bug gets here.
    const sentence = `This is a bug in Rallar, please report it: ${String(error)}.`;
    return printRefusal(new Refusal('bug', sentence, {}, EXIT.failed), json, output);
  }
}

function withoutCommand(words: readonly string[], output: Output): number {
  const json = words.includes('--json');
  const known = ['--json', '--help', '-h', '--version'];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) {
    const sentence = `Without a command there is no option ${unknown}; there are ${allOf(known)}.`;
    return printRefusal(
      new Refusal('unknown-option', sentence, { option: unknown, allowed: known }),
      json,
      output,
    );
  }
  if (!words.includes('--version')) generalHelp(COMMANDS, output, json);
  else if (json) printJson(output, { version: version() });
  else output.out(version());
  return EXIT.fine;
}

/** From package.json, two folders up from both src/cli and dist/cli. */
function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function printRefusal(refusal: Refusal, json: boolean, output: Output): number {
  if (json) printJson(output, refusal);
  else output.err(refusal.sentence);
  return refusal.exit;
}
