/** The languages of all texts for players. */
export const LANGUAGES = ['en', 'nb', 'sv', 'da', 'is'] as const;
/** One of these languages. */
export type Language = (typeof LANGUAGES)[number];
/** One text in every language. */
export type InLanguages<T = string> = Record<Language, T>;
