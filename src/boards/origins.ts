import type { BoardId, ByBoard } from './ids.js';
import type { InLanguages } from './languages.js';

/** Where a board's facts come from and which are our own, in every language. */
export type Origins = InLanguages<{ sources: string[]; own: string[] }>;

/** The origins of every board, by the board's id; fetched when they are asked for. */
export const boardOrigins: ByBoard<() => Promise<Origins>> = {
  nordic: async () => (await import('./nordic/origins.js')).origins,
  newyork: async () => (await import('./newyork/origins.js')).origins,
  amsterdam: async () => (await import('./amsterdam/origins.js')).origins,
  africa: async () => (await import('./africa/origins.js')).origins,
} satisfies Record<BoardId, () => Promise<Origins>>;
