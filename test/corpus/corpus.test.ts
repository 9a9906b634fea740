import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Eyes,
  type Game,
  type GameRecord,
  type Move,
  canonical,
  isCurrent,
  openRecord,
  showRecord,
  verify,
  view,
} from '../../src/engine/index.js';
import { findBoard } from '../../src/boards/index.js';
import { boards } from '../kit/boards.js';
import { playOn } from '../kit/games.js';
import { type Kept, keptOf, makeCorpus } from './make.js';
import { ENDING, corpus, corpusNames, folders, read, textOf } from './read.js';

/**
 * Recorded games that every Rallar from now on must read. `v1` has the boards as they were first; in `v2` Amsterdam and Africa are
 * as they were mended. `RALLAR_CORPUS=write npx vitest run test/corpus` writes the newest folder again, until it has been released.
 */
const NEWEST = 'v2';
const MENDED = ['amsterdam', 'africa'];
if (process.env['RALLAR_CORPUS'] === 'write') write();

const names = corpusNames();
const results: Record<string, Kept> = {};
for (const folder of folders) {
  const kept = JSON.parse(readFileSync(`${corpus}${folder}/results.json`, 'utf8')) as Record<string, Kept>;
  for (const [name, result] of Object.entries(kept)) results[`${folder}/${name}`] = result;
}

function write(): void {
  const folder = `${corpus}${NEWEST}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const entries: string[] = [];
  for (const [name, { text, kept }] of makeCorpus()) {
    if (!MENDED.some((board) => name.startsWith(board))) continue;
    writeFileSync(`${folder}${name}${ENDING}`, text);
    const lines = Object.entries(kept).map(
      ([key, value]) => `    "${key}": ${JSON.stringify(value).replaceAll(',', ', ')}`,
    );
    entries.push(`  "${name}": {\n${lines.join(',\n')}\n  }`);
  }
  writeFileSync(`${folder}results.json`, `{\n${entries.join(',\n')}\n}\n`);
}

function opened(board: Board, record: GameRecord): Game {
  const game = openRecord(board, record);
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return game.value;
}

const broken = (board: Board, record: GameRecord) =>
  verify(board, record).findings.filter(({ found }) => found === 'broken');

describe.each(names)('%s', (name) => {
  const { board, record } = read(name);
  const over = record.snapshot.phase === 'over';

  test('is parsed, shown to all eyes and opened', () => {
    const text = textOf(name);
    expect([text.length < 60_000, text]).toEqual([true, `${canonical(record)}\n`]);
    const game = opened(board, structuredClone(record));
    expect(keptOf(game)).toEqual(results[name]);
    const readers: Eyes[] = ['all', 'open', ...record.players.map((_, seat) => seat)];
    for (const eyes of readers) {
      const shown = showRecord(board, record, eyes);
      expect(shown.ok && shown.value.length).toBe(record.log.length);
      expect(shown.ok && shown.value.at(-1)).toEqual(view(board, game.state, eyes));
    }
  });

  test('proves what it can', () => {
    // After a change of rules or boards its moves can't be proved any more, but the record is never broken.
    expect(broken(board, record)).toEqual([]);
    // Without words from the players, the seed of a game between people is unproved.
    const people = record.players.filter(({ kind }) => kind === 'person').length;
    const proved = over && isCurrent(board, record) && record.seed.words.length === people;
    expect(verify(board, record).verdict).toBe(proved ? 'proved' : 'unproved');
  });
});

test.each(names.filter((name) => read(name).record.snapshot.phase !== 'over'))(
  '%s goes on to its end',
  (name) => {
    const { board, record } = read(name);
    const game = opened(board, record);
    playOn(game, 1);
    expect(game.state.outcome).not.toBeNull();
    expect(broken(board, game.record)).toEqual([]);
  },
);

test('every edition of a board that was recorded on is kept', () => {
  for (const { board, record } of names.map(read)) expect(record.boardHash).toBe(board.hash);
});

describe('a record of rules that are not known', () => {
  test('is shown as it was played, though today one of its moves is illegal', () => {
    const { board, record } = read('v1/newyork-2');
    const claim = record.log.find(({ move }) => move.type === 'claim')!;
    claim.move = { type: 'pass' } satisfies Move;
    expect(openRecord(board, structuredClone(record))).toMatchObject({
      ok: false,
      problem: { code: 'illegal-move', at: `log[${claim.n}].move` },
    });
    record.versions.rules = 0;
    const shown = showRecord(board, record, 'all');
    expect(shown.ok && shown.value.at(-1)).toEqual(view(board, record.snapshot, 'all'));
    expect([verify(board, record).verdict, broken(board, record)]).toEqual(['unproved', []]);
    expect(keptOf(opened(board, record))).toEqual(results['v1/newyork-2']);
  });

  test('goes on from where it stands, though today its claims count otherwise', () => {
    const { board, record } = read('v2/amsterdam-stopped-keep');
    const claimed = record.log.flatMap(({ outcome }) => outcome).find(({ type }) => type === 'claimed')!;
    if (claimed.type === 'claimed') {
      claimed.points += 50;
      record.snapshot.points[claimed.seat]! += 50;
    }
    expect(openRecord(board, structuredClone(record)).ok).toBe(false);
    record.versions.rules = 0;
    expect([verify(board, record).verdict, broken(board, record)]).toEqual(['unproved', []]);
    const game = opened(board, record);
    playOn(game, 1);
    expect(game.state.outcome?.scores[0]!.points).toEqual(game.state.points);
    expect(Math.max(...game.state.points)).toBeGreaterThan(50);
    expect(broken(board, game.record)).toEqual([]);
  });
});

test('the corpus has what it should have', () => {
  expect(names).toEqual(Object.keys(results).sort());
  const all = names.map(read);
  const moves = new Set(all.flatMap(({ record }) => record.log.map(({ move }) => move.type)));
  const phases = new Set(all.map(({ record }) => record.snapshot.phase));
  const seeds = new Set(all.map(({ record }) => record.seed.generator));
  expect([...moves]).toEqual(
    expect.arrayContaining(['deal', 'undo', 'take-over', 'give-back', 'agree', 'pay']),
  );
  expect(phases).toEqual(new Set(['opening', 'second', 'keep', 'tunnel', 'over']));
  expect(seeds).toEqual(new Set(['fast', 'chacha20']));
  for (const { id } of boards)
    expect(names.filter((name) => name.includes(`/${id}`)).length).toBeGreaterThan(2);
});

test('games of before a board was mended are proved on the facts they were played on', () => {
  const earlier = names.filter((name) => MENDED.some((board) => name.startsWith(`v1/${board}`)));
  expect(earlier.length).toBeGreaterThan(4);
  for (const name of earlier) {
    const { board, record } = read(name);
    expect([record.boardHash, isCurrent(board, record)]).toEqual([board.hash, true]);
    expect(board).not.toBe(findBoard(board.id));
  }
});
