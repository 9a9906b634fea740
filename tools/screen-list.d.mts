import type { Page } from 'playwright-core';

/** Sizes of screens. */
export const SIZES: readonly { name: string; width: number; height: number; scale?: number }[];
/** The settings for screens under test. */
export const SETTINGS: object;
/** Every screen: its path, the selector to wait for, and what is done then; those `alike` differ between sizes only in width. */
export const SCREENS: readonly {
  name: string;
  path: string;
  ready: string;
  alike?: boolean;
  work?: (page: Page) => Promise<void>;
}[];
