import type { Browser } from 'playwright-core';

/** Opens the first Chromium that can be found. */
export function openBrowser(): Promise<Browser>;
