/**
 * Checks the reasons for a move against the position and the rules alone, without code of the bots, by playing the move where
 * possible. Estimates (`fits`, `time-for-tickets`) are checked within wide bounds, and reasons about the plan (`row-useless`,
 * `terrain-useless`) only by the type of move.
 */
import type { Reason } from '../../../src/bots/advice/reason.js';
import {
  type Board,
  type GameEvent,
  GREY,
  type Move,
  NOBODY,
  NOT_YET,
  type Route,
  type Seat,
  type State,
  claimable,
  clone,
  isDone,
  isFree,
  legalMoves,
  network,
  play,
} from '../../../src/engine/index.js';
import { whyNotPaid } from '../../../src/engine/pay/cost.js';

/** Why a reason is false; null if it is true. */
export function whyFalse(board: Board, state: State, seat: Seat, move: Move, reason: Reason): string | null {
  const at = new Referee(board, state, seat, move);
  return at.judge(reason);
}

class Referee {
  private readonly events: GameEvent[] = [];
  private readonly after: State;
  private readonly hand: number[];

  private readonly board: Board;
  private readonly state: State;
  private readonly seat: Seat;
  private readonly move: Move;

  constructor(board: Board, state: State, seat: Seat, move: Move) {
    this.board = board;
    this.state = state;
    this.seat = seat;
    this.move = move;
    this.after = clone(state);
    const problem = play(board, this.after, seat, move, this.events);
    if (problem) throw new Error(`illegal: ${problem.code}`);
    this.hand = state.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
  }

  judge(reason: Reason): string | null {
    const { board, state, seat, move } = this;
    const kind = move.type === 'row' ? state.row[move.slot] : -1;
    switch (reason.type) {
      case 'completes':
        return check(
          reason.tickets.every(
            (id) => this.keeps(id) && !this.isComplete(id, null) && this.isComplete(id, this.route),
          ),
          'does not complete a ticket of one’s own',
        );
      case 'serves':
        return check(
          reason.tickets.every((id) => this.keeps(id) && this.isNearer(id)),
          'is on no good path for the ticket',
        );
      case 'points': {
        const tunnel = board.routes[this.route]!.tunnel;
        const scored = this.events.flatMap((event) => (event.type === 'claimed' ? event.points : []));
        return check(
          tunnel ? reason.points === board.routes[this.route]!.score : scored[0] === reason.points,
          'scores otherwise',
        );
      }
      case 'cart':
        return check(
          this.events.some(({ type }) => type === 'bonus') || board.routes[this.route]!.tunnel,
          'brings no card',
        );
      case 'sights':
        return check(reason.count === this.newSights(), 'reaches another number');
      case 'contested':
        return check(
          this.touches(reason.seat) > 0 && this.couldTake(reason.seat),
          'is not within that rival’s reach',
        );
      case 'blocks':
        return check(this.touches(reason.seat) === 2 && this.cuts(reason.seat), 'cuts nothing off');
      case 'collects':
        return check(
          reason.kind === kind &&
            this.needed(reason.route, this.withCard(kind)) === reason.missing &&
            this.needed(reason.route, this.hand) > reason.missing &&
            state.owner[reason.route] === NOBODY &&
            board.routes[reason.route]!.length <= state.cars[seat]!,
          'does not bring the route nearer so',
        );
      case 'enables':
        return check(
          isFree(board, state, seat, board.routes[reason.route]!) &&
            this.needed(reason.route, this.hand) > 0 &&
            this.needed(reason.route, this.withCard(reason.kind)) === 0,
          'does not make the route payable',
        );
      case 'set':
        return check(reason.kind === kind && this.hand[kind]! + 1 === reason.count, 'makes another number');
      case 'doubles':
      case 'terrain-set':
        return this.terrain(reason);
      case 'terrain-useless':
        return check(move.type === 'terrain' && move.slot === undefined, 'takes a card on view');
      case 'row-useless':
        return check(move.type === 'deck', 'takes from the row');
      case 'blind':
        return check(
          move.type === 'deck' && board.wildEndsDraw && state.phase === 'turn',
          'has no such advantage',
        );
      case 'deck-wilds': {
        // The hidden cards: the deck, and those in rivals' hands that are not known.
        const hidden = [...state.deck];
        for (let s = 0; s < state.players; s++) {
          if (s === seat) continue;
          for (let k = 0; k < board.kinds; k++)
            hidden.push(
              ...Array<number>(state.hands[s * board.kinds + k]! - state.known[s * board.kinds + k]!).fill(k),
            );
        }
        const wilds = hidden.filter((card) => card === board.wild).length;
        return check(
          wilds === reason.wilds && hidden.length === reason.unseen,
          `hides ${wilds} of ${hidden.length}`,
        );
      }
      case 'nothing-to-claim':
        return check(
          state.turnsLeft !== NOT_YET &&
            (state.phase === 'second' || claimable(board, state, seat).length === 0),
          'leaves something unclaimed',
        );
      case 'tickets-done':
        return check(
          this.own.every((id) => this.isComplete(id, null)),
          'has tickets open',
        );
      case 'time-for-tickets':
        return check(
          state.turnsLeft === NOT_YET && reason.turns > 0 && reason.turns <= Math.max(...state.cars) + 60,
          'has no time',
        );
      case 'network':
        return check(
          state.owner.filter((owner) => owner === seat).length === reason.routes,
          'has another network',
        );
      case 'fits':
        return this.fits(reason.ticket, reason.turns);
      case 'cards-back':
        return check(sum(this.after.hands) - sum(state.hands) === reason.count, 'gives another number back');
      case 'only-move':
        return check(legalMoves(board, state, seat).length === 1, 'has other moves');
    }
  }

