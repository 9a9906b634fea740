import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Sources } from './cycles.js';
import { namesOf } from './source.js';

const LIBRARIES = dirname(fileURLToPath(import.meta.resolve('typescript')));

let cached: ReadonlySet<string> | undefined;

/** Exported names that shadow a global of the platform; a component exports its file's name. */
export function shadowedGlobals(sources: Sources): string[] {
  const globals = (cached ??= readGlobals());
  return [...sources].flatMap(([file, { exports }]) => {
    const component = /([^/]+)\.svelte$/.exec(file)?.[1];
    const names = component === undefined ? exports : [...exports, component];
    return names.filter((name) => globals.has(name)).map((name) => `${file} exports the global ${name}`);
  });
}

/** The names that TypeScript declares for the language and the browser, values and types. */
function readGlobals(): Set<string> {
  const files = readdirSync(LIBRARIES).filter((name) => /^lib\.(es|dom|webworker)[\w.]*\.d\.ts$/.test(name));
  return new Set(files.flatMap((name) => declaredIn(readFileSync(join(LIBRARIES, name), 'utf8'))));
}

function declaredIn(text: string): string[] {
  return ts.createSourceFile('lib.d.ts', text, ts.ScriptTarget.ES2022).statements.flatMap(namesOf);
}
