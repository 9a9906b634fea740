import { buildAtOnce, claimRoute } from '../act/claim.js';
import { fromDeck, fromRow } from '../act/draw.js';
import { passTurn } from '../act/pass.js';
import { drawTickets, keepTickets } from '../act/tickets.js';
import type { Move } from '../move.js';
import { makeAfford } from '../pay/afford.js';
import { type Result, ok, refuse } from '../result.js';
import { installRules } from '../rules/index.js';
import { GREY, NO_TWIN, type Phase } from '../words.js';
import type { Action, Actions, Board, BoardBuilder, Route } from './board.js';
import { checkFacts, samePlaces } from './check.js';
import type { BoardFacts } from './facts.js';
import { hashFacts } from './hash.js';
import { type BoardProblem, parseFacts } from './parse.js';

/** The only way to a board: reads a board file, checks it, and installs its rules. */
export function loadBoard(input: unknown): Result<Board, BoardProblem> {
  const parsed = parseFacts(input);
  if (!parsed.ok) return parsed;
  const facts = parsed.value;
  const problem = checkFacts(facts);
  if (problem) return refuse(problem);
  const draft = family(facts);
  const lacking = installRules(draft, facts.rules);
  if (lacking) return refuse({ ...lacking, at: 'rules' });
  const routes = draft.routes.map(alike);
  const costs = routes.map((route) => route.cost);
  return ok({ ...draft, routes, afford: makeAfford(costs, draft.kinds), actionsIn: byPhase(draft.actions) });
}

/** The board with the rules of the whole family alone. */
function family(facts: BoardFacts): BoardBuilder {
  const placeIds = facts.places.map((place) => place.id);
  const wild = facts.colours.length;
  return {
    id: facts.id,
    title: facts.title,
    hash: hashFacts(facts),
    facts,
    colours: facts.colours,
    kinds: wild + 1,
    wild,
    copies: [...facts.colours.map(() => facts.copies), facts.wilds],
    places: placeIds,
    routes: facts.routes.map((_, id) => familyRoute(facts, placeIds, id)),
    tickets: facts.tickets.map(({ a, b, points }) => ({
      ends: [[placeIds.indexOf(a)], [placeIds.indexOf(b)]],
      points,
    })),
    wildEndsDraw: false,
    sweepAt: 0,
    merchandise: null,
    terrain: null,
    actions: {
      keep: keepTickets,
      row: fromRow,
      deck: fromDeck,
      claim: claimRoute,
      tickets: drawTickets,
      pass: passTurn,
    },
    afterClaim: [],
    bonuses: [],
    longestPathBreaksTies: false,
  };
}

function familyRoute(facts: BoardFacts, placeIds: readonly string[], id: number): Route {
  const route = facts.routes[id];
  const colour = route.colour === 'grey' ? GREY : facts.colours.indexOf(route.colour);
  const { length } = route;
  return {
    id,
    a: placeIds.indexOf(route.a),
    b: placeIds.indexOf(route.b),
    length,
    colour,
    twin: route.double ? facts.routes.findIndex((other, i) => i !== id && samePlaces(route, other)) : NO_TWIN,
    score: facts.scoreByLength[length],
    tunnel: route.tunnel === true,
    cart: route.cart === true,
    cost: { length, colour, symbols: 0, wilds: false, standIn: 0, wildStandsIn: false },
    build: buildAtOnce,
  };
}

/** Rule modules made costs in their own ways; copied here, all are alike, and so quicker to read. */
function alike(route: Route): Route {
  const { length, colour, symbols, wilds, standIn, wildStandsIn } = route.cost;
  return { ...route, cost: { length, colour, symbols, wilds, standIn, wildStandsIn } };
}

/** The order in which the moves of an action are listed. */
const LISTED = ['keep', 'row', 'deck', 'terrain', 'tickets', 'claim', 'pay', 'decline', 'pass'] as const;

function byPhase(actions: Actions): Record<Phase, Action<Move>[]> {
  const listed: Record<Phase, Action<Move>[]> = {
    opening: [],
    turn: [],
    second: [],
    keep: [],
    tunnel: [],
    over: [],
  };
  for (const type of LISTED) {
    // Each action takes the moves of its own type alone; listing takes none.
    const action: Action<Move> | undefined = actions[type];
    if (action) for (const phase of action.phases) listed[phase].push(action);
  }
  return listed;
}
