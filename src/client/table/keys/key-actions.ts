/** The key of each action of the table, in the order in which the help lists them. */
export const KEY_OF = {
  drawDeck: 'd',
  drawTickets: 't',
  drawTerrain: 'r',
  claim: 'c',
  mark: 'x',
  cancel: 'Escape',
  undo: 'u',
  hint: 'h',
  rules: 'g',
  textView: 'b',
  log: 'l',
  hand: 'm',
  tickets: 'k',
  repeat: 's',
  help: '?',
} as const;

/** An action of the table that has a key of its own. */
export type KeyAction = keyof typeof KEY_OF;

const ACTION_OF = new Map<string, KeyAction>(
  Object.entries(KEY_OF).map(([action, key]) => [key, action as KeyAction]),
);

/** The action of a pressed key. */
export function actionOf(key: string): KeyAction | undefined {
  return ACTION_OF.get(key.length === 1 ? key.toLowerCase() : key);
}
