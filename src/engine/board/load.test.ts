import { describe, expect, test } from 'vitest';
import { itemAt } from '../lists.js';
import type { BoardFacts, RouteFacts } from './facts.js';
import { loadBoard } from './load.js';

/** A small board that is right: a ring of four places with one double. */
function small(): BoardFacts {
  return {
    id: 'ring',
    title: 'Ring',
    players: [2, 2],
    cars: 10,
    colours: ['red', 'blue'],
    copies: 10,
    wilds: 2,
    openingHand: 2,
    openingTickets: { take: 1, keep: 1 },
    drawTickets: { take: 1, keep: 1 },
    notKept: 'under',
    bothSidesFrom: 3,
    lastRoundAt: 2,
    scoreByLength: { '1': 1, '2': 2 },
    rules: [{ rule: 'wilds-pay' }],
    places: [{ id: 'n' }, { id: 'e' }, { id: 's' }, { id: 'w' }],
    routes: [
      { a: 'n', b: 'e', length: 1, colour: 'red', double: true },
      { a: 'e', b: 'n', length: 1, colour: 'blue', double: true },
      { a: 'e', b: 's', length: 2, colour: 'grey' },
      { a: 's', b: 'w', length: 2, colour: 'red' },
      { a: 'w', b: 'n', length: 2, colour: 'blue' },
    ],
    tickets: [
      { a: 'n', b: 's', points: 3 },
      { a: 'e', b: 'w', points: 3 },
    ],
    counts: { places: 4, routes: 5, spaces: 8, doublePairs: 1, tickets: 2, ticketPoints: 6 },
    origin: { sources: ['made for a test'], own: ['all of it'] },
  };
}

const changed = (change: (facts: BoardFacts) => void): unknown => {
  const facts = small();
  change(facts);
  return facts;
};
const route = (facts: BoardFacts, id: number): RouteFacts => itemAt(facts.routes, id);

describe('loadBoard', () => {
  test('takes a board that is right', () => {
    const result = loadBoard(small());
    expect(result.ok && result.value.routes.map(({ twin }) => twin)).toEqual([1, 0, -1, -1, -1]);
  });

  test.each<[string, string, (facts: BoardFacts) => void]>([
    ['wrong-shape', 'cars', (f) => (f.cars = 0)],
    ['wrong-shape', 'players', (f) => (f.players = [3, 2])],
    ['wrong-shape', 'routes[0].colour', (f) => (route(f, 0).colour = 'brown' as 'red')],
    ['wrong-shape', 'extra', (f) => Object.assign(f, { extra: 1 })],
    ['wrong-shape', 'drawTickets.keep', (f) => (f.drawTickets.keep = 2)],
    ['same-id-twice', 'places[3]', (f) => (itemAt(f.places, 3).id = 'n')],
    ['same-id-twice', 'colours[1]', (f) => (f.colours[1] = 'red')],
    ['same-id-twice', 'rules[1]', (f) => f.rules.push({ rule: 'wilds-pay' })],
    ['unknown-place', 'routes[2].b', (f) => (route(f, 2).b = 'nowhere')],
    ['unknown-place', 'tickets[0].a', (f) => (itemAt(f.tickets, 0).a = 'nowhere')],
    ['loop', 'routes[3]', (f) => (route(f, 3).b = 's')],
    ['loop', 'tickets[1]', (f) => (itemAt(f.tickets, 1).b = 'e')],
    ['unknown-colour', 'routes[4].colour', (f) => (route(f, 4).colour = 'green')],
    ['length-without-score', 'routes[2].length', (f) => (route(f, 2).length = 3)],
    ['too-many-symbols', 'routes[2].symbols', (f) => (route(f, 2).symbols = 3)],
    ['rule-missing', 'routes[2].symbols', (f) => (route(f, 2).symbols = 1)],
    ['rule-missing', 'routes[2].tunnel', (f) => (route(f, 2).tunnel = true)],
    ['rule-needs', 'rules', (f) => f.rules.push({ rule: 'tunnels', turned: 3 })],
    ['wrong-double', 'routes[0]', (f) => delete route(f, 1).double],
    ['wrong-double', 'routes[2]', (f) => (route(f, 2).double = true)],
    ['not-connected', 'places[4]', (f) => f.places.push({ id: 'far' })],
    ['wrong-count', 'counts.spaces', (f) => (f.counts.spaces = 9)],
    ['too-few-cards', 'copies', (f) => (f.copies = 3)],
    ['too-few-tickets', 'tickets', (f) => f.tickets.pop()],
  ])('refuses with %s at %s', (code, at, change) => {
    expect(loadBoard(changed(change))).toMatchObject({ ok: false, problem: { code, at } });
  });

  test('refuses marks that do not go together', () => {
    const clash = changed((f) => {
      route(f, 2).tunnel = true;
      route(f, 2).symbols = 1;
      f.rules.push({ rule: 'ferries' }, { rule: 'tunnels', turned: 3 });
    });
    expect(loadBoard(clash)).toMatchObject({ ok: false, problem: { code: 'marks-clash', at: 'routes[2]' } });
  });
});

const hash = (change: (facts: BoardFacts) => void) => {
  const result = loadBoard(changed(change));
  return result.ok ? result.value.hash : result.problem.code;
};

describe('the hash of a board', () => {
  test('covers the facts and nothing that only people read', () => {
    const plain = hash(() => undefined);
    expect(hash((f) => (f.title = 'Another title'))).toBe(plain);
    expect(hash((f) => (f.origin.own = []))).toBe(plain);
    expect(hash((f) => (route(f, 2).doubt = 'is it so?'))).toBe(plain);
    expect(hash((f) => (itemAt(f.tickets, 0).basis = 'own'))).toBe(plain);
    expect(hash((f) => (f.cars = 11))).not.toBe(plain);
    expect(hash((f) => (route(f, 2).colour = 'red'))).not.toBe(plain);
  });
});
