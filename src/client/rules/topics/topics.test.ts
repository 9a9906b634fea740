import { expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { lazyParts } from '../../../boards/lazy.js';
import { clausesOfTopic, topicOfClauses, topicsOf } from './topics.js';

test.each(boards)('every clause of $id belongs to a topic that it has', async (board) => {
  const book = (await lazyParts[board.id]?.rules.en()) ?? [];
  const covered = new Set(topicsOf(board).flatMap(clausesOfTopic));
  expect(book.length).toBeGreaterThan(15);
  expect(book.map(({ clause }) => clause).filter((clause) => !covered.has(clause))).toEqual([]);
});

test.each(boards)('every topic of $id has a clause behind it', async (board) => {
  const book = (await lazyParts[board.id]?.rules.en()) ?? [];
  for (const topic of topicsOf(board)) {
    expect(book.filter(({ clause }) => clausesOfTopic(topic).includes(clause)).length).toBeGreaterThan(0);
  }
});

test('a clause leads to its topic', () => {
  expect(topicOfClauses(['N4', 'A12'])).toBe('ferry');
  expect(topicOfClauses(['G9'])).toBe('claim');
  expect(topicOfClauses(['X1'])).toBeUndefined();
});
