import { expect, test } from 'vitest';
import type { ToClient } from '../../protocol/index.js';
import { deliverText } from './deliver-text.js';

const entry = { n: 1, seat: 0, by: 'person', move: { type: 'deck' }, outcome: [] } as const;
const table = { type: 'table', plan: { board: 'b', seats: [], first: 0 }, view: { a: [1] }, log: [entry] };

test.each([
  { type: 'entry', entry, undo: [0], hash: 4, id: 'x"y' },
  { ...table, boardHash: 'h', eyes: 'open', seats: [], undo: [] },
  { type: 'thinking', seat: 1 },
  { type: 'refused', id: '', problem: { code: 'not-stored' } },
] as unknown as ToClient[])('the text of %o is its JSON', (message) => {
  const frame = JSON.parse(deliverText('a"b', message)) as unknown;
  expect(frame).toEqual({ type: 'deliver', link: 'a"b', message });
});

test('what several clients share is written once', () => {
  let written = 0;
  const shared = { ...entry, toJSON: () => (written++, entry) };
  for (let i = 0; i < 100; i++)
    deliverText(`link ${i}`, { type: 'entry', entry: shared as never, undo: [i] });
  expect(written).toBe(1);
});
