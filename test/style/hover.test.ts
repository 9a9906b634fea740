import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stickyHovers } from './hover.js';

const client = path.resolve('src/client');

test('every style for hovering is inside @media (hover: hover)', () => {
  const styles = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:svelte|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(client, name), 'utf8') }))
    .map(({ name, text }) => ({
      name,
      css: name.endsWith('.css') ? text : (/<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''),
    }));
  expect(styles.filter(({ css }) => css.includes(':hover')).length).toBeGreaterThan(10);
  expect(styles.flatMap(({ name, css }) => stickyHovers(css).map((it) => `${name}: ${it}`))).toEqual([]);
});

test.each([
  ['.a:hover {\n  color: red;\n}', ['.a:hover']],
  ['.a {\n  color: red;\n}\n.b,\n.a:hover {\n  color: red;\n}', ['.b, .a:hover']],
  ['@media (width < 700px) {\n  .a:hover {\n    color: red;\n  }\n}', ['.a:hover']],
  ['@media (hover: hover) {\n  .a {\n    color: red;\n  }\n}\n.a:hover {\n  color: red;\n}', ['.a:hover']],
  ['@media (hover: hover) and (width < 700px) {\n  .a:hover {\n    color: red;\n  }\n}', []],
  ['/* .a:hover { } */ .a {\n  color: red;\n}', []],
])('of %j finds %j', (css, found) => {
  expect(stickyHovers(css)).toEqual(found);
});
