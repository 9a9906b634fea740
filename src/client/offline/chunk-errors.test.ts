import { afterEach, expect, test, vi } from 'vitest';
import { watchChunkErrors } from './chunk-errors.js';

class FakeElement {
  readonly style = {};
  readonly children: unknown[] = [];
  click = (): void => {};
  setAttribute(): void {}
  addEventListener(_: string, hear: () => void): void {
    this.click = hear;
  }
  append(...children: unknown[]): void {
    this.children.push(...children);
  }
}
class FakeScript extends FakeElement {}

afterEach(() => vi.unstubAllGlobals());

/** A page that is watched. */
function watched(lang = 'nb', state = 'complete') {
  const hears = new Map<string, (event: object) => void>();
  const body = new FakeElement();
  const app = { inert: true, hasChildNodes: () => true };
  const document = {
    readyState: state,
    body,
    documentElement: { lang },
    querySelector: (selector: string) => (selector === '#app' ? app : (body.children[0] ?? null)),
    createElement: () => new FakeElement(),
  };
  const late: (() => void)[] = [];
  let reloads = 0;
  let online = false;
  const globals = {
    document,
    HTMLScriptElement: FakeScript,
    addEventListener: (type: string, hear: (event: object) => void) => hears.set(type, hear),
    setTimeout: (act: () => void) => late.push(act),
    fetch: () => (online ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('no network'))),
    location: { href: '/', reload: () => reloads++ },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  watchChunkErrors({ nb: ['Hentes ikke.', 'Last'], en: ['Not fetched.', 'Load'] });
  return {
    app,
    document,
    hear: (type: string, event: object) => hears.get(type)?.(event),
    reject: (reason: unknown) => hears.get('unhandledrejection')?.({ reason, preventDefault() {} }),
    late: () => late[0](),
    told: () => body.children.map((bar) => (bar as FakeElement).children[0]),
    async press() {
      const [bar] = body.children as FakeElement[];
      (bar.children[1] as FakeElement).click();
      await new Promise((resolve) =>
        queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => resolve(null)))),
      );
      return reloads;
    },
    connect: () => (online = true),
  };
}

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/Table.js',
  'error loading dynamically imported module: http://localhost/assets/Table.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Table.css',
])('every browser’s words for a part that did not come are known: %s', (message) => {
  const page = watched();
  page.reject(new TypeError(message));
  expect(page.told()).toEqual(['Hentes ikke.']);
});

test('other failures are none of that', () => {
  const page = watched();
  for (const reason of [new TypeError('x is not a function'), undefined, 'text']) page.reject(reason);
  page.hear('error', { target: new FakeElement() });
  expect(page.told()).toEqual([]);
});

test('a first script that does not come is told once, in the language of the page', () => {
  const page = watched('en');
  page.hear('error', { target: new FakeScript() });
  page.hear('error', { target: new FakeScript() });
  expect(page.told()).toEqual(['Not fetched.']);
});

test('a page that was put into another language is told in English', () => {
  const page = watched('de');
  page.late();
  expect(page.told()).toEqual(['Not fetched.']);
});

test('it waits until the page can show it', () => {
  const page = watched('nb', 'loading');
  page.hear('error', { target: new FakeScript() });
  expect(page.told()).toEqual([]);
  page.document.readyState = 'interactive';
  page.hear('DOMContentLoaded', {});
  expect(page.told()).toEqual(['Hentes ikke.']);
});

test('a page that has not begun after a while is told, one that has is not', () => {
  const begun = watched();
  begun.app.inert = false;
  begun.late();
  expect(begun.told()).toEqual([]);
  const stuck = watched();
  stuck.late();
  expect(stuck.told()).toEqual(['Hentes ikke.']);
});

test('the page is reloaded only once it can be fetched', async () => {
  const page = watched();
  page.late();
  expect(await page.press()).toBe(0);
  page.connect();
  expect(await page.press()).toBe(1);
});
