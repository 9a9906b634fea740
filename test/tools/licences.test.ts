import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { licenceTexts } from '../../tools/licences.js';
import { ROOT, build } from '../kit/build.js';

const folder = mkdtempSync(join(tmpdir(), 'rallar-licences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (name: string) => readFileSync(join(ROOT, 'dist', 'page', name), 'utf8');

beforeAll(build);

test.each([
  ['Rallar', 'rallar ', 'the Rallar authors'],
  ['Svelte', 'svelte ', 'Svelte Contributors'],
  ['Figtree', '@fontsource/figtree ', 'The Figtree Project Authors'],
  ['Young Serif', '@fontsource/young-serif ', 'The Young Serif Project Authors'],
  ['what Vite writes into a page', 'vite ', 'VoidZero Inc. and Vite contributors'],
])('the built page has the licence of %s', (_, heading, holder) => {
  const parts = page('licences.txt').split(/^(?=\S+ [\d.]+\n=+$)/m);
  const text = parts.find((part) => part.startsWith(heading));
  expect(text).toContain(holder);
  expect(text).toMatch(/Permission is hereby granted|SIL OPEN FONT LICENSE/);
});

test('and keeps them on the device with the rest of it', () => {
  expect(page('sw.js')).toContain('"licences.txt"');
});

test('a package without a licence fails the build', () => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "bare", "version": "1.0.0" }');
  expect(() => licenceTexts([folder])).toThrow('the package bare has no licence text');
});
