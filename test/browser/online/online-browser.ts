import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ServerProcess } from '../../server/kit/server-process.js';
import { borrowBrowser, returnBrowser } from '../shared-browser.js';
import { RECORD_ANNOUNCEMENTS, SIZES } from '../test-browser.js';

/** Settings for quick play, as the page stores them: no move is confirmed. */
const QUICK = `localStorage.setItem('rallar.settings', '{"confirm":"none","newcomer":false,"sound":false}')`;

/** What browsers write about a server that is gone. */
const NETWORK_ERROR = /^(WebSocket connection to|Failed to load resource: net::)/;

/** A server in a process of its own, and a browser with a device for each person. */
export class OnlineBrowser {
  readonly server = new ServerProcess();
  readonly errors: string[] = [];
  /** Errors of the network, which are no faults of the page while the server is gone. */
  readonly networkErrors: string[] = [];
  private readonly browser: Browser;

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async open(): Promise<OnlineBrowser> {
    const it = new OnlineBrowser(await borrowBrowser());
    await it.start();
    return it;
  }

  /** Starts the server, again on the same port. These people are quicker than others. */
  async start(): Promise<void> {
    await this.server.start('--message-rate', '50');
  }

  /** Opens the start page of the server on a new device. */
  async visit(options: BrowserContextOptions = SIZES.desktop): Promise<Page> {
    const context = await this.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      (NETWORK_ERROR.test(message.text()) ? this.networkErrors : this.errors).push(message.text());
    });
    page.on('response', (it) => it.status() >= 400 && this.errors.push(`${it.status()} ${it.url()}`));
    await page.addInitScript(QUICK);
    await page.addInitScript(RECORD_ANNOUNCEMENTS);
    await page.goto(this.server.url());
    return page;
  }

  async close(): Promise<void> {
    await returnBrowser();
    await this.server.remove();
  }
}
