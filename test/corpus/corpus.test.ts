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
  VERSIONS,
  openRecord,
  parseRecord,
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
 * Recorded games that every later Rallar must read. `v1` and `v2` hold form 1: `v1` on the first edition of each board, `v2`
 * on the corrected editions of Amsterdam and Africa. `v3` holds form 2, on the editions of `v2`; `v4` what form 3 has besides:
 * undos by consent.
 * `RALLAR_CORPUS=write npx vitest run test/corpus` writes the newest folder again, until it has been released.
 */
const FORMS: Record<string, number> = { v1: 1, v2: 1, v3: 2, v4: 3 };
const NEWEST = 'v4';
const CORRECTED = ['amsterdam', 'africa'];
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
    writeFileSync(`${folder}${name}${ENDING}`, text);
    const lines = Object.entries(kept).map(
      ([key, value]) => `    "${key}": ${JSON.stringify(value).replaceAll(',', ', ')}`,
    );
    entries.push(`  "${name}": {\n${lines.join(',\n')}\n  }`);
  }
  writeFileSync(`${folder}results.json`, `{\n${entries.join(',\n')}\n}\n`);
}

function openGame(board: Board, record: GameRecord): Game {
  const game = openRecord(board, record);
  if (!game.ok) throw new Error(JSON.stringify(game.problem));
  return game.value;
}

const broken = (board: Board, record: GameRecord) =>
  verify(board, record).findings.filter(({ found }) => found === 'broken');

describe.each(names)('%s', (name) => {
  const { board, record } = read(name);
  const over = record.snapshot.phase === 'over';

  test('has the form of its folder, and is brought to that of today', () => {
    const text = textOf(name);
    const file = JSON.parse(text) as GameRecord;
    expect([text.length < 60_000, text]).toEqual([true, `${canonical(file)}\n`]);
    expect(file.versions.form).toBe(FORMS[name.slice(0, 2)]);
    expect(record.versions).toEqual({ ...file.versions, form: VERSIONS.form });
    // Written again, only a record of the newest folder is the same file; an older one is read again as what it became.
    expect(`${canonical(record)}\n` === text).toBe(name.startsWith(NEWEST));
    expect(parseRecord(JSON.parse(canonical(record)))).toEqual({ ok: true, value: record });
  });

  test('is read, shown to everybody and opened', () => {
    const game = openGame(board, structuredClone(record));
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
    const game = openGame(board, record);
    playOn(game, 1);
    expect(game.state.outcome).not.toBeNull();
    expect(broken(board, game.record)).toEqual([]);
  },
);

test('every edition of a board that was recorded on is kept', () => {
  for (const { board, record } of names.map(read)) expect(record.boardHash).toBe(board.hash);
});

describe('a stored table of form 1', () => {
  const { log, ...row } = JSON.parse(textOf('v2/amsterdam-stopped-keep')) as GameRecord;
  const { board } = read('v2/amsterdam-stopped-keep');

  test('opens from its row and its entries, and goes on in today’s form with the old entries', () => {
    const parsed = parseRecord({ ...row, log });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    const game = openGame(board, parsed.value);
    playOn(game, 1);
    const { log: played, ...next } = game.record;
    const stored = [...log, ...played.slice(log.length)];
    const again = parseRecord(JSON.parse(canonical({ ...next, log: stored })));
    expect(again).toEqual({ ok: true, value: JSON.parse(canonical(game.record)) as GameRecord });
    expect(again.ok && broken(board, again.value)).toEqual([]);
  });

  test('opens without the part of a rule that its board does not have', () => {
    const { board: plain, record } = read('v3/newyork-stopped-second');
    const { merchandise: _merchandise, terrain: _terrain, ...snapshot } = record.snapshot;
    const parsed = parseRecord({ ...record, snapshot });
    expect(parsed).toEqual({ ok: true, value: record });
    expect(parsed.ok && openRecord(plain, parsed.value).ok).toBe(true);
  });

  test('does not open without the part of a rule that its board has', () => {
    const { board: own, record } = read('v3/africa-2');
    const { terrain: _terrain, ...snapshot } = record.snapshot;
    const parsed = parseRecord({ ...record, snapshot });
    expect(parsed.ok && openRecord(own, parsed.value)).toMatchObject({
      ok: false,
      problem: { code: 'snapshot-differs', at: 'snapshot.terrain' },
    });
  });
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
    expect(keptOf(openGame(board, record))).toEqual(results['v1/newyork-2']);
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
    const game = openGame(board, record);
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
  const agreed = all.flatMap(({ record }) =>
    record.log.filter(({ move }) => move.type === 'undo' && move.agreed !== undefined),
  );
  expect(agreed.length).toBeGreaterThan(6);
  expect(phases).toEqual(new Set(['opening', 'turn', 'second', 'keep', 'tunnel', 'over']));
  expect(seeds).toEqual(new Set(['fast', 'chacha20']));
  for (const { id } of boards)
    expect(names.filter((name) => name.includes(`/${id}`)).length).toBeGreaterThan(2);
  expect(folders).toEqual(Object.keys(FORMS));
  expect(new Set(Object.values(FORMS))).toEqual(new Set([1, 2, VERSIONS.form]));
});

test('games from before a board was corrected are proved on the facts they were played on', () => {
  const earlier = names.filter((name) => CORRECTED.some((board) => name.startsWith(`v1/${board}`)));
  expect(earlier.length).toBeGreaterThan(4);
  for (const name of earlier) {
    const { board, record } = read(name);
    expect([record.boardHash, isCurrent(board, record)]).toEqual([board.hash, true]);
    expect(board).not.toBe(findBoard(board.id));
  }
});
