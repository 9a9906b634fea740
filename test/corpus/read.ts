import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardOfRecord } from '../../src/boards/index.js';
import { type Board, type GameRecord, parseRecordText } from '../../src/engine/index.js';

/** Where the recorded games lie, and how their files end. */
export const corpus = fileURLToPath(new URL('.', import.meta.url));
export const ENDING = '.rallar';

/** The folders of the corpus, the oldest first. */
export const folders = readdirSync(corpus).filter((name) => /^v\d+$/.test(name));

/** The names of the recorded games, each with its folder. */
export function corpusNames(): string[] {
  return folders
    .flatMap((folder) => readdirSync(`${corpus}${folder}`).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .sort();
}

/** The text of a recorded game. */
export function textOf(name: string): string {
  return readFileSync(`${corpus}${name}${ENDING}`, 'utf8');
}

/** A recorded game and the board it was played on. */
export function read(name: string): { board: Board; record: GameRecord } {
  const parsed = parseRecordText(textOf(name));
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.problem)}`);
  const board = boardOfRecord(parsed.value);
  if (!board) throw new Error(`${name}: no board`);
  return { board, record: parsed.value };
}
