import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/boards/index.js';
import {
  type Board,
  type GameEvent,
  type Eyes,
  type GameRecord,
  type Move,
  type Player,
  type Seat,
  type State,
  recordMove,
  audit,
  canonical,
  clone,
  fastSeed,
  loadBoard,
  newGame,
  openRecord,
  parseMove,
  parseRecord,
  parseRecordText,
  play,
  showRecord,
  verify,
} from '../../src/engine/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { orders } from '../kit/family.js';
import { must, playEventfully, playGame, startRecorded } from '../kit/games.js';
import { mutations, findCounterexample } from './mutate.js';

const anything = fc.oneof(
  fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
  }),
  fc.jsonValue(),
);

/** Checks that a result is a value or a code with a place. */
function expectAnswer(result: { ok: boolean; problem?: unknown }): void {
  const { code, at } = (result.problem ?? { code: 'fine', at: '' }) as { code: unknown; at: unknown };
  must(
    typeof code === 'string' && typeof at === 'string',
    () => `no code or place: ${JSON.stringify(result)}`,
  );
}

/** Positions of every board and phase, each with a legal move. */
const positions: { board: Board; state: State; seat: Seat; move: Move }[] = boards.flatMap((board) => {
  const found = new Map<string, { board: Board; state: State; seat: Seat; move: Move }>();
  playGame(board, 3, 5, 'listed', {
    before: (state, seat, move) =>
      void found.set(`${state.phase} ${move.type}`, { board, state: clone(state), seat, move }),
  });
  return [...found.values()];
});

/** A record of a small board and one of the board with most rules, of a game that is over and of one that goes on. */
const records: GameRecord[] = ['newyork', 'nordic'].flatMap((id) =>
  [false, true].map((over) => {
    const game = startRecorded(boardOf(id), ['person', 'bot'], { seed: fastSeed(3) });
    playEventfully(game, 3, ({ turns, phase }) => !over && turns > 25 && phase !== 'turn');
    return structuredClone(game.record);
  }),
);

/** The same records under older rules, which are opened from their snapshots. */
const older = records.map((record) => ({ ...record, versions: { ...record.versions, rules: 0 } }));

/** Calls every function that takes a record. */
function askAll(record: GameRecord): void {
  const board = boardOf(record.board);
  expectAnswer(openRecord(board, structuredClone(record)));
  for (const eyes of ['all', 'open', 0] as Eyes[]) expectAnswer(showRecord(board, record, eyes));
  verify(board, record);
}

describe('any input gives a value or a code', () => {
  test('anything at all', () => {
    const property = fc.property(anything, (input) => {
      for (const parse of [parseMove, parseRecord, loadBoard]) expectAnswer(parse(input));
    });
    expect(findCounterexample(property, 3000)).toBeNull();
  });

  test('texts of any sort', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
    expect(
      findCounterexample(
        fc.property(text, (file) => expectAnswer(parseRecordText(file))),
        1000,
      ),
    ).toBeNull();
  });

  test('moves that are nearly right are refused and change nothing, or are legal', () => {
    const moves = mutations(positions.map(({ move }) => move));
    const property = fc.property(fc.constantFrom(...positions), moves, ({ board, state, seat }, input) => {
      const parsed = parseMove(input);
      expectAnswer(parsed);
      if (!parsed.ok) return;
      const next = clone(state);
      const events: GameEvent[] = [];
      const problem = play(board, next, seat, parsed.value, events);
      if (problem === null) return must(audit(board, next) === null, () => `${audit(board, next)}`);
      must(
        JSON.stringify(next) === JSON.stringify(state) && events.length === 0,
        () => 'a refusal changed it',
      );
    });
    expect(findCounterexample(property, 6000)).toBeNull();
  });

  test('records that are nearly right', () => {
    const property = fc.property(mutations([...records, ...older]), (input) => {
      const parsed = parseRecord(input);
      expectAnswer(parsed);
      if (parsed.ok) askAll(parsed.value);
    });
    expect(findCounterexample(property, 700)).toBeNull();
  });

  test('boards that are nearly right; those accepted can be played', () => {
    const property = fc.property(mutations(boardFacts), (input) => {
      const loaded = loadBoard(input);
      expectAnswer(loaded);
      if (!loaded.ok) return;
      const [min] = loaded.value.facts.players;
      const wrong = audit(loaded.value, playGame(loaded.value, min, 1, 'bot'));
      must(wrong === null, () => `${wrong}`);
    });
    expect(findCounterexample(property, 300)).toBeNull();
  });
});

test.each(['tunnel', 'anyFour'] as const)(
  'a route that is a ferry and %s too is refused, in whatever order the rules stand',
  (mark) => {
    const facts = structuredClone(boardOf('nordic').facts);
    const route = facts.routes.find((candidate) => candidate[mark])!;
    route.symbols = 1;
    for (const rules of orders(
      facts.rules.filter(({ rule }) => !['globetrotter', 'longest-path'].includes(rule)),
    ))
      expect([rules.map(({ rule }) => rule), loadBoard({ ...facts, rules }).ok]).toEqual([
        expect.anything(),
        false,
      ]);
  },
);

test('a record cut short is refused', () => {
  const text = canonical(records[0]);
  for (let length = 0; length < text.length; length += 7) {
    const result = parseRecordText(text.slice(0, length));
    expect(result).toMatchObject({ ok: false, problem: { code: 'not-json' } });
  }
});

test("a seed beyond what seeds can be is refused or broken, also where it is the snapshot's", () => {
  const record = structuredClone(records[0]);
  record!.snapshot.seed = 'fast:99999999999999999999';
  const parsed = parseRecord(record);
  expect(() => parsed.ok && askAll(parsed.value)).not.toThrow();
});

test('a record of a game in which the row was swept thirty times in one move can be read again (G6)', () => {
  const board = boardOf('newyork');
  const people: Player[] = [0, 1].map((n) => ({ name: `Hoarder ${n}`, kind: 'bot' }));
  const game = newGame(board, { players: 2, first: 0 }, people, { seed: fastSeed(214_389) });
  for (const seat of [0, 1])
    recordMove(game, seat, 'bot', { type: 'keep', tickets: game.state.offered[seat]!.slice() });
  while (game.state.deckSize > 0 && game.record.log.length < 63) {
    const slot = game.state.row.findIndex((card) => card !== board.wild);
    must(
      recordMove(game, game.state.seat, 'bot', slot < 0 ? { type: 'deck' } : { type: 'row', slot }).ok,
      () => 'refused',
    );
  }
  expect(Math.max(...game.record.log.map(({ outcome }) => outcome.length))).toBeGreaterThan(100);
  expect(parseRecordText(canonical(game.record))).toMatchObject({ ok: true });
});
