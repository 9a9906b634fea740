import { describe, expect, test } from 'vitest';
import { arrange } from '../kit/arrange.js';
import { boardOf, route, ticket } from '../kit/boards.js';
import { finish, under } from '../kit/ending.js';
import { line } from '../kit/paying.js';

const nordic = boardOf('nordic');
const t = (a: string, b: string) => ticket(nordic, a, b);

/** Tickets with lines that do them; no two lines share a route. */
const STOCKHOLM = { id: t('oslo', 'stockholm'), routes: line(nordic, 'oslo', 'orebro', 'stockholm') };
const KOBENHAVN = { id: t('oslo', 'kobenhavn'), routes: line(nordic, 'oslo', 'goteborg', 'kobenhavn') };
const TALLINN = { id: t('tampere', 'tallinn'), routes: line(nordic, 'tampere', 'helsinki', 'tallinn') };
const BERGEN = { id: t('bergen', 'trondheim'), routes: line(nordic, 'bergen', 'andalsnes', 'trondheim') };
const STAVANGER = { id: t('oslo', 'stavanger'), routes: line(nordic, 'oslo', 'kristiansand', 'stavanger') };
const FAILED = [t('oslo', 'honningsvag'), t('helsinki', 'kirkenes'), t('kobenhavn', 'murmansk')];

type Done = { id: number; routes: number[] };

/** Ends a game in which each seat has done these tickets, and failed others. */
function endGame(done: Done[][], failed: number[][] = []) {
  const state = arrange(nordic, {
    players: done.length,
    owned: done.map((list) => list.flatMap(({ routes }) => routes)),
    kept: done.map((list, seat) => [...list.map(({ id }) => id), ...(failed[seat] ?? [])]),
  });
  return finish(nordic, state);
}

describe('N11 globetrotter: ten points for most tickets done', () => {
  test.each<[string, Done[][], number[][], number[]]>([
    ['one has most', [[STOCKHOLM, KOBENHAVN], [TALLINN]], [], [10, 0]],
    ['the other has most', [[BERGEN], [TALLINN, STOCKHOLM]], [], [0, 10]],
    ['two are tied', [[BERGEN], [TALLINN]], [], [10, 10]],
    ['no one has done any', [[], []], [], [0, 0]],
    ['no one has done any they keep', [[], []], [[FAILED[0]!], [FAILED[1]!]], [0, 0]],
    ['one alone has done one', [[], [STAVANGER]], [], [0, 10]],
    ['three are tied', [[BERGEN], [TALLINN], [STOCKHOLM]], [], [10, 10, 10]],
    ['two of three are tied', [[BERGEN, STAVANGER], [TALLINN], [STOCKHOLM, KOBENHAVN]], [], [10, 0, 10]],
    ['the value of tickets does not count', [[BERGEN], [TALLINN, STAVANGER]], [], [0, 10]],
    ['failed ones do not count against it', [[BERGEN, STAVANGER], [TALLINN]], [FAILED, []], [10, 0]],
  ])('N11 %s', (_name, done, failed, points) => {
    const outcome = endGame(done, failed);
    expect(under(outcome, 'globetrotter')).toEqual(points);
    expect(outcome.doneCounts).toEqual(done.map((list) => list.length));
  });

  test('N11 the ten points are part of the total', () => {
    const outcome = endGame([[STOCKHOLM, KOBENHAVN], [TALLINN]], [[], [FAILED[0]!]]);
    // Routes of two: 2 points each; Helsinki–Tampere 1. Tickets 4 + 4 and 3, one of 21 failed.
    expect(outcome.totals).toEqual([8 + 8 + 10, 1 + 2 + 3 - 21]);
  });
});

