import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../kit/build.js';
import { SIZES } from '../test-browser.js';
import { OnlineBrowser } from './online-browser.js';

let browser: OnlineBrowser;
beforeAll(async () => {
  browser = await OnlineBrowser.open();
});
afterAll(() => browser.close());

/** Runs a command of the operator on the server's data folder. */
async function operate(...args: string[]): Promise<unknown> {
  const program = path.join(ROOT, 'dist/server/operator/main.js');
  const { operate: run } = (await import(program)) as typeof import('../../../src/server/operator/main.js');
  let text = '';
  const output = {
    isTerminal: false,
    write: (it: string) => (text += it),
    note: (it: string) => (text += it),
  };
  expect(await run([...args, '--data', browser.server.data, '--json'], output)).toBe(0);
  return JSON.parse(text);
}

test('no script runs in the page that is not its own, and the page itself breaks none of its rules', async () => {
  const page = await browser.visit(SIZES.phone);
  expect(browser.errors).toEqual([]);
  const found = await page.evaluate(async () => {
    const broken: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      broken.push(effectiveDirective),
    );
    const ran: string[] = [];
    Object.assign(globalThis, { ran });
    const script = document.createElement('script');
    script.textContent = `ran.push('inline script')`;
    document.body.append(script);
    const remote = document.createElement('script');
    remote.src = 'https://evil.example/a.js';
    document.body.append(remote);
    const box = document.createElement('div');
    box.innerHTML = `<img src="x:" onerror="ran.push('handler')"><a href="javascript:ran.push('link')">x</a>
      <iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>`;
    document.body.append(box);
    box.querySelector('a')?.click();
    try {
      // eslint-disable-next-line no-eval
      (0, eval)(`ran.push('eval')`);
    } catch {
      ran.push('refused');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    box.remove();
    return { ran, broken };
  });
  expect(found.ran).toEqual(['refused']);
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
  const [person] = (await operate('people', 'Mallory')) as { id: string }[];
  await operate('ban', person!.id, '--for', '2h');
  const alert = page.getByRole('alert').filter({ hasText: 'You are banned from this server until' });
  await alert.waitFor();
  await page.reload();
  await alert.waitFor();
  const [{ id }] = (await operate('bans')) as [{ id: number }];
  await operate('unban', String(id));
  await page.reload();
  await page.getByRole('button', { name: /Mallory/ }).waitFor();
  expect(browser.errors.every((error) => error.includes('403'))).toBe(true);
  browser.errors.length = 0;
});
