import type { GameEvent, Maker, Seat, RedactedEntry } from '../../../engine/index.js';
import { t } from '../../language/index.js';
import type { Naming } from '../../../words/shapes.js';
import { eventSentence } from '../../language/sentences.js';

/** One line of the log. */
export interface LogLine {
  n: number;
  seat: Seat | null;
  events: readonly GameEvent[];
  /** The entry took others back. */
  undone: boolean;
  /** All others agreed to that. */
  agreed?: boolean | undefined;
  /** A bot took over the seat, at its person's own wish or not, or gave it back. */
  reseated?: 'resigned' | 'botPlays' | 'isBack' | undefined;
  points: number | undefined;
  routes: readonly number[];
}

/** Lines by entry, so that a new entry does not change the others. */
const cached = new WeakMap<RedactedEntry, LogLine>();

function lineOf(entry: RedactedEntry): LogLine {
  let line = cached.get(entry);
  if (line === undefined) cached.set(entry, (line = makeLine(entry)));
  return line;
}

function makeLine({ n, seat, by, move, outcome }: RedactedEntry): LogLine {
  if (move.type === 'undo') {
    const agreed = move.agreed !== undefined;
    return { n, seat, events: [], undone: true, agreed, points: undefined, routes: [] };
  }
  let points: number | undefined;
  const routes: number[] = [];
  for (const event of outcome) {
    if (event.type === 'claimed') points = event.points;
    if (event.type === 'claimed' || event.type === 'laid') routes.push(event.route);
  }
  const reseated = howReseated(move, by);
  return { n, seat, events: outcome, undone: false, reseated, points, routes: [...new Set(routes)] };
}

function howReseated({ type }: RedactedEntry['move'], by: Maker): LogLine['reseated'] {
  if (type === 'take-over') return by === 'person' ? 'resigned' : 'botPlays';
  return type === 'give-back' ? 'isBack' : undefined;
}

/** The lines of a log, one for each entry that was not taken back. */
export function linesOf(log: readonly RedactedEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of log) {
    const { move } = entry;
    if (move.type === 'undo') while (lines.length > 0 && (lines.at(-1)?.n ?? 0) > move.to) lines.pop();
    lines.push(lineOf(entry));
  }
  return lines;
}

/** The sentence of a line; empty if its events have none. */
export function sentenceOf(
  { events, undone, agreed = false, reseated, seat }: Pick<LogLine, 'events' | 'undone'> & Partial<LogLine>,
  naming: Naming,
): string {
  if (undone)
    return agreed && seat !== undefined && seat !== null
      ? t.undoVote.undone(naming.who(seat))
      : t.table.undone;
  if (reseated !== undefined && typeof seat === 'number') {
    const says = { resigned: t.leaving.resigned, botPlays: t.leaving.botPlays, isBack: t.leaving.isBack };
    return says[reseated](naming.who(seat));
  }
  return events.flatMap((event) => eventSentence(event, naming) ?? []).join(' ');
}
