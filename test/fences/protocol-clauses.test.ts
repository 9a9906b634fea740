import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from './files.js';
import { clauseFaults } from './protocol-clauses.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'protocol.md'), 'utf8');

test('every clause of the protocol has a number of its own, and a test whose name begins with it', () => {
  expect(clauseFaults(page, readFiles('src', 'test'))).toEqual([]);
});

/** What is wrong with a page of clauses and one file of tests. */
const faultsOf = (clauses: string, tests: string, file = 'test/a.test.ts') =>
  clauseFaults(clauses, new Map([[file, tests]]));

test('clauses with their tests are right, however these are written', () => {
  const clauses = '- **P1** One.\n- **P2** Two (P1).\n- **P3** Three.\n- **P4** Four.\n';
  const tests = `
    test('P1 one', () => {});
    describe(\`P2 \${name}\`, () => {});
    test.each([1, 2])('P3 %i', () => {});
    describe.each\`a\`('P4: four', () => {});
  `;
  expect(faultsOf(clauses, tests)).toEqual([]);
  expect(faultsOf('- **P1** One.\n', `describe('P1 one', () => {});`, 'test/store-contract.ts')).toEqual([]);
});

test.each([
  ['a clause without a test', '- **P1** One.\n', `test('one', () => {});`, ['P1 has no test']],
  ['a number in the middle', '- **P1** One.\n', `test('of P1', () => {});`, ['P1 has no test']],
  ['a longer number', '- **P1** One.\n- **P11** x\n', `test('P11 x', () => {});`, ['P1 has no test']],
  ['a test that is skipped', '- **P1** One.\n', `test.skip('P1 one', () => {});`, ['P1 has no test']],
  ['a comment', '- **P1** One.\n', `// test('P1 one', () => {});`, ['P1 has no test']],
  [
    'a test of no clause',
    '- **P1** One.\n',
    `test('P1 one', () => {}); test('P2 two', () => {});`,
    ['test/a.test.ts tests P2, which does not exist'],
  ],
  [
    'a number used twice',
    '- **P1** One.\n- **P1** Another.\n',
    `test('P1 one', () => {});`,
    ['P1 is the number of two clauses'],
  ],
  [
    'a mention of no clause',
    '- **P1** One, see P9.\n',
    `test('P1 one', () => {});`,
    ['P9 is mentioned and does not exist'],
  ],
])('the fence catches %s', (_, clauses, tests, faults) => {
  expect(faultsOf(clauses, tests)).toEqual(faults);
});

test('the fence reads tests alone', () => {
  expect(faultsOf('- **P1** One.\n', `test('P1 one', () => {});`, 'src/a.ts')).toEqual(['P1 has no test']);
});
