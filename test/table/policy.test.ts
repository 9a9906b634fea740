import { describe, expect, test } from 'vitest';
import { itemAt } from '../../src/engine/index.js';
import { LOCAL_POLICY, type TablePolicy } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { Scene, planOf } from './setup.js';

const board = boardOf('newyork');
const solo = planOf(board, ['person', 'foreman', 'foreman']);
const bots = planOf(board, ['foreman', 'foreman']);

/** A table with this policy, and a client of it. */
function tableWithPolicy(policy: Partial<TablePolicy>, plan = solo) {
  const scene = new Scene(board, plan, { policy: { ...LOCAL_POLICY, ...policy } });
  return { scene, client: scene.client() };
}
const never = () => false;

describe('a policy that does not allow it', () => {
  test('setting the pace is denied, and the bots keep theirs', async () => {
    const { scene, client } = tableWithPolicy({ maySetPace: never }, bots);
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    expect(client.denials).toEqual([['pace', 'not-allowed']]);
    await scene.clock.pass(600);
    expect(client.n).toBe(2);
  });

  test('holding the bots is ignored', async () => {
    const { scene, client } = tableWithPolicy({ mayHoldBots: never }, bots);
    client.send({ type: 'hold', held: true });
    await scene.clock.pass(600);
    expect([client.n, client.denials, client.refusals]).toEqual([2, [], []]);
  });

  test('looking is denied, and the table is sent with the old eyes', () => {
    const { client } = tableWithPolicy({ mayLook: (_, eyes) => eyes === 'open' });
    client.send({ type: 'look', eyes: 0 });
    expect(client.denials).toEqual([['look', 'not-allowed']]);
    expect(client.table.eyes).toBe(0);
    client.send({ type: 'look', eyes: 'open' });
    client.send({ type: 'look', eyes: 0 });
    expect([client.denials.length, client.table.eyes]).toEqual([2, 'open']);
  });

  test('advice is denied, for odds and hints apart, and not computed', async () => {
    const { scene, client } = tableWithPolicy({ mayBeAdvised: (_, what) => what === 'odds' });
    client.send({ type: 'advise', what: 'hint' });
    await scene.clock.pass(60_000);
    expect([client.denials, client.of('advice')]).toEqual([[['advise', 'not-allowed']], []]);
    client.send({ type: 'advise', what: 'odds' });
    await scene.clock.pass(60_000);
    expect(client.of('advice').length).toBeGreaterThan(0);
    client.send({ type: 'advise', what: null });
    expect(client.denials).toHaveLength(1);
  });

  test('undo is refused', async () => {
    const { client } = tableWithPolicy({ mayUndo: never });
    await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) });
    const id = await client.undo(0);
    expect(client.refusals).toEqual([[id, 'not-allowed']]);
  });

  test('is called with the seats of the session', () => {
    const scene = new Scene(board, planOf(board, ['person', 'person']), {
      policy: { ...LOCAL_POLICY, maySetPace: ({ seats }) => seats.includes(0) },
    });
    const [host, guest] = [scene.client([0]), scene.client([1])];
    for (const client of [host, guest]) client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    expect([host.denials, guest.denials]).toEqual([[], [['pace', 'not-allowed']]]);
  });
});

test('the pace is clamped to the policy’s limits', async () => {
  const pace = { initial: { step: 0, grace: 0 }, min: { step: 100, grace: 0 }, max: { step: 200, grace: 0 } };
  const { scene, client } = tableWithPolicy({ pace }, bots);
  client.send({ type: 'pace', pace: { step: 3_600_000, grace: 0 } });
  await scene.clock.pass(0);
  expect(client.n).toBe(1);
  await scene.clock.pass(200);
  expect(client.n).toBe(2);
  client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
  await scene.clock.pass(200);
  expect(client.n).toBe(3);
  await scene.clock.pass(99);
  expect(client.n).toBe(3);
  await scene.clock.pass(1);
  expect(client.n).toBe(4);
});

test('where bots play alone, they do so before the first client connects and after the last has left', async () => {
  const policy = { ...LOCAL_POLICY, botsPlayAlone: true };
  const scene = new Scene(board, bots, { policy });
  await scene.clock.pass(600);
  expect(scene.stored.log.length).toBe(3);
  scene.client().leave();
  await scene.clock.pass(600);
  expect(scene.stored.log.length).toBe(4);
});
