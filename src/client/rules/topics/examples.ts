import {
  type Board,
  type Category,
  claimPoints,
  type ClaimMove,
  emptyTable,
  GREY,
  itemAt,
  NO_TWIN,
  type Route,
  type Seat,
  type Ticket,
  type View,
} from '../../../engine/index.js';
import { missingPath } from '../../table/missing-path.js';
import type { TopicId } from './topics.js';

/** A part of the board: the routes it shows, and what lies on them. */
export interface Scenery {
  /** The routes it is about. */
  readonly routes: readonly number[];
  /** The places and countries named and ringed. */
  readonly places: readonly string[];
  /** The owners of routes, by route. */
  readonly owners?: ReadonlyMap<number, Seat>;
  readonly closed?: readonly number[];
}

/** One picture of a topic. What it shows is computed from the board's facts, and legal there. */
export type Figure =
  /** The three things to do in a turn. */
  | { readonly kind: 'actions'; readonly claim: ClaimMove }
  /** The face-up cards, and what a player may take of them: the slots of each possible draw. */
  | { readonly kind: 'row'; readonly row: readonly number[]; readonly draws: readonly (readonly number[])[] }
  /** A free route, and moves that claim it. */
  | { readonly kind: 'claim'; readonly scenery: Scenery; readonly claims: readonly ClaimMove[] }
  /** A double route of which one side is taken and the other is closed to all, with this many players. */
  | { readonly kind: 'closed'; readonly scenery: Scenery; readonly players: number }
  /** A tunnel, the set played, the cards revealed and the cards paid on top. */
  | {
      readonly kind: 'tunnel';
      readonly scenery: Scenery;
      readonly claim: ClaimMove;
      readonly turned: readonly number[];
      readonly extra: readonly number[];
    }
  /** The kinds of terrain and the colours of routes that are of them. */
  | { readonly kind: 'terrains' }
  /** What a player's place by merchandise cards is worth. */
  | { readonly kind: 'worth' }
  /** A route whose owner has reached attractions, and what they score. */
  | { readonly kind: 'attractions'; readonly scenery: Scenery; readonly points: number }
  /** A ticket and the path that completes it. */
  | { readonly kind: 'ticket'; readonly scenery: Scenery; readonly ticket: number }
  /** A player's score at the end, by category. */
  | { readonly kind: 'count'; readonly lines: readonly (readonly [Category, number])[] }
  | { readonly kind: 'points' };

/** The pictures of each topic, or none where the board lacks it. */
const FIGURES: Record<TopicId, (board: Board) => Figure[]> = {
  goal: (board) => [ticketFigure(board, easyTicket(board))],
  turn: (board) => [{ kind: 'actions', claim: exactClaim(board, plainRoute(board)) }],
  cards: (board) => [rowFigure(board)],
  claim: claimFigures,
  double: (board) => [closedFigure(board)],
  ferry: ferryFigures,
  tunnel: tunnelFigures,
  anyFour: anyFourFigures,
  terrain: terrainFigures,
  cart: cartFigures,
  attraction: attractionFigures,
  tickets: (board) => [ticketFigure(board, longerTicket(board))],
  country: (board) => countryTickets(board).map((id) => ticketFigure(board, id)),
  end: (board) => [{ kind: 'count', lines: countLines(board) }],
  points: () => [{ kind: 'points' }],
};

/** The pictures of a topic on a board that has it. */
export function figuresOf(board: Board, topic: TopicId): Figure[] {
  return FIGURES[topic](board);
}

/** The points that a claim of an example scores. */
export function pointsOf(board: Board, claim: ClaimMove): number {
  return claimPoints(board, claim);
}

function sceneryOf(board: Board, routes: readonly number[], owners?: ReadonlyMap<number, Seat>): Scenery {
  const places = routes.flatMap((id) => {
    const { a, b } = itemAt(board.facts.routes, id);
    return [a, b];
  });
  return { routes, places: [...new Set(places)], ...(owners && { owners }) };
}

/** The number of cards of each kind. */
function cardsOf(board: Board, ...counts: readonly (readonly [kind: number, count: number])[]): number[] {
  const cards = Array.from({ length: board.kinds }, () => 0);
  for (const [kind, count] of counts) cards[kind] = (cards[kind] ?? 0) + count;
  return cards;
}

/** A colour for a grey route, and the next colours after one. */
function colourOf(route: Route): number {
  return route.colour === GREY ? 1 : route.colour;
}
function nextColour(board: Board, colour: number, step = 1): number {
  return (colour + step) % board.wild;
}

const isPlain = ({ tunnel, cart, cost }: Route): boolean =>
  !tunnel && !cart && cost.symbols === 0 && cost.standIn === 0;

