import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { expectFinalScore, savedRecord } from '../person/final-score.js';
import { Mouse } from '../person/input.js';
import { Person } from '../person/person.js';
import { startGame, chooseSettings } from '../person/start-page.js';
import { SIZES, TestBrowser } from '../test-browser.js';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await TestBrowser.open();
});
afterAll(() => browser.close());

declare const navigator: { serviceWorker: { controller: object | null } };

test('after one visit, a whole game offline with a reload in the middle', async () => {
  const page = await browser.visit(SIZES.desktop);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await browser.site.close();
  await page.reload();
  const input = new Mouse(page);
  await chooseSettings(page, input, 'en', false);
  await startGame(page, input, 'en', 'newyork');
  const person = new Person(page, input, 'en', 'newyork');
  await person.play(8);
  await page.reload();
  await person.play();
  const record = await savedRecord(person);
  await expectFinalScore(person, record);
  expect(verify(boardOf('newyork'), record)).toMatchObject({ verdict: 'proved' });
  expect(browser.errors).toEqual([]);
});