  private get own(): number[] {
    return this.state.kept.flatMap((owner, id) => (owner === this.seat ? [id] : []));
  }
  private keeps(ticket: number): boolean {
    return this.state.kept[ticket] === this.seat;
  }
  /** The route of the move. */
  private get route(): number {
    if (this.move.type === 'claim') return this.move.route;
    if (this.move.type === 'pay' && this.state.tunnel) return this.state.tunnel.route;
    throw new Error('no claim');
  }
  private isComplete(ticket: number, extra: number | null): boolean {
    const owner = this.state.owner.slice();
    if (extra !== null) owner[extra] = this.seat;
    return isDone(network(this.board, { ...this.state, owner }, this.seat), this.board.tickets[ticket]!);
  }
  /** Whether an open path over this route has at most two spaces more than the shortest. */
  private isNearer(ticket: number): boolean {
    const { board, route } = this;
    return this.spaces(ticket, route) + board.routes[route]!.length <= this.spaces(ticket, null) + 2;
  }
  /** The fewest spaces to build for a ticket, by the Bellman–Ford algorithm. */
  private spaces(ticket: number, extra: number | null): number {
    const { board, state, seat } = this;
    const [from, to] = board.tickets[ticket]!.ends;
    const far = board.places.map((_, place) => (from.includes(place) ? 0 : Infinity));
    const cost = (route: Route): number => {
      if (route.id === extra || state.owner[route.id] === seat) return 0;
      return isFree(board, state, seat, route) ? route.length : Infinity;
    };
    for (let round = 0; round < board.places.length; round++) {
      for (const route of board.routes) {
        far[route.b] = Math.min(far[route.b]!, far[route.a]! + cost(route));
        far[route.a] = Math.min(far[route.a]!, far[route.b]! + cost(route));
      }
    }
    return Math.min(...to.map((place) => far[place]!));
  }
  private newSights(): number {
    const { board, state, seat, route } = this;
    const reached = (owner: number[]) =>
      new Set(board.routes.flatMap(({ id, a, b }) => (owner[id] === seat ? [a, b] : [])));
    const before = reached(state.owner);
    const { a, b } = board.routes[route]!;
    return [a, b].filter((place) => board.facts.places[place]!.attraction && !before.has(place)).length;
  }
  /** At how many of the route's ends a rival has built. */
  private touches(rival: Seat): number {
    const { board, state, route } = this;
    const { a, b } = board.routes[route]!;
    return [a, b].filter((place) =>
      board.routes.some((it) => state.owner[it.id] === rival && (it.a === place || it.b === place)),
    ).length;
  }
  private couldTake(rival: Seat): boolean {
    const { board, state, route } = this;
    return (
      state.cars[rival]! >= board.routes[route]!.length && isFree(board, state, rival, board.routes[route]!)
    );
  }
  /** Whether the rival could join two components here before the move, and can't after it. */
  private cuts(rival: Seat): boolean {
    const { board, state, route, seat } = this;
    const { a, b, id } = board.routes[route]!;
    const part = network(board, state, rival);
    const owner = state.owner.map((it, other) => (other === id ? seat : it));
    const left = board.routes.some(
      (it) =>
        ((it.a === a && it.b === b) || (it.a === b && it.b === a)) &&
        isFree(board, { ...state, owner }, rival, it),
    );
    return part[a] !== part[b] && this.couldTake(rival) && !left;
  }
  private withCard(kind: number): number[] {
    return this.hand.map((n, k) => (k === kind ? n + 1 : n));
  }
  /** How many more cards the hand needs, by trying every addition and every payment. */
  private needed(route: number, hand: readonly number[]): number {
    for (let more = 0; ; more++)
      if (additions(this.board, route, more).some((add) => this.pays(route, hand, add))) return more;
  }
  private pays(route: number, hand: readonly number[], add: readonly number[]): boolean {
    // Stand-ins are never collected.
    const cost = { ...this.board.routes[route]!.cost, standIn: 0, wildStandsIn: false };
    const all = hand.map((n, k) => n + (add[k] ?? 0));
    return subsets(all, cost.length).some((cards) => whyNotPaid(cost, cards) === null);
  }
  private terrain(reason: Extract<Reason, { type: 'doubles' | 'terrain-set' }>): string | null {
    const { board, state, seat, move } = this;
    const { terrain } = board;
    if (!terrain || !state.terrain || move.type !== 'terrain' || move.slot === undefined)
      return 'takes no terrain';
    if (state.terrain.faceUp[move.slot] !== reason.terrain) return 'takes another kind';
    const held = state.terrain.held[seat * terrain.kinds + reason.terrain];
    if (reason.type === 'terrain-set') return held! + 1 === reason.count ? null : 'makes another number';
    if (terrain.kindOf[reason.route] !== reason.terrain) return 'is of another kind';
    // A5: at least the price, and no fewer than any rival has.
    const theirs = state.terrain.held.filter((_, i) => i % terrain.kinds === reason.terrain);
    theirs.splice(seat, 1);
    const need = Math.max(this.price(board.routes[reason.route]!), ...theirs);
    return held! + 1 + reason.missing === need ? null : 'does not bring doubling nearer so';
  }
  /** The price of doubling in the board's facts (A5). */
  private price({ length }: Route): number {
    const rule = this.board.facts.rules.find((it) => it.rule === 'terrain');
    return rule?.price[length] ?? Infinity;
  }
  private fits(ticket: number, turns: number | null): string | null {
    const { state, seat } = this;
    const offered = this.move.type === 'keep' ? this.move.tickets : [];
    if (!offered.includes(ticket)) return 'speaks of another ticket';
    const far = this.spaces(ticket, null);
    const all = [...new Set([...this.own, ...offered])].reduce(
      (total, id) => total + Math.min(99, this.spaces(id, null)),
      0,
    );
    // A plan may choose among several paths, but with cars for every ticket on its own nothing is out of reach.
    if (turns === null) return 1.5 * all > state.cars[seat]! ? null : 'is well within reach';
    if (far > state.cars[seat]!) return 'can’t be done';
    if (turns === 0) return offered.length + this.own.length > 1 || far === 0 ? null : 'is still to be built';
    return turns <= 2 * all + 10 ? null : 'takes longer than it could';
  }
}

