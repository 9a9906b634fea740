import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReplay, replayAddress } from '../../src/client/table/replay/replay-address.js';
import type { Level, TablePlan } from '../../src/protocol/index.js';
import { corpusNames, read, textOf } from './read.js';

const PAGE = 'https://rallar.example/';
const level: Level = 'engineer';
const docs = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8');

const games = corpusNames().map((name) => {
  const { record } = read(name);
  const seats = record.players.map(({ name: who, kind }) =>
    kind === 'person' ? { kind, name: who } : { kind, name: who, level },
  );
  const plan: TablePlan = { board: record.board, seats, first: record.options.first };
  return { name, record, plan, over: record.snapshot.outcome !== null };
});

test.each(games.filter(({ over }) => over))('the link of $name gives the game back', async (game) => {
  const link = (await replayAddress(PAGE, textOf(game.name), game.plan)) ?? '';
  const shared = await readReplay(link.slice(`${PAGE}#replay/`.length));
  expect(shared).toEqual({ ok: true, value: { record: game.record, plan: game.plan, guessed: false } });
});

test.each(games.filter(({ over }) => !over))(
  'the link of $name, which is not over, is refused',
  async (game) => {
    const link = (await replayAddress(PAGE, textOf(game.name), game.plan)) ?? '';
    const shared = await readReplay(link.slice(`${PAGE}#replay/`.length));
    expect(shared).toEqual({ ok: false, problem: { code: 'unfinished' } });
  },
);

test('the lengths of links are those that docs/records.md states', async () => {
  const lengths = new Map<string, number[]>();
  for (const { name, record, plan, over } of games) {
    if (!over) continue;
    const link = (await replayAddress('', textOf(name), plan)) ?? '';
    const key = `${record.board}, ${record.players.length} players`;
    lengths.set(key, [...(lengths.get(key) ?? []), link.length]);
  }
  for (const [key, all] of lengths) {
    const [, stated] = new RegExp(`\\| ${key} +\\| +([\\d,]+) +\\|`).exec(docs) ?? [];
    // Other implementations of deflate differ by a few characters.
    expect(
      Math.abs(Number(stated?.replace(',', '')) - Math.max(...all)),
      `${key}: ${Math.max(...all)}`,
    ).toBeLessThan(60);
  }
});
