import type { Language } from '../boards/languages.js';

/** The forms of a noun after a number. All five languages have these two plural categories (tested). */
export type Forms = Record<'one' | 'other', string>;

/** Returns a function that chooses the form for a number: Icelandic uses `one` for 21 too. */
export function pluralOf(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => (rules.select(n) === 'one' ? forms.one : forms.other);
}
