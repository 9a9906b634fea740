import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Game,
  type Maker,
  type Move,
  type Player,
  type Seat,
  recordMove,
  canonical,
  clone,
  fastSeed,
  reseat,
  undo,
  undoPoint,
} from '../../src/engine/index.js';
import { type Wanted, arrange } from '../kit/arrange.js';
import { type Named, boardOf, cards, route } from '../kit/boards.js';
import { MOUNTAIN_ROUTES, africa, doubling } from '../kit/doubling.js';
import { startRecorded } from '../kit/games.js';

const newyork = boardOf('newyork');
const nordic = boardOf('nordic');

/** A running game in a position made for the test; seat 0 is a person's. */
function table(board: Board, wanted: Wanted, kinds: Player['kind'][] = ['person', 'bot']): Game {
  const game = startRecorded(board, kinds, { seed: fastSeed(1) });
  const state = arrange(board, { players: kinds.length, ...wanted });
  return { ...game, state, base: clone(state) };
}

function acts(game: Game, seat: Seat, move: Move, by: Maker = game.record.players[seat]!.kind): void {
  expect(recordMove(game, seat, by, move)).toMatchObject({ ok: true });
}

const deck: Move = { type: 'deck' };
const plainClaim: Move = {
  type: 'claim',
  route: route(newyork, ...ends(newyork, 0)),
  cards: cards(newyork, payment(newyork, 0)),
};

function ends(board: Board, id: number): [string, string] {
  return [board.facts.routes[id]!.a, board.facts.routes[id]!.b];
}

function payment(board: Board, id: number): Record<string, number> {
  const { colour, length } = board.facts.routes[id]!;
  return { [colour === 'grey' ? board.facts.colours[0]! : colour]: length };
}

/** What a claim of route 0 by seat 0 leaves, with a bot to move that holds these cards for route 5. */
function afterClaim(bot: Wanted['hands'] = []): Game {
  const game = table(newyork, { hands: [payment(newyork, 0), ...bot] });
  acts(game, 0, plainClaim);
  return game;
}

function playMoves(game: Game, ...moves: [Seat, Move, Maker?][]): Game {
  for (const [seat, move, by] of moves) acts(game, seat, move, by);
  return game;
}

/** Seat 0 claims; then the bot doubles a claim with a wild played as terrain. Of its hand all knew these cards. */
function afterDoubling(known: Named): Game {
  const [own, paid] = MOUNTAIN_ROUTES[2]!;
  const hands = [paid, { black: 3, wild: 1 }];
  const game = table(africa, { hands, terrain: { held: [[0, 0, 1]] } });
  acts(game, 0, { type: 'claim', route: own, cards: cards(africa, paid) });
  game.state.known.splice(africa.kinds, africa.kinds, ...cards(africa, known));
  acts(game, 1, doubling(...MOUNTAIN_ROUTES[3]!, 0, 1));
  return game;
}

