import { readFileSync } from 'node:fs';
import { boardOfRecord, boards } from '../boards/index.js';
import { type Board, type GameRecord, type RecordProblem, parseRecordText } from '../engine/index.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { plain } from './text.js';

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
  if (!parsed.ok) return damaged(file, parsed.problem);
  const record = parsed.value;
  const board = boardOfRecord(record);
  if (board) return { board, record };
  const allowed = boards.map(({ id }) => id);
  const sentence = `${file} is a game on the board ${plain(record.board)}, which is not here; the boards are ${allOf(allowed)}.`;
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
    EACCES: `${file} may not be read by you.`,
  };
  return new Refusal('unreadable-file', sentences[why] ?? `${file} can’t be read (${why}).`, { file, why });
}

/** A record that can't be shown or checked, and where it is wrong. */
export function damaged(file: string, problem: RecordProblem): Refusal {
  const { code, ...data } = problem;
  return new Refusal(code, `${file}: ${problemSentence(problem)}`, { file, ...data }, EXIT.failed);
}

/** What is wrong with a record, and where. */
export function problemSentence(problem: RecordProblem): string {
  const at = problem.at === '' ? 'the whole of it' : plain(problem.at);
  switch (problem.code) {
    case 'not-json':
      return `this is not JSON, see ${at}.`;
    case 'wrong-shape':
      return `this is not a record of a game, or it is damaged: ${at} does not have the form it should have.`;
    case 'too-large':
    case 'too-long':
    case 'too-deep':
      return `this holds more than any game has, see ${at}.`;
    case 'newer-version':
      return `this record says that it was made by a newer Rallar, see ${at}.`;
    case 'unknown-board':
    case 'wrong-options':
      return `the game can’t have been set up like this, see ${at}.`;
    case 'broken-log':
      return `the log does not hold together, see ${at}.`;
    case 'illegal-move':
      return `${at} was not allowed (${plain(problem.problem)}).`;
    case 'outcome-differs':
      return `${at} is not what the seed and the moves give.`;
    case 'snapshot-differs':
      return `${at} is not where the moves lead.`;
    case 'other-edition':
      return `the game was played on another edition of its board, and today’s does not fit it, see ${at}.`;
    case 'snapshot-broken':
      return `${at} does not add up.`;
    case 'commitment-broken':
      return `${at} does not fit the secret that was revealed.`;
  }
}
