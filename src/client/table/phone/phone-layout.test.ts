import { expect, test } from 'vitest';
import { phoneLayout } from './phone-layout.js';

test.each([
  ['a phone', 390, 844, []],
  ['a low phone', 375, 667, ['merged']],
  ['a phone held sideways', 844, 390, ['lying', 'merged']],
  ['a tablet', 768, 1024, ['wide']],
  ['a low window that is wider than high', 500, 400, ['merged']],
  ['a large zoom', 320, 256, ['tiny', 'merged']],
  ['a large zoom, sideways', 640, 256, ['lying', 'merged']],
])('%s', (_, width, height, expected) => {
  const found = Object.entries(phoneLayout(width, height)).flatMap(([name, is]) => (is ? [name] : []));
  expect(found).toEqual(expected);
});
