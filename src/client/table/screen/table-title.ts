import type { Seat } from '../../../engine/index.js';
import { t } from '../../language/index.js';
import { APP } from '../../ui/page-title.js';

/** What the title says about a table. */
interface Titled {
  /** The board's name. */
  title: string;
  plan: { seats: readonly { name: string }[] };
  /** Several people share this screen. */
  hotSeat: boolean;
}

/** The title of the page at the replay of a shared game. */
export function replayTitle(board: string): string {
  return `${t.replay.title} – ${board} · ${APP}`;
}

/** The title of the page at a table: whose turn it is, and the board. */
export function tableTitle(
  { title, plan, hotSeat }: Titled,
  { seats, waiting }: { seats: readonly Seat[]; waiting: readonly Seat[] },
): string {
  const ours = waiting.find((seat) => seats.includes(seat));
  const name = plan.seats[ours ?? waiting[0] ?? -1]?.name;
  const page = `${title} · ${APP}`;
  if (name === undefined) return page;
  return `${ours !== undefined && !hotSeat ? t.table.yourTurn : t.table.turnOf(name)} – ${page}`;
}
