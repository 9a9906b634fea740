import { describe, expect, test } from 'vitest';
import type { BotKind } from '../../src/bots/index.js';
import { type Move, type View, canonical, fold, itemAt, openRecord, verify } from '../../src/engine/index.js';
import { LEVELS, type Level } from '../../src/protocol/index.js';
import { botOf, budgetOf } from '../../src/table/thinking/levels.js';
import { thinkInPortions } from '../../src/table/thinking/portions.js';
import { boardOf, boards } from '../kit/boards.js';
import { spoiler } from '../kit/bots.js';
import { FakeClock, Scene, planOf, promptBot } from './setup.js';

const board = boardOf('newyork');
const quick = promptBot();
const bots = planOf(board, ['foreman', 'foreman', 'foreman']);

/** Every bot is of this kind. */
function playing(kind: BotKind, iterations = 0, ms = 1000) {
  return { botOf: () => kind, budgetOf: () => ({ iterations, ms }) };
}

/** The level's budget, limited to one iteration. */
function oneIteration(level: Level) {
  const { iterations, ms } = budgetOf(level);
  return { iterations: Math.min(1, iterations), ms };
}

describe.each(boards.map(({ id }) => id))('a whole game of bots on %s', (id) => {
  test('is sent entry by entry, ends, and its record verifies', async () => {
    const here = boardOf(id);
    const plan = planOf(here, LEVELS.slice(0, here.facts.players[1]), 'lot');
    const scene = new Scene(here, plan, { botOf, budgetOf: oneIteration });
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 10, grace: 0 } });
    const folded = structuredClone(client.table.view);
    await scene.clock.pass(1_000_000);
    for (const { outcome } of client.entries) for (const event of outcome) fold(here, folded, event);
    client.send({ type: 'look', eyes: 'open' });
    expect(canonical(folded)).toBe(canonical(client.table.view));
    expect([folded.phase, scene.errors]).toEqual(['over', []]);
    expect(client.entries.map(({ n }) => n)).toEqual(client.entries.map((_, i) => i + 1));
    expect(verify(here, scene.stored).verdict).toBe('proved');
    expect(openRecord(here, scene.stored).ok).toBe(true);
  });
});

describe('bots', () => {
  test('keep their pace', async () => {
    const scene = new Scene(board, bots);
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 400, grace: 0 } });
    await scene.clock.pass(0);
    expect(client.n).toBe(1);
    await scene.clock.pass(399);
    expect(client.n).toBe(1);
    await scene.clock.pass(1);
    expect(client.n).toBe(2);
    await scene.clock.pass(4000);
    expect(client.n).toBe(12);
  });

  test('wait while a client holds them, until it releases them or leaves', async () => {
    const scene = new Scene(board, bots);
    const [one, two] = [scene.client(), scene.client()];
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

  test('wait 30 seconds at most for a client that never releases them', async () => {
    const scene = new Scene(board, bots);
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    client.send({ type: 'hold', held: true });
    await scene.clock.pass(29_999);
    expect(client.n).toBe(0);
    await scene.clock.pass(1);
    expect(client.n).toBeGreaterThan(0);
  });

  test('play only while a client is connected', async () => {
    const scene = new Scene(board, bots);
    const gone = scene.client();
    gone.send({ type: 'pace', pace: { step: 100, grace: 0 } });
    await scene.clock.pass(200);
    const before = gone.n;
    gone.leave();
    await scene.clock.pass(5000);
    const back = scene.client();
    expect([gone.n, back.n]).toEqual([before, before]);
    await scene.clock.pass(1000);
    expect(back.n).toBeGreaterThan(before);
  });

  test('P4 announce that they think', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'foreman', 'foreman']));
    const client = scene.client();
    await scene.clock.pass(0);
    expect(client.of('thinking')).toEqual([{ type: 'thinking', seat: 1 }]);
    // A client that connects later is notified as well.
    const held = new Scene(board, bots);
    held.client().send({ type: 'hold', held: true });
    await held.clock.pass(0);
    expect(held.client().of('thinking')).toEqual([{ type: 'thinking', seat: 0 }]);
  });

  test('leave the last opening choice to people', async () => {
    const scene = new Scene(board, planOf(board, ['person', 'foreman', 'foreman']));
    const client = scene.client();
    await scene.clock.pass(60_000);
    expect(client.entries.map(({ seat }) => seat)).toEqual([1]);
    await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) });
    expect(client.of('entry').at(-1)?.undo).toEqual([0]);
    await scene.clock.pass(999);
    expect(client.n).toBe(2);
    await scene.clock.pass(1);
    expect(client.entries.at(-1)).toMatchObject({
      seat: 2,
      outcome: [{ type: 'chose' }, { type: 'opened' }, { type: 'turn' }],
    });
  });

  test('get the view and events of their seat, and a seed of their own', async () => {
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
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    await scene.clock.pass(1_000_000);
    expect(seeds).toHaveLength(3);
    expect(new Set(seeds).size).toBe(3);
    expect(seeds).not.toContain(scene.stored.snapshot.seed);
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
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    await scene.clock.pass(1_000_000);
    expect(client.entries.at(-1)?.outcome.at(-1)?.type).toBe('over');
    expect(scene.errors.length).toBeGreaterThan(0);
  });

  test('retry a move that could not be stored, and report it', async () => {
    const scene = new Scene(board, bots);
    const client = scene.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 0 } });
    scene.store.fault = 'full';
    await scene.clock.pass(2999);
    expect([scene.store.appends, client.n]).toEqual([2, 0]);
    expect(client.refusals).toEqual([
      ['', 'not-stored'],
      ['', 'not-stored'],
    ]);
    scene.store.fault = null;
    await scene.clock.pass(1);
    expect(client.n).toBeGreaterThan(0);
  });

  test('stop when the table is closed, even with an append under way', async () => {
    const scene = new Scene(board, bots);
    const client = scene.client();
    const release = scene.store.holdBack();
    await scene.clock.pass(0);
    scene.table.close();
    release();
    await scene.clock.pass(60_000);
    expect([scene.store.appends, client.entries]).toEqual([1, []]);
  });
});

