import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFiles } from '../fences/files.js';
import { ROOT, build } from '../kit/build.js';
import { run, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);

const SIMULATE = ['simulate', '--games', '1', '--save'];
const BEFORE = 'the game of last year\n';

/** Writes a file that a command will replace. */
function existingFile(name: string): string {
  writeFileSync(file(name), BEFORE);
  return file(name);
}

/** The files in the folder that start with this name, temporary ones included. */
function filesStartingWith(name: string): string[] {
  return readdirSync(dirname(file(name))).filter((it) => it.includes(name));
}

test('a saved game replaces the old file and keeps its mode', async () => {
  const name = existingFile('whole.json');
  chmodSync(name, 0o660);
  expect(await run(...SIMULATE, name)).toMatchObject({ code: 0 });
  expect(readFileSync(name, 'utf8')).toMatch(/^\{.*\}\n$/s);
  expect(statSync(name).mode & 0o777).toBe(0o660);
  expect(filesStartingWith('whole.json')).toEqual(['whole.json']);
});

// Windows needs privileges for links, and has neither these devices nor these limits.
describe.skipIf(process.platform === 'win32')('where there are links, devices and limits', () => {
  // A build would run into the file size limit.
  beforeAll(build, 300_000);

  test('a symbolic link stays, and its target is written', async () => {
    const name = existingFile('linked.json');
    symlinkSync(name, file('link.json'));
    expect(await run(...SIMULATE, file('link.json'))).toMatchObject({ code: 0 });
    expect(readFileSync(name, 'utf8')).toMatch(/^\{/);
    expect(filesStartingWith('link.json')).toEqual(['link.json']);
  });

  test('a device is written to, not replaced', async () => {
    expect(await run(...SIMULATE, '/dev/null')).toMatchObject({ code: 0 });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a disk that fills up leaves the old file, and no temporary one', () => {
    const name = existingFile('full.json');
    // Files are limited to four blocks, far less than a game: the write fails as on a full disk.
    const limited = `trap '' XFSZ; ulimit -f 4; exec "$@"`;
    const command = [process.execPath, join(ROOT, 'dist/cli/bin.js'), ...SIMULATE, name, '--json'];
    const { status, stdout } = spawnSync('sh', ['-c', limited, 'sh', ...command], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'cannot-save', file: name } });
    expect(readFileSync(name, 'utf8')).toBe(BEFORE);
    expect(filesStartingWith('full.json')).toEqual(['full.json']);
  });
});

test('every command writes files with the one helper', () => {
  const writers = [...readFiles('src')].filter(
    ([name, text]) => name.startsWith('src/cli/') && /\bwrite(File)?Sync\b/.test(text),
  );
  expect(writers.map(([name]) => name)).toEqual(['src/cli/write-file.ts']);
});
