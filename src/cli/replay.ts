import {
  type Board,
  type Eyes,
  type GameRecord,
  type Position,
  staleReason,
  redactEntry,
  showRecord,
  toAct,
} from '../engine/index.js';
import type { Args, Command } from './command.js';
import { type Names, namesOf } from './names.js';
import { type Output, printJson } from './output.js';
import { damaged, readRecordFile } from './record-file.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { scoreTable, standingTable } from './score.js';
import { tellEntry } from './tell.js';
import { hanging, proseWidth, several } from './text.js';
import { WHY } from './verify.js';

/** `replay`: a recorded game, move by move. */
export const replayCommand: Command = {
  name: 'replay',
  summary: 'a recorded game, move by move and in words, and its score',
  operand: { name: 'FILE', needed: true },
  options: [
    {
      flag: 'eyes',
      value: 'EYES',
      text: 'Whose eyes see it: all, open (what everybody may see) or a seat, counted from 0; all where it is not given.',
    },
  ],
  details: [
    'The number before a line is that of the turn. A game is shown as its record says it went, also where it was played by older ' +
      'rules; whether that is true, verify tells.',
  ],
  run(args, output) {
    const file = args.operand ?? '';
    const loaded = readRecordFile(file);
    if (loaded instanceof Refusal) return loaded;
    const { board, record } = loaded;
    const eyes = readEyes(args, record);
    if (eyes instanceof Refusal) return eyes;
    const shown = showRecord(board, record, eyes);
    if (!shown.ok) return damaged(file, shown.problem);
    printReplay({ board, record, positions: shown.value, eyes }, output, args.json);
    return EXIT.fine;
  },
};

function readEyes(args: Args, { options: { players } }: GameRecord): Eyes | Refusal {
  const text = args.options.get('eyes') ?? 'all';
  if (text === 'all' || text === 'open') return text;
  if (/^\d$/.test(text) && Number(text) < players) return Number(text);
  const sentence = `The option --eyes takes all, open or a seat from 0 to ${players - 1}, not ${text}.`;
  return new Refusal('bad-eyes', sentence, { option: '--eyes', value: text, seats: players });
}

/** A recorded game with the table after each of its entries. */
export interface Replay {
  board: Board;
  record: GameRecord;
  positions: Position[];
  eyes: Eyes;
}

/** Prints a recorded game, and how it ended. */
export function printReplay(replay: Replay, output: Output, json: boolean): void {
  if (json) printJson(output, asJson(replay));
  else printWords(replay, output);
}

function asJson({ board, record, positions, eyes }: Replay) {
  const entries = record.log.map((entry, i) => ({
    ...redactEntry(board, entry, eyes),
    points: positions[i].points,
    cars: positions[i].cars,
  }));
  const { outcome } = positions[positions.length - 1];
  return { board: board.id, players: record.players, entries, outcome };
}

function printWords({ board, record, positions, eyes }: Replay, output: Output): void {
  const names = namesOf(board, record.players);
  const kinds = record.players.map(({ kind }) => kind);
  output.out(
    `${board.title} (${board.id}): ${allOf(kinds.map((kind, seat) => `${names.seat(seat)} (${kind})`))}`,
  );
  const why = staleReason(board, record);
  if (why) output.out(`What is shown can’t be proved: ${WHY[why]}.`);
  output.out('');
  let turn = -1;
  for (const [i, entry] of record.log.entries()) {
    const before = i === 0 ? 0 : positions[i - 1].turns;
    const { outcome } = redactEntry(board, entry, eyes);
    for (const sentence of tellEntry(board, names, entry, outcome, positions[i], kinds)) {
      // The number stands at the first line of a turn alone.
      const number = before === turn ? '' : before === 0 ? 'start' : String(before);
      turn = before;
      output.out(hanging(number.padStart(5), 7, sentence, output.columns));
    }
  }
  output.out(['', ...ending(names, positions[positions.length - 1], output)].join('\n'));
}

function ending(names: Names, last: Position, output: Output): string[] {
  if (last.outcome) return scoreTable(names, last, last.outcome, proseWidth(output));
  const waiting = allOf(toAct(last).map(names.seat));
  return [
    `The game is not over; after ${several(last.turns, 'turn')} it waits for ${waiting}.`,
    '',
    ...standingTable(names, last),
  ];
}