/** Every addition of this many cards that could matter for a route: of its colour, or of any if it is grey, and wilds. */
function additions(board: Board, route: number, more: number): number[][] {
  const { cost } = board.routes[route]!;
  const found: number[][] = [];
  for (let kind = 0; kind < board.wild; kind++) {
    if (cost.colour !== GREY && cost.colour !== kind) continue;
    for (let wilds = 0; wilds <= more; wilds++) {
      const add = board.copies.map(() => 0);
      add[kind]! += more - wilds;
      add[board.wild]! += wilds;
      found.push(add);
    }
  }
  return found;
}

/** Payments out of a hand: cards of one kind, wilds, and others as stand-ins. */
function subsets(hand: readonly number[], most: number): number[][] {
  const wild = hand.length - 1;
  const found: number[][] = [];
  for (let main = 0; main < wild; main++) {
    for (let own = 0; own <= Math.min(hand[main]!, most); own++) {
      for (let wilds = 0; wilds <= Math.min(hand[wild]!, most); wilds++) {
        const others = hand.map((n, k) => (k === main ? n - own : k === wild ? 0 : n));
        const spare = sum(others);
        for (let stand = 0; own + wilds + stand <= most && stand <= spare; stand++) {
          const cards = hand.map((_, k) => (k === main ? own : k === wild ? wilds : 0));
          let left = stand;
          for (let k = 0; k < wild && left > 0; k++) {
            const taken = Math.min(left, others[k]!);
            cards[k]! += taken;
            left -= taken;
          }
          found.push(cards);
        }
      }
    }
  }
  return found;
}

/** Null if it is true, otherwise the fault. */
function check(isTrue: boolean, what: string): string | null {
  return isTrue ? null : what;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
