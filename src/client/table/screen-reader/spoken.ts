import { itemAt, type RedactedEntry, type Seat } from '../../../engine/index.js';
import type { Naming } from '../../../words/shapes.js';
import { t } from '../../language/index.js';
import { kindOfRoute } from '../claim/costs.js';
import { type LogLine, sentenceOf } from '../log/log-lines.js';
import { distanceText } from '../own-tickets.js';
import type { ShownTable } from '../shown-table.svelte.js';

/** Counts by kind as a list: `2 red and 1 locomotive`. */
function listOf(naming: Naming, counts: readonly number[]): string {
  return t.cards.set(naming.set(counts));
}

/** How many cards of each kind are in a list of cards. */
function countKinds(cards: readonly number[], kinds: number): number[] {
  return Array.from({ length: kinds }, (_, kind) => cards.filter((card) => card === kind).length);
}

/** The face-up cards. */
export function spokenRow({ board, view, naming }: ShownTable): string {
  const list = listOf(naming, countKinds(view.row, board.kinds));
  const terrain = view.terrain?.faceUp.map((kind) => t.cards.terrains[naming.terrain(kind)]) ?? [];
  const open = `${t.table.row}: ${list}.`;
  return terrain.length === 0 ? open : `${open} ${t.table.terrainRow}: ${t.basics.all(terrain)}.`;
}

/** The face-up cards that others' turns since the seat's own last one have brought; all of them before its first. */
export function spokenNewCards(table: ShownTable, log: readonly RedactedEntry[]): string {
  const { board, view, naming, seat } = table;
  const since = log.slice(log.map((entry) => entry.seat).lastIndexOf(seat ?? null) + 1);
  if (since.length === log.length || view.turns <= view.players) return spokenRow(table);
  const added = since.flatMap(({ outcome }) =>
    outcome.flatMap((event) => (event.type === 'took' && event.next >= 0 ? [event.next] : [])),
  );
  const there = countKinds(view.row, board.kinds);
  const fresh = countKinds(added, board.kinds).map((count, kind) => Math.min(count, itemAt(there, kind)));
  return fresh.every((count) => count === 0) ? '' : t.reading.newFaceUp(listOf(naming, fresh));
}

/** The player's hand. */
export function spokenHand({ hand, naming }: ShownTable): string {
  if (hand.every((count) => count === 0)) return `${t.table.handEmpty}.`;
  return `${t.table.hand}: ${listOf(naming, hand)}.`;
}

/** The routes that a ticket still needs, with their colours and lengths; empty where none is missing or no path is left. */
export function spokenPath(
  { board, naming }: Pick<ShownTable, 'board' | 'naming'>,
  missing: readonly number[] | undefined,
): string {
  if (missing === undefined || missing.length === 0) return '';
  const routes = missing.map((id) => `${naming.routeName(id)}, ${kindOfRoute(board, id)}`);
  return t.reading.missingRoutes(routes.join('; '));
}

/** The tickets in short: how many are completed, and how far the others are from it. */
export function spokenTickets({ board, view, seat, tickets, naming }: ShownTable): string {
  const done = tickets.filter((it) => it.done).length;
  const cars = seat === undefined ? 0 : itemAt(view.cars, seat);
  const open = tickets.flatMap((it) =>
    it.done ? [] : `${naming.ticket(it.id)}: ${distanceText(board, it.missing, cars)}.`,
  );
  return [`${t.table.yourTickets}: ${t.table.ticketsDone(done, tickets.length)}.`, ...open].join(' ');
}

/** The routes that each ticket still needs. */
export function spokenPaths(table: ShownTable): string {
  const paths = table.tickets.flatMap(({ id, done, missing }) => {
    if (done) return [];
    const path = spokenPath(table, missing);
    return `${table.naming.ticket(id)}. ${path === '' ? t.table.ticketHopeless : path}.`;
  });
  return paths.length === 0 ? spokenTickets(table) : paths.join(' ');
}

/** The lines of a seat's last turn, from the lines of the log in order. */
export function lastTurnOf(lines: readonly LogLine[], seat: Seat): LogLine[] {
  const turn: LogLine[] = [];
  for (const line of [...lines].reverse()) {
    if (line.seat === seat) turn.unshift(line);
    else if (turn.length > 0) break;
  }
  return turn;
}

/** What each of the others did in their last turn. */
export function spokenRivals(
  { players, naming, seat: own }: Pick<ShownTable, 'players' | 'naming' | 'seat'>,
  lines: readonly LogLine[],
): string {
  const turns = players.flatMap((_, seat) =>
    seat === own ? [] : lastTurnOf(lines, seat).map((line) => sentenceOf(line, naming)),
  );
  return turns.filter((text) => text !== '').join(' ') || t.reading.othersNotYet;
}
