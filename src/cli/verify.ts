import { type Check, type Finding, type Unproved, type Verdict, verify } from '../engine/index.js';
import type { Command } from './command.js';
import { type Output, printJson } from './output.js';
import { problemSentence, readRecordFile } from './record-file.js';
import { EXIT, Refusal } from './refusal.js';
import { hanging, proseWidth, several, wrap } from './text.js';

/** `verify`: whether a record is honest. */
export const verifyCommand: Command = {
  name: 'verify',
  summary: 'whether the record of a game is true: its deal, its moves and its result',
  operand: { name: 'FILE', needed: true },
  options: [],
  details: [
    'Each finding is proved (it follows from what was revealed), unproved (nothing speaks against it, but it can’t be proved, for ' +
      'instance because the game is not over) or broken (it is false).',
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
      const entries = several(record.log.length, 'entry', 'entries');
      output.out(`${file}: ${board.title} (${board.id}), ${record.options.players} players, ${entries}\n`);
      for (const finding of verdict.findings) output.out(findingLine(finding, output));
      output.out(['', ...wrap(verdictSentence(verdict), proseWidth(output))].join('\n'));
    }
    return verdict.verdict === 'broken' ? EXIT.failed : EXIT.fine;
  },
};

/** What each check is about: the sentence where it is proved, and its core where it is not. */
const CHECKED: Record<Check, { proved: string; whether: string }> = {
  board: {
    proved: 'The board is the one the game was played on.',
    whether: 'Whether the board is the one the game was played on',
  },
  commitment: {
    proved: 'The secret revealed is the one committed to before the game.',
    whether: 'Whether the secret is the one committed to before the game',
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
    proved: 'The position and the points at the end are where the game leads.',
    whether: 'Whether the position and the points at the end are where the game leads',
  },
};

const WHY: Record<Unproved, string> = {
  'other-board': 'the facts of the board have changed since',
  'not-over': 'the game is not over, so its secret is not revealed yet',
  'not-revealed': 'the secret was not revealed',
  'no-words': 'no person had a word in the seed, so it can not be told that the host did not pick it',
  'older-rules': 'the game was played by older rules',
  'older-generator': 'the cards were dealt by an older generator',
};

function findingLine(finding: Finding, output: Output): string {
  const heading = `  ${finding.found.padEnd(10)}${finding.check}`;
  return hanging(heading, 24, findingSentence(finding), proseWidth(output));
}

function findingSentence(finding: Finding): string {
  const { proved, whether } = CHECKED[finding.check];
  if (finding.found === 'proved') return proved;
  if (finding.found === 'unproved') return `${whether} can’t be proved: ${WHY[finding.why]}.`;
  const sentence = problemSentence(finding.problem);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function verdictSentence({ verdict, findings }: Verdict): string {
  if (verdict === 'proved') return 'Proved: everything in this record is true.';
  const found = findings.filter((finding) => finding.found === verdict);
  const names = found.map(({ check }) => check).join(', ');
  if (verdict === 'unproved') {
    return `Not proved in full: nothing in this record is false as far as can be seen, but this is open: ${names}.`;
  }
  const places = found.flatMap((finding) => (finding.found === 'broken' ? [finding.problem.at] : []));
  return `Broken: this record is not true (${names}; see ${places.join(', ')}).`;
}
