/** The key of each action of the table, in the order in which the help lists them, until a player changes it. */
export const DEFAULT_KEYS = {
  drawDeck: 'd',
  drawTickets: 't',
  drawTerrain: 'r',
  claim: 'c',
  mark: 'x',
  undo: 'u',
  playNow: 'n',
  hint: 'h',
  rules: 'g',
  textView: 'b',
  log: 'l',
  chat: 'p',
  hand: 'm',
  tickets: 'k',
  readRow: 'f',
  readRivals: 'v',
  readPaths: 'w',
  repeat: 's',
  help: '?',
} as const;

/** An action of the table that has a key of its own. */
export type KeyAction = keyof typeof DEFAULT_KEYS;
/** All actions with keys. */
export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];
/** The keys that a player changed. */
export type ChangedKeys = Partial<Record<KeyAction, string>>;

/** When single keys act: always, together with Alt and Shift, or never. */
export const SHORTCUT_MODES = ['on', 'alt-shift', 'off'] as const;
/** When single keys act. */
export type ShortcutMode = (typeof SHORTCUT_MODES)[number];

/** The part of a key press that decides what it does. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The key of every action. */
export function keysInUse(changed: ChangedKeys): Record<KeyAction, string> {
  return { ...DEFAULT_KEYS, ...changed };
}

/** Whether a key can be given to an action: one letter or sign. Digits take cards; + and − zoom the map. */
export function isFit(key: string): boolean {
  return /^[^\s\d+=\-−]$/u.test(key);
}

/** The action that has a key, if any. */
export function actionOf(key: string, changed: ChangedKeys): KeyAction | undefined {
  const keys = keysInUse(changed);
  const wanted = key.toLowerCase();
  return KEY_ACTIONS.find((action) => keys[action] === wanted);
}

/** The changed keys after an action got another key; or the action that has it. */
export function withKey(
  changed: ChangedKeys,
  action: KeyAction,
  key: string,
): { changed: ChangedKeys } | { taken: KeyAction } {
  const other = actionOf(key, changed);
  if (other !== undefined && other !== action) return { taken: other };
  return { changed: { ...changed, [action]: key.toLowerCase() } };
}

/** The stored keys that make sense: known actions with fit keys, none of them twice. All of them are the defaults otherwise. */
export function validKeys(found: unknown): ChangedKeys {
  if (typeof found !== 'object' || found === null) return {};
  const entries = KEY_ACTIONS.flatMap((action): [KeyAction, string][] => {
    const key: unknown = (found as Record<string, unknown>)[action];
    return typeof key === 'string' && isFit(key) ? [[action, key.toLowerCase()]] : [];
  });
  const changed: ChangedKeys = Object.fromEntries(entries);
  const keys = Object.values(keysInUse(changed));
  return new Set(keys).size === keys.length ? changed : {};
}

/** The single key that was pressed, if single keys act in this mode: lower case, without the modifiers of the mode. */
export function singleKey(press: KeyPress, mode: ShortcutMode): string | undefined {
  const { key, altKey, shiftKey } = press;
  if (mode === 'off' || press.ctrlKey || press.metaKey) return undefined;
  if (mode === 'on') return altKey || key.length !== 1 ? undefined : key.toLowerCase();
  if (!altKey || !shiftKey) return undefined;
  // Together with Alt, a Mac types other signs.
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(press.code) ?? [];
  const isPlain = /^[\p{ASCII}æøåäöðþ]$/iu.test(key);
  return (isPlain && !/\d/.test(letter ?? '') ? key : (letter ?? key)).toLowerCase();
}
