import { expect, test } from 'vitest';
import { boardOfRecord, boards, findBoard } from './index.js';
import { lazyParts } from './lazy.js';

/** The hashes that records of before bear: what they were played on must never change. */
const EARLIER = [
  ['amsterdam', '297fc06424b153a631156dfc54e655857ecbae48b8c787b2a5d207d22f0e7a26'],
  ['africa', '30131316da328457b8e89401041c03fad1268d3406c2e248ecab5bcd531de024'],
] as const;

test.each(EARLIER)('a record of the earlier %s finds the edition it was played on', (id, hash) => {
  expect(findBoard(id)?.hash).not.toBe(hash);
  expect(boardOfRecord({ board: id, boardHash: hash })?.hash).toBe(hash);
});

test.each(boards)('a record of today’s $id, or of unknown facts, finds today’s board', ({ id, hash }) => {
  expect(boardOfRecord({ board: id, boardHash: hash })).toBe(findBoard(id));
  expect(boardOfRecord({ board: id, boardHash: '0'.repeat(64) })).toBe(findBoard(id));
});

test('a record of an unknown board has no board, and a hash of another board doesn’t count', () => {
  expect(boardOfRecord({ board: 'mars', boardHash: EARLIER[0][1] })).toBeUndefined();
  expect(boardOfRecord({ board: 'nordic', boardHash: EARLIER[0][1] })).toBe(findBoard('nordic'));
});

test('editions with their own drawing are editions of the board', async () => {
  for (const { id } of boards) {
    const art = await lazyParts[id]?.art();
    for (const hash of Object.keys(art?.editions ?? {}))
      expect(boardOfRecord({ board: id, boardHash: hash })?.hash).toBe(hash);
  }
});
