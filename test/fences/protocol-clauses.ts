import { testNames } from './clauses.js';
import type { Files } from './files.js';

/** Where the clauses of the protocol differ from its tests, as sentences. `page` is the text of docs/protocol.md. */
export function clauseFaults(page: string, files: Files): string[] {
  const clauses = [...page.matchAll(/^- \*\*(P\d+)\*\* /gm)].map(([, clause = '']) => clause);
  const tested = testedClauses(files);
  const mentioned = [...page.matchAll(/\bP\d+\b/g)].map(([clause]) => clause);
  return [
    ...repeated(clauses).map((clause) => `${clause} is the number of two clauses`),
    ...clauses.filter((clause) => !tested.has(clause)).map((clause) => `${clause} has no test`),
    ...[...tested]
      .filter(([clause]) => !clauses.includes(clause))
      .map(([clause, file]) => `${file} tests ${clause}, which does not exist`),
    ...[...new Set(mentioned)]
      .filter((clause) => !clauses.includes(clause))
      .map((clause) => `${clause} is mentioned and does not exist`),
  ];
}

/** The clauses that tests name at their beginning, each with a file. Suites that several stores run hold tests too. */
function testedClauses(files: Files): Map<string, string> {
  const tested = new Map<string, string>();
  for (const [file, text] of files) {
    if (!/(\.test|-contract)\.ts$/.test(file)) continue;
    for (const name of testNames(text)) {
      const clause = /^(P\d+)(?![A-Za-z0-9])/.exec(name)?.[1];
      if (clause !== undefined) tested.set(clause, file);
    }
  }
  return tested;
}

function repeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((it, i) => list.indexOf(it) !== i))];
}
