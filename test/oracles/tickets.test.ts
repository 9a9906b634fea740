import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/engine/index.js';
import { isDone, network } from '../../src/engine/score/networks.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, route } from '../kit/boards.js';
import { isConnected, placesReached } from './connections.js';

describe('G14 tickets done agree with walking from place to place', () => {
  test.each(boards)('G14 on $id', (board) => {
    const owners = fc.array(fc.constantFrom(NOBODY, 0, 1), {
      minLength: board.routes.length,
      maxLength: board.routes.length,
    });
    const share = fc.integer({ min: 1, max: 4 });
    const position = arrange(board);
    let done = 0;
    fc.assert(
      fc.property(owners, share, (owner, many) => {
        position.owner = owner.map((seat, id) => (id % 5 <= many ? seat : NOBODY));
        for (const seat of [0, 1]) {
          const ids = position.owner.flatMap((one, id) => (one === seat ? [id] : []));
          const part = network(board, position, seat);
          const engine = board.tickets.map((ticket) => isDone(part, ticket));
          expect(engine).toEqual(board.tickets.map((_, ticket) => isConnected(board, ticket, ids)));
          done += engine.filter(Boolean).length;
        }
      }),
      { numRuns: 40, seed: 14 },
    );
    expect(done).toBeGreaterThan(100);
  });

  test('A8 the walk itself crosses Madagascar by its route only', () => {
    const africa = boardOf('africa');
    const sea = [route(africa, 'mocambique', 'madagascar-0'), route(africa, 'madagascar-1', 'durban')];
    expect(placesReached(africa, 'mocambique', sea).has('durban')).toBe(false);
    expect(
      placesReached(africa, 'mocambique', [...sea, route(africa, 'madagascar-0', 'madagascar-1')]).has(
        'durban',
      ),
    ).toBe(true);
  });
});
