import { describe, expect, test } from 'vitest';
import {
  type GameEvent,
  type Game,
  type GameRecord,
  type Move,
  type Player,
  type Seat,
  recordMove,
  canonical,
  fastSeed,
  newGame,
  openRecord,
  parseRecordText,
  showRecord,
  toAct,
  undo,
  undoPoint,
  verify,
} from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { choices, choose, pick, playEventfully, startRecorded } from '../kit/games.js';

function acts(game: Game, seat: Seat, move: Move): void {
  expect(recordMove(game, seat, game.record.players[seat]!.kind, move)).toMatchObject({ ok: true });
}

/** A record after a round trip through its file. */
function reread(record: GameRecord): GameRecord {
  const parsed = parseRecordText(canonical(record));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

/** Whether an event shows a person something hidden; cards shown by a claim are checked elsewhere. */
function isRevealing(event: GameEvent, kinds: readonly Player['kind'][]): boolean {
  if (event.type === 'drew' || event.type === 'drew-tickets') return kinds[event.seat] === 'person';
  return ['took', 'filled', 'turned', 'took-terrain', 'drew-terrain', 'opened', 'over'].includes(event.type);
}

/** A game played for thirty turns in which something was taken back. */
function withUndo(make: (n: number) => Game): Game {
  for (let n = 1; ; n++) {
    const game = make(n);
    playEventfully(game, n, ({ turns }) => turns > 30);
    if (game.record.log.some(({ move }) => move.type === 'undo')) return game;
  }
}

describe.each(tables)('%s for %i', (id, players) => {
  const board = boardOf(id);
  const kinds = Array.from({ length: players }, (_, i): Player['kind'] => (i === 1 ? 'bot' : 'person'));

  test('undo restores the state, except what was learnt', () => {
    const game = startRecorded(board, kinds, { seed: fastSeed(players) });
    const after = [canonical(game.state)];
    const stream = choices(players);
    let undone = 0;
    while (game.state.phase !== 'over') {
      const mover = pick(stream, toAct(game.state));
      acts(game, mover, choose(board, game.state, mover, 'listed', stream));
      after.push(canonical(game.state));
      for (let seat = 0; seat < players; seat++) {
        const to = undoPoint(game, seat);
        if (to === null) continue;
        const since = game.steps.filter(({ n }) => n > to);
        expect([since[0]!.seat, since.slice(1).every(({ by }) => by === 'bot')]).toEqual([seat, true]);
        const shown = since.flatMap(({ n }) => game.record.log[n]!.outcome);
        expect(shown.filter((event) => isRevealing(event, kinds))).toEqual([]);
        if (undone % 3 === 2 && pick(stream, [true, false])) continue;
        undo(game, seat);
        undone++;
        expect(canonical(game.state)).toBe(after[to]);
        after.push(canonical(game.state));
        break;
      }
      if (undone > 60) break;
    }
    expect(undone).toBeGreaterThan(3);
  });

  test('a record with moves taken back reopens, shows and is not broken', () => {
    const game = withUndo((n) => startRecorded(board, kinds, { seed: fastSeed(n) }));
    const record = reread(game.record);
    const opened = openRecord(board, record);
    expect(opened.ok && canonical(opened.value.state)).toBe(canonical(game.state));
    expect(opened.ok && opened.value.steps).toEqual(game.steps);
    const shown = showRecord(board, record, 'all');
    expect(shown.ok && shown.value.length).toBe(record.log.length);
    expect(verify(board, record).findings.filter(({ found }) => found === 'broken')).toEqual([]);
  });
});

describe('verify', () => {
  const newyork = boardOf('newyork');
  const deck: Move = { type: 'deck' };

  /** A record in which an entry was undone against the rules, with the matching snapshot. */
  function forged(moves: [Seat, Move][], seat: Seat, to: number): GameRecord {
    const people = ['A', 'B'].map((name): Player => ({ name, kind: 'person' }));
    const make = () => {
      const game = newGame(newyork, { players: 2, first: 0 }, people, { seed: fastSeed(5) });
      for (const s of [0, 1]) acts(game, s, { type: 'keep', tickets: game.state.offered[s]!.slice() });
      return game;
    };
    const game = make();
    for (const [mover, move] of moves) acts(game, mover, move);
    const record = structuredClone(game.record);
    record.log.push({ n: record.log.length, seat, by: 'person', move: { type: 'undo', to }, outcome: [] });
    record.snapshot = structuredClone(make().state);
    return record;
  }

  test.each([
    ['a blind card was taken back', [[0, deck]]],
    ['a card of the row was taken back', [[0, { type: 'row', slot: 0 }]]],
    ['tickets were looked at and put back', [[0, { type: 'tickets' }]]],
    [
      'a seat took back what another did',
      [
        [0, deck],
        [0, deck],
        [1, deck],
      ],
    ],
  ] as [string, [Seat, Move][]][])('finds out that %s', (_, moves) => {
    expect(verify(newyork, forged(moves, 0, 2)).verdict).toBe('broken');
  });
});
