import type { Browser } from 'playwright-core';
import { openBrowser } from '../../tools/browser.mjs';

/** Started once a worker, since that takes seconds of processor time; it ends with the worker. */
let started: Browser | undefined;

/** The browser that the test files of a worker use one after the other. */
export async function borrowBrowser(): Promise<Browser> {
  if (!started?.isConnected()) started = await openBrowser();
  return started;
}

/** Closes everything that was opened in the shared browser. */
export async function returnBrowser(): Promise<void> {
  await Promise.all(started?.contexts().map((context) => context.close()) ?? []);
}
