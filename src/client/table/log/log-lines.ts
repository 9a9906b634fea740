import type { GameEvent, Seat, RedactedEntry } from '../../../engine/index.js';
import { t } from '../../language/index.js';
import type { Naming } from '../../../words/shapes.js';
import { eventSentence } from '../../language/sentences.js';

/** One line of what happened: who, which events, and what of the map it was about. */
export interface Line {
  n: number;
  seat: Seat | null;
  events: readonly GameEvent[];
  /** It took something back. */
  undone: boolean;
  points: number | undefined;
  routes: readonly number[];
}

/** An entry is always the same line, so that a long log is not written anew with every entry. */
const known = new WeakMap<RedactedEntry, Line>();

function lineOf(entry: RedactedEntry): Line {
  let line = known.get(entry);
  if (line === undefined) known.set(entry, (line = made(entry)));
  return line;
}

function made({ n, seat, move, outcome }: RedactedEntry): Line {
  if (move.type === 'undo') return { n, seat, events: [], undone: true, points: undefined, routes: [] };
  let points: number | undefined;
  const routes: number[] = [];
  for (const event of outcome) {
    if (event.type === 'claimed') points = event.points;
    if (event.type === 'claimed' || event.type === 'laid') routes.push(event.route);
  }
  return { n, seat, events: outcome, undone: false, points, routes: [...new Set(routes)] };
}

/** The log as lines, without what was taken back; a tunnel that was paid for and both cards of a draw stay lines of their own. */
export function linesOf(log: readonly RedactedEntry[]): Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    const { move } = entry;
    if (move.type === 'undo') while (lines.length > 0 && (lines.at(-1)?.n ?? 0) > move.to) lines.pop();
    lines.push(lineOf(entry));
  }
  return lines;
}

/** A line as a sentence; empty where there is nothing to tell. */
export function sentenceOf({ events, undone }: Pick<Line, 'events' | 'undone'>, naming: Naming): string {
  return undone ? t.table.undone : events.flatMap((event) => eventSentence(event, naming) ?? []).join(' ');
}
