import { readFileSync, readdirSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../../src/cli/main.js';
import { boards } from '../kit/boards.js';
import { quick, watcher, withBots } from '../kit/bots.js';
import { capture, runJson, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);
const guests = [watcher('guest'), watcher('stranger')];
const BOTS = ['--bots', `stranger,${quick.name},guest`, '--games', '4'];
const PLACES = ['--save', file('matches'), '--out', file('page.md')];

interface Standing {
  board: string;
  bots: { name: string; rating: { elo: number }; against: ({ winRate: number } | null)[] }[];
  table: { bots: unknown[] };
}

function ladder(...argv: string[]) {
  return withBots(guests, () => runJson('ladder', ...argv));
}

let ladderJson: { boards: Standing[] };
beforeAll(async () => {
  const { code, value } = await ladder(...BOTS, ...PLACES);
  if (code !== 0) throw new Error(JSON.stringify(value));
  ladderJson = value as { boards: Standing[] };
});

test('every pair plays on every board, and one large table is played', () => {
  expect(ladderJson.boards.map(({ board }) => board)).toEqual(boards.map(({ id }) => id));
  ladderJson.boards.forEach(({ bots, table }, i) => {
    expect(bots.map(({ name }) => name).sort()).toEqual([quick.name, 'guest', 'stranger'].sort());
    expect(table.bots).toHaveLength(boards[i]!.facts.players[1]);
    const elos = bots.map(({ rating }) => rating.elo);
    expect(elos).toEqual([...elos].sort((x, y) => y - x));
    /** By row and column: one's win is the other's loss. */
    const shares = bots.map(({ against }) => against.map((share) => share?.winRate ?? null));
    shares.forEach((row, r) => {
      const turned = shares.map((other, c) => (c === r ? null : 1 - other[r]!));
      expect(row).toEqual(turned);
    });
  });
  expect(readdirSync(file('matches'))).toHaveLength(boards.length * 4);
});

test('the page is formatted as by Prettier, and shows a chart of each board', async () => {
  const page = readFileSync(file('page.md'), 'utf8');
  const style = await resolveConfig(import.meta.filename);
  expect(await format(page, { ...style, parser: 'markdown' })).toBe(page);
  expect(page).toContain(
    `rallar ladder --bots ${quick.name},guest,stranger --games 4 --iterations 20 --seed 1`,
  );
  for (const { id, title } of boards) {
    expect(page).toContain(`## ${title}`);
    expect(page).toContain(`(page/${id}.svg)`);
    const chart = readFileSync(file(`page/${id}.svg`), 'utf8');
    for (const word of [title, 'guest', 'stranger', quick.name, 'prefers-color-scheme: dark', 'system-ui']) {
      expect(chart).toContain(word);
    }
    expect(chart).not.toContain('NaN');
  }
});

test('a repeated command plays nothing, and more games are added to the saved ones', async () => {
  const name = file(`matches/${boards[0]!.id}-${quick.name}-guest.jsonl`);
  const before = readFileSync(name, 'utf8');
  expect((await ladder(...BOTS, ...PLACES)).code).toBe(0);
  expect(readFileSync(name, 'utf8')).toBe(before);
  expect((await ladder(...BOTS, '--games', '6', ...PLACES)).code).toBe(0);
  const after = readFileSync(name, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.split('\n')).toHaveLength(before.split('\n').length + 1);
});

test('when interrupted, saves its games and writes no page', async () => {
  const { output, ran } = capture({
    onInterrupt: (stop) => {
      stop();
      return () => undefined;
    },
  });
  const places = ['--save', file('stopped'), '--out', file('none.md')];
  const code = await withBots(guests, () => main(['ladder', ...BOTS, ...places], output));
  expect([code, ran.err]).toEqual([130, '']);
  expect(ran.out).toContain('Stopped after 0 of ');
  expect(readdirSync(file('.'))).not.toContain('none.md');
});

test.each([
  [['--bots', quick.name], 'wrong-bots'],
  [['--bots', `${quick.name},${quick.name}`], 'wrong-bots'],
  [['--bots', 'nobody'], 'unknown-bot'],
  [['--bots', 'foreman,navvy'], 'unknown-bot'],
  [['--games', '0'], 'bad-number'],
  [['--iterations', 'many'], 'bad-number'],
  [['--workers', '-1'], 'bad-number'],
  [['--seed', 'x'], 'bad-seed'],
  [['--out', '/no/such/folder/page.md'], 'cannot-save'],
  [['--out', file('x.md'), '--save', import.meta.filename], 'cannot-save'],
])('%j is refused with %s', async (argv, code) => {
  const { code: exit, value } = await ladder(...argv);
  expect([exit, (value as { error: { code: string } }).error.code]).toEqual([2, code]);
});
