import { buildAtOnce, completeClaim, whyNotHeld } from '../../act/claim.js';
import type { Action, Board, Build } from '../../board/board.js';
import { renewDeck, turnUp } from '../../deck.js';
import { emit } from '../../emit.js';
import { cards, count, counts, nil, seat } from '../../fields.js';
import { listOf } from '../../lists.js';
import type { MoveOf } from '../../move.js';
import { whyNotPaid } from '../../pay/cost.js';
import type { Position } from '../../position.js';
import { either, int, just, object } from '../../read.js';
import { endTurn } from '../../turn.js';
import { GREY, NOBODY, type Seat } from '../../words.js';
import type { RuleModule, StatePart } from '../module.js';
import { asked, declined, discardTunnel, laid, turned } from './events.js';
import type { Tunnel } from './types.js';

/** The colour of a laid set, or GREY if it has wilds alone: the cards laid decide (N8). */
export function laidColour(board: Board, cardsLaid: readonly number[]): number {
  for (let k = 0; k < board.wild; k++) if (cardsLaid[k] > 0) return k;
  return GREY;
}

/** N7, N8: whether a card turned up for a tunnel asks for one more: it is wild, or of the colour of the set laid. */
export function matchesTunnel(board: Board, colour: number, card: number): boolean {
  return card === board.wild || card === colour;
}

function countAsked(board: Board, tunnel: Tunnel): number {
  const colour = laidColour(board, tunnel.laid);
  let n = 0;
  for (const card of tunnel.turned) if (matchesTunnel(board, colour, card)) n++;
  return n;
}

/** N7, N9: the set is laid and cards are turned up; the route is claimed unless more cards are asked for. */
const tryTunnel =
  (most: number): Build =>
  (board, state, player, move, events) => {
    const { route } = move;
    emit(laid.fold, board, state, { type: 'laid', seat: player, route, cards: move.cards }, events);
    const place = (up: number[]) => emit(turned.fold, board, state, { type: 'turned', cards: up }, events);
    turnUp(board, state, most, place, events);
    const more = state.tunnel ? countAsked(board, state.tunnel) : 0;
    if (more > 0) emit(asked.fold, board, state, { type: 'asked', count: more }, events);
    else {
      const { score } = board.routes[route];
      completeClaim(
        board,
        state,
        { type: 'claimed', seat: player, route, cards: listOf(board.kinds, 0), points: score },
        events,
      );
    }
  };

/** The exact payments of the cards asked for: of the set's colour and wilds, or wilds alone (N8), fewest wilds first. */
function extraPayments(board: Board, position: Position, player: Seat, tunnel: Tunnel): number[][] {
  const at = player * board.kinds;
  const colour = laidColour(board, tunnel.laid);
  const found: number[][] = [];
  for (let wilds = 0; wilds <= tunnel.asked; wilds++) {
    const coloured = tunnel.asked - wilds;
    if (wilds > position.hands[at + board.wild]) break;
    if (coloured > 0 && (colour === GREY || coloured > position.hands[at + colour])) continue;
    const payment = listOf(board.kinds, 0);
    if (coloured > 0) payment[colour] = coloured;
    payment[board.wild] = wilds;
    found.push(payment);
  }
  return found;
}

/** N9: pay exactly what is asked on top. */
const payExtra: Action<MoveOf<'pay'>> = {
  phases: ['tunnel'],
  whyNot(board, position, player, move) {
    if (!position.tunnel) return { code: 'not-now', phase: position.phase };
    const { laid: set, asked: more } = position.tunnel;
    const problem = whyNotHeld(board, position, player, move.cards);
    if (problem) return problem;
    const colour = laidColour(board, set);
    let sum = 0;
    for (let k = 0; k < board.kinds; k++) {
      sum += move.cards[k];
      if (move.cards[k] > 0 && !matchesTunnel(board, colour, k)) return { code: 'wrong-extra', asked: more };
    }
    return sum === more ? null : { code: 'wrong-number', need: more, got: sum };
  },
  play(board, state, player, move, events) {
    if (!state.tunnel) return;
    const { route } = state.tunnel;
    const { score } = board.routes[route];
    completeClaim(
      board,
      state,
      { type: 'claimed', seat: player, route, cards: move.cards, points: score },
      events,
    );
  },
  list(board, position, player, moves) {
    if (!position.tunnel) return;
    for (const payment of extraPayments(board, position, player, position.tunnel))
      moves.push({ type: 'pay', cards: payment });
  },
  any: () => false,
};

