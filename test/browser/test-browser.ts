import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { borrowBrowser, returnBrowser } from './shared-browser.js';
import { StaticSite } from './static-site.js';

/** The window sizes under test. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

/** Records what a screen reader would announce: text added to a live region. */
export const RECORD_ANNOUNCEMENTS = `
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

/** Records the first class of every animated element. */
const RECORD_ANIMATIONS = `
  globalThis.animated = [];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const name = effect?.target?.classList?.item(0);
      if (name && !animated.includes(name)) animated.push(name);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** The built page on a static site, and a browser that collects the errors of every page. */
export class TestBrowser {
  readonly site: StaticSite;
  readonly errors: string[] = [];
  private readonly browser: Browser;

  private constructor(site: StaticSite, browser: Browser) {
    this.site = site;
    this.browser = browser;
  }

  static async open(): Promise<TestBrowser> {
    const site = new StaticSite();
    await site.open();
    return new TestBrowser(site, await borrowBrowser());
  }

  /** Opens the start page on a new device, without animations unless asked for. */
  async visit(options: BrowserContextOptions = SIZES.desktop, animated = false): Promise<Page> {
    const context = await this.browser.newContext({
      locale: 'en-GB',
      reducedMotion: animated ? 'no-preference' : 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()));
    page.on('response', (it) => it.status() >= 400 && this.errors.push(`${it.status()} ${it.url()}`));
    await page.addInitScript(RECORD_ANNOUNCEMENTS);
    if (animated) await page.addInitScript(RECORD_ANIMATIONS);
    await page.goto(this.site.address);
    return page;
  }

  async close(): Promise<void> {
    await returnBrowser();
    await this.site.remove();
  }
}
