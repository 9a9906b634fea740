import { describe, expect, test } from 'vitest';
import { arrange } from '../kit/arrange.js';
import { boardOf, ticket } from '../kit/boards.js';
import { finish, under } from '../kit/ending.js';
import { line } from '../kit/paying.js';

const africa = boardOf('africa');

interface Done {
  id: number;
  routes: number[];
}
const does = (...places: string[]): Done => ({
  id: ticket(africa, places[0]!, places[places.length - 1]!),
  routes: line(africa, ...places),
});
/** Tickets with lines that do them; no two lines share a route. */
const DURBAN = does('salisbury', 'bulawayo', 'durban');
const PRETORIA = does('port-elizabeth', 'bloemfontein', 'pretoria');
const BOGORO = does('bogoro', 'port-florence', 'mombasa', 'dar-es-salaam');
const WINDHOEK = does('windhoek', 'junction-namibia', 'bloemfontein');
const BANGUI = does('bangui', 'bondo', 'fachoda');
const FAR = ticket(africa, 'cape-town', 'addis-ababa');

function endGame(lists: Done[][], failed: number[][] = [], points?: number[]) {
  const state = arrange(africa, {
    players: lists.length,
    owned: lists.map((list) => list.flatMap(({ routes }) => routes)),
    kept: lists.map((list, seat) => [...list.map(({ id }) => id), ...(failed[seat] ?? [])]),
  });
  if (points) state.points = points;
  return finish(africa, state);
}

describe('A10 globetrotter', () => {
  test.each<[string, Done[][], number[][], number[]]>([
    ['one has most', [[DURBAN, PRETORIA], [BOGORO]], [], [10, 0]],
    ['two are tied', [[DURBAN], [BOGORO]], [], [10, 10]],
    ['nobody has done any', [[], []], [[FAR]], [0, 0]],
    ['five, three of them tied', [[DURBAN], [BOGORO], [], [BANGUI], []], [], [10, 10, 0, 10, 0]],
    ['all five are tied', [[DURBAN], [BOGORO], [PRETORIA], [BANGUI], [WINDHOEK]], [], [10, 10, 10, 10, 10]],
    ['four, the last alone', [[DURBAN], [BOGORO], [], [BANGUI, WINDHOEK]], [], [0, 0, 0, 10]],
    ['failed ones do not count', [[DURBAN], [BANGUI]], [[], [FAR]], [10, 10]],
  ])('A10 %s', (_name, lists, failed, points) => {
    expect(under(endGame(lists, failed), 'globetrotter')).toEqual(points);
  });

  test('A10 the ten points are part of the total', () => {
    // 1 + 4 for the routes, 4 for the ticket; one of 22 failed.
    expect(endGame([[DURBAN], []], [[], [FAR]]).totals).toEqual([1 + 4 + 4 + 10, -22]);
  });
});

/** Ends a game with these lines and the same route points for all. */
function endTied(lines: string[][][], points: number[] = lines.map(() => 50)) {
  const owned = lines.map((list) => list.flatMap((places) => line(africa, ...places)));
  const state = arrange(africa, { players: owned.length, owned });
  state.points = points;
  return finish(africa, state);
}

describe('A11 ties: tickets done, then the longest path, then shared', () => {
  test('A11 more tickets done wins before a longer path', () => {
    const outcome = endGame(
      [
        [DURBAN, PRETORIA],
        [BOGORO, BANGUI],
      ],
      [],
      [42, 40],
    );
    expect(outcome).toMatchObject({ totals: [60, 61], ranks: [2, 1] });
    // Ten points less for the seat with one more, against a path of six.
    const fewer = endGame([[DURBAN, PRETORIA], [WINDHOEK]], [], [0, 12]);
    expect(fewer).toMatchObject({ totals: [18, 18], ranks: [1, 2] });
  });

  test('A11 the longest path decides between equals', () => {
    expect(
      endTied([[['salisbury', 'bulawayo', 'durban']], [['windhoek', 'junction-namibia']]]),
    ).toMatchObject({
      longest: [4, 2],
      ranks: [1, 2],
    });
  });

  test('A11 it is counted in spaces, over one connected piece', () => {
    const pieces = [
      ['cabinda', 'leopoldville'],
      ['port-elizabeth', 'east-london'],
      ['salisbury', 'bulawayo'],
    ];
    expect(endTied([pieces, [['zomba', 'beira']]])).toMatchObject({ longest: [1, 2], ranks: [2, 1] });
  });

  test('A11 it may pass a place again but uses a route once', () => {
    // Out from Zomba by Salisbury and Beira back to Zomba, and on to Moçambique.
    const loop = [
      ['zomba', 'salisbury', 'beira', 'zomba'],
      ['zomba', 'mocambique'],
    ];
    expect(endTied([loop, []]).longest).toEqual([8, 0]);
  });

  test('A11 a path does not run through a country along the top', () => {
    const lines = [
      ['libreville', 'douala', 'nigeria-0'],
      ['nigeria-1', 'ngaoundere'],
    ];
    expect(endTied([lines, []]).longest).toEqual([3, 0]);
  });

  test('A11 a path may run across Madagascar', () => {
    const lines = [['mocambique', 'madagascar-0', 'madagascar-1', 'durban']];
    expect(endTied([lines, []]).longest).toEqual([13, 0]);
  });

  test('A11 what is still tied is shared, and the other places are ranked in the same way', () => {
    const lines = [[['zomba', 'beira']], [['salisbury', 'beira']], [], [['zomba', 'mocambique']], []];
    expect(endTied(lines).ranks).toEqual([1, 1, 4, 1, 4]);
    expect(endTied(lines, [9, 8, 8, 9, 20]).ranks).toEqual([2, 4, 5, 2, 1]);
  });
});
