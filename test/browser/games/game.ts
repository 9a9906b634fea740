import { expect } from 'vitest';
import type { Language } from '../../../src/boards/languages.js';
import { type GameRecord, verify } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { expectFinalScore, savedRecord } from '../person/final-score.js';
import { type Input, Keyboard, Mouse, Touch } from '../person/input.js';
import { lateGame } from '../person/late-game.js';
import { Person } from '../person/person.js';
import { startGame, chooseSettings } from '../person/start-page.js';
import { textsOn } from '../person/texts.js';
import { animatedOn } from '../person/announcements.js';
import { SIZES, type TestBrowser } from '../test-browser.js';

/** How a game can be played; by touch, every move is confirmed. */
export const INPUTS = {
  mouse: { size: 'desktop', device: Mouse, confirms: false },
  touch: { size: 'phone', device: Touch, confirms: true },
  keyboard: { size: 'desktop', device: Keyboard, confirms: false },
} as const;
/** The name of an input device. */
export type InputName = keyof typeof INPUTS;

/** Opens the start page on a new device and chooses the settings for a quick game. */
async function arrive(
  browser: TestBrowser,
  board: string,
  language: Language,
  inputName: InputName,
  animated = false,
): Promise<Person> {
  const { size, device, confirms } = INPUTS[inputName];
  const page = await browser.visit(SIZES[size], animated);
  const input: Input = new device(page);
  await chooseSettings(page, input, language, confirms);
  return new Person(page, input, language, board, confirms);
}

/** A finished game whose final score was checked. */
interface Played {
  person: Person;
  record: GameRecord;
  /** The heading that names the winner. */
  winner: string;
}

/** Plays a game from the start page to the final score, saves it, and verifies its record. */
export async function playWholeGame(
  browser: TestBrowser,
  board: string,
  language: Language,
  inputName: InputName,
): Promise<Played> {
  const person = await arrive(browser, board, language, inputName);
  await startGame(person.page, person.input, language, board);
  const played = await playToTheEnd(person);
  expect(person.pressedRoutes.length).toBeGreaterThan(0);
  expect(verify(boardOf(board), played.record)).toMatchObject({ verdict: 'proved' });
  return played;
}

/** Decisions of the opening and of the first turns. */
const BEGINNING = 12;

/**
 * Begins a game from the start page, and plays the last rounds of a saved one on the same device. What comes between differs
 * in nothing but its length; `npm run test:all-ways` plays it.
 */
export async function playBothEnds(
  browser: TestBrowser,
  board: string,
  language: Language,
  inputName: InputName,
): Promise<Played> {
  const person = await arrive(browser, board, language, inputName);
  await startGame(person.page, person.input, language, board);
  await person.play(BEGINNING);
  expect(person.turns).toBeGreaterThan(3);
  await person.page.goto(browser.site.address);
  await openSaved(person, language, lateGame(board, 12));
  const played = await playToTheEnd(person);
  expect(person.pressedRoutes.length).toBeGreaterThan(0);
  return played;
}

/** Opens a saved game on a new device, with the settings as they are at first. */
export async function openGame(
  browser: TestBrowser,
  board: string,
  language: Language,
  inputName: InputName,
  text: string,
): Promise<Person> {
  const { size, device } = INPUTS[inputName];
  const page = await browser.visit(SIZES[size]);
  const person = new Person(page, new device(page), language, board, true);
  await openSaved(person, language, text);
  return person;
}

/** Opens a saved game on the start page and plays its last rounds. */
export async function playLastRounds(
  browser: TestBrowser,
  board: string,
  language: Language,
  inputName: InputName,
): Promise<Played> {
  const person = await arrive(browser, board, language, inputName);
  await openSaved(person, language, lateGame(board, 8));
  return playToTheEnd(person);
}

/** Plays the last rounds of a saved game with animations on. Returns the classes of what was animated. */
export async function playAnimatedEnd(
  browser: TestBrowser,
  board: string,
  language: Language,
): Promise<string[]> {
  const person = await arrive(browser, board, language, 'mouse', true);
  await openSaved(person, language, lateGame(board, 6));
  await person.play();
  await countAll(person);
  await expectFinalScore(person, await savedRecord(person));
  return animatedOn(person.page);
}

/** Goes through the final count step by step, and leaves it by the button below the verdict. */
async function countAll({ page, input, texts }: Person): Promise<void> {
  const count = page.getByRole('group', { name: texts.end.reveal });
  await count.getByRole('status').first().waitFor();
  const plaques = count.locator('[data-plaque]');
  const numbers = async () => (await plaques.locator('.number').allInnerTexts()).map(Number);
  expect(await plaques.count()).toBeGreaterThan(1);
  const toScore = count.getByRole('button', { name: texts.count.toScore, exact: true });
  for (let i = 0; i < 60 && !(await toScore.isVisible()); i++) await page.keyboard.press('ArrowRight');
  // The winner stands first, and the others in order.
  await count.locator('.winner').first().waitFor();
  await expect.poll(numbers).toEqual([...(await numbers())].sort((x, y) => y - x));
  await input.press(toScore);
}

/** Chooses a file on the start page, which opens its game. */
export async function openSaved({ page, input }: Person, language: Language, text: string): Promise<void> {
  const { openRecord } = textsOn(language).start;
  // The keyboard reaches the input itself, mouse and touch its label.
  const control = input instanceof Keyboard ? page.getByLabel(openRecord) : page.getByText(openRecord);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input.press(control)]);
  const buffer = Buffer.from(text);
  await chooser.setFiles({ name: 'late.rallar', mimeType: 'application/json', buffer });
}

async function playToTheEnd(person: Person): Promise<Played> {
  await person.play();
  const record = await savedRecord(person);
  expect(person.turns).toBeGreaterThan(0);
  const winner = await expectFinalScore(person, record);
  return { person, record, winner };
}
