import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Game,
  type GameRecord,
  PHASES,
  type Phase,
  recordMove,
  endByAgreement,
  audit,
  canonical,
  fastSeed,
  legalMoves,
  openRecord,
  parseRecord,
  revealSeed,
  showRecord,
  toAct,
  verify,
} from '../../src/engine/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { choices, choose, playOn, startRecorded } from '../kit/games.js';
import { leaves, replacedAt, valueAt, formatPath } from './mutate.js';

/** A copy of a game's record as if made by older rules or an older generator. */
function ageRecord(game: Game, versions: Partial<GameRecord['versions']> = { rules: 0 }): GameRecord {
  const record = structuredClone(game.record);
  Object.assign(record.versions, versions);
  return record;
}

/** A game stopped in this phase, not before its tenth turn unless it is the opening. */
function stopInPhase(board: Board, phase: Phase): Game {
  for (let n = 0; ; n++) {
    const game = startRecorded(board, ['person', 'bot'], { seed: fastSeed(n) });
    playOn(game, n, 'listed', (state) => state.phase === phase && (phase === 'opening' || state.turns > 10));
    if (game.state.phase === phase) return game;
  }
}

/** Plays a resumed game to its end. Returns what went wrong, or null. */
function stuck(game: Game): string | null {
  const { board } = game;
  const stream = choices(1);
  for (let steps = 0; game.state.phase !== 'over'; steps++) {
    const [mover] = toAct(game.state);
    if (mover === undefined) return `${game.state.phase}: waits for nobody`;
    if (legalMoves(board, game.state, mover).length === 0) return `${game.state.phase}: no move is legal`;
    if (steps > 3000) return 'goes on for ever';
    const entry = recordMove(
      game,
      mover,
      game.sitting[mover]!,
      choose(board, game.state, mover, 'bot', stream),
    );
    if (!entry.ok) return `${game.state.phase}: refused ${entry.problem.code}`;
    const wrong = audit(board, game.state);
    if (wrong) return `does not add up: ${wrong}`;
  }
  return game.state.outcome ? null : 'over without a count';
}

/** A snapshot with one value changed: the record is refused, or the game goes on to a proper end. */
function goesWrong(board: Board, record: GameRecord): string[] {
  const wrong: string[] = [];
  // Every fifth number of long lists is enough: `audit` has tests of its own.
  for (const path of leaves(record.snapshot).filter(
    (place) => typeof place[1] !== 'number' || place[1] % 5 < 1,
  )) {
    const value = valueAt(record.snapshot, path);
    const others =
      path[0] === 'phase' ? PHASES : typeof value === 'number' ? [value - 1, value + 1, 9] : [null, 0, []];
    for (const other of others) {
      const parsed = parseRecord({ ...record, snapshot: replacedAt(record.snapshot, path, other) });
      if (other === value || !parsed.ok) continue;
      const name = `${formatPath(path)}: ${JSON.stringify(value)} → ${JSON.stringify(other)}`;
      try {
        const opened = openRecord(board, parsed.value);
        const problem = opened.ok ? stuck(opened.value) : null;
        if (problem) wrong.push(`${name}: ${problem}`);
      } catch (error) {
        wrong.push(`${name} threw ${String(error)}`);
      }
    }
  }
  return wrong;
}

describe.each(boards.map(({ id }) => id))('a record of older rules on %s', (id) => {
  const board = boardOf(id);
  const phases = PHASES.filter((phase) => phase !== 'over' && (phase !== 'tunnel' || board.actions.pay));

  test.each(phases)('goes on from its snapshot (%s)', (phase) => {
    const opened = openRecord(board, ageRecord(stopInPhase(board, phase)));
    expect(opened.ok && stuck(opened.value)).toBeNull();
    const again = opened.ok && parseRecord(JSON.parse(canonical(opened.value.record)));
    expect(again && again.ok && verify(board, again.value).verdict).toBe('unproved');
  });

  test.each(phases)(
    'with one value of its snapshot doctored is refused, or comes to a proper end (%s)',
    (phase) => {
      expect(goesWrong(board, ageRecord(stopInPhase(board, phase)))).toEqual([]);
    },
  );

  test.each(phases)('opens where all agreed to stop (%s)', (phase) => {
    const game = stopInPhase(board, phase);
    endByAgreement(game, 'host');
    revealSeed(game, null);
    expect(openRecord(board, ageRecord(game, {})).ok).toBe(true);
    expect(openRecord(board, ageRecord(game))).toMatchObject({ ok: true });
    expect(verify(board, ageRecord(game)).verdict).toBe('unproved');
  });
});

describe('opening a record', () => {
  const game = stopInPhase(boardOf('newyork'), 'second');

  test.each([
    ['today', ageRecord(game, {})],
    ['older', ageRecord(game)],
  ])('leaves it as it is, so that it can be opened twice (%s)', (_, record) => {
    const before = canonical(record);
    const opened = openRecord(game.board, record);
    expect(opened.ok && stuck(opened.value)).toBeNull();
    if (opened.ok) revealSeed(opened.value, null);
    expect(canonical(record)).toBe(before);
  });

  test('of an older generator goes on from its snapshot, though its seed would give another game today', () => {
    const record = ageRecord(game, { generator: 0 });
    record.snapshot.seed = fastSeed(999_999);
    expect(showRecord(game.board, record, 'all').ok).toBe(true);
    expect(verify(game.board, record).verdict).toBe('unproved');
    const opened = openRecord(game.board, record);
    expect(opened).toMatchObject({ ok: true });
  });
});
