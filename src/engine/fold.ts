import type { Board } from './board/board.js';
import type { GameEvent } from './event.js';
import { discard, foldClaim, foldDecline, spend } from './fold-claim.js';
import { foldDrew, foldTook, foldTurn } from './fold-common.js';
import { foldDeal, foldKept, foldOpening, foldTerrain } from './fold-deal.js';
import type { Position } from './position.js';

/**
 * What an event changes on the table. The one bookkeeping for states and views: a state plays by it, and whoever was
 * sent a seat's events arrives at that seat's view. Order of decks and chance are the state's own and not touched here.
 * Moves and events are never changed once they are made, so their lists may be taken over as they are.
 */
export function fold(board: Board, p: Position, e: GameEvent): void {
  switch (e.type) {
    case 'turn':
      return foldTurn(board, p, e);
    case 'took':
      return foldTook(board, p, e);
    case 'drew':
      return foldDrew(board, p, e);
    case 'claimed':
      return foldClaim(board, p, e);
    case 'swept':
      discard(p, p.row);
      p.row.length = 0;
      return;
    case 'filled':
      for (const card of e.cards) p.row.push(card);
      p.deckSize -= e.cards.length;
      return;
    case 'renewed':
      for (let k = 0; k < p.discards.length; k++) {
        p.deckSize += p.discards[k];
        p.discards[k] = 0;
      }
      return;
    case 'laid':
      p.passes = 0;
      spend(board, p, e.seat, e.cards);
      p.tunnel = { route: e.route, laid: e.cards, turned: [], asked: 0 };
      return;
    case 'turned':
      if (p.tunnel) for (const card of e.cards) p.tunnel.turned.push(card);
      p.deckSize -= e.cards.length;
      return;
    case 'asked':
      if (p.tunnel) p.tunnel.asked = e.count;
      p.phase = 'tunnel';
      return;
    case 'declined':
      return foldDecline(board, p, e.seat);
    case 'drew-tickets':
      p.passes = 0;
      for (let i = 0; i < e.tickets.length; i++) p.ticketDeck.pop();
      p.offered[e.seat] = e.tickets;
      p.phase = 'keep';
      return;
    case 'kept':
      return foldKept(board, p, e.seat, e.tickets);
    case 'last-round':
      p.turnsLeft = p.players;
      return;
    case 'bonus':
      p.bonus[e.seat]++;
      p.bonusLeft--;
      return;
    case 'over':
      p.phase = 'over';
      p.kept = e.kept.slice();
      p.outcome = e.outcome;
      return;
    case 'passed':
      // Whatever else a player does sets this back (G16).
      p.passes++;
      return;
    case 'dealt':
      return foldDeal(board, p, e);
    case 'chose':
      p.choices[e.seat] = e.tickets ?? [];
      return;
    case 'opened':
      return foldOpening(board, p, e.counts);
    case 'took-terrain':
    case 'drew-terrain':
    case 'renewed-terrain':
      return foldTerrain(p, e);
  }
}
