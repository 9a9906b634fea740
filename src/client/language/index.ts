import { createSubscriber } from 'svelte/reactivity';
import { LANGUAGES, type Language } from '../../boards/languages.js';
import { type BoardNouns, DEFAULT_NOUNS } from '../../boards/nouns.js';
import { DICTIONARIES } from '../../words/dictionaries.js';
import type { Dictionary, Words } from '../../words/words.js';

export type { Words } from '../../words/words.js';

let language: Language = 'en';
let dictionary: Dictionary | null = null;
let nouns = DEFAULT_NOUNS;
let current: Words | null = null;
let onChange = () => {};

/** Makes texts reactive: effects that read one run again when the language or the board changes. */
const watch = createSubscriber((update) => {
  onChange = update;
  return () => {
    onChange = () => {};
  };
});

/** The texts of the page in the language in use, with the nouns of the board in play: `t.table.yourTurn`. */
export const t = new Proxy({} as Words, {
  get(_, part: keyof Words) {
    watch();
    if (current === null) throw new Error('no language has been loaded yet');
    return current[part];
  },
});

/** The language in use. */
export function languageInUse(): Language {
  watch();
  return language;
}

/** Loads a language and switches to it. */
export async function useLanguage(next: Language): Promise<void> {
  const { words } = await DICTIONARIES[next]();
  language = next;
  dictionary = words;
  refresh();
}

/** Switches to the nouns of a board; without one, to the default nouns. */
export function useNouns(next: BoardNouns = DEFAULT_NOUNS): void {
  nouns = next;
  refresh();
}

/** The texts with the nouns of a board other than the one in play, for lists of games. */
export function textsWith(board: BoardNouns): Words {
  watch();
  if (dictionary === null) throw new Error('no language has been loaded yet');
  return dictionary(board);
}

/** The first of the reader's languages that we have, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    // Browsers report `no` or `nn` for readers of bokmål too.
    const meant = base === 'no' || base === 'nn' ? 'nb' : base;
    const found = LANGUAGES.find((it) => it === meant);
    if (found) return found;
  }
  return 'en';
}

function refresh(): void {
  current = dictionary && dictionary(nouns);
  onChange();
}
