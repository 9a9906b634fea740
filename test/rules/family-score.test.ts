import { describe, expect, test } from 'vitest';
import type { Board, Outcome } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, route, ticket } from '../kit/boards.js';
import { finish, pointsFor, total } from '../kit/family.js';

const ny = boardOf('newyork');
const amsterdam = boardOf('amsterdam');
const nordic = boardOf('nordic');
const nyRoute = (a: string, b: string, which: string | number = 0) => route(ny, a, b, which);

/** The count of a game that has come to its end with these routes and tickets. */
function count(board: Board, owned: number[][], kept: number[][], players = owned.length): Outcome {
  return finish(board, arrange(board, { players, owned, kept, cars: new Array<number>(players).fill(2) }));
}

describe('G14 tickets at the end', () => {
  const waterfront = [nyRoute('lower-east-side', 'chinatown'), nyRoute('chinatown', 'wall-street', 'pink')];
  const task = ticket(ny, 'lower-east-side', 'wall-street');

  test('G14 a ticket done adds its value', () => {
    const outcome = count(ny, [waterfront, []], [[task], []]);
    expect(outcome.ticketsDone).toEqual([task]);
    expect(outcome.doneCounts).toEqual([1, 0]);
    expect(pointsFor(outcome, 'tickets')).toEqual([2, 0]);
    expect(total(pointsFor(outcome, 'failed'))).toBe(0);
  });

  test('G14 any other subtracts it, and a score may fall below zero', () => {
    const outcome = count(ny, [[], waterfront], [[task, ticket(ny, 'united-nations', 'wall-street')], []]);
    expect(outcome.ticketsDone).toEqual([]);
    expect(pointsFor(outcome, 'failed')).toEqual([-10, 0]);
    expect(outcome.totals[0]).toBe(-10);
  });

  test('G14 the path must be unbroken', () => {
    const task2 = ticket(ny, 'central-park', 'gramercy-park');
    const whole = [
      nyRoute('central-park', 'times-square', 'red'),
      nyRoute('times-square', 'empire-state-building', 'pink'),
      nyRoute('empire-state-building', 'gramercy-park', 'red'),
    ];
    expect(count(ny, [whole, []], [[task2], []]).doneCounts[0]).toBe(1);
    for (const gap of whole) {
      const broken = whole.filter((one) => one !== gap);
      expect(count(ny, [broken, []], [[task2], []]).doneCounts[0]).toBe(0);
      expect(count(ny, [broken, [gap]], [[task2], []]).doneCounts[0]).toBe(0);
    }
  });

  test('G14 routes of others are no help, and one’s routes do others none', () => {
    const outcome = count(ny, [[waterfront[0]!], [waterfront[1]!]], [[task], []]);
    expect(pointsFor(outcome, 'failed')).toEqual([-2, 0]);
    const others = count(ny, [waterfront, []], [[], [task]]);
    expect(pointsFor(others, 'failed')).toEqual([0, -2]);
  });

  test('G14 a long way round will do, with branches and through places passed before', () => {
    const owned = [
      route(nordic, 'oslo', 'orebro', 'green'),
      route(nordic, 'goteborg', 'orebro'),
      route(nordic, 'goteborg', 'norrkoping'),
      route(nordic, 'norrkoping', 'orebro'),
      route(nordic, 'orebro', 'sundsvall'),
      route(nordic, 'stockholm', 'sundsvall', 1),
    ];
    const outcome = count(nordic, [owned, []], [[ticket(nordic, 'oslo', 'stockholm')], []]);
    expect(pointsFor(outcome, 'tickets')).toEqual([4, 0]);
  });

  test('G14 every ticket of every board is done by all routes together and failed by none', () => {
    for (const board of boards) {
      const tickets = board.tickets.map((_, id) => id);
      const values = total(board.facts.tickets.map(({ points }) => points));
      const all = count(board, [board.routes.map(({ id }) => id), []], [tickets, []]);
      expect(pointsFor(all, 'tickets')).toEqual([values, 0]);
      expect(all.doneCounts).toEqual([tickets.length, 0]);
      const none = count(board, [[], []], [[], tickets]);
      expect(pointsFor(none, 'failed')).toEqual([0, -values]);
      expect(none.totals[1]).toBeLessThan(0);
    }
  });

  test('G14 each player’s tickets count for that player alone, and the total is all that was counted', () => {
    const other = ticket(ny, 'times-square', 'soho');
    const outcome = count(ny, [waterfront, [], []], [[task], [other], []]);
    expect(pointsFor(outcome, 'tickets')).toEqual([2, 0, 0]);
    expect(pointsFor(outcome, 'failed')).toEqual([0, -6, 0]);
    expect(pointsFor(outcome, 'routes')).toEqual([2, 0, 0]);
    outcome.totals.forEach((points, seat) =>
      expect(points).toBe(total(outcome.scores.map((score) => score.points[seat]!))),
    );
  });
});

