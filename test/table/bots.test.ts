import { describe, expect, test } from 'vitest';
import type { BotKind } from '../../src/bots/index.js';
import { type Move, type View, canonical, fold, openRecord, verify } from '../../src/engine/index.js';
import { LEVELS, type Level } from '../../src/protocol/index.js';
import { opponentOf } from '../../src/table/levels.js';
import { thinkInPortions } from '../../src/table/portions.js';
import { boardOf, boards } from '../kit/boards.js';
import { quick, spoiler } from '../kit/bots.js';
import { FakeClock, Scene, planOf, prompt } from './setup.js';

const board = boardOf('newyork');
const bots = planOf(board, ['foreman', 'foreman', 'foreman']);

/** Opponents that play so. */
function playing(kind: BotKind, iterations = 0, ms = 1000) {
  return { opponentOf: () => ({ kind, iterations, ms }) };
}

/** The bot of a level in a hurry. */
function hasty(level: Level) {
  const opponent = opponentOf(level);
  return { ...opponent, iterations: Math.min(1, opponent.iterations) };
}

describe.each(boards.map(({ id }) => id))('a whole game of bots on %s', (id) => {
  test('is told entry by entry, comes to its end, and proves itself', async () => {
    const here = boardOf(id);
    const plan = planOf(here, LEVELS.slice(0, here.facts.players[1]), 'lot');
    const scene = new Scene(here, plan, { opponentOf: hasty });
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 10, grace: 0 } });
    const folded = structuredClone(screen.table.view);
    await scene.clock.pass(1_000_000);
    for (const { outcome } of screen.entries) for (const event of outcome) fold(here, folded, event);
    screen.send({ type: 'look', eyes: 'open' });
    expect(canonical(folded)).toBe(canonical(screen.table.view));
    expect([folded.phase, scene.troubles]).toEqual(['over', []]);
    expect(screen.entries.map(({ n }) => n)).toEqual(screen.entries.map((_, i) => i + 1));
    expect(verify(here, scene.keeper.stored!).verdict).toBe('proved');
    expect(openRecord(here, scene.keeper.stored!).ok).toBe(true);
  });
});

describe('bots', () => {
  test('leave so much time between their moves', async () => {
    const scene = new Scene(board, bots);
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 400, grace: 0 } });
    await scene.clock.pass(0);
    expect(screen.n).toBe(1);
    await scene.clock.pass(399);
    expect(screen.n).toBe(1);
    await scene.clock.pass(1);
    expect(screen.n).toBe(2);
    await scene.clock.pass(4000);
    expect(screen.n).toBe(12);
  });

  test('wait while a screen still shows what happened, until it lets go or leaves', async () => {
    const scene = new Scene(board, bots);
    const [one, two] = [scene.screen(), scene.screen()];
    one.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    one.send({ type: 'hold', held: true });
    two.send({ type: 'hold', held: true });
    await scene.clock.pass(5000);
    expect(one.n).toBe(0);
    one.send({ type: 'hold', held: false });
    await scene.clock.pass(5000);
    expect(one.n).toBe(0);
    two.leave();
    await scene.clock.pass(0);
    expect(one.n).toBeGreaterThan(0);
  });

  test('do not wait for ever for a screen that has fallen asleep', async () => {
    const scene = new Scene(board, bots);
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    screen.send({ type: 'hold', held: true });
    await scene.clock.pass(29_999);
    expect(screen.n).toBe(0);
    await scene.clock.pass(1);
    expect(screen.n).toBeGreaterThan(0);
  });

  test('play only where somebody looks', async () => {
    const scene = new Scene(board, bots);
    const gone = scene.screen();
    gone.send({ type: 'pace', pace: { step: 100, grace: 0 } });
    await scene.clock.pass(200);
    const before = gone.n;
    gone.leave();
    await scene.clock.pass(5000);
    const back = scene.screen();
    expect([gone.n, back.n]).toEqual([before, before]);
    await scene.clock.pass(1000);
    expect(back.n).toBeGreaterThan(before);
  });

  test('say that they think', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'foreman', 'foreman']));
    const screen = scene.screen();
    await scene.clock.pass(0);
    expect(screen.of('thinking')).toEqual([{ type: 'thinking', seat: 1 }]);
    // Who comes later hears of it too.
    const held = new Scene(board, bots);
    held.screen().send({ type: 'hold', held: true });
    await held.clock.pass(0);
    expect(held.screen().of('thinking')).toEqual([{ type: 'thinking', seat: 0 }]);
  });

  test('leave people the time for the last opening choice', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'foreman', 'foreman']));
    const screen = scene.screen();
    await scene.clock.pass(60_000);
    expect(screen.entries.map(({ seat }) => seat)).toEqual([1]);
    await screen.move(0, { type: 'keep', tickets: screen.table.view.offered[0] });
    expect(screen.of('entry').at(-1)?.undo).toEqual([0]);
    await scene.clock.pass(999);
    expect(screen.n).toBe(2);
    await scene.clock.pass(1);
    expect(screen.entries.at(-1)).toMatchObject({
      seat: 2,
      outcome: [{ type: 'chose' }, { type: 'opened' }, { type: 'turn' }],
    });
  });

  test('are shown what their seat sees and saw happen, and have chance of their own', async () => {
    const seeds: string[] = [];
    const looks: { seat: number; view: View; events: number }[] = [];
    const noted: BotKind = {
      ...quick,
      createBot(on, seat, seed) {
        seeds.push(seed);
        const bot = quick.createBot(on, seat, seed);
        return {
          ...bot,
          observe(view, events) {
            looks.push({ seat, view, events: events.length });
            bot.observe(view, events);
          },
        };
      },
    };
    const scene = new Scene(board, bots, playing(noted));
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    await scene.clock.pass(1_000_000);
    expect(seeds).toHaveLength(3);
    expect(new Set(seeds).size).toBe(3);
    expect(seeds).not.toContain(scene.keeper.stored!.snapshot.seed);
    expect(
      looks.every(({ seat, view }) => view.eyes === seat && !('deck' in view) && !('seed' in view)),
    ).toBe(true);
    expect(looks.slice(3).every(({ events }) => events > 0)).toBe(true);
  });

  test.each<[string, Move | Error]>([
    ['throws', new Error('a bug of the bot')],
    ['makes a wrong move', { type: 'row', slot: 77 }],
  ])('one that %s does not stop the game', async (_, wrong) => {
    const scene = new Scene(board, bots, playing(spoiler('spoiler', 3, wrong)));
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    await scene.clock.pass(1_000_000);
    expect(screen.entries.at(-1)?.outcome.at(-1)?.type).toBe('over');
    expect(scene.troubles.length).toBeGreaterThan(0);
  });

  test('try again where their move could not be stored, and say so', async () => {
    const scene = new Scene(board, bots);
    const screen = scene.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    scene.keeper.fails = true;
    await scene.clock.pass(2999);
    expect([scene.keeper.appends, screen.n]).toEqual([2, 0]);
    expect(screen.refusals).toEqual([
      ['', 'not-stored'],
      ['', 'not-stored'],
    ]);
    scene.keeper.fails = false;
    await scene.clock.pass(1);
    expect(screen.n).toBeGreaterThan(0);
  });

  test('stop at once when the table is closed, also with a move on its way to the store', async () => {
    const scene = new Scene(board, bots);
    const screen = scene.screen();
    const release = scene.keeper.holdBack();
    await scene.clock.pass(0);
    scene.table.close();
    release();
    await scene.clock.pass(60_000);
    expect([scene.keeper.appends, screen.entries]).toEqual([1, []]);
  });
});

