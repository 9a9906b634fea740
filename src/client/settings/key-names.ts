import { t } from '../language/index.js';
import type { KeyAction, ShortcutMode } from './shortcuts.js';

/** What the key of an action does, in words. */
export function actionText(action: KeyAction): string {
  return t.keyboard[action];
}

/** A single key as printed on a keyboard, with the modifiers it needs. */
export function keyName(key: string, mode: ShortcutMode): string {
  const name = key.toUpperCase();
  return mode === 'alt-shift' ? `Alt + ${t.keyboard.shift} + ${name}` : name;
}
