import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oddBreakpoints, offScale } from './scales.js';

const client = path.resolve('src/client');
const tokens = new Set(
  [...readFileSync(path.join(client, 'style/tokens.css'), 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)].map(
    ([, token = '']) => token,
  ),
);
const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:svelte|css|ts)$/.test(name) && !name.endsWith('tokens.css'))
  .map((name) => ({ name, text: readFileSync(path.join(client, name), 'utf8') }));

test('every style of the page takes its values from the scales', () => {
  const styles = files.map(({ name, text }) => ({
    name,
    css: name.endsWith('.css') ? text : (/<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''),
  }));
  expect(styles.filter(({ css }) => css !== '').length).toBeGreaterThan(80);
  expect(styles.flatMap(({ name, css }) => offScale(css, tokens).map((it) => `${name}: ${it}`))).toEqual([]);
});

test('scripts ask for the same breakpoints as styles', () => {
  const asked = files.flatMap(({ name, text }) =>
    [...text.matchAll(/matchMedia\('([^']*)'\)/g)].map(([, query = '']) => ({ name, query })),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ query }) => oddBreakpoints(query).length > 0)).toEqual([]);
});

test.each([
  ['font-size: 14px;', 'font-size: 14px'],
  ['font-size: clamp(12px, 2vw, var(--text-m));', 'font-size: clamp(12px, 2vw, var(--text-m))'],
  ['font-size: var(--space-4);', 'font-size: var(--space-4)'],
  ['font: 500 14px/1.3 Figtree;', 'font: 500 14px/1.3 Figtree'],
  ['font-weight: 600;', 'font-weight: 600'],
  ['line-height: 1.25;', 'line-height: 1.25'],
  ['gap: 8px var(--space-4);', 'gap: 8px var(--space-4)'],
  ['border-radius: 0 0 9px 9px;', 'border-radius: 0 0 9px 9px'],
  ['box-shadow: 0 0 0 2px var(--gold);', 'box-shadow: 0 0 0 2px var(--gold)'],
  [
    'box-shadow:\n  var(--rim) var(--gold),\n  0 1px 2px #000;',
    'box-shadow: var(--rim) var(--gold), 0 1px 2px #000',
  ],
  ['z-index: 5;', 'z-index: 5'],
  ['color: var(--text-huge);', '--text-huge is no token'],
])('finds %j', (declaration, found) => {
  expect(offScale(`.a:hover {\n  ${declaration}\n}\n`, tokens)).toEqual([found]);
});

test.each([
  '(max-width: 700px)',
  '(width < 720px)',
  '(width <= 700px)',
  '(min-height: 560px)',
  '(height < 700px)',
])('finds the breakpoint %s', (condition) => {
  const css = `@media (width >= 1180px) and ${condition} { .a { gap: 0; } }`;
  expect(offScale(css, tokens)).toEqual([condition]);
});

test.each([
  'font-size: clamp(var(--text-xs), 3.5vw, var(--text-m));',
  'font: var(--weight-bold) var(--text-l) / var(--leading-tight) var(--text-font);',
  'font: inherit;',
  'line-height: 1;',
  'gap: 0 var(--space-4);',
  'border-radius: 50%;',
  'border-radius: inherit;',
  'border-radius: 0 0 var(--radius-xl) var(--radius-xl);',
  'box-shadow: none;',
  'box-shadow:\n  var(--rim) var(--gold),\n  var(--shadow-s);',
  'z-index: var(--layer-score);',
  '/* font-size: 14px; */',
])('lets %j pass', (declaration) => {
  const css = `@media (width < 700px), (height >= 560px) and (orientation: landscape) {\n  .a {\n    ${declaration}\n  }\n}`;
  expect(offScale(css, tokens)).toEqual([]);
});
