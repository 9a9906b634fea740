import { expect } from 'vitest';
import { verify } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { expectFinalScore, savedRecord } from '../person/final-score.js';
import { Mouse, Touch } from '../person/input.js';
import { Person } from '../person/person.js';
import { acceptInvitation, createTable, introduce, startTable } from './gathering.js';
import type { OnlineBrowser } from './online-browser.js';

const PHONE = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Two people play a whole game on a board, one on a phone that reloads meanwhile; a spectator watches and sees no hand. */
export async function playWholeGameOnline(browser: OnlineBrowser, board: string): Promise<void> {
  const [desktop, phone, guest] = [await browser.visit(), await browser.visit(PHONE), await browser.visit()];
  const anna = new Person(desktop, new Mouse(desktop), 'en', board);
  const bo = new Person(phone, new Touch(phone), 'en', board);
  const { table, onlineTable } = anna.texts;
  const { invite, watch } = await createTable(desktop, 'Anna', board);
  await acceptInvitation(phone, 'Bo', invite);
  // The word of an invitation is in no address that is shown, copied or stored.
  expect(phone.url()).not.toContain(invite.split('/').at(-1));
  await startTable(desktop);
  await guest.goto(watch);
  await introduce(guest, 'Eve');
  await guest.getByText(onlineTable.watching).waitFor();

  await Promise.all([
    anna.play(),
    (async () => {
      await bo.play(8);
      await phone.reload();
      await bo.play();
    })(),
  ]);
  const pages = [desktop, phone, guest];
  for (const page of pages) await page.locator('main.table[data-phase=over]').waitFor();
  const record = await savedRecord(anna);
  expect(verify(boardOf(board), record)).toMatchObject({ verdict: 'proved' });
  await expectFinalScore(anna, record);
  expect(record.players.map(({ name }) => name)).toEqual(['Anna', 'Bo']);
  expect(await guest.getByRole('region', { name: table.hand, exact: true }).count()).toBe(0);
  for (const page of pages) await page.context().close();
}
