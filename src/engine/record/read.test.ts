import { expect, test } from 'vitest';
import { parseRecord, parseRecordText } from './read.js';

test('a text larger than any record is not parsed', () => {
  const file = '['.repeat(2_000_001);
  expect(parseRecordText(file)).toEqual({ ok: false, problem: { code: 'too-large', at: '' } });
});

test('a log longer than any game’s is refused before its entries are read', () => {
  const input = { versions: { form: 1, rules: 1, generator: 1 }, log: new Array(4001).fill(null) };
  expect(parseRecord(input)).toEqual({ ok: false, problem: { code: 'too-long', at: 'log' } });
  expect(parseRecord({ ...input, log: input.log.slice(1) })).toMatchObject({
    problem: { code: 'wrong-shape' },
  });
});
