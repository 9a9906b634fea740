import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDevPages } from '../../../tools/dev-page.mjs';
import { filedGames } from '../../../tools/filed-games.mjs';
import { SETTINGS } from '../../../tools/screen-list.mjs';
import { borrowBrowser } from '../shared-browser.js';

const asFile = (text: string) => ({
  name: 'games.rallar',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('results are imported from a file, shown by place and head to head, saved to a file, and deleted', async () => {
  const pages = await openDevPages(await borrowBrowser());
  try {
    const page = await pages.openPage({
      path: '',
      ready: 'fieldset img',
      width: 1440,
      height: 900,
      settings: SETTINGS,
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const against = (board: string) =>
      page
        .getByRole('table', { name: `${board}: Head to head` })
        .getByRole('row')
        .nth(1)
        .innerText();
    await page.getByLabel('Open a saved game').setInputFiles(asFile(filedGames()));
    await page.getByText('3 games imported.').waitFor();

    await button('Your results').click();
    expect(await against('Amsterdam')).toMatch(/^Foreman\s+1\s+1\s+0\s+\+\d+$/);
    expect(await against('The Heart of Africa')).toMatch(/^Engineer\s+1\s+0\s+1\s+−\d+$/);

    const places = page.getByRole('table', { name: 'The Heart of Africa: Places' }).getByRole('row').nth(1);
    expect(await places.innerText()).toMatch(/^2 players\s+2nd ×1\s+−283$/);

    const download = page.waitForEvent('download');
    await button('Save finished games to a file').click();
    const saved = readFileSync(await (await download).path(), 'utf8');
    await page.getByText(/^3 games saved as rallar-[-\d]+\.rallar/).waitFor();

    await button('Delete everything').click();
    await button('Cancel').click();
    expect(await page.getByRole('table').count()).toBe(6);
    await button('Delete everything').click();
    await button('Delete everything').click();
    await page.getByText('Everything has been deleted.').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await button('Close').click();
    expect(await page.getByRole('region', { name: 'Your games' }).count()).toBe(0);

    // The saved file restores all of it.
    await page.getByLabel('Open a saved game').setInputFiles(asFile(saved));
    await page.getByText('3 games imported.').waitFor();
    await button('Your results').click();
    expect(await against('Amsterdam')).toMatch(/^Foreman\s+1\s+1\s+0/);
  } finally {
    await pages.close();
  }
});
