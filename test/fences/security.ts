import type { Files } from './files.js';

/** Tests that the page on security names and that do not exist, and rows of its tables that name none, each as a sentence. */
export function unheldClaims(page: string, tests: Files): string[] {
  const found: string[] = [];
  const names = [...tests.keys()];
  for (const line of page.split('\n')) {
    if (!line.startsWith('|') || /^\| (they try|who) |^\| -/.test(line)) continue;
    const cells = line.split('|').map((cell) => cell.trim());
    const [, file, title] = /^`([\w./-]+\.test\.ts)`: (.+)$/.exec(cells.at(-2) ?? '') ?? [];
    if (file === undefined || title === undefined) {
      found.push(`no test holds: ${cells[1]}`);
      continue;
    }
    const paths = names.filter((name) => name.endsWith(`/${file}`));
    const isHeld = paths.some((name) => (tests.get(name) ?? '').includes(title));
    if (!isHeld) found.push(`${file} has no test ${title}`);
  }
  return found;
}
