import { afterEach, expect, test, vi } from 'vitest';
import { watchChunkErrors } from './chunk-errors.js';

class FakeElement {
  readonly style = {};
  readonly children: unknown[] = [];
  click = (): void => {};
  setAttribute(): void {}
  addEventListener(_: string, listener: () => void): void {
    this.click = listener;
  }
  append(...children: unknown[]): void {
    this.children.push(...children);
  }
}
class FakeScript extends FakeElement {}

afterEach(() => vi.unstubAllGlobals());

/** A page that watches for chunk errors. */
function watchedPage(lang = 'nb', state = 'complete') {
  const listeners = new Map<string, (event: object) => void>();
  const body = new FakeElement();
  const app = { inert: true, hasChildNodes: () => true };
  const document = {
    readyState: state,
    body,
    documentElement: { lang },
    querySelector: (selector: string) => (selector === '#app' ? app : (body.children[0] ?? null)),
    createElement: () => new FakeElement(),
  };
  const timers: (() => void)[] = [];
  let reloads = 0;
  let online = false;
  const globals = {
    document,
    HTMLScriptElement: FakeScript,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    setTimeout: (callback: () => void) => timers.push(callback),
    fetch: () => (online ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('no network'))),
    location: { href: '/', reload: () => reloads++ },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  watchChunkErrors({ nb: ['Hentes ikke.', 'Last'], en: ['Not fetched.', 'Load'] });
  return {
    app,
    document,
    fire: (type: string, event: object) => listeners.get(type)?.(event),
    reject: (reason: unknown) => listeners.get('unhandledrejection')?.({ reason, preventDefault() {} }),
    timeOut: () => timers.forEach((callback) => callback()),
    shown: () => body.children.map((bar) => (bar as FakeElement).children[0]),
    async pressReload() {
      const [bar] = body.children as FakeElement[];
      (bar?.children[1] as FakeElement | undefined)?.click();
      await new Promise((resolve) =>
        queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => resolve(null)))),
      );
      return reloads;
    },
    goOnline: () => (online = true),
  };
}

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/Table.js',
  'error loading dynamically imported module: http://localhost/assets/Table.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Table.css',
])('recognizes the message of each browser: %s', (message) => {
  const page = watchedPage();
  page.reject(new TypeError(message));
  expect(page.shown()).toEqual(['Hentes ikke.']);
});

test('ignores other errors', () => {
  const page = watchedPage();
  for (const reason of [new TypeError('x is not a function'), undefined, 'text']) page.reject(reason);
  page.fire('error', { target: new FakeElement() });
  expect(page.shown()).toEqual([]);
});

test('shows a failed first script once, in the language of the page', () => {
  const page = watchedPage('en');
  page.fire('error', { target: new FakeScript() });
  page.fire('error', { target: new FakeScript() });
  expect(page.shown()).toEqual(['Not fetched.']);
});

test('falls back to English for a page translated into another language', () => {
  const page = watchedPage('de');
  page.timeOut();
  expect(page.shown()).toEqual(['Not fetched.']);
});

test('waits until the document has a body', () => {
  const page = watchedPage('nb', 'loading');
  page.fire('error', { target: new FakeScript() });
  expect(page.shown()).toEqual([]);
  page.document.readyState = 'interactive';
  page.fire('DOMContentLoaded', {});
  expect(page.shown()).toEqual(['Hentes ikke.']);
});

test('shows the bar where the page has not mounted before the timeout', () => {
  const mounted = watchedPage();
  mounted.app.inert = false;
  mounted.timeOut();
  expect(mounted.shown()).toEqual([]);
  const pending = watchedPage();
  pending.timeOut();
  expect(pending.shown()).toEqual(['Hentes ikke.']);
});

test('reloads only once the page can be fetched', async () => {
  const page = watchedPage();
  page.timeOut();
  expect(await page.pressReload()).toBe(0);
  page.goOnline();
  expect(await page.pressReload()).toBe(1);
});
