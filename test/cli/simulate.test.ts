import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { main } from '../../src/cli/main.js';
import { gameSeed, playRandomGame, recordRandomGame } from '../../src/cli/random-game.js';
import { canonical, parseRecordText } from '../../src/engine/index.js';
import { capture, run, runJson, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);
const ids = boards.map(({ id }) => id);

interface Spread {
  mean: number;
  min: number;
  max: number;
}
interface Simulated {
  games: number;
  turns: number;
  endings: Record<string, number>;
  scores: Spread[];
  categories: Record<string, Spread[]>;
  wins: number[];
  sharedWins: number;
}

async function runSimulate(...argv: string[]): Promise<Simulated> {
  const { code, value } = await runJson('simulate', ...argv);
  expect(code).toBe(0);
  return value as Simulated;
}

/** The results without what depends on the machine's speed. */
function timeless(value: unknown): unknown {
  const { seconds: _s, gamesPerSecond: _g, turnsPerSecond: _t, ...rest } = value as Record<string, unknown>;
  return rest;
}

describe.each(ids)('%s', (id) => {
  test('adds up', async () => {
    const result = await runSimulate('--board', id, '--games', '8', '--seed', '5');
    const players = boards.find((it) => it.id === id)!.facts.players[0];
    expect(result).toMatchObject({ board: id, players, seed: 5, games: 8, stopped: false });
    expect(result).toMatchObject({
      gamesPerSecond: expect.any(Number) as number,
      turnsPerSecond: expect.any(Number) as number,
    });
    expect(sum(Object.values(result.endings))).toBe(8);
    expect(sum(result.wins)).toBe(8 + result.sharedWins);
    expect(result.scores).toHaveLength(players);
    result.scores.forEach(({ mean, min, max }, seat) => {
      expect(min).toBeLessThanOrEqual(mean);
      expect(mean).toBeLessThanOrEqual(max);
      const parts = Object.values(result.categories).map((spreads) => spreads[seat]!.mean);
      expect(sum(parts)).toBeCloseTo(mean);
    });
  });

  test('saves the last game that was counted', async () => {
    const name = file(`${id}.json`);
    const args = ['--board', id, '--games', '3', '--seed', '7', '--save', name];
    const { code, out } = await run('simulate', ...args);
    expect(code).toBe(0);
    expect(out).toContain(name);
    const text = readFileSync(name, 'utf8');
    const record = parseRecordText(text);
    if (!record.ok) throw new Error(record.problem.code);
    expect(text).toBe(`${canonical(record.value)}\n`);
    const board = boards.find((it) => it.id === id)!;
    const played = playRandomGame(board, board.facts.players[0], gameSeed(7, 2));
    expect(record.value.snapshot).toEqual(played);
  });
});

test('the same seed gives the same games, and another gives others', async () => {
  const args = ['--board', ids[1]!, '--players', '3', '--games', '6', '--seed'];
  const once = timeless(await runSimulate(...args, '11'));
  expect(timeless(await runSimulate(...args, 'fast:11'))).toEqual(once);
  expect(timeless(await runSimulate(...args, '12'))).not.toEqual({ ...(once as object), seed: 12 });
});

test('every game has its own seed, as the help says', () => {
  expect([0, 1, 2].map((game) => gameSeed(1, game))).toMatchInlineSnapshot(`
    [
      "fast:1423101792693960",
      "fast:5669857804495050",
      "fast:3154355953493983",
    ]
  `);
  expect(new Set(Array.from({ length: 2000 }, (_, game) => gameSeed(3, game))).size).toBe(2000);
});

test('recording a game doesn’t change it', () => {
  const board = boards[0]!;
  const seed = gameSeed(9, 4);
  expect(recordRandomGame(board, 2, seed).state).toEqual(playRandomGame(board, 2, seed));
});

test('prints its numbers as text', async () => {
  const { code, out, err } = await run('simulate', '--board', ids[0]!, '--games', '4');
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const word of [
    '4 in',
    'a second',
    'with the last round',
    'seat 0',
    'median',
    'tickets failed',
    'total',
  ]) {
    expect(out).toContain(word);
  }
});

test('stops on Ctrl-C with the games so far, and draws a progress bar in a terminal', async () => {
  let press: (() => void) | undefined;
  const { output, ran } = capture({
    isTTY: true,
    redraw: (text) => {
      ran.drawn.push(text);
      press?.();
    },
    onInterrupt: (stop) => {
      press = stop;
      return () => (press = undefined);
    },
  });
  const name = file('stopped.json');
  const code = await main(['simulate', '--games', '1000000', '--save', name, '--json'], output);
  expect(code).toBe(130);
  expect(press).toBeUndefined();
  const { games, stopped } = JSON.parse(ran.out) as { games: number; stopped: boolean };
  expect(stopped).toBe(true);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(1_000_000);
  expect(existsSync(name)).toBe(true);
  expect(ran.drawn[0]).toMatch(/^\[\.+\] 0 % {2}[\d,]+ of 1,000,000 games, .+ left$/);
  expect(ran.drawn.at(-1)).toBe('');
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
