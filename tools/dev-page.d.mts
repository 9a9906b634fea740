import type { Browser, Page } from 'playwright-core';

/** A page to open: its address, the selector to wait for, and its window. */
export interface PageWanted {
  path: string;
  ready: string;
  width: number;
  height: number;
  scale?: number;
  /** A touch screen. */
  touch?: boolean;
  theme?: 'light' | 'dark';
  settings?: object;
  onerror?: (error: string) => void;
}

/** Serves the page and the pages for developers (src/client/dev), built if they are stale. */
export function serveDevPages(): Promise<{ address: string; close: () => Promise<void> }>;

/**
 * The pages for developers, served, and a browser that opens them: the one given, else one of its own. What is opened
 * takes the place of what was opened before on the same device.
 */
export function openDevPages(browser?: Browser): Promise<{
  openPage: (wanted: PageWanted) => Promise<Page>;
  close: () => Promise<void>;
}>;
