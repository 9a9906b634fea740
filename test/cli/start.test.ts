import { expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { start } from '../../src/cli/start.js';
import { type Ran, capture } from './run.js';

async function started(...argv: string[]): Promise<Ran> {
  const { output, ran } = capture({ columns: Infinity });
  ran.code = await start(argv, output);
  return ran;
}

test('plays a game and tells how to go on', async () => {
  const { code, out, err } = await started();
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/^start {2}Random [A-E] begins\./m);
  expect(out).toMatch(/^total /m);
  expect(out).toContain('npm run -s rallar -- --help');
});

test('tells how to see the same game again, and that is so', async () => {
  const { out } = await started('--seed', '77');
  const again = /npm start -- (.+)/.exec(out)![1].split(' ');
  expect((await started(...again)).out).toBe(out);
});

test.each(boards.map(({ id, facts }) => [id, facts.players[1]] as const))(
  'plays %s with %i',
  async (id, players) => {
    const argv = ['--board', id, '--players', String(players), '--seed', '5'];
    const { code, out } = await started(...argv, '--json');
    expect(code).toBe(0);
    const {
      board,
      players: seats,
      outcome,
    } = JSON.parse(out) as { board: string; players: []; outcome: object };
    expect(board).toBe(id);
    expect(seats).toHaveLength(players);
    expect(outcome).not.toBeNull();
  },
);

test('draws the board by lot', async () => {
  const titles = new Set<string>();
  for (let seed = 0; seed < 30 && titles.size < boards.length; seed++) {
    titles.add((await started('--seed', String(seed))).out.split(' (')[0]);
  }
  expect(titles).toEqual(new Set(boards.map(({ title }) => title)));
});

test('refuses and helps like any command', async () => {
  expect(await started('--board', 'mars')).toMatchObject({ code: 2, out: '' });
  expect(await started('--games', '3')).toMatchObject({ code: 2, out: '' });
  const { code, out } = await started('--help');
  expect(code).toBe(0);
  expect(out).toContain('Usage: npm start -- [--board BOARD]');
  expect(out).toContain('drawn by lot');
});
