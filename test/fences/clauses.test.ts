import { expect, test } from 'vitest';
import { clausesWithoutTest } from './clauses.js';
import { readFiles } from './files.js';

test('every clause of the rules has a test whose name begins with its number', () => {
  expect(clausesWithoutTest(readFiles('src', 'test'))).toEqual([]);
});

test('a clause counts as tested only by the beginning of a test name', () => {
  const sample = `
    test('G1: a game has two to five players', () => {});
    it("N2 is tested too", () => {});
    describe(\`A3 \${board}\`, () => {});
    test('G18', () => {});
    test('G12x, whatever it is', () => {});
    test('the rest of G2: not at the beginning', () => {});
    // test('G3: in a comment', () => {});
    other('G4: not a test', () => {});
    test.skip('G5: not run', () => {});
  `;
  const missing = clausesWithoutTest(
    new Map([
      ['src/a.test.ts', sample],
      ['src/a.ts', `test('G6: not in a test file', () => {});`],
    ]),
  );
  expect(missing).toHaveLength(18 + 13 + 3 + 4 + 12 - 3);
  expect(missing).not.toContain('G1');
  expect(missing).not.toContain('N2');
  expect(missing).not.toContain('A3');
  expect(missing).toEqual(expect.arrayContaining(['G2', 'G3', 'G4', 'G5', 'G6', 'G12', 'G18', 'A12']));
});
