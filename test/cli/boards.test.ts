import { describe, expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { lazyParts } from '../../src/boards/lazy.js';
import { main } from '../../src/cli/main.js';
import { capture, flat, run, runJson } from './run.js';

const widths = (text: string) => text.split('\n').map((line) => line.length);

describe('boards', () => {
  test('lists every board with its numbers', async () => {
    const { code, value } = await runJson('boards');
    expect(code).toBe(0);
    expect(value).toEqual(
      boards.map(({ id, facts: { players, counts } }) =>
        expect.objectContaining({
          id,
          players,
          places: counts.places,
          routes: counts.routes,
          spaces: counts.spaces,
          doublePairs: counts.doublePairs,
          tickets: counts.tickets,
          ticketPoints: counts.ticketPoints,
        }),
      ),
    );
  });

  test('prints a table that fits a narrow terminal, and every origin', async () => {
    const { code, out, err } = await run('boards');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(Math.max(...widths(out))).toBeLessThanOrEqual(80);
    const rows = out.split('\n').slice(1, 1 + boards.length);
    expect(rows.map((row) => row.split(/\s+/)[0])).toEqual(boards.map(({ id }) => id));
    expect(new Set(widths(rows.join('\n'))).size).toBe(1);
    const words = flat(out);
    for (const { facts } of boards) {
      for (const text of [...facts.origin.sources, ...facts.origin.own]) expect(words).toContain(text);
    }
  });

  test.each(boards.map(({ id }) => id))('tells more of %s alone', async (id) => {
    const board = boards.find((it) => it.id === id)!;
    const { code, out } = await run('boards', id);
    expect(code).toBe(0);
    expect(out).toContain(`${board.title} (${id})`);
    expect(out).toContain(board.hash);
    expect(out).toContain(`${board.facts.cars} each`);
    expect(boards.filter((other) => out.includes(`(${other.id})`))).toEqual([board]);
    const doubts = board.facts.routes.flatMap(({ doubt }) => doubt ?? []);
    for (const doubt of doubts) expect(flat(out)).toContain(doubt);
    const own = board.facts.tickets.filter(({ basis }) => basis === 'own').length;
    expect(out.includes('  own ')).toBe(own > 0);
    expect(out.includes(`${own} tickets:`)).toBe(own > 0);
    const { value } = await runJson('boards', id);
    expect(value).toMatchObject([{ id, title: board.title, hash: board.hash, origin: board.facts.origin }]);
  });
});

describe('rules', () => {
  test.each(boards.map(({ id }) => id))('prints every rule of %s, wrapped', async (id) => {
    const rules = await lazyParts[id]!.rules.en();
    const { code, out } = await run('rules', id);
    expect(code).toBe(0);
    expect(Math.max(...widths(out))).toBeLessThanOrEqual(80);
    const words = flat(out);
    for (const { clause, text } of rules) expect(words).toContain(`${clause} ${text}`);
    expect((await runJson('rules', id)).value).toEqual(rules);
  });

  test('wraps to the width of the terminal', async () => {
    const { id } = boards[0]!;
    for (const columns of [40, 97]) {
      const { output, ran } = capture({ columns });
      await main(['rules', id], output);
      const longest = Math.max(...widths(ran.out));
      expect(longest).toBeLessThanOrEqual(columns);
      expect(longest).toBeGreaterThan(columns - 10);
    }
  });
});
