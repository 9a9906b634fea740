import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../src/cli/main.js';
import { boards } from '../kit/boards.js';
import { quick, spoiler, watcher, withBots } from '../kit/bots.js';
import { capture, flat, run, runJson, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);
const board = boards[0]!;
const TWO = `${quick.name},${quick.name}`;
const THREE = `${TWO},${quick.name}`;

interface ArenaJson {
  games: number;
  resumed: number;
  gamesPerSecond: number;
  stopped: boolean;
  bots: Record<string, unknown>[];
}

async function arena(...argv: string[]): Promise<ArenaJson> {
  const { code, value } = await runJson('arena', ...argv);
  expect(value).not.toHaveProperty('error');
  expect(code).toBe(0);
  return value as ArenaJson;
}

/** The results without what depends on the machine, or on how often the match was stopped. */
function timeless(told: unknown): unknown {
  const machine = ['seconds', 'gamesPerSecond', 'gamesPerSecondPerCore', 'workers', 'resumed'];
  const times = ['msPerMove', 'msPerMoveMedian', 'msPerMoveP95', 'msLongestMove'];
  return JSON.parse(
    JSON.stringify(told, (key, value: unknown) => ([...machine, ...times].includes(key) ? undefined : value)),
  );
}

describe.each(boards.map(({ id }) => id))('%s', (id) => {
  test('adds up', async () => {
    const told = await arena('--board', id, '--bots', TWO, '--games', '7', '--seed', '5');
    expect(told).toMatchObject({ board: id, seed: 5, games: 8, deals: 4, resumed: 0, stopped: false });
    expect(told.gamesPerSecond).toBeGreaterThan(0);
    expect(told.bots.map(({ name }) => name)).toEqual([quick.name, `${quick.name} 2`]);
    const sum = (name: string) => told.bots.reduce((all, bot) => all + (bot[name] as number), 0);
    expect(sum('wins')).toBeCloseTo(8);
    expect(sum('winRate')).toBeCloseTo(1);
    for (const bot of told.bots) {
      const points = Object.values(bot.scores as Record<string, number>);
      expect(points.reduce((all, n) => all + n, 0)).toBeCloseTo(bot.meanScore as number);
      expect(bot.low).toBeLessThanOrEqual(bot.winRate as number);
      expect(bot.high).toBeGreaterThanOrEqual(bot.winRate as number);
    }
  });
});

test('the same seed gives the same games, and another gives others', async () => {
  const args = ['--bots', THREE, '--games', '6', '--iterations', '3', '--seed'];
  const once = timeless(await arena(...args, '11'));
  expect(timeless(await arena(...args, 'fast:11'))).toEqual(once);
  expect(timeless(await arena(...args, '12'))).not.toEqual({ ...(once as object), seed: 12 });
});

/** Worker threads need built files, so a separate program runs it, with 1 and with 2 of them. */
const THREADED = `
  (async () => {
    const { ready } = await import('./tools/ready.mjs');
    await ready();
    const { main } = await import('./dist/cli/main.js');
    for (const workers of ['1', '2']) {
      await main([...process.argv.slice(1), '--workers', workers]);
      console.log('---');
    }
  })();
`;

test('the number of threads changes nothing', async () => {
  const args = ['arena', '--bots', THREE, '--games', '30', '--seed', '8', '--json'];
  const root = join(import.meta.dirname, '..', '..');
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', THREADED, '--', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const [one, two] = stdout.split('---\n');
  if (!two) throw new Error(stderr);
  expect(two).toContain('"workers": 2');
  const here = timeless(await arena(...args.slice(1)));
  expect(timeless(JSON.parse(one!))).toEqual(here);
  expect(timeless(JSON.parse(two))).toEqual(here);
  // It may have to be built first.
}, 120_000);

test('prints its figures as text', async () => {
  const { code, out, err } = await run('arena', '--bots', THREE, '--games', '7', '--budget', '1');
  expect([code, err]).toEqual([0, '']);
  const words = [board.title, '1 ms a move', '9 games of 3 deals (7 asked for', 'Elo', `${quick.name} 3`];
  for (const word of [...words, 'tickets failed', 'in seat 2', 'having begun', '95 % within', 'a core']) {
    expect(flat(out)).toContain(word);
  }
});

