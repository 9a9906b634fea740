import { whyNotHeld, settle } from '../act/claim.js';
import type { Action, Board, Build } from '../board/board.js';
import { renewDeck, turnUp } from '../deck.js';
import { emit } from '../emit.js';
import { listOf } from '../lists.js';
import type { MoveOf } from '../move.js';
import type { Position, Tunnel } from '../position.js';
import { endTurn } from '../turn.js';
import { GREY, type Seat } from '../words.js';
import type { Rule } from './rule.js';

/** The colour of a laid set, or GREY where it is of wilds alone: what was laid decides (N8). */
function laidColour(board: Board, laid: readonly number[]): number {
  for (let k = 0; k < board.wild; k++) if (laid[k] > 0) return k;
  return GREY;
}

/** N7, N8: how many cards more are asked for: one for each card turned up that is wild or of the set's colour. */
function askedFor(board: Board, { laid, turned }: Tunnel): number {
  const colour = laidColour(board, laid);
  let asked = 0;
  for (const card of turned) if (card === board.wild || card === colour) asked++;
  return asked;
}

/** N7, N9: the set is laid, cards are turned up; where nothing is asked the route is claimed, else the player is. */
const tryTunnel =
  (count: number): Build =>
  (board, state, seat, { route, cards }, events) => {
    emit(board, state, { type: 'laid', seat, route, cards }, events);
    turnUp(board, state, 'turned', count, events);
    const asked = state.tunnel ? askedFor(board, state.tunnel) : 0;
    if (asked > 0) emit(board, state, { type: 'asked', count: asked }, events);
    else settle(board, state, seat, route, listOf(board.kinds, 0), board.routes[route].score, null, events);
  };

/** The payments of exactly what is asked: of the set's colour and wilds, or wilds alone (N8), fewest wilds first. */
function extras(board: Board, position: Position, seat: Seat, tunnel: Tunnel): number[][] {
  const at = seat * board.kinds;
  const colour = laidColour(board, tunnel.laid);
  const found: number[][] = [];
  for (let wilds = 0; wilds <= tunnel.asked; wilds++) {
    const coloured = tunnel.asked - wilds;
    if (wilds > position.hands[at + board.wild]) break;
    if (coloured > 0 && (colour === GREY || coloured > position.hands[at + colour])) continue;
    const cards = listOf(board.kinds, 0);
    if (coloured > 0) cards[colour] = coloured;
    cards[board.wild] = wilds;
    found.push(cards);
  }
  return found;
}

/** N9: pay exactly what is asked on top. */
const payExtra: Action<MoveOf<'pay'>> = {
  phases: ['tunnel'],
  whyNot(board, position, seat, { cards }) {
    if (!position.tunnel) return { code: 'not-now', phase: position.phase };
    const { laid, asked } = position.tunnel;
    const colour = laidColour(board, laid);
    const problem = whyNotHeld(board, position, seat, cards);
    if (problem) return problem;
    let sum = 0;
    for (let k = 0; k < board.kinds; k++) {
      sum += cards[k];
      if (cards[k] > 0 && k !== colour && k !== board.wild) return { code: 'wrong-extra', asked };
    }
    return sum === asked ? null : { code: 'wrong-number', need: asked, got: sum };
  },
  play(board, state, seat, { cards }, events) {
    if (!state.tunnel) return;
    const { route } = state.tunnel;
    settle(board, state, seat, route, cards, board.routes[route].score, null, events);
  },
  list(board, position, seat, moves) {
    if (!position.tunnel) return;
    for (const cards of extras(board, position, seat, position.tunnel)) moves.push({ type: 'pay', cards });
  },
  any: () => false,
};

/** N9: leave it; the set returns to the hand and the turn is over. */
const declineTunnel: Action<MoveOf<'decline'>> = {
  phases: ['tunnel'],
  whyNot: () => null,
  play(board, state, seat, _move, events) {
    emit(board, state, { type: 'declined', seat }, events);
    renewDeck(board, state, events);
    endTurn(board, state, events);
  },
  list(_board, _position, _seat, moves) {
    moves.push({ type: 'decline' });
  },
  any: () => false,
};

/** N7–N9: on a tunnel wilds pay, three cards are turned up, and more may be asked for. */
export const tunnels: Rule<'tunnels'> = (draft, { rule, turned }) => {
  if (!draft.routes.some((route) => route.tunnel)) return { code: 'rule-needs', rule, what: 'tunnel' };
  if (draft.terrain) return { code: 'rules-clash', rule, what: 'terrain' };
  for (const route of draft.routes) {
    if (!route.tunnel) continue;
    route.cost = { ...route.cost, wilds: true };
    route.build = tryTunnel(turned);
  }
  draft.actions.pay = payExtra;
  draft.actions.decline = declineTunnel;
  return null;
};
