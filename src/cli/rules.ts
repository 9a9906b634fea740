import { lazyParts } from '../boards/lazy.js';
import type { Command } from './command.js';
import { boardNamed, boardOperand } from './options.js';
import { printJson } from './output.js';
import { EXIT, Refusal } from './refusal.js';
import { hanging, proseWidth } from './text.js';

/** `rules`: the rules of a board, as people read them. */
export const rulesCommand: Command = {
  name: 'rules',
  summary: 'the rules of a board, in our own words and with its numbers',
  operand: boardOperand(true),
  options: [],
  details: [
    'The rules that begin with G are those of the whole family; a board has its own behind them. ' +
      'With --json it prints a list of clauses and their texts.',
  ],
  async run(args, output) {
    const board = boardNamed(args.operand ?? '');
    if (board instanceof Refusal) return board;
    const rules = (await lazyParts[board.id]?.rules.en()) ?? [];
    if (args.json) {
      printJson(output, rules);
      return EXIT.fine;
    }
    const column = 2 + Math.max(...rules.map(({ clause }) => clause.length));
    output.out(`${board.title}: the rules`);
    for (const { clause, text } of rules) {
      output.out(`\n${hanging(clause, column, text, proseWidth(output))}`);
    }
    return EXIT.fine;
  },
};
