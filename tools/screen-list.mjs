import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filedGames } from './filed-games.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Sizes of screens. */
export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, scale: 2 },
];
/** The settings for screens under test. */
export const SETTINGS = { motion: 'none', language: 'en', confirm: 'all' };
const MINE = 'main.table[data-turn=mine]';

const boards = fs
  .readdirSync(path.join(root, 'src/boards'))
  .filter((name) => fs.existsSync(path.join(root, 'src/boards', name, 'drawing.ts')));
const [first] = boards.slice(-1);
const START = { path: '', ready: 'fieldset img' };
const TURN = { path: table(first, 'ahead=60&until=turn'), ready: MINE };
const END = { path: table(first, 'ahead=5000'), ready: '.score' };

/** Every screen: its path, the selector to wait for, and what is done then; those `alike` differ between sizes only in width. */
export const SCREENS = [
  { name: 'start', ...START },
  { name: 'settings', ...START, work: pressing('Settings') },
  { name: 'about', ...START, work: pressing('About Rallar') },
  { name: 'games', ...START, work: storedGame },
  { name: 'results', ...START, work: results },
  ...boards.map((board) => ({
    name: board,
    path: table(board, 'ahead=60&until=turn&players=5'),
    ready: MINE,
  })),
  { name: 'tickets', path: table(first, ''), ready: '.ticket' },
  { name: 'claim', ...TURN, work: claim },
  {
    name: 'tunnel',
    path: table(first, 'ahead=20&seed=2&until=tunnel'),
    ready: 'main[data-phase=tunnel]',
  },
  { name: 'hint', ...START, work: hint },
  { name: 'guide', ...START, work: guide },
  { name: 'refused', ...TURN, work: refused },
  { name: 'mark', ...TURN, alike: true, work: routeMenu },
  { name: 'players', ...TURN, alike: true, work: pressing('Players') },
  { name: 'menu', ...TURN, alike: true, work: pressing('Menu') },
  { name: 'rules', ...TURN, alike: true, work: pressing('Menu', 'Rules') },
  { name: 'log', ...TURN, work: pressing('Menu', 'Game log') },
  { name: 'text', ...TURN, alike: true, work: (page) => page.keyboard.press('b') },
  { name: 'keys', ...TURN, alike: true, work: (page) => page.keyboard.press('?') },
  { name: 'curtain', path: table(first, 'people=2'), ready: '[aria-modal=true]' },
  { name: 'count', path: table(first, 'people=0&ahead=5&until=last'), ready: '[data-plaque]' },
  { name: 'end', ...END },
  { name: 'share', ...END, alike: true, work: pressing('Share') },
  { name: 'replay', ...START, work: replay },
  { name: 'online-name', path: online('name'), ready: 'form', alike: true },
  { name: 'lobby', path: online('lobby'), ready: '[data-table]', work: unfold },
  { name: 'gathering', path: online('host'), ready: 'ol li', work: removing },
  { name: 'people', path: online('host'), ready: '[role=log] li', work: pressing('People (4)') },
  { name: 'gathering-guest', path: online('guest'), ready: 'ol li', alike: true, work: unfold },
  { name: 'play-now', path: online('quick&patience=0'), ready: '.offer', alike: true },
  { name: 'let-in', path: online('let-in'), ready: 'main ul button', alike: true },
  { name: 'online-me', path: online('lobby'), ready: '[data-table]', alike: true, work: aboutMe },
];

function table(board, query) {
  return `dev/table.html?board=${board}&${query}`;
}

/** Online play before a game, at a server in the page itself. */
function online(scene) {
  return `dev/online.html?scene=${scene}`;
}

/** Everything that is folded is unfolded. */
async function unfold(page) {
  await page.locator('summary').first().waitFor();
  await page.locator('details').evaluateAll((all) => all.forEach((it) => (it.open = true)));
}

/** The host is asked whether a person shall go; everything is unfolded. */
async function removing(page) {
  await page.getByRole('button', { name: 'Remove Frøya', exact: true }).click();
  await page.getByRole('button', { name: 'Remove from the table', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Copy link', exact: true }).waitFor();
  await unfold(page);
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
}

/** Who one is at a server: a link for another device, and what is stored. */
async function aboutMe(page) {
  await page.getByRole('button', { name: 'You are Ingrid' }).click();
  await page.getByRole('button', { name: 'Make a link', exact: true }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await page.getByRole('button', { name: 'Delete me…', exact: true }).click();
}

/** Presses a control, and then another in the panel that opens. */
function pressing(name, next) {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    if (next) await page.getByRole('dialog').getByRole('button', { name: next, exact: true }).click();
  };
}

async function claim(page) {
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
}

/** The menu of a route, with its planning mark. */
async function routeMenu(page) {
  await page.keyboard.press('c');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menu').waitFor();
}

function openGame(page, name) {
  return page.getByLabel('Open a saved game').setInputFiles(path.join(root, 'test/corpus/v1', name));
}

/** The reason why no tickets can be drawn after a card. */
async function refused(page) {
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await page.locator('main[data-phase=second]').waitFor();
  await page.keyboard.press('t');
  await page.getByRole('alert').waitFor();
}

/** The hint for choosing tickets. */
async function hint(page) {
  await page.getByRole('button', { name: /^Play / }).click();
  await page.locator('.ticket').first().waitFor();
  await page.keyboard.press('h');
  await page.locator('#dock .button').first().waitFor();
}

/** The first lesson of a guided game. */
async function guide(page) {
  await page.getByRole('button', { name: 'Learn by playing', exact: true }).first().click();
  await page.locator('section.guide p').waitFor();
}

/** The replay of a finished game. */
async function replay(page) {
  await openGame(page, 'newyork-2.rallar');
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  const on = page.getByRole('button', { name: 'Next turn', exact: true });
  for (let i = 0; i < 9; i++) await on.click();
}

/** The results of the games of a file. */
async function results(page) {
  const file = { name: 'games.rallar', mimeType: 'application/json', buffer: Buffer.from(filedGames()) };
  await page.getByLabel('Open a saved game').setInputFiles(file);
  await page.getByText('3 games imported.').waitFor();
  await page.getByRole('button', { name: 'Your results', exact: true }).click();
  await page.getByRole('dialog').locator('table').first().waitFor();
}

/** A finished game in the list of games. */
async function storedGame(page) {
  await openGame(page, 'newyork-2.rallar');
  await page.locator('.score').waitFor();
  await page.goBack();
  await page.locator('fieldset img').first().waitFor();
}
