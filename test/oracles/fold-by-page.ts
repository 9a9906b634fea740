import type { Board, GameEvent, View } from '../../src/engine/index.js';

/** Folds an event into a view by the table of docs/protocol.md alone, as a program in another language would. */
export function foldByPage(board: Board, view: View, e: GameEvent): void {
  const { kinds } = board;
  const isMine = (seat: number): boolean => view.eyes === seat;
  const leaveHand = (seat: number, kind: number, count: number): void => {
    const at = seat * kinds + kind;
    view.handSizes[seat]! -= count;
    if (isMine(seat)) view.hands[at]! -= count;
    view.known[at] = Math.max(0, view.known[at]! - count);
  };
  const discardAll = (cards: readonly number[]): void => cards.forEach((card) => view.discards[card]!++);
  const keep = (seat: number, tickets: readonly number[]): void => {
    const offered = view.offered[seat]!;
    const isUnder = board.facts.notKept === 'under';
    view.keptCounts[seat]! += tickets.length;
    view.offered[seat] = [];
    if (tickets.includes(-1)) {
      for (let i = tickets.length; i < offered.length; i++) if (isUnder) view.ticketDeck.unshift(-1);
      return;
    }
    for (const ticket of offered) {
      if (tickets.includes(ticket)) view.kept[ticket] = seat;
      else if (isUnder) view.ticketDeck.unshift(ticket);
      else view.out[ticket] = seat;
    }
  };
  switch (e.type) {
    case 'dealt':
      return;
    case 'chose':
      view.choices[e.seat] = e.tickets ?? [];
      return;
    case 'opened':
      for (let i = 0; i < view.players; i++) {
        const seat = (view.first + i) % view.players;
        const own = view.choices[seat] ?? [];
        keep(seat, own.length > 0 ? own : Array<number>(e.counts[seat]!).fill(-1));
      }
      view.choices = [];
      return;
    case 'turn':
      view.seat = e.seat;
      view.phase = 'turn';
      view.turns++;
      if (view.turnsLeft !== -1) view.turnsLeft--;
      return;
    case 'took':
    case 'drew':
      view.deckSize--;
      view.handSizes[e.seat]!++;
      if (e.type === 'took') view.row[e.slot] = e.next;
      if (e.type === 'took') view.known[e.seat * kinds + e.card]!++;
      if (isMine(e.seat)) view.hands[e.seat * kinds + e.card]!++;
      view.phase = 'second';
      view.passes = 0;
      return;
    case 'filled':
      view.row.push(...e.cards);
      view.deckSize -= e.cards.length;
      return;
    case 'swept':
      discardAll(view.row);
      view.row = [];
      return;
    case 'renewed':
      view.deckSize += view.discards.reduce((sum, count) => sum + count, 0);
      view.discards.fill(0);
      return;
    case 'claimed':
      e.cards.forEach((count, kind) => {
        leaveHand(e.seat, kind, count);
        view.discards[kind]! += count;
      });
      view.owner[e.route] = e.seat;
      view.cars[e.seat]! -= board.routes[e.route]!.length;
      view.points[e.seat]! += e.points;
      view.passes = 0;
      if (view.tunnel) {
        view.tunnel.laid.forEach((count, kind) => (view.discards[kind]! += count));
        discardAll(view.tunnel.turned);
        view.tunnel = null;
      }
      if (e.terrain && view.terrain && board.terrain) {
        const kind = board.terrain.kindOf[e.route]!;
        view.terrain.held[e.seat * board.terrain.kinds + kind]! -= e.terrain.cards;
        view.terrain.discards[kind]! += e.terrain.cards;
        leaveHand(e.seat, board.wild, e.terrain.wilds);
        view.discards[board.wild]! += e.terrain.wilds;
      }
      return;
    case 'laid':
      e.cards.forEach((count, kind) => leaveHand(e.seat, kind, count));
      view.tunnel = { route: e.route, laid: e.cards, turned: [], asked: 0 };
      view.passes = 0;
      return;
    case 'turned':
      view.tunnel?.turned.push(...e.cards);
      view.deckSize -= e.cards.length;
      return;
    case 'asked':
      if (view.tunnel) view.tunnel.asked = e.count;
      view.phase = 'tunnel';
      return;
    case 'declined':
      view.tunnel?.laid.forEach((count, kind) => {
        view.handSizes[e.seat]! += count;
        view.known[e.seat * kinds + kind]! += count;
        if (isMine(e.seat)) view.hands[e.seat * kinds + kind]! += count;
      });
      discardAll(view.tunnel?.turned ?? []);
      view.tunnel = null;
      return;
    case 'took-terrain':
    case 'drew-terrain':
      if (!view.terrain || !board.terrain) return;
      view.terrain.held[e.seat * board.terrain.kinds + e.kind]!++;
      view.terrain.deckSize--;
      if (e.type === 'took-terrain') view.terrain.faceUp[e.slot] = e.next;
      view.phase = 'second';
      view.passes = 0;
      return;
    case 'renewed-terrain':
      if (!view.terrain) return;
      view.terrain.deckSize += view.terrain.discards.reduce((sum, count) => sum + count, 0);
      view.terrain.discards.fill(0);
      return;
    case 'bonus':
      if (!view.merchandise) return;
      view.merchandise.held[e.seat]!++;
      view.merchandise.left--;
      return;
    case 'drew-tickets':
      view.ticketDeck.length -= e.tickets.length;
      view.offered[e.seat] = e.tickets;
      view.phase = 'keep';
      view.passes = 0;
      return;
    case 'kept':
      return keep(e.seat, e.tickets);
    case 'passed':
      view.passes++;
      return;
    case 'last-round':
      view.turnsLeft = view.players;
      return;
    case 'over':
      view.phase = 'over';
      view.kept = e.kept.slice();
      view.outcome = e.outcome;
  }
}
