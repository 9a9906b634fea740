import type { Files } from './files.js';

/** Paths of the project in backticks that no file or folder has, each as a sentence. */
export function stalePaths(pages: Files, exists: (path: string) => boolean): string[] {
  const stale: string[] = [];
  for (const [page, text] of pages) {
    for (const [, path = ''] of text.matchAll(/`((?:src|test|tools|docs|examples)\/[\w./-]*)`/g)) {
      if (!exists(path)) stale.push(`${page} names ${path}, which does not exist`);
    }
  }
  return stale;
}