describe('N12 ties: more tickets done, then the longest path, then shared', () => {
  /** Ends a game with these routes and route points made equal. */
  function tied(owned: number[][], kept: number[][] = [], points?: number[]) {
    const state = arrange(nordic, { players: owned.length, owned, kept });
    state.points = points ?? owned.map(() => 50);
    return finish(nordic, state);
  }

  const square = line(nordic, 'helsinki', 'lahti', 'tampere', 'helsinki');
  const turku = line(nordic, 'tampere', 'turku', 'helsinki');

  test('N12 more tickets done wins before the longest path', () => {
    // The globetrotter's ten are taken off the winner's routes, so that the totals are equal.
    const owned = [
      [...STOCKHOLM.routes, ...STAVANGER.routes],
      line(nordic, 'kirkenes', 'rovaniemi', 'oulu', 'vaasa'),
    ];
    const outcome = tied(owned, [[STOCKHOLM.id, STAVANGER.id], []], [32, 50]);
    expect(outcome).toMatchObject({ totals: [50, 50], ranks: [1, 2], longest: null });
  });

  test('N12 the longest path decides between equals in points and tickets', () => {
    // Four points each: two routes of two in a line against one of three.
    const owned = [[...line(nordic, 'goteborg', 'orebro', 'norrkoping')], line(nordic, 'helsinki', 'imatra')];
    const outcome = finish(nordic, arrange(nordic, { owned }));
    expect([outcome.totals, outcome.longest, outcome.ranks]).toEqual([
      [4, 4],
      [4, 3],
      [1, 2],
    ]);
  });

  test('N12 a path is counted in spaces, not in routes', () => {
    const owned = [line(nordic, 'oulu', 'tornio', 'rovaniemi'), line(nordic, 'goteborg', 'norrkoping')];
    expect(tied(owned)).toMatchObject({ longest: [2, 3], ranks: [2, 1] });
  });

  test('N12 routes that do not hang together are not one path', () => {
    const owned = [
      [...line(nordic, 'goteborg', 'orebro'), ...line(nordic, 'kuopio', 'imatra')],
      line(nordic, 'kuopio', 'oulu'),
    ];
    expect(tied(owned)).toMatchObject({ longest: [2, 3], ranks: [2, 1] });
  });

  test('N12 a path takes one branch only', () => {
    const star = ['kristiansand', 'orebro', 'goteborg'].map((place) => route(nordic, 'oslo', place));
    expect(tied([star, line(nordic, 'kuopio', 'vaasa')])).toMatchObject({ longest: [4, 4], ranks: [1, 1] });
  });

  test('N12 a path may pass a place again, but uses a route once', () => {
    // Two triangles that share Tampere and Helsinki: five routes of one space, all walked in one go.
    const outcome = tied([[...square, ...turku], line(nordic, 'kuopio', 'vaasa')]);
    expect(outcome).toMatchObject({ longest: [5, 4], ranks: [1, 2] });
    // A triangle with a tail at one corner: round it and out by the tail.
    const tail = [...square, ...line(nordic, 'tampere', 'vaasa')];
    expect(tied([tail, []])).toMatchObject({ longest: [5, 0] });
    // Tails at two corners: in by one, round, and out by the other. Kuopio–Lahti is of three.
    expect(tied([[...tail, ...line(nordic, 'kuopio', 'lahti')], []])).toMatchObject({ longest: [7, 0] });
  });

  test('N12 what is still tied is shared, and the next place is left out', () => {
    const outcome = tied(
      [line(nordic, 'kuopio', 'oulu'), line(nordic, 'goteborg', 'norrkoping'), []],
      [],
      [9, 9, 9],
    );
    expect(outcome).toMatchObject({ longest: [3, 3, 0], ranks: [1, 1, 3] });
  });

  test('N12 the other places are ranked in the same way', () => {
    const owned = [line(nordic, 'kuopio', 'oulu'), [], line(nordic, 'goteborg', 'oslo')];
    expect(tied(owned, [], [9, 30, 9]).ranks).toEqual([2, 1, 3]);
    expect(tied(owned, [], [9, 5, 9]).ranks).toEqual([1, 3, 2]);
  });

  test('N12 points come first, however many tickets and long the path', () => {
    const outcome = tied([STOCKHOLM.routes, []], [[STOCKHOLM.id], []], [0, 15]);
    expect(outcome).toMatchObject({ totals: [14, 15], ranks: [2, 1] });
  });

  test('N12 the seat does not matter', () => {
    const long = line(nordic, 'boden', 'umea');
    expect(tied([[], long]).ranks).toEqual([2, 1]);
    expect(tied([long, []]).ranks).toEqual([1, 2]);
    expect(tied([[], [], long]).ranks).toEqual([2, 2, 1]);
    expect(tied([[], []]).ranks).toEqual([1, 1]);
  });
});
