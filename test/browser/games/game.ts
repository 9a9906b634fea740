import { expect } from 'vitest';
import type { Language } from '../../../src/boards/languages.js';
import { type GameRecord, verify } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { expectCount, savedRecord } from '../person/count.js';
import { type Hands, Keyboard, Mouse, Touch } from '../person/hands.js';
import { lateGame } from '../person/late.js';
import { Person } from '../person/person.js';
import { begin, settle } from '../person/start.js';
import { textsOn } from '../person/texts.js';
import { movedOn } from '../person/told.js';
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
async function arrive(
  stand: Stand,
  board: string,
  language: Language,
  way: Way,
  moving = false,
): Promise<Person> {
  const { size, hands, asked } = WAYS[way];
  const page = await stand.visit(SIZES[size], moving);
  const own: Hands = new hands(page);
  await settle(page, own, language, asked);
  return new Person(page, own, language, board, asked);
}

/** A game that has been played to its end, and whose count was right. */
interface Played {
  person: Person;
  record: GameRecord;
  /** The heading of the count. */
  winner: string;
}

/** Plays a game from the start page to the count, and saves it; its record proves itself. */
export async function wholeGame(stand: Stand, board: string, language: Language, way: Way): Promise<Played> {
  const person = await arrive(stand, board, language, way);
  await begin(person.page, person.hands, language, board);
  const played = await toTheEnd(person);
  expect(person.built.length).toBeGreaterThan(0);
  expect(verify(boardOf(board), played.record)).toMatchObject({ verdict: 'proved' });
  return played;
}

/** Opens a saved game on the start page and plays its last rounds. */
export async function lastRounds(stand: Stand, board: string, language: Language, way: Way): Promise<Played> {
  const person = await arrive(stand, board, language, way);
  await openSaved(person, language, lateGame(board, 8));
  return toTheEnd(person);
}

/** Plays the last rounds of a saved game with everything moving, and gives what moved. */
export async function movingEnd(stand: Stand, board: string, language: Language): Promise<string[]> {
  const person = await arrive(stand, board, language, 'mouse', true);
  await openSaved(person, language, lateGame(board, 6));
  await person.play();
  // Every ticket has its moment.
  const { reveal, skipReveal } = person.texts.end;
  const tickets = person.page.getByRole('group', { name: reveal });
  await tickets.getByRole('status').first().waitFor();
  await person.hands.press(tickets.getByRole('button', { name: skipReveal }));
  await expectCount(person, await savedRecord(person));
  return movedOn(person.page);
}

/** Chooses a file on the start page, which opens its game. */
async function openSaved({ page, hands }: Person, language: Language, text: string): Promise<void> {
  const { openRecord } = textsOn(language).start;
  // The keyboard comes to the control itself, mouse and finger to what it is labelled with.
  const control = hands instanceof Keyboard ? page.getByLabel(openRecord) : page.getByText(openRecord);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), hands.press(control)]);
  const buffer = Buffer.from(text);
  await chooser.setFiles({ name: 'late.rallar', mimeType: 'application/json', buffer });
}

async function toTheEnd(person: Person): Promise<Played> {
  await person.play();
  const record = await savedRecord(person);
  expect(person.turns).toBeGreaterThan(0);
  const winner = await expectCount(person, record);
  return { person, record, winner };
}