describe('a match in a file', () => {
  const args = ['--bots', TWO, '--seed', '3', '--iterations', '2', '--games'];

  test('resumes where it stopped', async () => {
    const name = file('on.jsonl');
    const whole = await arena(...args, '10');
    await arena(...args, '4', '--save', name);
    const rest = await arena(...args, '10', '--save', name);
    expect(rest).toMatchObject({ games: 10, resumed: 4 });
    expect(timeless(rest)).toEqual(timeless(whole));
    const again = await arena(...args, '10', '--save', name);
    expect(again).toMatchObject({ games: 10, resumed: 10, gamesPerSecond: null });
    expect(readFileSync(name, 'utf8').split('\n')).toHaveLength(1 + 5 + 1);
    // Fewer games than the file holds are the first ones.
    expect(timeless(await arena(...args, '6', '--save', name))).toEqual(timeless(await arena(...args, '6')));
  });

  test.each([0, 1, 30, 400])(
    'survives a crash in the middle of a line, %i characters before its end',
    async (cut) => {
      const name = file(`cut${cut}.jsonl`);
      await arena(...args, '6', '--save', name);
      const { length } = readFileSync(name);
      truncateSync(name, length - cut);
      expect(timeless(await arena(...args, '8', '--save', name))).toEqual(
        timeless(await arena(...args, '8')),
      );
    },
  );

  test('survives a crash in its first line', async () => {
    const name = file('first.jsonl');
    await arena(...args, '2', '--save', name);
    truncateSync(name, 20);
    expect(await arena(...args, '2', '--save', name)).toMatchObject({ games: 2, resumed: 0 });
  });

  test.each([
    ['--seed', '4'],
    ['--iterations', '5'],
    ['--budget', '1'],
    ['--bots', THREE],
    ['--board', boards[1]!.id],
  ])('is not another one: %s %s', async (flag, value) => {
    const name = file('other.jsonl');
    await arena(...args, '2', '--save', name);
    const changed = args
      .slice(0, -1)
      .filter((word) => flag !== '--budget' || !['--iterations', '2'].includes(word));
    const { code, value: told } = await runJson('arena', ...changed, flag, value, '--save', name);
    expect(code).toBe(1);
    expect(told).toMatchObject({ error: { code: 'other-match', file: name } });
  });

  test('is refused if it is another file, or damaged', async () => {
    const [any, damaged] = [file('any.txt'), file('damaged.jsonl')];
    writeFileSync(any, 'my diary');
    await arena(...args, '2', '--save', damaged);
    appendFileSync(damaged, '{"deal":1}\n');
    for (const [name, code] of [
      [any, 'not-a-match'],
      [damaged, 'damaged-match'],
    ]) {
      const before = readFileSync(name!, 'utf8');
      const { code: exit, value } = await runJson('arena', ...args, '4', '--save', name!);
      expect([exit, (value as { error: { code: string } }).error.code]).toEqual([1, code]);
      expect(readFileSync(name!, 'utf8')).toBe(before);
    }
  });

  test.each([
    ['scores', '__proto__'],
    ['scores', 'bribes'],
    ['counts', '__proto__'],
    ['counts', 'toString'],
  ])('is damaged where %s have the key %s', async (field, key) => {
    const name = file(`${field}-${key}.jsonl`);
    await arena(...args, '2', '--save', name);
    const odd = `"${field}":{"${key}":${field === 'scores' ? '[1,2]' : '1'},`;
    writeFileSync(name, readFileSync(name, 'utf8').replace(`"${field}":{`, odd));
    const { code, value } = await runJson('arena', ...args, '2', '--save', name);
    expect([code, value]).toMatchObject([1, { error: { code: 'damaged-match', line: 2 } }]);
  });

  test('is not resumed with bots that have changed', async () => {
    const name = file('changed.jsonl');
    const argv = ['arena', '--bots', `${quick.name},guest`, '--games', '2', '--save', name];
    const slow = { ...quick, name: 'guest', createBot: quick.createBot.bind(quick) };
    const other = {
      ...slow,
      createBot: (b: typeof board, seat: number) => quick.createBot(b, seat, 'fast:99'),
    };
    expect(await withBots([slow], () => runJson(...argv))).toMatchObject({ code: 0 });
    expect(await withBots([other], () => runJson(...argv))).toMatchObject({
      code: 1,
      value: { error: { code: 'other-bots', file: name } },
    });
  });
});

test('a bot’s mistake ends it, with all that is needed to reproduce it', async () => {
  const kinds = [spoiler('cheat', 3, { type: 'row', slot: 17 }), watcher('honest')];
  const { code, value } = await withBots(kinds, () => runJson('arena', '--bots', 'honest,cheat'));
  expect(code).toBe(1);
  expect(value).toMatchObject({
    error: { code: 'bot-failed', bot: 'cheat', board: board.id, move: { type: 'row', slot: 17 } },
  });
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
  expect(await main(['arena', '--bots', TWO, '--games', '1000000', '--json'], output)).toBe(130);
  expect(press).toBeUndefined();
  const told = JSON.parse(ran.out) as ArenaJson;
  expect(told.stopped).toBe(true);
  expect(told.games).toBeGreaterThan(0);
  expect(told.games).toBeLessThan(1_000_000);
  expect(ran.drawn[0]).toMatch(/of 1,000,000 games, .+ left$/);
});

test('stopped before the first deal, it says so', async () => {
  const { output, ran } = capture({
    onInterrupt: (stop) => {
      stop();
      return () => undefined;
    },
  });
  expect(await main(['arena', '--bots', TWO], output)).toBe(130);
  expect(ran.out).toContain('Stopped before a deal was played.');
});
