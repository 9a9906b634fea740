import { type GameEvent, itemAt, type RedactedEntry, type Seat } from '../../../engine/index.js';
import type { Naming } from '../../../words/shapes.js';
import { t } from '../../language/index.js';
import { turnSentence } from '../../language/sentences.js';
import { kindOfRoute } from '../claim/costs.js';
import { type LogLine, sentenceOf } from '../log/log-lines.js';
import { turnsOf } from '../log/turns.js';
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

/** The face-up cards, in the order of the keys that take them. */
export function spokenRow({ view, naming }: ShownTable): string {
  const list = t.basics.all(view.row.map((card) => t.cards.card(naming.card(card) ?? 'wild')));
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

/** What each of the others did in their last turn, a sentence each. */
export function spokenRivals(
  { players, naming, seat: own }: Pick<ShownTable, 'players' | 'naming' | 'seat'>,
  log: readonly RedactedEntry[],
): string {
  const turns = turnsOf(log).filter(({ kind }) => kind === 'turn');
  const told = players.flatMap((_, seat) => {
    const last = seat === own ? undefined : turns.filter((turn) => turn.seat === seat).at(-1);
    return last === undefined ? [] : turnSentence(last.events, naming);
  });
  return told.filter((text) => text !== '').join(' ') || t.reading.othersNotYet;
}

/** Whether entries change nothing for a seat but who plays others: bots came for people who went, or people came back. */
export function onlyReseatsOthers(entries: readonly RedactedEntry[], own: Seat | undefined): boolean {
  return (
    entries.length > 0 &&
    entries.every(
      ({ move: { type }, seat }) => (type === 'take-over' || type === 'give-back') && seat !== own,
    )
  );
}

/** A line to announce, named by its entry. */
interface ToldLine {
  n: number;
  text: string;
}

/** Tells lines of the log; the two draws of another player's turn are told as one, so the first waits for the second. */
export class DrawsTogether {
  #first: LogLine | undefined;

  tell(lines: readonly LogLine[], { naming, seat: own }: Pick<ShownTable, 'naming' | 'seat'>): ToldLine[] {
    const told: ToldLine[] = [];
    for (const line of lines) {
      const first = this.#first;
      this.#first = undefined;
      const isDraw = line.seat !== own && line.events.length > 0 && line.events.every(isOnlyDraw);
      if (first !== undefined && isDraw && first.seat === line.seat) {
        told.push({ n: line.n, text: turnSentence([...first.events, ...line.events], naming) });
        continue;
      }
      if (first !== undefined) told.push({ n: first.n, text: sentenceOf(first, naming) });
      if (isDraw && !line.events.some(({ type }) => type === 'turn')) this.#first = line;
      else told.push({ n: line.n, text: sentenceOf(line, naming) });
    }
    return told;
  }
  /** Forgets a draw that waits. */
  clear(): void {
    this.#first = undefined;
  }
}

/** What is more than a draw, such as new face-up cards, is told by itself. */
function isOnlyDraw({ type }: GameEvent): boolean {
  return ['took', 'drew', 'took-terrain', 'drew-terrain', 'turn'].includes(type);
}
