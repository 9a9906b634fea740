import type { Browser } from 'playwright-core';

/** Launches the first Chromium that opens a page. */
export function openBrowser(): Promise<Browser>;
