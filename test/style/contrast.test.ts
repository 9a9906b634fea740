import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/client/style/tokens.css', import.meta.url), 'utf8');

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The grounds that each colour of text is read on. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: ['panel', 'land', 'ground', 'hover', 'inset', 'raised', 'mine', 'done-ground'],
  quiet: ['panel', 'ground', 'hover', 'inset', 'raised', 'mine'],
  teal: ['panel', 'ground', 'raised'],
  rust: ['panel', 'raised', 'mine'],
  done: ['panel', 'raised', 'ground', 'done-ground'],
  minus: ['panel', 'mine', 'ground'],
  'on-main': ['main', 'main-hover', 'warm', 'warm-hover'],
  'on-bar': ['bar'],
  'on-bar-quiet': ['bar'],
  // On the map, where axe can't judge: names have a halo.
  name: ['halo', 'land'],
  country: ['halo'],
};

/** Marks that must stand out from their ground. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  focus: ['panel', 'land', 'ground', 'raised'],
  'ring-edge': ['ring'],
};

/** The colour of a token in a theme, as `#rrggbb` or `#rgb`. */
function colourOf(token: string, theme: Theme): string {
  const [, light, dark] =
    new RegExp(String.raw`--${token}: (?:light-dark\()?(#[\da-f]+)(?:, (#[\da-f]+)\))?;`).exec(css) ?? [];
  if (light === undefined) throw new Error(`tokens.css has no colour --${token}`);
  return theme === 'dark' ? (dark ?? light) : light;
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const pairsOf = (colours: typeof TEXT) =>
  Object.entries(colours).flatMap(([one, grounds]) => grounds.map((other) => [one, other] as const));

test('the contrast of black on white is 21, and of the quiet text on panels 6.98', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#5c5340', '#fbf5e6')).toBeCloseTo(6.98, 2);
});

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(pairsOf(TEXT))('text in %s on %s can be read', (text, ground) => {
    expect(contrast(colourOf(text, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(MARKS))('marks in %s on %s can be seen', (mark, ground) => {
    expect(contrast(colourOf(mark, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
