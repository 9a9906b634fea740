/**
 * `npm run layout BOARD …`: bends the routes of boards and places their names so that nothing overlaps, and writes
 * what it found to the board's `solved.ts`. What a board's drawing sets by hand stays as it is.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { solve } = await server.ssrLoadModule('/tools/layout/solve.ts');
  for (const board of process.argv.slice(2)) {
    fs.writeFileSync(path.join(root, 'src/boards', board, 'solved.ts'), fileOf(await solve(board)));
  }
} finally {
  await server.close();
}

function fileOf({ bends, slides, labels }) {
  const bendLines = Object.entries(bends).map(([route, pair]) => `    ${route}: [${pair.join(', ')}],`);
  const slideLines = Object.entries(slides).map(([route, slide]) => `    ${route}: ${slide},`);
  const labelLines = Object.entries(labels).map(([place, { dx, dy, lines }]) => {
    const key = /^[a-z]+$/.test(place) ? place : `'${place}'`;
    const broken = lines ? `, lines: [${lines.map((line) => `'${line}'`).join(', ')}]` : '';
    return `    ${key}: { dx: ${dx}, dy: ${dy}${broken} },`;
  });
  return `import type { BoardDrawing } from '../drawing.js';

/** Bends of routes and places of names as \`npm run layout\` found them; the drawing adds those set by hand. */
// prettier-ignore
export const solved: Pick<BoardDrawing, 'bends' | 'slides' | 'labels'> = {
  bends: {
${bendLines.join('\n')}
  },
  slides: {
${slideLines.join('\n')}
  },
  labels: {
${labelLines.join('\n')}
  },
};
`;
}