/** Of the routes that fit, the one whose length comes nearest to this, single ones first. */
function routeLike(
  board: Board,
  length: number,
  ...wishes: readonly ((route: Route) => boolean)[]
): Route | undefined {
  const fits = wishes[0] ?? (() => true);
  const misses = (route: Route): number =>
    wishes.filter((wish) => !wish(route)).length * 10 + Math.abs(route.length - length);
  return board.routes
    .filter(fits)
    .reduce<Route | undefined>(
      (best, route) => (best === undefined || misses(route) < misses(best) ? route : best),
      undefined,
    );
}

const isSingle = ({ twin }: Route): boolean => twin === NO_TWIN;

function plainRoute(board: Board): Route {
  const found = routeLike(board, 3, ({ colour }) => colour !== GREY, isPlain, isSingle);
  return found ?? itemAt(board.routes, 0);
}

/** A claim that pays one card for each space, and a wild for each symbol. */
function exactClaim(board: Board, route: Route): ClaimMove {
  const { id, length, cost } = route;
  const cards = cardsOf(board, [colourOf(route), length - cost.symbols], [board.wild, cost.symbols]);
  return { type: 'claim', route: id, cards };
}

/** The exact claim with one of its cards replaced by a wild. */
function claimWithWild(board: Board, route: Route): ClaimMove {
  const { id, length, cost } = route;
  const wilds = cost.symbols + 1;
  return {
    type: 'claim',
    route: id,
    cards: cardsOf(board, [colourOf(route), length - wilds], [board.wild, wilds]),
  };
}

function claimFigure(board: Board, route: Route, ...claims: readonly ClaimMove[]): Figure {
  return { kind: 'claim', scenery: sceneryOf(board, [route.id]), claims };
}

function claimFigures(board: Board): Figure[] {
  const coloured = plainRoute(board);
  const grey = routeLike(board, 2, ({ colour }) => colour === GREY, isPlain, isSingle);
  const wilds = coloured.cost.wilds ? [claimWithWild(board, coloured)] : [];
  const first = claimFigure(board, coloured, exactClaim(board, coloured), ...wilds);
  return grey && isPlain(grey) ? [first, claimFigure(board, grey, exactClaim(board, grey))] : [first];
}

function closedFigure(board: Board): Figure {
  const isTown = (place: number): boolean => itemAt(board.facts.places, place).country === undefined;
  const route =
    routeLike(
      board,
      3,
      ({ twin }) => twin !== NO_TWIN,
      isPlain,
      ({ a, b }) => isTown(a) && isTown(b),
    ) ?? itemAt(board.routes, 0);
  const scenery = sceneryOf(board, [route.id, route.twin], new Map([[route.id, 1]]));
  const [players] = board.facts.players;
  return { kind: 'closed', scenery: { ...scenery, closed: [route.twin] }, players };
}

function ferryFigures(board: Board): Figure[] {
  const ferry = routeLike(
    board,
    3,
    ({ cost }) => cost.symbols > 0,
    ({ cost, length }) => cost.symbols === 1 && length > 1,
    ({ colour }) => colour !== GREY,
    isSingle,
  );
  if (ferry === undefined) return [];
  const { id, length, cost } = ferry;
  const colour = colourOf(ferry);
  const standIns: ClaimMove = {
    type: 'claim',
    route: id,
    cards: cardsOf(
      board,
      [colour, length - cost.symbols],
      ...Array.from({ length: cost.symbols * cost.standIn }, (_, i): [number, number] => [
        nextColour(board, colour, i + 1),
        1,
      ]),
    ),
  };
  const other = cost.standIn > 0 ? standIns : claimWithWild(board, ferry);
  return [claimFigure(board, ferry, exactClaim(board, ferry), other)];
}

function tunnelFigures(board: Board): Figure[] {
  const tunnel = routeLike(
    board,
    2,
    (route) => route.tunnel,
    ({ colour }) => colour !== GREY,
    isSingle,
  );
  if (tunnel === undefined) return [];
  const colour = colourOf(tunnel);
  // One card of the colour and a wild: both kinds of match.
  const turned = [colour, nextColour(board, colour, 2), board.wild];
  const extra = cardsOf(board, [colour, 1], [board.wild, 1]);
  const claim = exactClaim(board, tunnel);
  return [{ kind: 'tunnel', scenery: sceneryOf(board, [tunnel.id]), claim, turned, extra }];
}

function anyFourFigures(board: Board): Figure[] {
  const route = board.routes.find(({ cost }) => cost.wildStandsIn);
  if (route === undefined) return [];
  const { id, length, cost } = route;
  const colour = colourOf(route);
  const others = Array.from({ length: cost.standIn - 1 }, (_, i): [number, number] => [
    nextColour(board, colour, i + 2),
    1,
  ]);
  const cards = cardsOf(board, [colour, length - 1], ...others, [board.wild, 1]);
  return [claimFigure(board, route, exactClaim(board, route), { type: 'claim', route: id, cards })];
}

function terrainFigures(board: Board): Figure[] {
  const { terrain } = board;
  if (terrain === null) return [];
  const route = routeLike(board, 3, ({ colour }) => colour !== GREY, isPlain, isSingle);
  if (route === undefined) return [];
  const claim = exactClaim(board, route);
  const doubled = { ...claim, terrain: { cards: itemAt(terrain.priceOf, route.id), wilds: 0 } };
  return [{ kind: 'terrains' }, claimFigure(board, route, doubled)];
}

