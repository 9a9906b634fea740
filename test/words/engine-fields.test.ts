import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playRandomGame } from '../../src/cli/random-game.js';
import { view } from '../../src/engine/index.js';
import { boards } from '../kit/boards.js';

const PAGE = readFileSync('docs/engine.md', 'utf8');

/** The fields in the first column of the table under a type's heading. */
function documentedFields(type: string): string[] {
  const [, section = ''] = PAGE.split(`### \`${type}\`\n`);
  const table = section.split(/^#/m)[0]!;
  return [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell]) => cell!.match(/\w+/g) ?? []);
}

const board = boards[0]!;
const state = playRandomGame(board, 2, 'fast:1');
const OBJECTS: [type: string, object: object][] = [
  ['Board', board],
  ['Route', board.routes[0]!],
  ['Cost', board.routes[0]!.cost],
  ['Ticket', board.tickets[0]!],
  ['View', view(board, state, 0)],
  ['Outcome', state.outcome ?? {}],
];

test.each(OBJECTS)('docs/engine.md has every field of a %s, and no other', (type, object) => {
  expect(documentedFields(type).sort()).toEqual(Object.keys(object).sort());
});

test('and names what a state has beside a view', () => {
  const shown = new Set(Object.keys(view(board, state, 0)));
  const [line = ''] = /^A state has the same fields.*$/m.exec(PAGE) ?? [];
  const more = Object.keys(state).filter((key) => !shown.has(key));
  expect(line.match(/(?<=`)\w+(?=`)/g)?.sort()).toEqual(more.sort());
});
