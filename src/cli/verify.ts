import {
  type Check,
  type Finding,
  type GameRecord,
  type Statement,
  type Unproved,
  type Verdict,
  verify,
} from '../engine/index.js';
import type { Command } from './command.js';
import { playerNames } from './player-names.js';
import { type Output, printJson } from './output.js';
import { problemSentence, readRecordFile } from './record-file.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { hanging, plain, proseWidth, plural, wrap } from './text.js';

/** `verify`: what a record proves. */
export const verifyCommand: Command = {
  name: 'verify',
  summary: 'what the record of a game proves: its deal, its moves and its result',
  operand: { name: 'FILE', needed: true },
  options: [],
  details: [
    'Each finding is proved (it follows from what was revealed), unproved (nothing speaks against it, but it can’t be proved, for ' +
      'instance because the game is not over) or broken (it is false).',
    'What is only stated can’t be proved by any record, as nobody signs it: who played, who made a move, whether all agreed to stop.',
    'The exit code is 1 where anything is broken or the file is damaged, else 0.',
  ],
  run(args, output) {
    const file = args.operand ?? '';
    const loaded = readRecordFile(file);
    if (loaded instanceof Refusal) return loaded;
    const { board, record } = loaded;
    const verdict = verify(board, record);
    if (args.json) printJson(output, verdict);
    else {
      const entries = plural(record.log.length, 'entry', 'entries');
      output.out(`${file}: ${board.title} (${board.id}), ${record.options.players} players, ${entries}\n`);
      for (const finding of verdict.findings)
        output.out(line(finding.found, finding.check, findingSentence(finding), output));
      for (const [about, sentence] of statedSentences(verdict.stated, record))
        output.out(line('stated', about, sentence, output));
      output.out(['', ...wrap(verdictSentence(verdict), proseWidth(output))].join('\n'));
    }
    return verdict.verdict === 'broken' ? EXIT.failed : EXIT.fine;
  },
};

/** The sentence of each check if it is proved, and the beginning of the sentence if it is not. */
const CHECKED: Record<Check, { proved: string; whether: string }> = {
  board: {
    proved: 'The facts of the board are those the game was played on.',
    whether: 'Whether the facts of the board are those the game was played on',
  },
  commitment: {
    proved: 'The secret revealed is the one committed to.',
    whether: 'Whether the secret is the one committed to',
  },
  words: {
    proved: 'The seed follows from the secret and the players’ words.',
    whether: 'Whether the seed follows from the secret and the players’ words',
  },
  deal: {
    proved: 'The deal follows from the seed.',
    whether: 'Whether the deal follows from the seed',
  },
  moves: {
    proved: 'Every move was allowed, and all that happened follows from moves and seed.',
    whether: 'Whether every move was allowed, and what happened follows from moves and seed',
  },
  result: {
    proved: 'The position, the points and the places at the end are where the game leads.',
    whether: 'Whether the position, the points and the places at the end are where the game leads',
  },
};

/** Why something is not proved, as a phrase after a colon. */
export const WHY: Record<Unproved, string> = {
  'unknown-board': 'the record names facts of the board that are not known here',
  'not-over': 'the game is not over, so its secret is not revealed yet',
  'not-revealed': 'the secret was not revealed',
  'no-words': 'no person had a word in the seed, so it can not be told that the host did not pick it',
  'older-rules': 'the game was played by older rules',
  'unknown-rules': 'the record names a version of the rules that is not known here',
  'older-generator': 'the cards were dealt by an older generator',
  'unknown-generator': 'the record names a version of the generator that is not known here',
};

function line(found: string, about: string, sentence: string, output: Output): string {
  return hanging(`  ${found.padEnd(10)}${about}`, 24, sentence, proseWidth(output));
}

function findingSentence(finding: Finding): string {
  const { proved, whether } = CHECKED[finding.check];
  if (finding.found === 'proved') return proved;
  if (finding.found === 'unproved') return `${whether} can’t be proved: ${WHY[finding.why]}.`;
  return problemSentence(finding.problem);
}

function statedSentences(stated: readonly Statement[], { players }: GameRecord): [string, string][] {
  const names = playerNames(players);
  return stated.map((statement) => [statement.about, statedSentence(statement, names)]);
}

function statedSentence(statement: Statement, names: readonly string[]): string {
  switch (statement.about) {
    case 'moves':
      return 'The players made these moves, and no others: moves are not signed.';
    case 'player':
      return `Seat ${statement.seat}: ${names[statement.seat]}, a ${statement.kind}.`;
    case 'first':
      return statement.first === 'lot'
        ? 'Who begins was drawn by lot: if that seat had been chosen, the deal would be the same.'
        : `Seat ${statement.first} was chosen to begin: the lot gives the same seat.`;
    case 'commitment':
      return 'The commitment was made before the game, for a secret not picked from many: only those who saw it then know.';
    case 'words':
      return 'The words in the seed came from the players’ devices: each can compare its own.';
    case 'maker':
      return makerSentence(statement, names);
    case 'take-over':
      return `With entry ${statement.n} the bot ${plain(statement.bot, 60)} took over from ${names[statement.seat]}.`;
    case 'give-back':
      return `With entry ${statement.n} ${names[statement.seat]} was back.`;
    case 'consent':
      return `With entry ${statement.n} ${names[statement.seat]} undid a move: that ${allOf(statement.agreed.map((seat) => names[seat] ?? ''))} agreed is only stated.`;
    case 'agree':
      return `The game ended by agreement with entry ${statement.n}: whether all agreed is only stated.`;
  }
}

function makerSentence(
  { seat, by, entries }: Extract<Statement, { about: 'maker' }>,
  names: readonly string[],
): string {
  const place = seat === null ? 'for the table' : `for ${names[seat]}`;
  // A person's own moves are too many to list.
  const which =
    by === 'person'
      ? plural(entries.length, 'entry', 'entries')
      : `${entries.length === 1 ? 'entry' : 'entries'} ${allOf(entries.map(String))}`;
  return `Made by the ${by} ${place}: ${which}.`;
}

function verdictSentence({ verdict, findings }: Verdict): string {
  if (verdict === 'proved') {
    return (
      'Proved: the cards follow from the seed, every move was allowed, and points and places follow from the moves. ' +
      'What is marked as stated is not proved.'
    );
  }
  const found = findings.filter((finding) => finding.found === verdict);
  const names = found.map(({ check }) => check).join(', ');
  if (verdict === 'unproved') {
    return `Not proved in full: nothing that could be checked is false, but this is open: ${names}. What is marked as stated is not proved either.`;
  }
  const places = found.flatMap((finding) => (finding.found === 'broken' ? [finding.problem.at] : []));
  return `Broken: this record is not true (${names}; see ${places.join(', ')}).`;
}
