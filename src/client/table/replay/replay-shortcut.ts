import {
  actionOf,
  type ChangedKeys,
  type KeyPress,
  type ShortcutMode,
  singleKey,
} from '../../settings/shortcuts.js';
import { REPLAY_SPEEDS } from './speeds.js';

/** What a single key does in a replay; `none` where only the table below it knows the key. */
export type ReplayShortcut = 'rules' | 'help' | 'none' | { speed: number };

/** What a single key that was pressed does; undefined where it isn't one, or single keys are switched off. */
export function replayShortcut(
  press: KeyPress,
  mode: ShortcutMode,
  changed: ChangedKeys,
): ReplayShortcut | undefined {
  const key = singleKey(press, mode);
  if (key === undefined) return undefined;
  const speed = REPLAY_SPEEDS[Number(key) - 1];
  if (speed !== undefined) return { speed };
  const action = actionOf(key, changed);
  if (action === 'rules' || action === 'help') return action;
  return action !== undefined || /[1-9]/.test(key) ? 'none' : undefined;
}
