import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type GameRecord,
  endByAgreement,
  canonical,
  fastSeed,
  newGame,
  revealSeed,
} from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';

const SCRIPT = join(import.meta.dirname, '..', '..', 'examples', 'check-deal.py');
const python = spawnSync('python3', ['--version']).status === 0;

function record(id: string, players: number, seed: number): GameRecord {
  const board = boardOf(id);
  const people = Array.from({ length: players }, (_, i) => ({ name: `p${i}`, kind: 'person' as const }));
  const secret = Uint8Array.from({ length: 32 }, (_, i) => (i * 7 + seed) % 256);
  const words = people.map((_, i) => new Uint8Array(16).fill(i + seed));
  const game = newGame(
    board,
    { players, first: 'lot' },
    people,
    seed % 2 ? { secret, words } : { seed: fastSeed(seed) },
  );
  endByAgreement(game, 'host');
  revealSeed(game, seed % 2 ? secret : null);
  return game.record;
}

// Without Python only the engine's own tests check the deal.
describe.runIf(python)('check-deal.py', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rallar-deal-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const check = (game: GameRecord) => {
    const file = join(folder, 'record.json');
    writeFileSync(file, canonical(game));
    const { status, stdout } = spawnSync('python3', [SCRIPT, file], { encoding: 'utf8' });
    return { status, stdout };
  };

  test.each(tables)('redoes the deal of %s with %i players', (id, players) => {
    // Every board is dealt from a seed of both kinds.
    expect(check(record(id, players, 10 + players)).status).toBe(0);
  });

  test('redoes a deal in which the row is swept', () => {
    let seed = 1;
    while (record('newyork', 2, seed).log[0]!.outcome.length === 1) seed++;
    expect(check(record('newyork', 2, seed)).status).toBe(0);
  });

  test('finds a card moved by hand, and another secret', () => {
    const moved = record('nordic', 2, 13);
    const dealt = moved.log[0]!.outcome[0]!;
    if (dealt.type !== 'dealt') throw new Error('no deal');
    dealt.row[0] = (dealt.row[0]! + 1) % 9;
    expect(check(moved)).toMatchObject({ status: 1, stdout: expect.stringContaining('BROKEN') });
    const other = record('nordic', 2, 13);
    other.seed.secret = '00'.repeat(32);
    expect(check(other)).toMatchObject({ status: 1, stdout: expect.stringContaining('committed') });
  });

  test('says that a running game cannot be checked', () => {
    const running = record('nordic', 2, 13);
    running.seed.secret = null;
    expect(check(running).status).toBe(2);
  });
});