/** A thought whose iterations take `cost` milliseconds each; notes the portions. */
function think(clock: FakeClock, cost: number, portions: number[]) {
  return (iterations: number) => {
    portions.push(iterations);
    clock.time += cost * iterations;
    return true;
  };
}

describe('thinking in portions', () => {
  test('leaves the event loop to others after each portion', async () => {
    const clock = new FakeClock();
    const portions: number[] = [];
    let ended = -1;
    thinkInPortions(
      clock,
      think(clock, 2, portions),
      { iterations: 50, ms: 10_000 },
      { onDone: () => (ended = clock.time) },
    );
    await clock.pass(1000);
    expect(Math.max(...portions)).toBe(4);
    expect(portions.reduce((sum, n) => sum + n)).toBe(50);
    expect(ended).toBe(100);
  });

  test('ends within its budget, even where an iteration takes long', async () => {
    const clock = new FakeClock();
    const portions: number[] = [];
    let ended = -1;
    thinkInPortions(
      clock,
      think(clock, 40, portions),
      { iterations: 500, ms: 1000 },
      { onDone: () => (ended = clock.time) },
    );
    await clock.pass(5000);
    expect(new Set(portions)).toEqual(new Set([1]));
    expect(ended).toBeGreaterThan(900);
    expect(ended).toBeLessThanOrEqual(1000);
  });

  test('rests between portions where `restAfter` says so', async () => {
    const clock = new FakeClock();
    const portions: number[] = [];
    let ended = -1;
    thinkInPortions(
      clock,
      think(clock, 2, portions),
      { iterations: 50, ms: 10_000 },
      { onDone: () => (ended = clock.time), restAfter: (iterations) => (iterations === 0 ? 100 : 0) },
    );
    await clock.pass(99);
    expect(portions).toEqual([]);
    await clock.pass(1000);
    expect(ended).toBe(200);
  });

  test('continues during the grace time of a person’s move, so that people don’t wait twice', async () => {
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
    const client = timed.client();
    client.send({ type: 'pace', pace: { step: 0, grace: 1000 } });
    const begin = clock.time;
    await client.move(0, { type: 'keep', tickets: itemAt(client.table.view.offered, 0) });
    await clock.pass(1000);
    expect(client.n).toBe(2);
    expect(clock.time - begin).toBe(1000);
  });

  test('every level has its bot', () => {
    expect(LEVELS.map((level) => botOf(level).name)).toEqual([...LEVELS]);
  });
});
