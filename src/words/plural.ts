import type { Language } from '../boards/languages.js';

/** The forms a noun has beside a number. All five languages have these two; a test holds it. */
export type Forms = Record<'one' | 'other', string>;

/** Chooses the form for a number, as the language counts: Icelandic says `one` for 21 too. */
export function pluralOf(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => (rules.select(n) === 'one' ? forms.one : forms.other);
}
