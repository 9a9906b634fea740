import { LANGUAGES, type Language } from '../boards/languages.js';
import {
  type Board,
  type Eyes,
  type GameRecord,
  type Position,
  itemAt,
  outdatedReason,
  redactEntry,
  showRecord,
  toAct,
} from '../engine/index.js';
import type { Args, Command } from './command.js';
import { type Output, printJson } from './output.js';
import { damagedRecordRefusal, readRecordFile } from './record-file.js';
import { EXIT, Refusal, allOf, anyOf } from './refusal.js';
import { entryLines } from './replay/entry.js';
import { scoreTable, standingTable } from './replay/score.js';
import { hanging, proseWidth } from './text.js';
import { WHY } from './verify.js';
import { type GameWords, gameWords } from './words.js';

/** `replay`: a recorded game, move by move. */
export const replayCommand: Command = {
  name: 'replay',
  summary: 'a recorded game, move by move and in words, and its score',
  operand: { name: 'FILE', needed: true },
  options: [
    {
      flag: 'eyes',
      value: 'EYES',
      text: 'Whose eyes see it: all, open (what everybody may see) or a seat, counted from 0; default: all.',
    },
    {
      flag: 'language',
      value: 'LANGUAGE',
      text: `The language of the sentences: ${allOf(LANGUAGES)}; default: en. With --json it changes nothing.`,
    },
  ],
  details: [
    'The sentences are those of the page’s log; what the page shows beside them stands below, after a dot. Notes of the command itself, ' +
      'such as who decided for a player, are in English.',
    'The number before a line is that of the turn. A game is shown as its record says it went, also where it was played by older ' +
      'rules; whether that is true, verify tells.',
  ],
  async run(args, output) {
    const file = args.operand ?? '';
    const loaded = readRecordFile(file);
    if (loaded instanceof Refusal) return loaded;
    const { board, record } = loaded;
    const eyes = readEyes(args, record);
    if (eyes instanceof Refusal) return eyes;
    const language = readLanguage(args);
    if (language instanceof Refusal) return language;
    const shown = showRecord(board, record, eyes);
    if (!shown.ok) return damagedRecordRefusal(file, shown.problem);
    const replay = { board, record, positions: shown.value, eyes };
    if (args.json) printJson(output, asJson(replay));
    else printWords(replay, await gameWords(board, record.players, language), output);
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

function readLanguage(args: Args): Language | Refusal {
  const text = args.options.get('language') ?? 'en';
  const language = LANGUAGES.find((it) => it === text);
  if (language) return language;
  const sentence = `The option --language takes ${anyOf(LANGUAGES)}, not ${text}.`;
  return new Refusal('bad-language', sentence, { option: '--language', value: text, allowed: LANGUAGES });
}

/** A recorded game with the position after each of its entries. */
interface Replay {
  board: Board;
  record: GameRecord;
  positions: Position[];
  eyes: Eyes;
}

function asJson({ board, record, positions, eyes }: Replay) {
  const entries = record.log.map((entry, i) => {
    const { points, cars } = itemAt(positions, i);
    return { ...redactEntry(board, entry, eyes), points, cars };
  });
  const { outcome } = itemAt(positions, positions.length - 1);
  return { board: board.id, players: record.players, entries, outcome };
}

function printWords({ board, record, positions, eyes }: Replay, game: GameWords, output: Output): void {
  const { words, naming, title } = game;
  const kinds = record.players.map(({ kind }) => kind);
  const players = kinds.map((kind, seat) => `${naming.who(seat).name} (${words.basics[kind]})`);
  output.out(`${title} (${board.id}): ${words.basics.all(players)}`);
  const why = outdatedReason(board, record);
  if (why) output.out(`What is shown can’t be proved: ${WHY[why]}.`);
  output.out('');
  let turn = -1;
  let before = 0;
  for (const [i, entry] of record.log.entries()) {
    const after = itemAt(positions, i);
    const { outcome } = redactEntry(board, entry, eyes);
    for (const { text, isDetail } of entryLines(game, entry, outcome, after, kinds)) {
      // Only the first line of a turn has its number.
      const number = before === turn ? '' : before === 0 ? 'start' : String(before);
      turn = before;
      const heading = number.padStart(5);
      output.out(
        isDetail
          ? hanging(`${heading}  ·`, 9, text, output.columns)
          : hanging(heading, 7, text, output.columns),
      );
    }
    before = after.turns;
  }
  output.out(['', ...ending(game, itemAt(positions, positions.length - 1), output)].join('\n'));
}

function ending(game: GameWords, last: Position, output: Output): string[] {
  if (last.outcome) return scoreTable(game, last, last.outcome, proseWidth(output));
  const { basics, end, start } = game.words;
  const waiting = basics.all(toAct(last).map((seat) => game.naming.who(seat).name));
  return [`${end.turn(last.turns)}. ${start.waitsFor(waiting)}.`, '', ...standingTable(game, last)];
}
