import { describe, expect, test } from 'vitest';
import { itemAt } from '../../src/engine/index.js';
import { boardOf } from '../kit/boards.js';
import { Scene, planOf } from './setup.js';

const board = boardOf('newyork');

/** A table with a client, and a clock that moves with every look at it. */
function scene(...kinds: Parameters<typeof planOf>[1]) {
  const made = new Scene(board, planOf(board, kinds));
  const client = made.client();
  client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
  made.clock.tick = 20;
  return { client, clock: made.clock };
}

describe('advice', () => {
  test('sends the odds once, without hints', async () => {
    const { client, clock } = scene('person', 'foreman');
    client.send({ type: 'advise', what: 'odds' });
    await clock.pass(10_000);
    const [first, ...more] = client.of('advice');
    expect([more, client.of('advising')]).toEqual([[], []]);
    expect(first).toMatchObject({ n: 0, advice: { hints: [], playouts: 12 } });
    expect(first?.advice.odds.reduce((sum, odds) => sum + odds)).toBeCloseTo(1);
  });

  test('P10 reports the progress of a hint, and the hint is always the same', async () => {
    const answers = [];
    for (let i = 0; i < 3; i++) {
      const { client, clock } = scene('person', 'foreman');
      client.send({ type: 'advise', what: 'hint' });
      clock.tick = 60 + 20 * i;
      await clock.pass(10_000);
      const shares = client.of('advising').map(({ share }) => share);
      expect(shares.length).toBeGreaterThan(0);
      expect(shares).toEqual(shares.slice().sort((x, y) => x - y));
      expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
      answers.push(client.of('advice').map(({ advice }) => advice));
    }
    expect(answers[0]).toHaveLength(1);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });

  test('hints at moves of the seat whose eyes the client has', async () => {
    const { client, clock } = scene('person', 'person');
    client.send({ type: 'advise', what: 'hint' });
    await clock.pass(10_000);
    expect(client.of('advice').at(-1)?.advice.hints).toEqual([]);
    client.send({ type: 'look', eyes: 1 });
    await clock.pass(10_000);
    const hint = client.of('advice').at(-1)?.advice.hints[0]?.move;
    expect(hint).toMatchObject({ type: 'keep' });
    await client.move(1, hint!);
    expect(client.refusals).toEqual([]);
  });

  test('stops when the client asks for it, and when it leaves', async () => {
    const { client, clock } = scene('person', 'foreman');
    client.send({ type: 'advise', what: 'odds' });
    await clock.pass(500);
    client.send({ type: 'advise', what: null });
    const { length } = client.of('advice');
    await clock.pass(10_000);
    expect(client.of('advice')).toHaveLength(length);
    client.send({ type: 'advise', what: 'hint' });
    client.leave();
    await clock.pass(10_000);
    expect(client.of('advice')).toHaveLength(length);
  });

  test('P10 is about the position after the last entry, and is not given while a bot is to move', async () => {
    const { client, clock } = scene('person', 'foreman');
    client.send({ type: 'advise', what: 'odds' });
    await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) });
    client.received.length = 0;
    client.send({ type: 'hold', held: true });
    await clock.pass(10_000);
    expect(client.of('advice')).toEqual([]);
    client.send({ type: 'hold', held: false });
    await clock.pass(20_000);
    expect(client.of('entry').length).toBeGreaterThan(0);
    expect(new Set(client.of('advice').map(({ n }) => n))).toEqual(
      new Set([client.of('entry').at(-1)?.entry.n]),
    );
  });
});
