import type { Page } from 'playwright-core';

/** Sizes of screens. */
export const SIZES: readonly { name: string; width: number; height: number; scale?: number }[];
/** How screens are set for looking at them. */
export const SETTINGS: object;
/** Every screen: where it is, what is waited for, and what is done then; some are alike on all sizes but for their width. */
export const SCREENS: readonly {
  name: string;
  path: string;
  ready: string;
  alike?: boolean;
  work?: (page: Page) => Promise<void>;
}[];
