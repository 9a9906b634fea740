import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BotKind, entrants, findBot } from '../../bots/index.js';
import { EXIT, Refusal, allOf } from '../refusal.js';
import { plain } from '../text.js';

/** A path, or a JavaScript file in the current folder; no built-in bot has such a name. */
const PATH = /[\\/]|\.[cm]?js$/;

/** Finds a bot for a match: a built-in one by name, or one in a file by its path. */
export async function findEntrant(name: string): Promise<BotKind | Refusal> {
  if (PATH.test(name)) return loadBot(name);
  const names = entrants().map((kind) => kind.name);
  const sentence =
    `There is no bot ${name === '' ? 'without a name' : name}; the bots are ${allOf(names)}, ` +
    'and a file of your own is named with its path, such as ./my-bot.js.';
  return findBot(name) ?? new Refusal('unknown-bot', sentence, { bot: name, allowed: names });
}

/** Loads the bot in a file: its default export, or the export `bot`. In a match it is named by its path. */
async function loadBot(file: string): Promise<BotKind | Refusal> {
  let module: Record<string, unknown>;
  try {
    module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  } catch (error) {
    const why = plain(String(error), 500);
    const sentence = `The bot ${file} can’t be loaded: ${why}.`;
    return new Refusal('bot-not-loaded', sentence, { bot: file, why }, EXIT.failed);
  }
  const kind = module.default ?? module.bot;
  const missing = whatIsMissing(kind);
  if (missing === null) {
    const own = kind as BotKind;
    // The same bot in two files is two entrants, so they need different names.
    return {
      name: file,
      iterations: own.iterations,
      createBot: (board, seat, seed) => own.createBot(board, seat, seed),
    };
  }
  const sentence = `The file ${file} holds no bot: ${missing.sentence}.`;
  return new Refusal('not-a-bot', sentence, { bot: file, at: missing.at }, EXIT.failed);
}

/** Why an export is not a `BotKind`; null if it is. */
function whatIsMissing(kind: unknown): { at: string; sentence: string } | null {
  if (typeof kind !== 'object' || kind === null)
    return { at: 'default', sentence: 'a bot is its default export or the export "bot", an object' };
  const { name, iterations, createBot } = kind as Partial<Record<keyof BotKind, unknown>>;
  if (typeof name !== 'string' || name === '')
    return { at: 'name', sentence: 'the name of a bot is a non-empty string' };
  if (typeof iterations !== 'number' || !Number.isInteger(iterations) || iterations < 0)
    return { at: 'iterations', sentence: 'the iterations of a bot are a whole number from 0 on' };
  if (typeof createBot !== 'function') return { at: 'createBot', sentence: 'a bot has a function createBot' };
  return null;
}