function cartFigures(board: Board): Figure[] {
  const route = routeLike(
    board,
    3,
    ({ cart }) => cart,
    ({ colour }) => colour !== GREY,
    isSingle,
  );
  if (route === undefined) return [];
  return [claimFigure(board, route, exactClaim(board, route)), { kind: 'worth' }];
}

function attractionFigures(board: Board): Figure[] {
  const rule = board.facts.rules.find((it) => it.rule === 'attractions');
  if (rule === undefined) return [];
  const marked = (place: number): boolean => itemAt(board.facts.places, place).attraction === true;
  const route = routeLike(
    board,
    2,
    ({ a, b }) => marked(a) || marked(b),
    ({ a, b }) => marked(a) && marked(b),
    isSingle,
  );
  if (route === undefined) return [];
  const reached = [route.a, route.b].filter(marked).length;
  const scenery = sceneryOf(board, [route.id], new Map([[route.id, 0]]));
  return [{ kind: 'attractions', scenery, points: reached * rule.points }];
}

/** Two cards of a row with one wild; where a face-up wild is a whole draw, that wild as well. */
function rowFigure(board: Board): Figure {
  const row = [5, 1, board.wild, 3, 1].map((kind) => (kind === board.wild ? kind : kind % board.wild));
  return { kind: 'row', row, draws: board.wildEndsDraw ? [[1, 3], [2]] : [[1, 2]] };
}

/** The shortest path of a ticket on an empty board. */
function pathOf(board: Board, { ends }: Ticket): number[] {
  return missingPath(board, emptyTable(board, board.facts.players[0], 'all'), 0, ends) ?? [];
}

function ticketFigure(board: Board, ticket: number): Figure {
  const routes = pathOf(board, itemAt(board.tickets, ticket));
  const { a, b } = itemAt(board.facts.tickets, ticket);
  const owners = new Map(routes.map((id) => [id, 0] as const));
  return { kind: 'ticket', scenery: { ...sceneryOf(board, routes, owners), places: [a, b] }, ticket };
}

const isLocal = ({ ends: [from, to] }: Ticket): boolean => from.length === 1 && to.length === 1;

/** The first ticket between two places whose path has this many routes, or the nearest number. */
function ticketOfRoutes(board: Board, count: number, skipped: readonly number[] = []): number {
  const distance = (id: number): number => Math.abs(pathOf(board, itemAt(board.tickets, id)).length - count);
  return board.tickets
    .map((_, id) => id)
    .filter((id) => isLocal(itemAt(board.tickets, id)) && !skipped.includes(id))
    .reduce((best, id) => (distance(id) < distance(best) ? id : best));
}
function easyTicket(board: Board): number {
  return ticketOfRoutes(board, 2);
}
function longerTicket(board: Board): number {
  return ticketOfRoutes(board, 3, [easyTicket(board)]);
}

/** A ticket to a country, as short as can be. */
function countryTickets(board: Board): number[] {
  const found = board.tickets.flatMap((ticket, id) => (isLocal(ticket) ? [] : [id]));
  const length = (id: number): number => pathOf(board, itemAt(board.tickets, id)).length;
  return found.sort((x, y) => length(x) - length(y)).slice(0, 1);
}

/** The end of a game between two: what seat 0 owns and keeps. Seat 1 has nothing. */
export function finalPosition(board: Board): { view: View; owned: number[]; kept: number[] } {
  const [done, other] = [longerTicket(board), easyTicket(board)];
  const owned = pathOf(board, itemAt(board.tickets, done));
  // One ticket is completed, and one that the path does not complete has failed.
  const failed = pathOf(board, itemAt(board.tickets, other)).every((id) => owned.includes(id))
    ? ticketOfRoutes(board, 1, [done, other])
    : other;
  const view = emptyTable(board, 2, 'all');
  for (const id of owned) {
    view.owner[id] = 0;
    view.points[0] = (view.points[0] ?? 0) + itemAt(board.routes, id).score;
  }
  if (view.merchandise) {
    const carts = owned.filter((id) => itemAt(board.routes, id).cart).length;
    view.merchandise = { held: [carts, 0], left: view.merchandise.left - carts };
  }
  return { view, owned, kept: [done, failed] };
}

function countLines(board: Board): [Category, number][] {
  const { view, kept } = finalPosition(board);
  const worth = kept.map((id) => itemAt(board.tickets, id).points);
  const others = board.hooks.scorings.map((scoring): [Category, number] => [
    scoring.category,
    itemAt(scoring.points(board, view, [1, 0]), 0),
  ]);
  return [
    ['routes', itemAt(view.points, 0)],
    ['tickets', itemAt(worth, 0)],
    ['failed', -itemAt(worth, 1)],
    ...others.filter(([, points]) => points > 0),
  ];
}
