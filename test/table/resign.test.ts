import { expect, test } from 'vitest';
import { itemAt, parseRecordText, reseat, resignedSeats, verify } from '../../src/engine/index.js';
import { LOCAL_POLICY } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { Scene, newGameOf, planOf, settled } from './setup.js';

const board = boardOf('newyork');
const solo = planOf(board, ['person', 'foreman']);
const both = planOf(board, ['person', 'person', 'foreman']);

test('P25 the only person resigns: the game ends by agreement, is scored, and its record verifies', async () => {
  const scene = new Scene(board, solo);
  const client = scene.client();
  const id = await client.resign(0);
  expect(client.refusals).toEqual([]);
  expect(client.entries).toMatchObject([
    { n: 1, seat: 0, by: 'person', move: { type: 'take-over', bot: 'foreman' } },
    { n: 2, seat: null, by: 'host', move: { type: 'agree' }, outcome: [{ type: 'over' }] },
  ]);
  expect(client.of('entry').map((message) => message.id)).toEqual([id, undefined]);
  expect(scene.messages).toEqual([id]);
  expect(resignedSeats(scene.stored.log)).toEqual([0]);
  client.send({ type: 'record', id: 'late' });
  const record = parseRecordText(itemAt(client.of('record'), 0).text);
  expect(record.ok && verify(board, record.value).verdict).toBe('proved');
});

test('where another person plays on, a bot takes the seat and the game goes on', async () => {
  const scene = new Scene(board, both);
  const [one, two] = [scene.client([0]), scene.client([1])];
  for (const client of [one, two]) client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
  await one.resign(0);
  await scene.clock.pass(5000);
  expect(scene.stored.snapshot.phase).toBe('opening');
  await two.move(1, { type: 'keep', tickets: itemAt(two.table.view.offered, 1) });
  await scene.clock.pass(5000);
  expect(scene.stored.log.some(({ seat, by }) => seat === 0 && by === 'bot')).toBe(true);
  const move = await one.move(0, { type: 'deck' });
  expect(one.refusals).toEqual([[move, 'not-your-seat']]);
  // Once the other resigns too, it ends.
  await two.resign(1);
  expect(scene.stored.snapshot.phase).toBe('over');
});

test('sent twice it counts once, and the resend is answered', async () => {
  const scene = new Scene(board, both);
  const client = scene.client([0]);
  const message = { type: 'resign', id: 'x', n: 0, seat: 0 } as const;
  client.send(message);
  client.send(message);
  await settled();
  expect(client.entries).toHaveLength(1);
  expect([client.refusals, client.table.id]).toEqual([[], 'x']);
});

test('it is not stale after what others did meanwhile', async () => {
  const scene = new Scene(board, both);
  const [one, two] = [scene.client([0]), scene.client([1])];
  await two.move(1, { type: 'keep', tickets: itemAt(two.table.view.offered, 1) });
  await one.resign(0, 0);
  expect(one.refusals).toEqual([]);
});

test('it is refused for another seat, without permission, before its time, and after the end', async () => {
  const scene = new Scene(board, both, {
    policy: { ...LOCAL_POLICY, mayResign: (_, seat) => seat === 0 },
  });
  const [one, two] = [scene.client([0]), scene.client([1])];
  const refused = [await one.resign(1), await one.resign(2), await one.resign(0, 7)];
  expect(one.refusals).toEqual(refused.map((id, i) => [id, i < 2 ? 'not-your-seat' : 'stale']));
  const denied = await two.resign(1);
  expect(two.refusals).toEqual([[denied, 'not-allowed']]);
  expect(scene.store.appends).toBe(0);

  const ended = new Scene(board, planOf(board, ['person', 'navvy']));
  const client = ended.client();
  await client.resign(0);
  const late = await client.resign(0);
  expect(client.refusals).toEqual([[late, 'not-your-seat']]);
});

test('nobody is told before it is stored, and what is not stored has not happened', async () => {
  const scene = new Scene(board, solo);
  const client = scene.client();
  scene.store.fault = 'full';
  const id = await client.resign(0);
  expect([client.refusals, client.entries]).toEqual([[[id, 'not-stored']], []]);
  scene.store.fault = null;
  await client.resign(0);
  expect(scene.stored.snapshot.phase).toBe('over');
});

test('a game that was left between the two entries ends when it is opened again', async () => {
  const game = newGameOf(board, solo);
  reseat(game, 0, 'person', { type: 'take-over', bot: 'foreman' });
  const after = new Scene(board, solo, { game });
  const client = after.client();
  await after.clock.pass(10_000);
  expect(client.entries).toMatchObject([{ n: 2, move: { type: 'agree' } }]);
});
