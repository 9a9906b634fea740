import { describe, expect, test } from 'vitest';
import { boardOf } from '../kit/boards.js';
import { Scene, planOf } from './setup.js';

const board = boardOf('newyork');

/** A table of these with a screen, on which time passes with every look at the clock. */
function scene(...kinds: Parameters<typeof planOf>[1]) {
  const made = new Scene(board, planOf(board, kinds));
  const screen = made.screen();
  screen.send({ type: 'pace', pace: { step: 0, grace: 0 } });
  made.clock.tick = 20;
  return { screen, clock: made.clock };
}

describe('advice', () => {
  test('tells the odds once they are known, without a hint', async () => {
    const { screen, clock } = scene('person', 'foreman');
    screen.send({ type: 'advise', what: 'odds' });
    await clock.pass(10_000);
    const [told, ...more] = screen.of('advice');
    expect([more, screen.of('advising')]).toEqual([[], []]);
    expect(told).toMatchObject({ n: 0, advice: { hints: [], playouts: 12 } });
    expect(told.advice.odds[0] + told.advice.odds[1]).toBeCloseTo(1);
  });

  test('tells how far a hint has come, and the same hint whenever it is asked for', async () => {
    const answers = [];
    for (let i = 0; i < 3; i++) {
      const { screen, clock } = scene('person', 'foreman');
      screen.send({ type: 'advise', what: 'hint' });
      clock.tick = 60 + 20 * i;
      await clock.pass(10_000);
      const shares = screen.of('advising').map(({ share }) => share);
      expect(shares.length).toBeGreaterThan(0);
      expect(shares).toEqual(shares.slice().sort((x, y) => x - y));
      expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
      answers.push(screen.of('advice').map(({ advice }) => advice));
    }
    expect(answers[0]).toHaveLength(1);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });

  test('hints at moves of the seat whose eyes the screen has', async () => {
    const { screen, clock } = scene('person', 'person');
    screen.send({ type: 'advise', what: 'hint' });
    await clock.pass(10_000);
    expect(screen.of('advice').at(-1)?.advice.hints).toEqual([]);
    screen.send({ type: 'look', eyes: 1 });
    await clock.pass(10_000);
    const hint = screen.of('advice').at(-1)?.advice.hints[0].move;
    expect(hint).toMatchObject({ type: 'keep' });
    await screen.move(1, hint!);
    expect(screen.refusals).toEqual([]);
  });

  test('stops when nobody wishes it any more, and when the screen leaves', async () => {
    const { screen, clock } = scene('person', 'foreman');
    screen.send({ type: 'advise', what: 'odds' });
    await clock.pass(500);
    screen.send({ type: 'advise', what: null });
    const { length } = screen.of('advice');
    await clock.pass(10_000);
    expect(screen.of('advice')).toHaveLength(length);
    screen.send({ type: 'advise', what: 'hint' });
    screen.leave();
    await clock.pass(10_000);
    expect(screen.of('advice')).toHaveLength(length);
  });

  test('is about the position after the last entry, and never given while a bot is to move', async () => {
    const { screen, clock } = scene('person', 'foreman');
    screen.send({ type: 'advise', what: 'odds' });
    await screen.move(0, { type: 'keep', tickets: screen.table.view.offered[0] });
    screen.heard.length = 0;
    screen.send({ type: 'hold', held: true });
    await clock.pass(10_000);
    expect(screen.of('advice')).toEqual([]);
    screen.send({ type: 'hold', held: false });
    await clock.pass(20_000);
    expect(screen.of('entry').length).toBeGreaterThan(0);
    expect(new Set(screen.of('advice').map(({ n }) => n))).toEqual(
      new Set([screen.of('entry').at(-1)?.entry.n]),
    );
  });
});