/** N9: leave it; the set returns to the hand and the turn is over. */
const declineTunnel: Action<MoveOf<'decline'>> = {
  phases: ['tunnel'],
  whyNot: () => null,
  play(board, state, player, _move, events) {
    emit(declined.fold, board, state, { type: 'declined', seat: player }, events);
    renewDeck(board, state, events);
    endTurn(board, state, events);
  },
  list(_board, _position, _seat, moves) {
    moves.push({ type: 'decline' });
  },
  any: () => false,
};

const copy = (tunnel: Tunnel | null) =>
  tunnel && {
    route: tunnel.route,
    laid: tunnel.laid.slice(),
    turned: tunnel.turned.slice(),
    asked: tunnel.asked,
  };

/** A tunnel being tried lies open, so a view and a sample have what the state has. */
const part: StatePart<Tunnel | null, Tunnel | null> = {
  blank: () => null,
  clone: copy,
  view: copy,
  sample: (_board, tunnel) => copy(tunnel),
  addCards(tunnel, kinds) {
    if (!tunnel) return;
    for (const card of tunnel.turned) kinds[card]++;
    for (let k = 0; k < kinds.length; k++) kinds[k] += tunnel.laid[k];
  },
  /** The phase waits for an answer, and there is one: the route is open, the set pays for it, and more is asked for. */
  audit(board, { tunnel, phase, owner, cars, seat: player }) {
    // After an agreed end, half of a decision may remain.
    if (phase === 'over') return null;
    if (!tunnel) return phase === 'tunnel' ? 'tunnel' : null;
    const route = board.routes[tunnel.route];
    const isOpen = route.tunnel && owner[tunnel.route] === NOBODY && cars[player] >= route.length;
    const isAsked = tunnel.asked > 0 && tunnel.asked <= tunnel.turned.length;
    const fits = phase === 'tunnel' && isOpen && isAsked && whyNotPaid(route.cost, tunnel.laid) === null;
    return fits ? null : 'tunnel';
  },
  read: either(nil, object({ route: count, laid: counts, turned: cards, asked: count })),
  mismatch(board, tunnel) {
    if (!tunnel) return null;
    const fits =
      tunnel.laid.length === board.kinds &&
      tunnel.route in board.routes &&
      tunnel.turned.every((card) => card < board.kinds);
    return fits ? null : 'tunnel';
  },
  withoutFacts: (tunnel) => tunnel,
};

/** N7–N9: on a tunnel wilds pay, three cards are turned up, and more may be asked for. */
export const tunnels: RuleModule<'tunnels'> = {
  facts: object({ rule: just('tunnels'), turned: int(1, 20) }),
  routeFacts: { tunnel: { read: just(true), pays: true } },
  route: ({ tunnel }) => ({ tunnel: tunnel === true }),
  phase: { tunnel: true },
  state: { tunnel: part },
  move: {
    pay: { read: object({ type: just('pay'), cards: counts }), action: payExtra },
    decline: { read: object({ type: just('decline') }), action: declineTunnel },
  },
  event: {
    laid: { read: object({ type: just('laid'), seat, route: count, cards: counts }), ...laid },
    turned: { read: object({ type: just('turned'), cards }), ...turned },
    asked: { read: object({ type: just('asked'), count }), ...asked },
    declined: { read: object({ type: just('declined'), seat }), ...declined },
  },
  install(builder, { rule, turned: most }) {
    const marked = builder.routes.filter((route) => route.tunnel);
    if (marked.length === 0) return { code: 'rule-needs', rule, what: 'tunnel' };
    for (const route of marked) {
      if (route.build !== buildAtOnce)
        return { code: 'rules-clash', rule, what: 'another rule that builds routes its own way' };
      route.cost = { ...route.cost, wilds: true };
      route.build = tryTunnel(most);
    }
    builder.hooks.foldClaimed.push(discardTunnel);
    return null;
  },
};
