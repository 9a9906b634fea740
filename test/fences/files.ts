import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** File names, relative to the root and with '/', and their text. */
export type Files = ReadonlyMap<string, string>;

/** Every TypeScript file and every component's scripts under some folders; a missing folder holds none. */
export function readFiles(...folders: string[]): Files {
  const files = new Map<string, string>();
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (folders.includes(entry.name)) readInto(files, entry.name);
  }
  return files;
}

function readInto(files: Map<string, string>, folder: string): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) readInto(files, name);
    else if (name.endsWith('.ts')) files.set(name, readFileSync(join(root, name), 'utf8'));
    else if (name.endsWith('.svelte')) files.set(name, scriptOf(readFileSync(join(root, name), 'utf8')));
  }
}

function scriptOf(component: string): string {
  return [...component.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script).join('\n');
}