describe('G17 who wins', () => {
  const am = (a: string, b: string, which: string | number = 0) => route(amsterdam, a, b, which);
  /** 1 + 2 points of routes and 3 of a contract. */
  const withContract = [am('oude-kerk', 'waag', 'black'), am('oude-kerk', 'dam', 'pink')];
  const contract = ticket(amsterdam, 'waag', 'dam');
  /** Twice 4 + 2 points of routes. */
  const without = [am('dam', 'oost-indisch-huis', 'black'), am('oost-indisch-huis', 'blauwbrug', 'red')];
  const alike = [am('dam', 'oost-indisch-huis', 'green'), am('oost-indisch-huis', 'blauwbrug', 'pink')];

  test('G17 most points wins, also against more tickets done', () => {
    const outcome = count(amsterdam, [withContract, [...without, am('oude-waal', 'waag')]], [[contract], []]);
    expect(outcome.totals).toEqual([6, 7]);
    expect(outcome.ranks).toEqual([2, 1]);
  });

  test('G17 then most tickets done', () => {
    const outcome = count(amsterdam, [without, withContract], [[], [contract]]);
    expect(outcome.totals).toEqual([6, 6]);
    expect(outcome.doneCounts).toEqual([0, 1]);
    expect(outcome.ranks).toEqual([2, 1]);
  });

  test('G17 what is still tied is a shared win', () => {
    const outcome = count(amsterdam, [without, alike, []], [[], [], []]);
    expect(outcome.totals).toEqual([6, 6, 0]);
    expect(outcome.ranks).toEqual([1, 1, 3]);
    expect(count(ny, [[], []], [[], []]).ranks).toEqual([1, 1]);
  });

  test('G17 the other places are ranked in the same way', () => {
    const kept = [[], [], [contract], []];
    const outcome = count(amsterdam, [without, alike, withContract, []], kept);
    expect(outcome.totals).toEqual([6, 6, 6, 0]);
    expect(outcome.ranks).toEqual([2, 2, 1, 4]);
    const last = count(amsterdam, [[am('blauwbrug', 'montelbaanstoren')], without, [], []], [[], [], [], []]);
    expect(last.totals).toEqual([7, 6, 0, 0]);
    expect(last.ranks).toEqual([1, 2, 3, 3]);
  });

  test('G17 tickets done decide between the last too, and failed ones count for nothing more than their points', () => {
    // Seat 0: 1 + 1 − 3 = −1, nothing done. Seat 1: 1 + 2 + 3 − 7 = −1, one done.
    const owned = [
      [am('oude-waal', 'waag'), am('oost-indisch-huis', 'waag', 'blue')],
      withContract,
      [],
      without,
    ];
    const kept = [
      [ticket(amsterdam, 'dam', 'de-drie-hendricken')],
      [contract, ticket(amsterdam, 'jordaan', 'munttoren')],
      [],
      [],
    ];
    const outcome = count(amsterdam, owned, kept);
    expect(outcome.totals).toEqual([-1, -1, 0, 6]);
    expect(outcome.ranks).toEqual([4, 3, 2, 1]);
  });

  test('G17 then see each game: the longest path in Nordic and Africa, none in the others', () => {
    const long = [route(nordic, 'oulu', 'tornio'), route(nordic, 'rovaniemi', 'tornio')];
    const apart = [route(nordic, 'boden', 'tornio'), route(nordic, 'helsinki', 'lahti')];
    const outcome = count(nordic, [apart, long], [[], []]);
    expect(outcome.totals).toEqual([2, 2]);
    expect(outcome.ranks).toEqual([2, 1]);
    const africa = boardOf('africa');
    const island = [route(africa, 'cabinda', 'luanda', 0), route(africa, 'cabinda', 'leopoldville', 'green')];
    const far = [route(africa, 'salisbury', 'bulawayo'), route(africa, 'windhoek', 'walvis-bay')];
    expect(count(africa, [far, island], [[], []]).ranks).toEqual([2, 1]);
    const tied = [am('oude-kerk', 'waag', 'black'), am('oost-indisch-huis', 'waag', 'blue')];
    const untied = [am('oude-kerk', 'korenmetershuisje', 'blue'), am('jan-roodenpoortstoren', 'dam', 'blue')];
    expect(count(amsterdam, [untied, tied], [[], []]).ranks).toEqual([1, 1]);
  });
});
