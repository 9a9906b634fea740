import { t } from '../language/index.js';
import type { KeyAction, ShortcutMode } from './shortcuts.js';

/** What the key of an action does, in words. */
export function actionText(action: KeyAction): string {
  const texts: Record<KeyAction, string> = {
    drawDeck: t.keyboard.drawDeck,
    drawTickets: t.keyboard.drawTickets,
    drawTerrain: t.keyboard.drawTerrain,
    claim: t.keyboard.claim,
    mark: t.keyboard.mark,
    undo: t.keyboard.undo,
    playNow: t.keyboard.playNow,
    hint: t.keyboard.hint,
    rules: t.keyboard.rules,
    textView: t.keyboard.textView,
    log: t.keyboard.log,
    chat: t.keyboard.chat,
    hand: t.keyboard.hand,
    tickets: t.keyboard.tickets,
    readRow: t.keyboard.readRow,
    readRivals: t.keyboard.readRivals,
    readPaths: t.keyboard.readPaths,
    repeat: t.keyboard.repeat,
    help: t.keyboard.help,
  };
  return texts[action];
}

/** A single key as printed on a keyboard, with the modifiers it needs. */
export function keyName(key: string, mode: ShortcutMode): string {
  const name = key.toUpperCase();
  return mode === 'alt-shift' ? `Alt + ${t.keyboard.shift} + ${name}` : name;
}
