import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { build, ROOT } from '../kit/build.js';

const PAGE = join(ROOT, 'dist', 'page');

beforeAll(build, 600_000);

/** The files that the start page fetches in English, fonts not counted. */
function firstLoad(): string[] {
  const html = readFileSync(join(PAGE, 'index.html'), 'utf8');
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="\.\/(assets\/[^"]+\.js)"/g)];
  const pictures = [...html.matchAll(/src=\\"\.\/(assets\/[^"\\]+)\\"/g)];
  const dictionaries = /const files = (\{.*?\});/.exec(html)?.[1] ?? '{}';
  const { en = [] } = JSON.parse(dictionaries) as Record<string, string[]>;
  return [...new Set(['index.html', ...[...tags, ...pictures].flatMap(([, file]) => file ?? []), ...en])];
}

test('the start page takes at most 250 kB, and its styles and scripts come with the HTML', () => {
  const files = firstLoad();
  expect(files.filter((file) => !existsSync(join(PAGE, file)))).toEqual([]);
  for (const part of [/index-.*\.js/, /first-.*\.js/, /mount-.*\.js/, /en-.*\.js/, /\.webp/])
    expect(files.filter((file) => part.test(file))).not.toEqual([]);
  expect(files.filter((file) => /Table|worker/.test(file))).toEqual([]);
  expect(readFileSync(join(PAGE, 'index.html'), 'utf8')).toContain('<style>');
  const sizes = files.map((file) => gzipSync(readFileSync(join(PAGE, file))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThan(250_000);
});
