import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { LANGUAGES, type Language } from '../../src/boards/languages.js';
import { recordRandomGame } from '../../src/cli/random-game.js';
import {
  type GameEvent,
  type GameRecord,
  type Outcome,
  UNKNOWN,
  recordMove,
  endByAgreement,
  canonical,
  fastSeed,
  newGame,
  reseat,
  undo,
} from '../../src/engine/index.js';
import { flat, run, runJson, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);

interface Replayed {
  board: string;
  players: unknown[];
  entries: {
    n: number;
    seat: number | null;
    by: string;
    move: { type: string; tickets?: number[] | null };
    outcome: GameEvent[];
    points: number[];
    cars: number[];
  }[];
  outcome: Outcome | null;
}

async function runReplay(...argv: string[]): Promise<Replayed> {
  const { code, value } = await runJson('replay', ...argv);
  expect(code).toBe(0);
  return value as Replayed;
}

function save(name: string, record: GameRecord): string {
  writeFileSync(file(name), canonical(record));
  return file(name);
}

describe.each(boards.map((board) => [board.id, board] as const))('%s', (id, board) => {
  const players = board.facts.players[1];
  const { record, state } = recordRandomGame(board, players, fastSeed(3));
  let name: string;
  beforeAll(() => void (name = save(`${id}.json`, record)));

  test('shows the whole game as JSON', async () => {
    const shown = await runReplay(name);
    expect(Object.keys(shown)).toEqual(['board', 'players', 'entries', 'outcome']);
    expect(shown).toMatchObject({ board: id, players: record.players, outcome: state.outcome });
    expect(shown.entries.map(({ points: _p, cars: _c, ...entry }) => entry)).toEqual(record.log);
    expect(shown.entries.at(-1)).toMatchObject({ points: state.points, cars: state.cars });
    expect(shown.entries[0]!.cars).toEqual(state.cars.map(() => board.facts.cars));
  });

  test('shows the whole game in words', async () => {
    const { code, out } = await run('replay', name);
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|NaN|null/);
    const claimed = record.log.flatMap(({ outcome }) => outcome).filter(({ type }) => type === 'claimed');
    expect(out.match(/ claimed /g)).toHaveLength(claimed.length);
    const total = out.split('\n').find((line) => line.startsWith('Total '))!;
    expect(total.trim().split(/\s+/).slice(1).map(Number)).toEqual(state.outcome!.totals);
    const turns = [...out.matchAll(/^ {0,4}(\d+) {2}/gm)].map((match) => Number(match[1]));
    expect(turns).toEqual(Array.from({ length: state.turns }, (_, i) => i + 1));
  });

  test('hides from a seat what it may not see', async () => {
    for (const eyes of ['0', 'open']) {
      const { entries } = await runReplay(name, '--eyes', eyes);
      const others = entries.filter(({ seat }) => seat !== Number(eyes));
      const drawn = others.flatMap(({ outcome }) => outcome.filter((event) => event.type === 'drew'));
      expect(new Set(drawn.map(({ card }) => card))).toEqual(new Set([UNKNOWN]));
      const kept = others.filter(({ move }) => move.type === 'keep').map(({ move }) => move.tickets ?? null);
      const inOpening = kept.filter((tickets) => tickets === null);
      expect(inOpening).toHaveLength(eyes === 'open' ? players : players - 1);
      expect(new Set(kept.flatMap((tickets) => tickets ?? []))).toEqual(new Set([UNKNOWN]));
      const { out } = await run('replay', name, '--eyes', eyes);
      expect(out).toMatch(/Random B has chosen their (tickets|contracts)\./);
      expect(out).not.toMatch(/Random B drew (?!\d|a card |a \w+ card from the terrain)/);
    }
  });
});

test('shows what happens at a table besides moves', async () => {
  const board = boards[0]!;
  const people = ['Ida', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const game = newGame(board, { players: 2, first: 0 }, people, { seed: fastSeed(4) });
  const keep = (seat: number) => ({ type: 'keep' as const, tickets: game.state.offered[seat]!.slice(0, 2) });
  recordMove(game, 0, 'person', keep(0));
  expect(undo(game, 0)).not.toBeNull();
  recordMove(game, 0, 'person', keep(0));
  recordMove(game, 1, 'clock', keep(1));
  reseat(game, 0, 'host', { type: 'take-over', bot: 'Random \u001B[31m' });
  recordMove(game, 0, 'bot', { type: 'deck' });
  reseat(game, 0, 'person', { type: 'give-back' });
  const name = save('table.json', game.record);
  const running = await run('replay', name);
  const text = flat(running.out);
  expect(running.code).toBe(0);
  expect(text).toContain('Move undone. · Ida, back to entry 0');
  expect(text).toContain('(Decided by the clock.)');
  expect(text).toContain('From here on the bot Random [31m plays for Ida.');
  expect(text).toContain('(Decided by a bot.)');
  expect(text).toContain('From here on Ida plays again.');
  expect(text).toContain('Turn 1. Waiting for Ida.');
  expect((await runReplay(name)).outcome).toBeNull();
  endByAgreement(game, 'host');
  const { out } = await run('replay', save('agreed.json', game.record));
  expect(flat(out)).toContain('The game is over. · Everyone agreed to stop here.');
});

test('shows a game of unknown rules as it was played, and says so', async () => {
  const { record } = recordRandomGame(boards[0]!, 2, fastSeed(3));
  const now = await run('replay', save('now.json', record));
  const then = await run(
    'replay',
    save('then.json', { ...record, versions: { ...record.versions, rules: 0 } }),
  );
  expect(then.code).toBe(0);
  expect(
    then.out
      .split('\n')
      .filter((line) => !line.startsWith('What is shown can’t be proved: the record names a version')),
  ).toEqual(now.out.split('\n'));
  expect(then.out).not.toBe(now.out);
});

test('shows a game in the languages of the page', async () => {
  const { record } = recordRandomGame(boards[0]!, 2, fastSeed(3));
  const name = save('languages.json', record);
  const began: Record<Language, string> = {
    en: 'goes first.',
    nb: 'begynner.',
    sv: 'börjar.',
    da: 'begynder.',
    is: 'byrjar.',
  };
  for (const language of LANGUAGES) {
    const { code, out } = await run('replay', name, '--language', language);
    expect(code).toBe(0);
    expect(out).toContain(began[language]);
    expect(out).not.toMatch(/undefined|NaN|null/);
  }
  expect((await run('replay', name)).out).toBe((await run('replay', name, '--language', 'en')).out);
  const { code, err } = await run('replay', name, '--language', 'fi');
  expect([code, err]).toEqual([2, 'The option --language takes en, nb, sv, da or is, not fi.\n']);
});

test('refuses unknown eyes', async () => {
  const { record } = recordRandomGame(boards[0]!, 2, fastSeed(3));
  const name = save('eyes.json', record);
  for (const eyes of ['2', 'mine', '00']) {
    const { code, err } = await run('replay', name, '--eyes', eyes);
    expect(code).toBe(2);
    expect(err).toContain('all, open or a seat from 0 to 1');
  }
});
