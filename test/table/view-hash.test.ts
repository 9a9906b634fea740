import { expect, test } from 'vitest';
import { fastSeed, start, type State, view, type View } from '../../src/engine/index.js';
import { boards } from '../kit/boards.js';
import { viewHash } from '../../src/protocol/index.js';

/** Every copy of a value with one number, text or null in it changed. */
function* changedCopies(value: unknown): Generator {
  if (typeof value === 'number') yield value + 1;
  else if (typeof value === 'string') yield `${value}x`;
  else if (typeof value === 'boolean') yield !value;
  else if (value === null) yield 0;
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries())
      for (const other of changedCopies(item)) yield value.map((it: unknown, j) => (j === i ? other : it));
    yield [...(value as unknown[]), 0];
  } else if (typeof value === 'object')
    for (const [name, item] of Object.entries(value))
      for (const other of changedCopies(item)) yield { ...value, [name]: other };
}

test.each(boards.map((board) => [board.id, board] as const))(
  'on %s the hash changes with every part of a view',
  (_, board) => {
    const state: State = start(board, { players: 2, first: 0 }, fastSeed(3), []);
    const seen = view(board, state, 0);
    const hash = viewHash(seen);
    expect(viewHash(JSON.parse(JSON.stringify(seen)) as View)).toBe(hash);
    let copies = 0;
    for (const copy of changedCopies(seen)) {
      copies++;
      if (viewHash(copy as View) === hash) throw new Error(`the same hash: ${JSON.stringify(copy)}`);
    }
    expect(copies).toBeGreaterThan(100);
    expect(hash).toBe(hash >>> 0);
  },
);
