import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../../server/kit/operate.js';
import { SIZES } from '../test-browser.js';
import { OnlineBrowser } from './online-browser.js';

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

/** What a text that was taken for a part of the page would try; a string, as what is evaluated itself may evaluate more. */
const ATTACK = `(async () => {
  const broken = [];
  globalThis.ran = [];
  document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective));
  const add = (name, fields) => document.body.append(Object.assign(document.createElement(name), fields));
  add('script', { textContent: "ran.push('inline script')" });
  add('script', { src: 'https://evil.example/a.js' });
  add('div', { innerHTML: '<img src="x:" onerror="ran.push(1)"><a id="bad" href="javascript:ran.push(2)">x</a>' });
  add('iframe', { srcdoc: '<script>parent.ran.push(3)</script>' });
  document.querySelector('#bad').click();
  setTimeout(() => {
    try {
      eval("ran.push('eval')");
    } catch {
      ran.push('eval refused');
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { ran, broken };
})()`;

/** The result of a command of the operator on the server's data folder. */
async function ordered(...args: string[]): Promise<unknown> {
  const { code, text, notes } = await operate(browser.server.data, ...args, '--json');
  expect([code, notes]).toEqual([0, '']);
  return JSON.parse(text);
}

test('no script runs in the page that is not its own, and the page itself breaks none of its rules', async () => {
  const page = await browser.visit(SIZES.phone);
  expect(browser.errors).toEqual([]);
  const found = await page.evaluate<{ ran: string[]; broken: string[] }>(ATTACK);
  expect(found.ran).toEqual(['eval refused']);
  expect(found.broken.length).toBeGreaterThan(3);
  expect(found.broken.every((directive) => /script|frame/.test(directive) || directive === 'img-src')).toBe(
    true,
  );
  await page.context().close();
  browser.errors.length = 0;
});

test('who is banned is told so in plain words, at once and on the next visit', async () => {
  const page = await browser.visit(SIZES.phone);
  await page.goto(browser.server.url('/#online'));
  await page.getByRole('textbox').first().fill('Mallory');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Mallory/ }).waitFor();
  const [person] = (await ordered('people', 'Mallory')) as { id: string }[];
  await ordered('ban', person!.id, '--for', '2h');
  const alert = page.getByRole('alert').filter({ hasText: 'You are banned from this server until' });
  await alert.waitFor();
  await page.reload();
  await alert.waitFor();
  const [{ id }] = (await ordered('bans')) as [{ id: number }];
  await ordered('unban', String(id));
  await page.reload();
  await page.getByRole('button', { name: /Mallory/ }).waitFor();
  expect(browser.errors.every((error) => error.includes('403'))).toBe(true);
  browser.errors.length = 0;
});
