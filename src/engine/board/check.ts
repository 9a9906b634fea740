import { ROW_SIZE } from '../words.js';
import type { BoardFacts, PlaceFacts, RouteFacts, RuleName } from './facts.js';
import type { BoardProblem } from './parse.js';

/** What is wrong with a board of the right shape; null where it is sound. */
export function checkFacts(facts: BoardFacts): BoardProblem | null {
  return (
    checkIds(facts) ??
    checkPlaces(facts) ??
    checkRoutes(facts) ??
    checkDoubles(facts) ??
    checkConnected(facts) ??
    checkTickets(facts) ??
    checkSupply(facts) ??
    checkCounts(facts)
  );
}

function checkIds({ places, colours, rules }: BoardFacts): BoardProblem | null {
  const lists: [string, readonly string[]][] = [
    ['places', places.map((place) => place.id)],
    ['colours', colours],
    ['rules', rules.map(({ rule }) => rule)],
  ];
  for (const [name, ids] of lists) {
    const again = ids.findIndex((id, i) => ids.indexOf(id) !== i);
    if (again >= 0) return { code: 'same-id-twice', at: `${name}[${again}]` };
  }
  return null;
}

/** The rule module that gives a mark on a route its meaning: a mark without its rule would be read over in silence. */
const MARKS: [keyof RouteFacts, RuleName][] = [
  ['symbols', 'ferries'],
  ['tunnel', 'tunnels'],
  ['anyFour', 'four-for-card'],
  ['cart', 'merchandise'],
];

const PLACE_MARKS: [keyof PlaceFacts, RuleName][] = [
  ['attraction', 'attractions'],
  ['country', 'countries'],
];

function checkPlaces({ places, rules }: BoardFacts): BoardProblem | null {
  for (const [i, place] of places.entries()) {
    for (const [mark, rule] of PLACE_MARKS) {
      if (place[mark] && !rules.some((asked) => asked.rule === rule))
        return { code: 'rule-missing', at: `places[${i}].${mark}` };
    }
  }
  return null;
}

function checkRoutes({ places, routes, colours, scoreByLength, rules }: BoardFacts): BoardProblem | null {
  const known = new Set(places.map((place) => place.id));
  for (const [i, route] of routes.entries()) {
    const at = `routes[${i}]`;
    if (!known.has(route.a)) return { code: 'unknown-place', at: `${at}.a` };
    if (!known.has(route.b)) return { code: 'unknown-place', at: `${at}.b` };
    if (route.a === route.b) return { code: 'loop', at };
    if (route.colour !== 'grey' && !colours.includes(route.colour))
      return { code: 'unknown-colour', at: `${at}.colour` };
    // G9: a board with a route whose length is not in its score table is refused.
    if (!Object.hasOwn(scoreByLength, route.length))
      return { code: 'length-without-score', at: `${at}.length` };
    if ((route.symbols ?? 0) > route.length) return { code: 'too-many-symbols', at: `${at}.symbols` };
    // A ferry, a tunnel and a route of any four cards are paid in ways that don't go together (N8).
    const ways = [route.symbols, route.tunnel, route.anyFour].filter((mark) => mark !== undefined);
    if (ways.length > 1) return { code: 'marks-clash', at };
    for (const [mark, rule] of MARKS) {
      if (route[mark] && !rules.some((asked) => asked.rule === rule))
        return { code: 'rule-missing', at: `${at}.${mark}` };
    }
  }
  return null;
}

/** Doubles come in twos between the same two places, and where two routes run between two places they are a double (N13). */
function checkDoubles({ routes }: BoardFacts): BoardProblem | null {
  for (const [i, route] of routes.entries()) {
    const beside = routes.filter((other) => samePlaces(route, other));
    const expected = route.double ? 2 : 1;
    if (beside.length !== expected || beside.some((other) => other.double !== route.double)) {
      return { code: 'wrong-double', at: `routes[${i}]` };
    }
  }
  return null;
}

/** Whether two routes run between the same two places. */
export function samePlaces(x: RouteFacts, y: RouteFacts): boolean {
  return (x.a === y.a && x.b === y.b) || (x.a === y.b && x.b === y.a);
}

function checkConnected({ places, routes }: BoardFacts): BoardProblem | null {
  const reached = new Set([places[0].id]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const { a, b } of routes) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  const apart = places.findIndex((place) => !reached.has(place.id));
  return apart < 0 ? null : { code: 'not-connected', at: `places[${apart}]` };
}

function checkTickets({ places, tickets, rules }: BoardFacts): BoardProblem | null {
  const ends = new Set(places.map((place) => place.id));
  if (rules.some(({ rule }) => rule === 'countries'))
    for (const { country } of places) if (country) ends.add(country);
  for (const [i, ticket] of tickets.entries()) {
    if (!ends.has(ticket.a)) return { code: 'unknown-place', at: `tickets[${i}].a` };
    if (!ends.has(ticket.b)) return { code: 'unknown-place', at: `tickets[${i}].b` };
    // A country and one of its own stations would be joined from the start.
    const countries = [ticket.a, ticket.b].map((end) => places.find(({ id }) => id === end)?.country ?? end);
    if (ticket.a === ticket.b || (countries[0] === countries[1] && ends.has(countries[0]))) {
      return { code: 'loop', at: `tickets[${i}]` };
    }
  }
  return null;
}

/** The box must hold what the opening deal takes, and a card to draw after it. */
function checkSupply(facts: BoardFacts): BoardProblem | null {
  const [, players] = facts.players;
  const cards = facts.colours.length * facts.copies + facts.wilds;
  if (cards <= players * facts.openingHand + ROW_SIZE) return { code: 'too-few-cards', at: 'copies' };
  if (facts.tickets.length < players * facts.openingTickets.take)
    return { code: 'too-few-tickets', at: 'tickets' };
  for (const name of ['openingTickets', 'drawTickets'] as const) {
    if (facts[name].keep > facts[name].take) return { code: 'wrong-shape', at: `${name}.keep` };
  }
  return null;
}

function checkCounts({ places, routes, tickets, counts }: BoardFacts): BoardProblem | null {
  const found = {
    places: places.length,
    routes: routes.length,
    spaces: routes.reduce((sum, route) => sum + route.length, 0),
    doublePairs: routes.filter((route) => route.double).length / 2,
    tickets: tickets.length,
    ticketPoints: tickets.reduce((sum, ticket) => sum + ticket.points, 0),
  };
  for (const name of ['places', 'routes', 'spaces', 'doublePairs', 'tickets', 'ticketPoints'] as const) {
    if (found[name] !== counts[name]) {
      return { code: 'wrong-count', at: `counts.${name}`, stated: counts[name], found: found[name] };
    }
  }
  return null;
}
