import { describe, expect, test } from 'vitest';
import { clone, type Move } from '../../src/engine/index.js';
import type { ToClient } from '../../src/protocol/index.js';
import type { SessionOptions } from '../../src/table/session.js';
import { arrange } from '../kit/arrange.js';
import { boardOf } from '../kit/boards.js';
import { newGameOf, planOf, Scene } from './setup.js';

const board = boardOf('newyork');
const deck: Move = { type: 'deck' };

/** A table at which seat 0 has drawn twice: its entries are 0 to 2. */
async function afterTwoDraws(): Promise<Scene> {
  const plan = planOf(board, ['person', 'person']);
  const game = newGameOf(board, plan);
  const state = arrange(board, { players: 2 });
  const scene = new Scene(board, plan, {
    game: { ...game, state, base: clone(state), record: { ...game.record, snapshot: state } },
  });
  const client = scene.client([0]);
  await client.move(0, deck);
  await client.move(0, deck);
  return scene;
}

async function receivedBy(options: Omit<SessionOptions, 'onMessage' | 'seats'>): Promise<ToClient[]> {
  const received: ToClient[] = [];
  const scene = await afterTwoDraws();
  scene.table.attach({ seats: [0], ...options, onMessage: (message) => received.push(message) });
  return received;
}

describe('P21 a client that rejoins', () => {
  test('is sent the entries after the last it has seen', async () => {
    const received = await receivedBy({ eyes: 0, n: 1 });
    expect(received).toMatchObject([{ type: 'entry', entry: { n: 2, seat: 0 } }]);
  });

  test('is sent nothing where it has seen everything', async () => {
    expect(await receivedBy({ eyes: 0, n: 2 })).toEqual([]);
  });

  test.each([
    ['has seen nothing', { eyes: 0, n: null }],
    ['looks with other eyes', { eyes: null, n: 1 }],
    ['is ahead of the table', { eyes: 0, n: 3 }],
  ] as const)('is sent the whole table where it %s', async (_, options) => {
    expect(await receivedBy(options)).toMatchObject([{ type: 'table', log: [{}, {}, {}] }]);
  });

  test('is sent the whole table where a move was taken back meanwhile', async () => {
    const plan = planOf(board, ['person', 'person']);
    const scene = new Scene(board, plan);
    const client = scene.client([0, 1]);
    const offered = client.table.view.offered[0] ?? [];
    await client.move(0, { type: 'keep', tickets: offered });
    await client.undo(0);
    const received: ToClient[] = [];
    scene.table.attach({ seats: [0], eyes: 0, n: 1, onMessage: (message) => received.push(message) });
    expect(received).toMatchObject([{ type: 'table' }]);
  });
});