describe('a person may undo', () => {
  test('a claim, with the cards, the cars and the points', () => {
    const game = table(newyork, { hands: [payment(newyork, 0)] });
    const before = canonical(game.state);
    acts(game, 0, plainClaim);
    expect([undoPoint(game, 0), undoPoint(game, 1)]).toEqual([0, null]);
    expect(undo(game, 0)).toMatchObject({ n: 2, seat: 0, move: { type: 'undo', to: 0 }, outcome: [] });
    expect(canonical(game.state)).toBe(before);
    expect([undoPoint(game, 0), undo(game, 0)]).toEqual([null, null]);
  });

  test('a claim again and again, but never so often that the record is refused', () => {
    const game = table(newyork, { hands: [payment(newyork, 0)] });
    do acts(game, 0, plainClaim);
    while (undo(game, 0) && game.record.log.length < 5000);
    expect(game.record.log.length).toBeLessThan(2010);
  });

  test('the choice of tickets drawn, but not the sight of them', () => {
    const game = table(newyork, {});
    acts(game, 0, { type: 'tickets' });
    const before = canonical(game.state);
    expect(undoPoint(game, 0)).toBeNull();
    acts(game, 0, { type: 'keep', tickets: game.state.offered[0]!.slice(0, 1) });
    expect(undo(game, 0)).not.toBeNull();
    expect(canonical(game.state)).toBe(before);
    expect(undoPoint(game, 0)).toBeNull();
  });

  test('the answer to a tunnel, but not the trial of it', () => {
    const id = nordic.facts.routes.findIndex(
      ({ tunnel, length, colour }) => tunnel && length === 2 && colour !== 'grey',
    );
    const { colour } = nordic.facts.routes[id]!;
    const game = table(nordic, {
      hands: [{ [colour]: 4 }],
      deck: [colour, colour, colour === 'red' ? 'blue' : 'red'],
    });
    acts(game, 0, { type: 'claim', route: id, cards: cards(nordic, { [colour]: 2 }) });
    const asked = canonical(game.state);
    expect([game.state.phase, undoPoint(game, 0)]).toEqual(['tunnel', null]);
    for (const answer of [
      { type: 'decline' },
      { type: 'pay', cards: cards(nordic, { [colour]: 2 }) },
    ] as Move[]) {
      acts(game, 0, answer);
      expect(undo(game, 0)).not.toBeNull();
      expect(canonical(game.state)).toBe(asked);
    }
  });

  test('the opening choice, as long as it was not the last', () => {
    const game = startRecorded(newyork, ['person', 'bot'], { seed: fastSeed(2) });
    const before = canonical(game.state);
    const keep = (seat: Seat): Move => ({ type: 'keep', tickets: game.state.offered[seat]!.slice() });
    acts(game, 0, keep(0));
    expect(undo(game, 0)).not.toBeNull();
    expect(canonical(game.state)).toBe(before);
    acts(game, 0, keep(0));
    acts(game, 1, keep(1));
    expect(undoPoint(game, 0)).toBeNull();
  });

  test("a move over bots' blind draws and their claims with cards that all knew", () => {
    const game = afterClaim([payment(newyork, 5)]);
    game.state.known = game.state.hands.slice();
    acts(game, 1, { type: 'claim', route: 5, cards: cards(newyork, payment(newyork, 5)) });
    expect(undoPoint(game, 0)).toBe(0);
    const blind = afterClaim();
    acts(blind, 1, deck);
    acts(blind, 1, deck);
    expect(undoPoint(blind, 0)).toBe(0);
  });

  test("a move over a bot's doubled claim, if all knew of its wilds too", () => {
    expect(undoPoint(afterDoubling({ black: 3, wild: 1 }), 0)).toBe(0);
  });
});

describe('no one may undo', () => {
  const never: [string, () => Game][] = [
    ['a blind card', () => playMoves(table(newyork, {}), [0, deck])],
    ['a card of the row', () => playMoves(table(newyork, {}), [0, { type: 'row', slot: 1 }])],
    ['a terrain card', () => playMoves(table(boardOf('africa'), {}), [0, { type: 'terrain' }])],
    ["a move over a bot's card of the row", () => playMoves(afterClaim(), [1, { type: 'row', slot: 1 }])],
    [
      "a move over a bot's claim with unknown cards",
      () =>
        playMoves(afterClaim([payment(newyork, 5)]), [
          1,
          { type: 'claim', route: 5, cards: cards(newyork, payment(newyork, 5)) },
        ]),
    ],
    ["a move over a bot's wild played as terrain, which was unknown", () => afterDoubling({ black: 3 })],
    [
      'what the clock did',
      () => playMoves(table(newyork, { hands: [payment(newyork, 0)] }), [0, plainClaim, 'clock']),
    ],
    [
      'a move after the clock moved for another',
      () => {
        const game = table(newyork, { hands: [payment(newyork, 0)] }, ['person', 'person']);
        return playMoves(game, [0, plainClaim], [1, deck, 'clock']);
      },
    ],
    [
      'what a bot did for the seat',
      () => {
        const game = table(newyork, {});
        reseat(game, 0, 'host', { type: 'take-over', bot: 'random' });
        return playMoves(game, [0, deck, 'bot']);
      },
    ],
    [
      'a move after another person moved',
      () => {
        const game = table(newyork, { hands: [payment(newyork, 0)] }, ['person', 'person']);
        return playMoves(game, [0, plainClaim], [1, deck]);
      },
    ],
  ];
  test.each(never)('%s', (_, make) => {
    const game = make();
    const before = canonical(game.state);
    expect([undoPoint(game, 0), undo(game, 0), canonical(game.state)]).toEqual([null, null, before]);
  });
});
