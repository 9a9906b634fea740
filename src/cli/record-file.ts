import { readFileSync } from 'node:fs';
import { boardOfRecord, boards } from '../boards/index.js';
import { type Board, type GameRecord, type RecordProblem, parseRecordText } from '../engine/index.js';
import { explainOpening } from '../words/sentences.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { plain } from './text.js';
import { ENGLISH } from './words.js';

/** A record and the board it was played on. */
export interface Loaded {
  board: Board;
  record: GameRecord;
}

/** Reads the record of a game from its file. */
export function readRecordFile(file: string): Loaded | Refusal {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return unreadable(file, (error as NodeJS.ErrnoException).code ?? String(error));
  }
  const parsed = parseRecordText(text);
  if (!parsed.ok) return damagedRecordRefusal(file, parsed.problem);
  const record = parsed.value;
  const board = boardOfRecord(record);
  if (board) return { board, record };
  const allowed = boards.map(({ id }) => id);
  const sentence = `${file}: ${explainOpening(ENGLISH, { code: 'unknown-board' })} Its board is ${plain(record.board)}; the boards here are ${allOf(allowed)}.`;
  return new Refusal(
    'unknown-board',
    sentence,
    { file, at: 'board', board: record.board, allowed },
    EXIT.failed,
  );
}

function unreadable(file: string, why: string): Refusal {
  const sentences: Partial<Record<string, string>> = {
    ENOENT: `There is no file ${file}.`,
    EISDIR: `${file} is a folder; the record of a game is a file.`,
    EACCES: `${file} can’t be read: permission denied.`,
  };
  return new Refusal('unreadable-file', sentences[why] ?? `${file} can’t be read (${why}).`, { file, why });
}

/** The refusal for a record that can't be shown or checked. */
export function damagedRecordRefusal(file: string, problem: RecordProblem): Refusal {
  const { code, ...data } = problem;
  return new Refusal(code, `${file}: ${problemSentence(problem)}`, { file, ...data }, EXIT.failed);
}

/** What is wrong with a record, in the words of the page, and where. */
export function problemSentence(problem: RecordProblem): string {
  const at = plain(problem.at);
  const sentence = explainOpening(ENGLISH, { ...problem, at });
  const why = problem.code === 'illegal-move' ? ` The reason: ${plain(problem.problem)}.` : '';
  const isNamed = at === '' || sentence.endsWith(`(${at}).`);
  return `${sentence}${isNamed ? '' : ` See ${at}.`}${why}`;
}
