import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFiles } from '../fences/files.js';
import { ROOT, build } from '../kit/built.js';
import { run, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);

const SIMULATE = ['simulate', '--games', '1', '--save'];
const BEFORE = 'the game of last year\n';

/** A file that holds something. */
function kept(name: string): string {
  writeFileSync(file(name), BEFORE);
  return file(name);
}

/** What stands in the folder under this name, and half-written files beside it. */
function beside(name: string): string[] {
  return readdirSync(dirname(file(name))).filter((it) => it.includes(name));
}

test('a saved game takes the place of the file that was there, with its mode', async () => {
  const name = kept('whole.json');
  chmodSync(name, 0o660);
  expect(await run(...SIMULATE, name)).toMatchObject({ code: 0 });
  expect(readFileSync(name, 'utf8')).toMatch(/^\{.*\}\n$/s);
  expect(statSync(name).mode & 0o777).toBe(0o660);
  expect(beside('whole.json')).toEqual(['whole.json']);
});

// Windows asks for rights to make a link, and has neither these files nor these limits.
describe.skipIf(process.platform === 'win32')('where there are links, devices and limits', () => {
  // What is limited must not have to build first.
  beforeAll(build, 300_000);

  test('a link stays a link, and what it leads to is written', async () => {
    const name = kept('linked.json');
    symlinkSync(name, file('link.json'));
    expect(await run(...SIMULATE, file('link.json'))).toMatchObject({ code: 0 });
    expect(readFileSync(name, 'utf8')).toMatch(/^\{/);
    expect(beside('link.json')).toEqual(['link.json']);
  });

  test('a device is written to and not replaced', async () => {
    expect(await run(...SIMULATE, '/dev/null')).toMatchObject({ code: 0 });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a disk that is full in the middle leaves the file that was there, and nothing beside it', () => {
    const name = kept('full.json');
    // Files may grow to four blocks here, far less than a game needs: the write fails as on a full disk.
    const limited = `trap '' XFSZ; ulimit -f 4; exec "$@"`;
    const command = [process.execPath, join(ROOT, 'dist/cli/bin.js'), ...SIMULATE, name, '--json'];
    const { status, stdout } = spawnSync('sh', ['-c', limited, 'sh', ...command], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'cannot-save', file: name } });
    expect(readFileSync(name, 'utf8')).toBe(BEFORE);
    expect(beside('full.json')).toEqual(['full.json']);
  });
});

test('every command writes whole files by the one helper', () => {
  const writers = [...readFiles('src')].filter(
    ([name, text]) => name.startsWith('src/cli/') && /\bwrite(File)?Sync\b/.test(text),
  );
  expect(writers.map(([name]) => name)).toEqual(['src/cli/write-file.ts']);
});
