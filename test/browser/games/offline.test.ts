import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectCount, savedRecord } from '../person/count.js';
import { Mouse } from '../person/hands.js';
import { Person } from '../person/person.js';
import { begin, settle } from '../person/start.js';
import { SIZES, Stand } from '../stand.js';

let stand: Stand;
beforeAll(async () => {
  stand = await Stand.open();
});
afterAll(() => stand.close());

declare const navigator: { serviceWorker: { controller: object | null } };

test('after one visit a whole game without a network, with a reload in its middle', async () => {
  const page = await stand.visit(SIZES.desktop);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await stand.site.close();
  await page.reload();
  const hands = new Mouse(page);
  await settle(page, hands, 'en', false);
  await begin(page, hands, 'en', 'newyork');
  const person = new Person(page, hands, 'en', 'newyork');
  await person.play(8);
  await page.reload();
  await person.play();
  await expectCount(person, await savedRecord(person));
  expect(stand.errors).toEqual([]);
});