/** A thinker whose iterations take so long each; notes the portions. */
function think(clock: FakeClock, cost: number, portions: number[]) {
  return (iterations: number) => {
    portions.push(iterations);
    clock.time += cost * iterations;
    return true;
  };
}

describe('thought', () => {
  test('comes in portions that leave the host time to answer', async () => {
    const clock = new FakeClock();
    const portions: number[] = [];
    let ended = -1;
    thinkInPortions(
      clock,
      think(clock, 2, portions),
      { iterations: 50, ms: 10_000 },
      { done: () => (ended = clock.time) },
    );
    await clock.pass(1000);
    expect(Math.max(...portions)).toBe(4);
    expect(portions.reduce((sum, n) => sum + n)).toBe(50);
    expect(ended).toBe(100);
  });

  test('ends within its time, even where an iteration takes long', async () => {
    const clock = new FakeClock();
    const portions: number[] = [];
    let ended = -1;
    thinkInPortions(
      clock,
      think(clock, 40, portions),
      { iterations: 500, ms: 1000 },
      { done: () => (ended = clock.time) },
    );
    await clock.pass(5000);
    expect(new Set(portions)).toEqual(new Set([1]));
    expect(ended).toBeGreaterThan(900);
    expect(ended).toBeLessThanOrEqual(1000);
  });

  test('rests where nobody waits for it', async () => {
    const clock = new FakeClock();
    const portions: number[] = [];
    let ended = -1;
    thinkInPortions(
      clock,
      think(clock, 2, portions),
      { iterations: 50, ms: 10_000 },
      { done: () => (ended = clock.time), rest: (iterations) => (iterations === 0 ? 100 : 0) },
    );
    await clock.pass(99);
    expect(portions).toEqual([]);
    await clock.pass(1000);
    expect(ended).toBe(200);
  });

  test('goes on during the moment in which a person may take back, so that nobody waits twice', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'foreman']));
    const { clock } = scene;
    const slow: BotKind = {
      ...quick,
      createBot(on, seat, seed) {
        return { ...quick.createBot(on, seat, seed), think: (n) => Boolean((clock.time += 10 * n)) };
      },
    };
    const timed = new Scene(board, planOf(board, ['person', 'foreman']), {
      clock,
      ...playing(slow, 80, 900),
    });
    const screen = timed.screen();
    screen.send({ type: 'pace', pace: { step: 0, grace: 1000 } });
    const begin = clock.time;
    await screen.move(0, { type: 'keep', tickets: screen.table.view.offered[0] });
    await clock.pass(1000);
    expect(screen.n).toBe(2);
    expect(clock.time - begin).toBe(1000);
  });

  test('every level has its bot', () => {
    expect(LEVELS.map((level) => opponentOf(level).kind.name)).toHaveLength(LEVELS.length);
    expect(prompt()().kind).toBe(quick);
  });
});
