import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Eyes,
  type Game,
  type GameEvent,
  type GameRecord,
  type Maker,
  type Move,
  type Player,
  type Seat,
  VERSIONS,
  canonical,
  clone,
  consentPoint,
  fastSeed,
  isGameMove,
  openRecord,
  parseRecord,
  parseRecordText,
  recordMove,
  reseat,
  revealSeed,
  showRecord,
  undoByConsent,
  undoPoint,
  verify,
  view,
} from '../../src/engine/index.js';
import { arrange, type Wanted } from '../kit/arrange.js';
import { boardOf, cards, tables } from '../kit/boards.js';
import { playAgreeing, playOn, startRecorded } from '../kit/games.js';

const newyork = boardOf('newyork');
const TWO: Player['kind'][] = ['person', 'person'];

/** A running game in a position made for the test. */
function table(wanted: Wanted, kinds: Player['kind'][] = TWO, board: Board = newyork): Game {
  const game = startRecorded(board, kinds, { seed: fastSeed(1) });
  const state = arrange(board, { players: kinds.length, ...wanted });
  return { ...game, state, base: clone(state) };
}

function acts(game: Game, seat: Seat, move: Move, by: Maker = game.sitting[seat]!): void {
  expect(recordMove(game, seat, by, move)).toMatchObject({ ok: true });
}

function payment(id: number): Record<string, number> {
  const { colour, length } = newyork.facts.routes[id]!;
  return { [colour === 'grey' ? newyork.facts.colours[0]! : colour]: length };
}

function claim(id: number): Move {
  return { type: 'claim', route: id, cards: cards(newyork, payment(id)) };
}

/** Seat 0 has claimed, then seat 1 with cards that nobody knew of. */
function bothClaimed(kinds = TWO): Game {
  const game = table({ hands: [payment(0), payment(5)] }, kinds);
  acts(game, 0, claim(0));
  acts(game, 1, claim(5));
  return game;
}

describe('P70 with the consent of all others one may undo', () => {
  test('a claim over another person’s claim, however it was paid', () => {
    const game = table({ hands: [payment(0), payment(5)] });
    const before = canonical(game.state);
    acts(game, 0, claim(0));
    acts(game, 1, claim(5));
    expect([undoPoint(game, 0), consentPoint(game, 0)]).toEqual([null, { to: 0, seats: [1] }]);
    expect(undoByConsent(game, 0)).toEqual({
      n: 3,
      seat: 0,
      by: 'person',
      move: { type: 'undo', to: 0, agreed: [1] },
      outcome: [],
    });
    expect([canonical(game.state), consentPoint(game, 0)]).toEqual([before, null]);
  });

  test('what needs no consent alone', () => {
    const game = bothClaimed();
    expect([undoPoint(game, 1), consentPoint(game, 1)]).toEqual([1, null]);
  });

  test('one move after the other', () => {
    const game = table({ hands: [{ ...payment(0), ...payment(1) }, payment(5)] });
    acts(game, 0, claim(0));
    acts(game, 1, claim(5));
    expect(undoByConsent(game, 0)).not.toBeNull();
    acts(game, 0, claim(1));
    acts(game, 1, claim(5));
    expect(undoByConsent(game, 0)).not.toBeNull();
    expect(consentPoint(game, 0)).toBeNull();
  });

  test('without those whose seats bots play, whose own moves stay', () => {
    const kinds: Player['kind'][] = ['person', 'person', 'person'];
    const game = table({ hands: [payment(0), payment(5)] }, kinds);
    reseat(game, 2, 'host', { type: 'take-over', bot: 'random' });
    acts(game, 0, claim(0));
    acts(game, 1, claim(5));
    expect(consentPoint(game, 0)).toEqual({ to: 0, seats: [1] });
    reseat(game, 1, 'host', { type: 'take-over', bot: 'random' });
    reseat(game, 2, 'person', { type: 'give-back' });
    expect(consentPoint(game, 0)).toBeNull();
  });
});

