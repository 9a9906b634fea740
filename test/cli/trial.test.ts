import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.js';
import { trial } from '../../src/cli/trial.js';
import { boards, tables } from '../kit/boards.js';
import { type Look, quick, spoiler, watcher, withBots } from '../kit/bots.js';
import { capture } from './run.js';

interface TrialJson {
  games: number;
  seed: number;
  stopped: boolean;
  stalled: { deal: number; match: { bots: string[] } }[];
  tables: { board: string; players: number; bot: string; games: number }[];
  bots: { name: string; games: number; moves: number; mistakes: number }[];
  mistakes: { bot: string; board: string; move: unknown; did: string }[];
}

/** The board with the fewest cars, which is played quickest. */
const quickest = [...boards].sort((x, y) => x.facts.cars - y.facts.cars)[0]!;
const planner = bots.find(({ name }) => name === 'planner')!;

async function run(...argv: string[]) {
  const { output, ran } = capture();
  ran.code = await trial(argv, output);
  return ran;
}

async function runTrial(...argv: string[]): Promise<{ code: number; value: TrialJson }> {
  const { code, out } = await run(...argv, '--json');
  return { code, value: JSON.parse(out) as TrialJson };
}

test('each chosen bot plays at every table, against its own kind and with others, at least the given number of games', async () => {
  const { code, value } = await runTrial('--bots', quick.name, '--games', '3', '--seed', '4');
  expect(code).toBe(0);
  expect(value).toMatchObject({ games: 3, seed: 4, stopped: false, stalled: [], mistakes: [] });
  expect(value.tables.map(({ board, players, bot }) => [board, players, bot])).toEqual(
    tables.map((table) => [...table, quick.name]),
  );
  for (const { players, games } of value.tables) {
    expect(games).toBeGreaterThanOrEqual(3);
    expect(games % players).toBe(0);
  }
  const own = value.bots[0]!;
  expect(own.games).toBe(value.tables.reduce((sum, { games }) => sum + games, 0));
  expect(own.moves).toBeGreaterThan(own.games * 20);
});

test('can be limited to one board and one table size', async () => {
  const { id, facts } = quickest;
  const [, most] = facts.players;
  const { value } = await runTrial(
    '--bots',
    quick.name,
    '--games',
    '1',
    '--board',
    id,
    '--players',
    String(most),
  );
  expect(value.tables).toMatchObject([{ board: id, players: most, bot: quick.name }]);
});

test('saved games are counted and not replayed, unless the bot has changed', async () => {
  const save = mkdtempSync(join(tmpdir(), 'rallar-trial-'));
  const resumeTrial = () =>
    runTrial('--bots', 'novice', '--board', quickest.id, '--save', save, '--games', '40');
  const sittings: Look[][] = [];
  const once = await withBots([watcher('novice', sittings)], () => resumeTrial());
  const sat = sittings.length;
  sittings.length = 0;
  const again = await withBots([watcher('novice', sittings)], () => resumeTrial());
  expect(again.value.tables).toEqual(once.value.tables);
  // One deal of each file is replayed, to check that the bot is the same.
  expect(sittings.length).toBeGreaterThan(0);
  expect(sittings.length).toBeLessThan(sat / 2);
  const other = await withBots([{ ...planner, name: 'novice' }], () =>
    run('--bots', 'novice', '--board', quickest.id, '--save', save),
  );
  expect(other.code).toBe(1);
  expect(other.err).toContain('have changed since');
});

test('prints its tables as text', async () => {
  const { code, out } = await run('--bots', quick.name, '--games', '1');
  expect(code).toBe(0);
  for (const { id } of boards) expect(out).toContain(id);
  expect(out).toMatch(new RegExp(`${quick.name} +\\d+ +[\\d,]+ .* 0\n`));
  expect(out).toContain('No wrong move');
});

describe('every mistake is reported, and the other games go on', () => {
  const wrong = spoiler('lawless', 5, { type: 'claim', route: 999, cards: [] });
  const broken = spoiler('broken', 7, new Error('my pen broke'));

  test('a wrong move and an error', async () => {
    await withBots([wrong, broken], async () => {
      const { code, value } = await runTrial('--bots', `${quick.name},lawless,broken`, '--games', '2');
      expect(code).toBe(1);
      const count = (name: string) => value.mistakes.filter(({ bot }) => bot === name).length;
      // A deal of its own kind and one with others at each table, and it may sit at the others’ tables too.
      expect(count('lawless')).toBeGreaterThanOrEqual(2 * tables.length);
      expect(count('broken')).toBeGreaterThan(tables.length);
      expect(value.mistakes.find(({ bot }) => bot === 'broken')?.did).toContain('my pen broke');
      const by = new Map(value.bots.map((bot) => [bot.name, bot]));
      expect(by.get('lawless')).toMatchObject({ games: 0, mistakes: count('lawless') });
      expect(by.get(quick.name)!.games).toBeGreaterThan(0);
      expect(by.get(quick.name)!.mistakes).toBe(0);
    });
  });

  test('for people', async () => {
    await withBots([wrong], async () => {
      const { code, out } = await run('--bots', 'lawless', '--games', '2');
      expect(code).toBe(1);
      expect(out).toContain('The bot lawless made a move that is not allowed');
      expect(out).toMatch(/and \d+ more/);
      expect(out).toContain(`${2 * tables.length} mistakes.`);
    });
  });
});

test('Ctrl-C stops it, and the games so far are reported', async () => {
  const { output, ran } = capture({
    onInterrupt(stop) {
      setTimeout(stop, 50);
      return () => undefined;
    },
  });
  ran.code = await trial(['--bots', quick.name, '--games', '100000'], output);
  expect(ran.code).toBe(130);
  expect(ran.out).toContain('Stopped; no mistake so far.');
});

const searching = bots.find(({ iterations }) => iterations > 0);

test.runIf(searching)(
  'a bot that does not come to an end is given up',
  () => {
    const script = join(import.meta.dirname, '..', '..', 'tools', 'test-bots.mjs');
    const args = ['--bots', searching!.name, '--iterations', '1000000', '--patience', '1', '--workers', '1'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args, '--json'], {
      encoding: 'utf8',
    });
    if (stdout === '') throw new Error(stderr);
    const value = JSON.parse(stdout) as TrialJson;
    expect(status).toBe(1);
    expect(value).toMatchObject({ stopped: false, mistakes: [] });
    expect(value.stalled[0]).toMatchObject({ deal: 0 });
    expect(value.stalled[0]!.match.bots).toContain(searching!.name);
    // It may have to be built first.
  },
  120_000,
);

test.each([
  [['--bots', 'nobody'], 'There is no bot nobody'],
  [['--bots', 'foreman'], 'There is no bot foreman'],
  [['--games', '0'], '--games'],
  [['--patience', 'none'], '--patience'],
  [['--players', '2'], '--board'],
  [['--board', 'atlantis'], 'There is no board atlantis'],
  [['--board', quickest.id, '--players', '9'], 'not for 9'],
])('refuses %j', async (argv, said) => {
  const { code, err } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain(said);
});
