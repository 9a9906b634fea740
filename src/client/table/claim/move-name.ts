import type { Move } from '../../../engine/index.js';
import { t } from '../../language/index.js';
import { doublingOf } from './doubling.js';
import type { ShownTable } from '../shown-table.svelte.js';

/** A move as an instruction: `Take a red card`. */
export function moveName(table: ShownTable, move: Move): string {
  switch (move.type) {
    case 'claim': {
      const spent = [t.cards.set(table.naming.set(move.cards))];
      const doubling = doublingOf(table.board, table.naming, move);
      if (doubling !== undefined) spent.push(doubling);
      return `${t.payment.claimRoute(table.naming.routeName(move.route))}: ${spent.join(' + ')}`;
    }
    case 'row':
      return t.table.takeCard(table.face(table.view.row[move.slot] ?? 0));
    case 'deck':
      return t.table.drawCard;
    case 'terrain':
      return move.slot === undefined
        ? t.table.drawTerrain
        : t.table.takeTerrain(table.naming.terrain(table.view.terrain?.faceUp[move.slot] ?? 0));
    case 'tickets':
      return t.table.drawTickets;
    case 'keep':
      return `${t.table.keepTickets(move.tickets.length, 0)}: ${move.tickets.map((id) => table.naming.ticket(id)).join(', ')}`;
    case 'pay':
      return t.payment.payWith(table.naming.set(move.cards));
    case 'decline':
      return t.payment.tunnelDecline;
    case 'pass':
      return t.table.pass;
  }
}
