import { buildAtOnce, claimRoute } from '../act/claim.js';
import { fromDeck, fromRow } from '../act/draw.js';
import { passTurn } from '../act/pass.js';
import { keepTickets, takeTickets } from '../act/tickets.js';
import type { FamilyMove, Move } from '../move.js';
import { makeAfford } from '../pay/afford.js';
import type { Phase } from '../phase.js';
import { type Result, ok, refuse } from '../result.js';
import {
  BOARD_FIELDS,
  CLAIMED_PARTS,
  CLAIM_PARTS,
  DEALT_PARTS,
  EVENTS,
  PHASES,
  installRules,
  routeFields,
} from '../rules/combined.js';
import { GREY, NO_TWIN } from '../words.js';
import type { Action, Actions, Board, BoardBuilder, Route } from './board.js';
import { checkFacts, samePlaces } from './check.js';
import type { BoardFacts, RouteFacts } from './facts.js';
import { hashFacts } from './hash.js';
import { type BoardProblem, parseFacts } from './parse.js';

/** The only constructor of boards: reads a board file, checks it, and installs its rules. */
export function loadBoard(input: unknown): Result<Board, BoardProblem> {
  const parsed = parseFacts(input);
  if (!parsed.ok) return parsed;
  const facts = parsed.value;
  const problem = checkFacts(facts);
  if (problem) return refuse(problem);
  const builder = familyBoard(facts);
  const lacking = installRules(builder, facts.rules);
  if (lacking) return refuse({ ...lacking, at: 'rules' });
  const routes = builder.routes.map(withPlainCost);
  const afford = makeAfford(
    routes.map((route) => route.cost),
    builder.kinds,
  );
  return ok({ ...builder, routes, afford, actionsIn: actionsByPhase(builder.actions) });
}

/** The actions that every board has, in the order in which their moves are listed. */
const FAMILY_ACTIONS: { readonly [M in FamilyMove as M['type']]: Action<M> } = {
  keep: keepTickets,
  row: fromRow,
  deck: fromDeck,
  tickets: takeTickets,
  claim: claimRoute,
  pass: passTurn,
};

/** The board with the rules of the whole family alone. */
function familyBoard(facts: BoardFacts): BoardBuilder {
  const placeIds = facts.places.map((place) => place.id);
  const wild = facts.colours.length;
  // The spread comes last: fields of a literal are stored in the object itself, where they are faster to read.
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
    routes: facts.routes.map((route, id) => familyRoute(facts, placeIds, route, id)),
    tickets: facts.tickets.map(({ a, b, points }) => ({
      ends: [[placeIds.indexOf(a)], [placeIds.indexOf(b)]],
      points,
    })),
    wildEndsDraw: false,
    actions: FAMILY_ACTIONS,
    hooks: {
      events: EVENTS,
      claim: CLAIM_PARTS,
      claimed: CLAIMED_PARTS,
      dealt: DEALT_PARTS,
      deal: [],
      foldDealt: [],
      addClaims: [],
      foldClaimed: [],
      afterClaim: [],
      afterRow: [],
      scorings: [],
      tieBreak: null,
    },
    ...BOARD_FIELDS,
  };
}

function familyRoute(facts: BoardFacts, placeIds: readonly string[], route: RouteFacts, id: number): Route {
  const { length } = route;
  const colour = route.colour === 'grey' ? GREY : facts.colours.indexOf(route.colour);
  return {
    id,
    a: placeIds.indexOf(route.a),
    b: placeIds.indexOf(route.b),
    length,
    colour,
    twin: route.double ? facts.routes.findIndex((other, i) => i !== id && samePlaces(route, other)) : NO_TWIN,
    score: facts.scoreByLength[length] ?? 0,
    cost: { length, colour, symbols: 0, wilds: false, standIn: 0, wildStandsIn: false },
    build: buildAtOnce,
    ...routeFields(route),
  };
}

/** Rules build costs in different ways; copied here, all have one hidden class, which is faster to read. */
function withPlainCost(route: Route): Route {
  const { length, colour, symbols, wilds, standIn, wildStandsIn } = route.cost;
  return { ...route, cost: { length, colour, symbols, wilds, standIn, wildStandsIn } };
}

/** The actions of each phase in the order in which their moves are listed: draws first, passing last. */
function actionsByPhase(actions: Actions): Record<Phase, Action<Move>[]> {
  // Each action takes the moves of its own type alone; listing takes none.
  const all = Object.values(actions) as Action<Move>[];
  const draws = all.filter(({ phases }) => phases.includes('second'));
  const others = all.filter((action) => !draws.includes(action) && action !== passTurn);
  const listed: Action<Move>[] = [...draws, ...others, passTurn];
  return Object.fromEntries(
    PHASES.map((phase) => [phase, listed.filter(({ phases }) => phases.includes(phase))]),
  ) as Record<Phase, Action<Move>[]>;
}
