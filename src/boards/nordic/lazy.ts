import type { LazyParts } from '../parts.js';

/** The parts of the board that the page loads when they are first needed. */
export const lazy: LazyParts = {
  art: async () => (await import('./art.js')).art,
  rules: {
    en: async () => (await import('./rules.js')).rules,
    nb: async () => (await import('./rules.nb.js')).rules,
    sv: async () => (await import('./rules.sv.js')).rules,
    da: async () => (await import('./rules.da.js')).rules,
    is: async () => (await import('./rules.is.js')).rules,
  },
  origins: async () => (await import('./origins.js')).origins,
};
