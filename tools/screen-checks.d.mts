/** The controls that a finger needs, as CSS selects them. */
export const CONTROLS: string;
/** The controls whose target is smaller than some pixels in either direction, each with its size. */
export function smallTargets(leastAndSelector: readonly [number, string]): string[];
/** What reaches beyond the window's sides, without being in something that scrolls there. */
export function beyondTheSides(selector: string): string[];
/** The map's names and where they are: the pixels of a unit, the sizes of letters, and leader lines in those sizes. */
export function mapNames(): { pixelsPerUnit: number; sizes: number[]; leaders: number[] };