/** Seat 0 has claimed, and then this happened. */
function after([seat, move, by]: [Seat, Move, Maker?]): Game {
  const game = table({ hands: [payment(0), payment(5)] });
  acts(game, 0, claim(0));
  acts(game, seat, move, by);
  return game;
}

describe('P70 not even with consent', () => {
  const never: [string, () => Game][] = [
    ['a blind card of another', () => after([1, { type: 'deck' }])],
    ['a card of the row', () => after([1, { type: 'row', slot: 0 }])],
    ['a look at tickets', () => after([1, { type: 'tickets' }])],
    ['what the clock did', () => after([1, claim(5), 'clock'])],
    [
      'one’s own blind card',
      () => {
        const game = table({});
        acts(game, 0, { type: 'deck' });
        return game;
      },
    ],
    [
      'a terrain card',
      () => {
        const game = table({}, TWO, boardOf('africa'));
        acts(game, 0, { type: 'terrain' });
        return game;
      },
    ],
    [
      'the last of the opening choices',
      () => {
        const game = startRecorded(newyork, TWO, { seed: fastSeed(2) });
        for (const seat of [0, 1])
          acts(game, seat, { type: 'keep', tickets: game.state.offered[seat]!.slice() });
        return game;
      },
    ],
    ['a game that is over', () => ({ ...bothClaimed(), state: { ...bothClaimed().state, phase: 'over' } })],
  ];
  test.each(never)('%s', (_, make) => {
    const game = make();
    const before = canonical(game.state);
    expect([0, 1].map((seat) => consentPoint(game, seat)?.to)).toEqual([undefined, undefined]);
    expect([undoByConsent(game, 0), canonical(game.state)]).toEqual([null, before]);
  });

  test('a bot’s answer is answered again', () => {
    const game = table({ hands: [payment(0), payment(5)] }, ['person', 'person', 'bot']);
    acts(game, 0, claim(0));
    acts(game, 1, claim(5));
    acts(game, 2, { type: 'deck' });
    expect(consentPoint(game, 0)).toEqual({ to: 0, seats: [1] });
    acts(game, 2, { type: 'row', slot: 0 });
    expect(consentPoint(game, 0)).toBeNull();
  });
});

/** Events that show a card, a ticket or terrain, or the choices of the opening. */
const CHANCE = new Set<GameEvent['type']>([
  'dealt',
  'took',
  'drew',
  'filled',
  'opened',
  'drew-tickets',
  'turned',
  'took-terrain',
  'drew-terrain',
  'over',
]);

