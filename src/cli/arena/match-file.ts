import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { findBoard } from '../../boards/index.js';
import { VERSIONS, canonical } from '../../engine/index.js';
import { EXIT, Refusal } from '../refusal.js';
import { cannotSave, writeFileAtomically } from '../write-file.js';
import { plain } from '../text.js';
import { type PlayedDeal, isPlayedDeal } from './deal.js';
import type { Match } from './match.js';

/** The version of this format: a line that identifies the match, then a line for each deal played. */
const FORM = 1;

/** The file that a running match is saved to. */
export interface MatchFile {
  readonly file: string;
  /** The deals it held when it was opened. */
  readonly deals: readonly PlayedDeal[];
  /** Appends a deal. */
  add(played: PlayedDeal): void;
}

/** Opens or creates the file of a match. A last line that a crash left half written is cut off. */
export function openMatchFile(file: string, match: Match): MatchFile | Refusal {
  const refusal = cannotSave('A match', file);
  if (refusal) return refusal;
  const heading = canonical(headingOf(match));
  try {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const deals = whole === '' && heading.startsWith(text) ? [] : readLines(file, whole, match);
    if (deals instanceof Refusal) return deals;
    if (whole === '') writeFileAtomically(file, `${heading}\n`);
    else if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
    return {
      file,
      deals,
      add(played) {
        appendFileSync(file, `${JSON.stringify(played)}\n`);
      },
    };
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    return new Refusal('cannot-save', `${file} can’t be read and written (${why}).`, { file, why });
  }
}

/** Everything with a version that the games of a match depend on. */
function headingOf({ board, bots, seed, budget }: Match): Record<string, unknown> {
  const boardHash = findBoard(board)?.hash ?? '';
  const { rules, generator } = VERSIONS;
  return { match: FORM, rules, generator, board, boardHash, bots, seed, budget };
}

function readLines(file: string, text: string, match: Match): PlayedDeal[] | Refusal {
  const [first, ...lines] = text.split('\n').slice(0, -1).map(parseLine);
  const other = otherMatch(file, first, match);
  if (other) return other;
  const wrong = lines.findIndex((line) => !isPlayedDeal(line, match.bots.length));
  if (wrong < 0) return lines as PlayedDeal[];
  const sentence = `${file} is damaged: its line ${wrong + 2} is not a deal of this match.`;
  return new Refusal('damaged-match', sentence, { file, line: wrong + 2 }, EXIT.failed);
}

function otherMatch(file: string, heading: unknown, match: Match): Refusal | null {
  if (!isObject(heading) || heading.match === undefined) {
    return new Refusal('not-a-match', `${file} is not the file of a match.`, { file }, EXIT.failed);
  }
  for (const [name, value] of Object.entries(headingOf(match))) {
    const found = canonical(heading[name] ?? null);
    const wanted = canonical(value);
    if (found === wanted) continue;
    const sentence = `${file} holds another match: its ${name} is ${plain(found)}, not ${wanted}.`;
    return new Refusal(
      'other-match',
      sentence,
      { file, at: name, found: heading[name], wanted: value },
      EXIT.failed,
    );
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}
