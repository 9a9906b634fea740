import type { EventOf, GameEvent, RedactedEntry, Seat } from '../../../engine/index.js';
import { type LogLine, linesOf } from './log-lines.js';

/** A line of the log by turns: a whole turn, an undo, a seat that changed hands, or news for everyone. */
export interface LogTurn {
  /** Names the line among all others, however the log grows. */
  readonly key: string;
  /** Who did it; null for the opening and for news, which belong to nobody. */
  readonly seat: Seat | null;
  readonly kind: 'turn' | 'undo' | 'reseated' | 'news';
  readonly reseated?: LogLine['reseated'];
  readonly agreed?: LogLine['agreed'];
  readonly events: readonly GameEvent[];
  readonly points: number | undefined;
  readonly routes: readonly number[];
}

type News = EventOf<'last-round' | 'over'>;

/** Lines by the last entry of their turn, so that a new entry does not change the others. */
const cached = new WeakMap<LogLine, LogTurn[]>();

/** The lines of a log by turns, oldest first. Entries that were taken back have none. */
export function turnsOf(log: readonly RedactedEntry[]): LogTurn[] {
  const turns: LogTurn[] = [];
  let open: LogLine[] = [];
  for (const line of linesOf(log)) {
    // Before the turn that it falls in, so that the turn stays one line, and its player's.
    if (line.undone || line.reseated !== undefined) turns.push(besideTurns(line));
    else {
      open.push(line);
      if (!line.events.some(endsTurn)) continue;
      turns.push(...linesOfTurn(open));
      open = [];
    }
  }
  return open.length === 0 ? turns : [...turns, ...linesOfTurn(open)];
}

/** The turns since the last one of a seat, oldest first; all of them if it has had none. */
export function turnsSince(turns: readonly LogTurn[], seat: Seat): LogTurn[] {
  const own = turns.map((turn) => turn.kind === 'turn' && turn.seat === seat);
  return turns.slice(own.lastIndexOf(true) + 1);
}

/** The next turn begins, or the game is over. */
function endsTurn({ type }: GameEvent): boolean {
  return type === 'turn' || type === 'over';
}

/** The line of an entry that belongs to no turn. */
function besideTurns({ n, seat, reseated, agreed = false }: LogLine): LogTurn {
  const kind = reseated === undefined ? 'undo' : 'reseated';
  return { key: `${n}`, seat, kind, reseated, agreed, events: [], points: undefined, routes: [] };
}

function linesOfTurn(lines: readonly LogLine[]): LogTurn[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  const key = `${first.n}`;
  const known = cached.get(last);
  if (known?.[0]?.key === key) return known;
  const events = lines.flatMap((line) => line.events);
  const isOpening = events.some(({ type }) => type === 'chose' || type === 'opened');
  const turn: LogTurn = {
    key,
    seat: isOpening ? null : first.seat,
    kind: 'turn',
    events: events.filter((event) => !isNews(event)),
    points: lines.find(({ points }) => points !== undefined)?.points,
    routes: [...new Set(lines.flatMap(({ routes }) => routes))],
  };
  const news = events.filter(isNews).map((event): LogTurn => {
    const { type } = event;
    return {
      key: `${key} ${type}`,
      seat: null,
      kind: 'news',
      events: [event],
      points: undefined,
      routes: [],
    };
  });
  const made = [turn, ...news];
  cached.set(last, made);
  return made;
}

function isNews(event: GameEvent): event is News {
  return event.type === 'last-round' || event.type === 'over';
}
