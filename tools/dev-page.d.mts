import type { Page } from 'playwright-core';

/** A page to be opened: where it is, what is waited for, and how it is looked at. */
export interface PageWanted {
  path: string;
  ready: string;
  width: number;
  height: number;
  scale?: number;
  theme?: 'light' | 'dark';
  settings?: object;
  onerror?: (error: string) => void;
}

/** The page's sources, served, and a browser that opens pages of them. */
export function openDevPages(): Promise<{
  openPage: (wanted: PageWanted) => Promise<Page>;
  close: () => Promise<void>;
}>;