function reread(record: GameRecord): GameRecord {
  const parsed = parseRecordText(canonical(record));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

function isBroken(board: Board, record: GameRecord): boolean {
  const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
  return !parsed.ok || verify(board, parsed.value).verdict === 'broken';
}

/** The record with another last entry, and the snapshot that this would lead to. */
function planted(game: Game, to: number, agreed: Seat[] | undefined): GameRecord {
  const record = structuredClone(game.record);
  const last = record.log.at(-1)!;
  last.move = { type: 'undo', to, ...(agreed && { agreed }) };
  const until = { ...structuredClone(record), log: record.log.slice(0, to + 1) };
  const shown = stateAfter(game.board, until);
  record.snapshot = shown;
  return record;
}

/** The state to which a log leads. */
function stateAfter(board: Board, record: GameRecord): GameRecord['snapshot'] {
  const fresh = startRecorded(
    board,
    record.players.map(({ kind }) => kind),
    { seed: record.snapshot.seed },
  );
  for (const { seat, by, move } of record.log) {
    if (seat === null) continue;
    if (isGameMove(move)) acts(fresh, seat, move, by);
    else if (move.type === 'undo') undoByConsent(fresh, seat);
  }
  return clone(fresh.state);
}

describe.each(tables)('P70 on %s for %i', (id, players) => {
  const board = boardOf(id);
  const kinds = Array.from({ length: players }, (_, i): Player['kind'] =>
    players > 2 && i === 1 ? 'bot' : 'person',
  );
  const people = kinds.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));

  const begin = (n: number): Game => startRecorded(board, kinds, { seed: fastSeed(n) });

  test('everybody sees exactly the earlier table, and no card, ticket or terrain seen goes back', () => {
    const eyes: Eyes[] = ['all', 'open', ...people];
    let undone = 0;
    playAgreeing(begin, 8, (game, entry, steps) => {
      undone++;
      const { move } = entry;
      if (move.type !== 'undo') throw new Error('not an undo');
      const gone = steps.filter(({ n }) => n > move.to);
      expect(gone[0]).toMatchObject({ seat: entry.seat, by: 'person' });
      const shown = gone.flatMap(({ n, seat }) =>
        kinds[seat] === 'bot' ? [] : game.record.log[n]!.outcome.filter(({ type }) => CHANCE.has(type)),
      );
      expect(shown).toEqual([]);
      const earlier = stateAfter(board, { ...game.record, log: game.record.log.slice(0, move.to + 1) });
      for (const eye of eyes)
        expect(canonical(view(board, game.state, eye))).toBe(canonical(view(board, earlier, eye)));
      expect(move.agreed).toEqual(people.filter((seat) => seat !== entry.seat));
    });
    expect(undone).toBe(8);
  });

  test('its record opens, shows and verifies; one step further, or without somebody, is broken', () => {
    let tried = 0;
    const game = playAgreeing(begin, 3, (played, entry, steps) => {
      const { move } = entry;
      if (move.type !== 'undo' || entry.seat === null) return;
      const plant = (to: number, agreed: Seat[] | undefined): boolean =>
        isBroken(board, planted(played, to, agreed));
      expect([isBroken(board, played.record), plant(move.to, move.agreed)]).toEqual([false, false]);
      const at = steps.findIndex(({ n }) => n > move.to);
      const further = at > 1 ? steps[at - 2]!.n : 0;
      const nearer = steps[at]!.n;
      for (const to of [further, nearer].filter((it) => it !== move.to)) {
        expect([to, plant(to, move.agreed)]).toEqual([to, true]);
        tried++;
      }
      for (const agreed of [undefined, move.agreed!.slice(1), [entry.seat], [...move.agreed!, entry.seat]])
        expect([agreed, plant(move.to, agreed)]).toEqual([agreed, true]);
    });
    expect(tried).toBeGreaterThan(2);
    const opened = openRecord(board, reread(game.record));
    expect(opened.ok && opened.value.steps).toEqual(game.steps);
    const shown = showRecord(board, reread(game.record), 'open');
    expect(shown.ok && shown.value.at(-1)).toEqual(view(board, game.state, 'open'));
    playOn(game, 3);
    revealSeed(game, null);
    const { findings, stated } = verify(board, reread(game.record));
    expect(findings.filter(({ found }) => found === 'broken')).toEqual([]);
    const undone = game.record.log.filter(({ move }) => move.type === 'undo').length;
    expect([undone > 0, stated.filter(({ about }) => about === 'consent').length]).toEqual([true, undone]);
  });
});

test('P70 a record of an earlier form can’t have an undo by consent', () => {
  const { record } = playAgreeing((n) => startRecorded(newyork, TWO, { seed: fastSeed(n) }), 1);
  const at = record.log.findIndex(({ move }) => move.type === 'undo');
  expect(parseRecord(structuredClone(record))).toMatchObject({ ok: true });
  const older = { ...structuredClone(record), versions: { ...VERSIONS, form: VERSIONS.form - 1 } };
  expect(parseRecord(older)).toEqual({
    ok: false,
    problem: { code: 'wrong-shape', at: `log[${at}].move.agreed` },
  });
});
