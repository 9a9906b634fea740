/** The languages that everything people read is written in. */
export const LANGUAGES = ['en', 'nb', 'sv', 'da', 'is'] as const;
/** A language of the house. */
export type Language = (typeof LANGUAGES)[number];
/** One text in every language. */
export type InLanguages<T = string> = Record<Language, T>;
