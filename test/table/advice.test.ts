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
  test('tells the odds again and again, better founded each time, without a hint', async () => {
    const { screen, clock } = scene('person', 'foreman');
    screen.send({ type: 'advise', what: 'odds' });
    await clock.pass(10_000);
    const advice = screen.of('advice');
    const playouts = advice.map((it) => it.advice.playouts);
    expect(playouts.length).toBeGreaterThan(2);
    expect(playouts).toEqual(playouts.slice().sort((x, y) => x - y));
    expect(advice.every(({ n, advice: { hints } }) => n === 0 && hints.length === 0)).toBe(true);
    for (const { odds } of advice.map((it) => it.advice)) expect(odds[0] + odds[1]).toBeCloseTo(1);
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
