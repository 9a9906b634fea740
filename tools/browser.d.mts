import type { Browser } from 'playwright-core';

/** Opens the first Chromium that opens a page. */
export function openBrowser(): Promise<Browser>;
