import { describe, expect, test } from 'vitest';
import { NO_TWIN, claimable, play } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, route, ticket } from '../kit/boards.js';
import { finish } from '../kit/ending.js';
import { claim, plays } from '../kit/moves.js';
import { line } from '../kit/paying.js';

const africa = boardOf('africa');

describe('A7 both tracks of a double only with four or five players', () => {
  test.each([
    [2, false],
    [3, false],
    [4, true],
    [5, true],
  ])('A7 with %i players another may take the second: %s', (players, open) => {
    const all = Object.fromEntries(africa.colours.map((colour) => [colour, 4]));
    const hands = [{}, { ...all, wild: 6 }];
    for (const { id, twin } of africa.routes) {
      if (twin === NO_TWIN) continue;
      const theirs = arrange(africa, { players, seat: 1, hands, owned: [[twin]] });
      expect(claimable(africa, theirs, 1).includes(id)).toBe(open);
      const own = arrange(africa, { players, seat: 1, hands, owned: [[], [twin]] });
      expect(claimable(africa, own, 1)).not.toContain(id);
    }
    expect(africa.routes.filter(({ twin }) => twin !== NO_TWIN)).toHaveLength(42);
  });

  test.each([2, 3, 4, 5])('A7 played with %i players', (players) => {
    const [first, second] = [0, 1].map((side) => route(africa, 'pretoria', 'durban', side));
    const state = arrange(africa, {
      players,
      hands: [{ blue: 4 }, { blue: 4 }, { blue: 2 }, {}, {}].slice(0, players),
    });
    plays(africa, state, claim(africa, 'pretoria', 'durban', { blue: 2 }, 0));
    const again = claim(africa, 'pretoria', 'durban', { blue: 2 }, 1);
    expect(play(africa, state, 1, again, [])?.code).toBe(players >= 4 ? undefined : 'double-closed');
    expect([state.owner[first!], state.owner[second!]]).toEqual([0, players >= 4 ? 1 : -1]);
  });
});

/** Whether the ticket between two ends is done by these lines of places. */
function done(a: string, b: string, ...lines: string[][]): boolean {
  const id = ticket(africa, a, b);
  const owned = [lines.flatMap((places) => line(africa, ...places))];
  return finish(africa, arrange(africa, { owned, kept: [[id]] })).ticketsDone.includes(id);
}

describe('A8 Madagascar has two stations', () => {
  const bogoro = ['bogoro', 'port-florence', 'mombasa', 'dar-es-salaam', 'mocambique'];

  test('A8 either will do', () => {
    expect(done('bogoro', 'madagascar', bogoro)).toBe(false);
    expect(done('bogoro', 'madagascar', [...bogoro, 'madagascar-0'])).toBe(true);
    expect(done('bloemfontein', 'madagascar', ['bloemfontein', 'durban', 'madagascar-1'])).toBe(true);
    expect(
      done('bloemfontein', 'madagascar', ['bloemfontein', 'durban', 'beira', 'mocambique', 'madagascar-0']),
    ).toBe(true);
    expect(
      done('bloemfontein', 'madagascar', ['bloemfontein', 'durban'], ['madagascar-0', 'madagascar-1']),
    ).toBe(false);
  });

  test('A8 both reached count the ticket once', () => {
    const id = ticket(africa, 'bloemfontein', 'madagascar');
    const owned = [line(africa, 'bloemfontein', 'durban', 'madagascar-1', 'madagascar-0')];
    const outcome = finish(africa, arrange(africa, { owned, kept: [[id]] }));
    expect([outcome.ticketsDone, outcome.doneCounts]).toEqual([[id], [1, 0]]);
  });

  test('A8 a path may run across the island by its own route, and only by it', () => {
    const coast = ['salisbury', 'zomba', 'mocambique', 'madagascar-0'];
    expect(done('salisbury', 'durban', [...coast, 'madagascar-1', 'durban'])).toBe(true);
    expect(done('salisbury', 'durban', coast, ['madagascar-1', 'durban'])).toBe(false);
    const islands = africa.facts.routes.filter(
      ({ a, b }) => a.startsWith('madagascar') && b.startsWith('madagascar'),
    );
    expect(islands).toMatchObject([{ length: 4, colour: 'grey' }]);
  });
});

describe('A9 the countries along the top are end stations', () => {
  test('A9 no route joins two stations of one country', () => {
    const country = new Map(africa.facts.places.map((place) => [place.id, place.country]));
    expect(new Set(country.values())).toEqual(new Set([undefined, 'nigeria', 'chad', 'sudan', 'madagascar']));
    const within = africa.facts.routes.filter(
      ({ a, b }) => country.get(a) && country.get(a) === country.get(b),
    );
    expect(within.map(({ a }) => country.get(a))).toEqual(['madagascar']);
  });

  const west = [
    'windhoek',
    'junction-angola-south',
    'junction-angola-north',
    'luanda',
    'cabinda',
    'libreville',
    'douala',
  ];
  const north = ['port-florence', 'bogoro', 'bondo', 'junction-northwest'];
  const congo = ['leopoldville', 'bangui', 'bondo', 'fachoda'];
  test.each<[string, string, string[], boolean]>([
    ['windhoek', 'nigeria', west, false],
    ['windhoek', 'nigeria', [...west, 'nigeria-0'], true],
    ['windhoek', 'nigeria', [...west, 'ngaoundere', 'nigeria-1'], true],
    ['port-florence', 'chad', north, false],
    ['port-florence', 'chad', [...north, 'chad-1'], true],
    ['port-florence', 'chad', [...north, 'ngaoundere', 'chad-0'], true],
    ['leopoldville', 'sudan', congo, false],
    ['leopoldville', 'sudan', [...congo, 'sudan-0'], true],
    ['leopoldville', 'sudan', [...congo, 'addis-ababa', 'sudan-1'], true],
  ])('A9 %s–%s by %j: %s', (a, b, places, is) => {
    expect(done(a, b, places)).toBe(is);
  });

  test.each<[string, string, string[], string[]]>([
    ['cabinda', 'ngaoundere', ['cabinda', 'libreville', 'douala', 'nigeria-0'], ['nigeria-1', 'ngaoundere']],
    [
      'ngaoundere',
      'addis-ababa',
      ['ngaoundere', 'chad-0'],
      ['chad-1', 'junction-northwest', 'fachoda', 'addis-ababa'],
    ],
    [
      'ngaoundere',
      'addis-ababa',
      ['ngaoundere', 'junction-northwest', 'fachoda', 'sudan-0'],
      ['sudan-1', 'addis-ababa'],
    ],
  ])('A9 %s–%s is not done through a country: %j and %j', (a, b, ...lines) => {
    expect(done(a, b, ...lines)).toBe(false);
  });
});
