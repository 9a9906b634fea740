import type { Level, TimeControl } from '../../../protocol/index.js';
import { t } from '../../language/index.js';

/** The level of bots that fill in where the host has chosen none. */
export const DEFAULT_SUBSTITUTE: Level = 'foreman';

/** A table's time control in a few words. */
export function timeText(time: TimeControl | undefined): string {
  if (!time) return t.clocks.none;
  return time.type === 'live' ? t.clocks.forGame(time.minutes, time.seconds) : t.clocks.perMove(time.days);
}
