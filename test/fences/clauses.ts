import ts from 'typescript';
import type { Files } from './files.js';
import { walk } from './source.js';

/** The number of clauses by section of the rules: G for every board, the others for single boards. */
const SECTIONS: Readonly<Record<string, number>> = { G: 18, N: 13, Y: 3, M: 4, A: 12 };

const NAMING = new Set(['test', 'it', 'describe']);

/** The clauses without a test in these files: the name of a clause's test begins with its number. */
export function clausesWithoutTest(files: Files): string[] {
  const tested = new Set<string>();
  for (const [file, text] of files) {
    if (!file.endsWith('.test.ts')) continue;
    for (const name of testNames(text)) {
      const clause = /^([A-Z]\d+)[^A-Za-z0-9]/.exec(name)?.[1];
      if (clause) tested.add(clause);
    }
  }
  return clauses().filter((clause) => !tested.has(clause));
}

function clauses(): string[] {
  return Object.entries(SECTIONS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}`),
  );
}

/** The names written as the first argument of test(, it( and describe(, and of their `each`. */
export function testNames(text: string): string[] {
  const names: string[] = [];
  walk(text, (node) => {
    if (!ts.isCallExpression(node)) return;
    if (!isNaming(eachOf(node.expression))) return;
    const name = node.arguments[0];
    if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    if (name && ts.isTemplateExpression(name)) names.push(name.head.text);
  });
  return names;
}

/** What has a table of cases: `test` of `test.each(…)` and of a tagged template; otherwise the expression itself. */
function eachOf(callee: ts.Expression): ts.Expression {
  const inner = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : undefined;
  return inner && ts.isPropertyAccessExpression(inner) && inner.name.text === 'each'
    ? inner.expression
    : callee;
}

function isNaming(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && NAMING.has(node.text);
}
