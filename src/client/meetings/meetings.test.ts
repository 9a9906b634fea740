import { expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import { meetingOn } from './meetings.js';

/** What each board has to explain. */
const EXPLAINED: Record<string, string[]> = {
  nordic: ['ferry', 'tunnel'],
  newyork: ['attraction'],
  amsterdam: ['cart'],
  africa: ['ferry', 'terrain'],
};

test.each(boards)('$id explains each of its rules once, at a route that has it', (board) => {
  const known: string[] = [];
  // Twice over, as a route may have several.
  for (const route of [...board.routes, ...board.routes]) {
    const met = meetingOn(board, route, known);
    if (met !== undefined) known.push(met);
  }
  expect([...known].sort()).toEqual(EXPLAINED[board.id]);
  expect(board.routes.filter((route) => meetingOn(board, route, known))).toEqual([]);
});

test('a tunnel is explained at a tunnel and nowhere else', () => {
  const board = boards.find(({ id }) => id === 'nordic')!;
  for (const route of board.routes)
    expect(meetingOn(board, route, ['ferry']) === 'tunnel').toBe(route.tunnel);
});
