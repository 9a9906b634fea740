import { expect, test } from 'vitest';
import type { Gathering, GatheringSeat } from '../../../protocol/index.js';
import { gatheringNews } from './gathering-news.js';

const open: GatheringSeat = { kind: 'open' };
const bot: GatheringSeat = { kind: 'bot', name: 'Pip', level: 'navvy' };
const person = (member: number, name: string, ready = false): GatheringSeat => ({
  kind: 'person',
  member,
  name,
  ready,
});

function gathering(...seats: GatheringSeat[]): Gathering {
  return {
    board: 'nordic',
    seats,
    options: { listed: true, spectators: true, undo: true, advice: false, pace: 'normal', chat: 'all' },
    members: ['Ingrid', 'Halldór', 'Frøya'].map((name) => ({ name, here: true })),
    host: 0,
    commitment: '',
    quick: false,
  };
}

test('others who sit down, stand up or are ready are news', () => {
  const before = gathering(person(0, 'Ingrid'), person(1, 'Halldór'), open);
  expect(gatheringNews(before, gathering(person(0, 'Ingrid'), open, person(2, 'Frøya')), 0)).toEqual([
    { type: 'sat', name: 'Frøya' },
    { type: 'stood', name: 'Halldór' },
  ]);
  expect(gatheringNews(before, gathering(person(0, 'Ingrid'), person(1, 'Halldór', true), open), 0)).toEqual([
    { type: 'ready', name: 'Halldór' },
  ]);
});

test('what one does oneself, and bots, are not; who changes seats has not stood up', () => {
  const before = gathering(person(0, 'Ingrid'), person(1, 'Halldór'), open);
  expect(gatheringNews(before, gathering(open, person(1, 'Halldór'), bot), 0)).toEqual([]);
  expect(gatheringNews(before, gathering(person(0, 'Ingrid'), open, person(1, 'Halldór')), 0)).toEqual([]);
});

test('that everybody is ready is said once, in place of who was last', () => {
  const before = gathering(person(0, 'Ingrid', true), person(1, 'Halldór'), bot);
  const after = gathering(person(0, 'Ingrid', true), person(1, 'Halldór', true), bot);
  expect(gatheringNews(before, after, 0)).toEqual([{ type: 'all-ready' }]);
  expect(gatheringNews(after, after, 0)).toEqual([]);
});
