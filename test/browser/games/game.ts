import { expect } from 'vitest';
import type { Language } from '../../../src/boards/languages.js';
import { expectCount, savedOutcome } from '../person/count.js';
import { type Hands, Keyboard, Mouse, Touch } from '../person/hands.js';
import { Person } from '../person/person.js';
import { begin, settle } from '../person/start.js';
import { SIZES, type Stand } from '../stand.js';

/** The ways to play. */
export const WAYS = {
  mouse: { size: 'desktop', hands: Mouse, asked: false },
  touch: { size: 'phone', hands: Touch, asked: true },
  keyboard: { size: 'desktop', hands: Keyboard, asked: false },
} as const;
/** A way to play. */
export type Way = keyof typeof WAYS;

/** Sits down on a fresh device in front of the start page. */
async function arrive(stand: Stand, board: string, language: Language, way: Way): Promise<Person> {
  const { size, hands, asked } = WAYS[way];
  const page = await stand.visit(SIZES[size]);
  const own: Hands = new hands(page);
  await settle(page, own, language);
  return new Person(page, own, language, board, asked);
}

/** Plays a game from the start page to the count, saves it, and gives what was announced. */
export async function wholeGame(stand: Stand, board: string, language: Language, way: Way): Promise<Person> {
  const person = await arrive(stand, board, language, way);
  await begin(person.page, person.hands, language, board);
  await person.play();
  await counted(person, board);
  return person;
}

/** The game is over, and the page counts as the record does. */
async function counted(person: Person, board: string): Promise<void> {
  const outcome = await savedOutcome(person, board);
  expect(person.built.length).toBeGreaterThan(0);
  await expectCount(person.page, person, outcome);
}
