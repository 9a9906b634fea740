import { LETTER_WIDTHS } from './letter-widths.js';

/** The typefaces on a board. */
export type Typeface = keyof typeof LETTER_WIDTHS;

const WIDEST = 1000;

/** The width of a text at size one; a letter that the tables lack counts as a wide one. */
export function textWidth(text: string, face: Typeface): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter, face);
  return width / 1000;
}

/** How far a text reaches above and below the middle of its capitals, at size one. */
export function textExtent(lines: readonly string[]): { above: number; below: number } {
  const first = lines[0] ?? '';
  const last = lines[lines.length - 1] ?? '';
  const more = ((lines.length - 1) * LINE_HEIGHT) / 2;
  return {
    above: (/[À-Þ]/.test(first) ? 0.6 : 0.4) + more,
    below: (/[gjpqyçþ,]/.test(last) ? 0.56 : 0.37) + more,
  };
}

/** The distance between baselines, at size one. */
export const LINE_HEIGHT = 1;
/** The distance from the middle of the capitals down to the baseline, at size one. */
export const HALF_CAPITAL = 0.35;

function letterWidth(letter: string, face: Typeface): number {
  const code = letter.charCodeAt(0);
  const at = code <= 0x7e ? code - 0x20 : code - 0xa1 + 95;
  const figures = LETTER_WIDTHS[face].slice(2 * at, 2 * at + 2);
  return at < 0 || figures === '' ? WIDEST : parseInt(figures, 36);
}
