/**
 * `node tools/check-types.mjs tsc` or `… svelte-check`: checks types and fails on any error outside the hot loops.
 * TypeScript can't turn noUncheckedIndexedAccess off for single files, so errors in the files that
 * tools/hot-loops.mjs lists are left out here. The build (tsconfig.build.json) checks those without that option.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { HOT_LOOPS } from './hot-loops.mjs';
import { root } from './ready.mjs';

const CHECKERS = {
  tsc: {
    args: ['typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
    // src/engine/x.ts(1,2): error TS2532: …, with further lines indented.
    error: /^(?<file>[^\s(][^(]*)\(\d+,\d+\): error /,
  },
  'svelte-check': {
    args: [
      'svelte-check/bin/svelte-check',
      '--fail-on-warnings',
      '--tsconfig',
      'src/client/tsconfig.json',
      '--output',
      'machine',
    ],
    // 1794977030688 ERROR "src/client/X.svelte" 1:2 "…"
    error: /^\d+ (?:ERROR|WARNING) "(?<file>[^"]*)" /,
  },
};

const checker = CHECKERS[process.argv[2]];
if (!checker) {
  console.error(`Name what checks: ${Object.keys(CHECKERS).join(' or ')}.`);
  process.exitCode = 2;
} else {
  const complaints = [...staleEntries(), ...errorsOutside(await run(checker.args), checker.error)];
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    process.exitCode = 1;
  }
}

/** Entries of the list without a file, or where the build checks no types. */
function staleEntries() {
  return HOT_LOOPS.flatMap(({ path: entry }) => {
    const isBuilt = entry.startsWith('src/') && !entry.startsWith('src/client/');
    if (!isBuilt) return `tools/hot-loops.mjs lists ${entry}, whose types the build does not check.`;
    return fs.existsSync(path.join(root, entry))
      ? []
      : `tools/hot-loops.mjs lists ${entry}, which is not there.`;
  });
}

/** The errors outside the hot loops; all the output where a checker failed without naming an error. */
function errorsOutside({ failed, output }, error) {
  let found = false;
  let isOutside = false;
  const lines = output.split(/\r?\n/).filter((line) => {
    const file = error.exec(line)?.groups.file;
    if (file !== undefined) {
      found = true;
      isOutside = !isHot(file.replaceAll('\\', '/'));
    } else if (!/^\s/.test(line)) isOutside = false;
    return isOutside;
  });
  return failed && !found ? [output] : lines;
}

function isHot(file) {
  return HOT_LOOPS.some(({ path: entry }) => (entry.endsWith('/') ? file.startsWith(entry) : file === entry));
}

function run([script, ...options]) {
  const args = [path.join(root, 'node_modules', script), ...options];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: (stdout + stderr).trimEnd() }),
    );
  });
}
