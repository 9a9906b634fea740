import type { BoardId, ByBoard } from './ids.js';
import type { Language } from './languages.js';
import type { RuleText } from './texts.js';

/** The rules of one board in every language, each fetched when it is asked for. */
export type RuleBook = Record<Language, () => Promise<RuleText[]>>;

/** The rule books of all boards, by the board's id. */
export const ruleBooks: ByBoard<RuleBook> = {
  nordic: {
    en: async () => (await import('./nordic/rules.js')).rules,
    nb: async () => (await import('./nordic/rules.nb.js')).rules,
    sv: async () => (await import('./nordic/rules.sv.js')).rules,
    da: async () => (await import('./nordic/rules.da.js')).rules,
    is: async () => (await import('./nordic/rules.is.js')).rules,
  },
  newyork: {
    en: async () => (await import('./newyork/rules.js')).rules,
    nb: async () => (await import('./newyork/rules.nb.js')).rules,
    sv: async () => (await import('./newyork/rules.sv.js')).rules,
    da: async () => (await import('./newyork/rules.da.js')).rules,
    is: async () => (await import('./newyork/rules.is.js')).rules,
  },
  amsterdam: {
    en: async () => (await import('./amsterdam/rules.js')).rules,
    nb: async () => (await import('./amsterdam/rules.nb.js')).rules,
    sv: async () => (await import('./amsterdam/rules.sv.js')).rules,
    da: async () => (await import('./amsterdam/rules.da.js')).rules,
    is: async () => (await import('./amsterdam/rules.is.js')).rules,
  },
  africa: {
    en: async () => (await import('./africa/rules.js')).rules,
    nb: async () => (await import('./africa/rules.nb.js')).rules,
    sv: async () => (await import('./africa/rules.sv.js')).rules,
    da: async () => (await import('./africa/rules.da.js')).rules,
    is: async () => (await import('./africa/rules.is.js')).rules,
  },
} satisfies Record<BoardId, RuleBook>;
