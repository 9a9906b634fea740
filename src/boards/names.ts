import { names as africa } from './africa/names.js';
import { ownNames } from './africa/own-names.js';
import { names as amsterdam } from './amsterdam/names.js';
import type { BoardId, ByBoard } from './ids.js';
import type { InLanguages, Language } from './languages.js';
import { names as newyork } from './newyork/names.js';
import { names as nordic } from './nordic/names.js';

type PlaceNames = Record<string, string>;

/** The names of the places and countries of every board, as printed on it. */
export const printedNames: ByBoard<PlaceNames> = { nordic, newyork, amsterdam, africa } satisfies Record<
  BoardId,
  PlaceNames
>;
/** Our own names for places without a printed one, in every language. */
const OWN: Partial<Record<string, InLanguages<PlaceNames>>> = { africa: ownNames };

/** The names of a board's places and countries by id: as printed, or our own in this language; all capitalized. */
export function placeNames(board: string, language: Language): PlaceNames {
  const names = { ...printedNames[board], ...OWN[board]?.[language] };
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [id, capital(name)]));
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
