/**
 * `npm run widths`: reads how wide each letter of the page's fonts is, so that the labels of a board can be laid
 * out, and tested, without a browser. The table is committed; run this again when a font package changes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const FONTS = [
  ['label', '@fontsource/figtree/files/figtree-latin-600-normal.woff'],
  ['major', '@fontsource/figtree/files/figtree-latin-700-normal.woff'],
  ['display', '@fontsource/young-serif/files/young-serif-latin-400-normal.woff'],
];
const LETTERS = [...range(0x20, 0x7e), ...range(0xa1, 0xff)];

/** One string a font: the widths in the order of LETTERS, in base 36, two figures each. */
const strings = FONTS.map(([name, file]) => {
  const widths = advances(path.join(root, 'node_modules', file));
  return `  ${name}: '${LETTERS.map((code) => Math.round(widths(code)).toString(36).padStart(2, '0')).join('')}',`;
});
fs.writeFileSync(
  path.join(root, 'src/client/board/letter-widths.ts'),
  `/**
 * How far each letter moves the pen, made by \`npm run widths\`: for the letters from space to tilde and from ¡ to ÿ
 * two figures of base 36 each, in thousandths of the font's size.
 */
// prettier-ignore
export const LETTER_WIDTHS = {
${strings.join('\n')}
} as const;
`,
);

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The width of a letter by its code, in thousandths of an em. */
function advances(file) {
  const tables = readWoff(fs.readFileSync(file));
  const unitsPerEm = tables.get('head').readUInt16BE(18);
  const metrics = tables.get('hhea').readUInt16BE(34);
  const hmtx = tables.get('hmtx');
  const glyphOf = readCmap(tables.get('cmap'));
  return (code) => (hmtx.readUInt16BE(Math.min(glyphOf(code), metrics - 1) * 4) * 1000) / unitsPerEm;
}

/** The tables of a WOFF file, unpacked. */
function readWoff(file) {
  const tables = new Map();
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const at = 44 + 20 * i;
    const [offset, packed, whole] = [4, 8, 12].map((more) => file.readUInt32BE(at + more));
    const bytes = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', at, at + 4), packed < whole ? zlib.inflateSync(bytes) : bytes);
  }
  return tables;
}

/** From a letter's code to its glyph, by the font's table of format 4. */
function readCmap(cmap) {
  const starts = range(0, cmap.readUInt16BE(2) - 1).map((i) => cmap.readUInt32BE(8 + 8 * i));
  const table = cmap.subarray(starts.find((start) => cmap.readUInt16BE(start) === 4));
  const twice = table.readUInt16BE(6);
  return (code) => {
    let at = 14;
    while (table.readUInt16BE(at) < code) at += 2;
    const first = table.readUInt16BE(at + 2 + twice);
    if (first > code) return 0;
    const delta = table.readUInt16BE(at + 2 + 2 * twice);
    const place = at + 2 + 3 * twice;
    const offset = table.readUInt16BE(place);
    const glyph = offset === 0 ? code : table.readUInt16BE(place + offset + 2 * (code - first));
    return (glyph + delta) & 0xffff;
  };
}
