import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOARDS } from '../../src/boards/ids.js';
import { LANGUAGES } from '../../src/boards/languages.js';
import { parseAddress } from '../../src/client/address.js';
import { manifestIn } from '../../tools/manifest.js';
import { ROOT } from '../kit/build.js';

const PUBLIC = join(ROOT, 'src', 'client', 'public');

interface Manifest {
  lang: string;
  description: string;
  icons: { src: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
}

/** The width and height in the head of an extended WebP. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 12, 16)).toBe('VP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

test.each(LANGUAGES)(
  'the manifest in %s names files that exist and addresses that mean something',
  (language) => {
    const { lang, icons, shortcuts, screenshots } = manifestIn(language) as Manifest;
    expect(lang).toBe(language);
    expect(icons.filter(({ src }) => !existsSync(join(PUBLIC, src)))).toEqual([]);
    expect(screenshots.map(({ src }) => sizeOf(join(PUBLIC, src)))).toEqual(
      screenshots.map(({ sizes }) => sizes),
    );
    expect(new Set(screenshots.map((it) => it.form_factor))).toEqual(new Set(['wide', 'narrow']));
    const addresses = shortcuts.map(({ url }) => parseAddress(url.slice(2), BOARDS));
    expect(addresses).toEqual([{ at: 'resume' }, ...BOARDS.map((board) => ({ at: 'start', board }))]);
  },
);

test('the manifest is in the language of its reader', () => {
  const texts = LANGUAGES.map((language) => {
    const { description, shortcuts } = manifestIn(language) as Manifest;
    return [description, ...shortcuts.map(({ name }) => name)];
  });
  expect(new Set(texts.flat()).size).toBe(texts.flat().length);
});
