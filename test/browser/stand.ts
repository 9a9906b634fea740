import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../tools/browser.mjs';
import { Site } from './site.js';

/** The sizes of screens that are tried. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

/** Notes what is announced, as a screen reader hears it: text that comes into a live region. */
const LISTEN = `
  globalThis.announced = [];
  const live = '[aria-live], [role=log], [role=status], [role=alert]';
  const hear = (node) => {
    const text = (node.textContent ?? '').trim();
    if (text !== '') announced.push(text);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      if (region && type === 'characterData') hear(target);
      for (const node of addedNodes) {
        if (region) hear(node);
        else if (node.nodeType === 1) for (const it of node.matches(live) ? [node] : node.querySelectorAll(live)) hear(it);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/** Notes the first class of everything that is animated. */
const WATCH = `
  globalThis.moved = [];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const name = effect?.target?.classList?.item(0);
      if (name && !moved.includes(name)) moved.push(name);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** The built page on a site, a browser, and a note of every error on any of its pages. */
export class Stand {
  readonly site: Site;
  readonly errors: string[] = [];
  private readonly browser: Browser;

  private constructor(site: Site, browser: Browser) {
    this.site = site;
    this.browser = browser;
  }

  static async open(): Promise<Stand> {
    const site = new Site();
    await site.open();
    return new Stand(site, await openBrowser());
  }

  /** A device that has never been here, with the start page open on it; nothing moves unless it is asked for. */
  async visit(options: BrowserContextOptions = SIZES.desktop, moving = false): Promise<Page> {
    const context = await this.browser.newContext({
      locale: 'en-GB',
      reducedMotion: moving ? 'no-preference' : 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()));
    page.on('response', (it) => it.status() >= 400 && this.errors.push(`${it.status()} ${it.url()}`));
    await page.addInitScript(LISTEN);
    if (moving) await page.addInitScript(WATCH);
    await page.goto(this.site.address);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.site.remove();
  }
}
