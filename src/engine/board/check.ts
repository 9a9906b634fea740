import { itemAt } from '../lists.js';
import { PLACE_MARKS, ROUTE_MARKS, type RuleMark, ticketEnd } from '../rules/combined.js';
import { ROW_SIZE } from '../words.js';
import type { BoardFacts, PlaceFacts, RouteFacts, RuleFacts } from './facts.js';
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

/** The first mark of a route or place whose rule the board doesn't ask for: its meaning would be lost in silence. */
function findUnruledMark(
  marked: RouteFacts | PlaceFacts,
  marks: readonly RuleMark[],
  rules: readonly RuleFacts[],
): string | null {
  const fields: Readonly<Record<string, unknown>> = { ...marked };
  const found = marks.find(({ name, rule }) => fields[name] && !rules.some((facts) => facts.rule === rule));
  return found?.name ?? null;
}

function checkPlaces({ places, rules }: BoardFacts): BoardProblem | null {
  for (const [i, place] of places.entries()) {
    const mark = findUnruledMark(place, PLACE_MARKS, rules);
    if (mark !== null) return { code: 'rule-missing', at: `places[${i}].${mark}` };
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
    const problem = checkRouteMarks(route, at);
    if (problem) return problem;
    const mark = findUnruledMark(route, ROUTE_MARKS, rules);
    if (mark !== null) return { code: 'rule-missing', at: `${at}.${mark}` };
  }
  return null;
}

function checkRouteMarks(route: RouteFacts, at: string): BoardProblem | null {
  const large = ROUTE_MARKS.find((mark) => mark.tooMany?.(route));
  if (large) return { code: 'too-many-symbols', at: `${at}.${large.name}` };
  // Marks that change how a route is paid for don't go together (N8).
  const paying = ROUTE_MARKS.filter(({ name, pays }) => pays && Object.hasOwn(route, name));
  return paying.length > 1 ? { code: 'marks-clash', at } : null;
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
  const reached = new Set([itemAt(places, 0).id]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const { a, b } of routes) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  const apart = places.findIndex((place) => !reached.has(place.id));
  return apart < 0 ? null : { code: 'not-connected', at: `places[${apart}]` };
}

function checkTickets({ places, tickets, rules }: BoardFacts): BoardProblem | null {
  const ends = new Set(places.map((place) => place.id));
  /** By place: the name it shares with others. */
  const shared = new Map<string, string>();
  for (const place of places) {
    const end = ticketEnd(rules, place);
    if (end === undefined) continue;
    ends.add(end);
    shared.set(place.id, end);
  }
  for (const [i, { a, b }] of tickets.entries()) {
    if (!ends.has(a)) return { code: 'unknown-place', at: `tickets[${i}].a` };
    if (!ends.has(b)) return { code: 'unknown-place', at: `tickets[${i}].b` };
    // An end that several places share and one of these places would be joined from the start.
    if (a === b || (shared.get(a) ?? a) === (shared.get(b) ?? b))
      return { code: 'loop', at: `tickets[${i}]` };
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
