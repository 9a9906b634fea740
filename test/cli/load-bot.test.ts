import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quick } from '../kit/bots.js';
import { ROOT, build } from '../kit/build.js';
import { run, runJson, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);

/** Where a bot outside a checkout finds the package. */
const ENGINE = pathToFileURL(join(ROOT, 'dist', 'engine', 'index.js')).href;
const PLAIN = `{
  name: 'plain',
  iterations: 0,
  createBot(board, seat) {
    let view;
    return {
      observe: (seen) => void (view = seen),
      think: () => false,
      bestMove: () => engine.legalMoves(board, view, seat)[0],
    };
  },
}`;
/** Before the bot, in the modules of those that play. */
const IMPORT = `import * as engine from '${ENGINE}';`;

beforeAll(build, 300_000);

function writeBotFile(name: string, text: string): string {
  writeFileSync(file(name), text);
  return file(name);
}

const ended = writeBotFile('ended.mjs', `${IMPORT}\nconst bot = ${PLAIN};\nexport default bot;\n`);
const match = (bot: string) => ['arena', '--bots', `${bot},${quick.name}`, '--games', '2'];

/** How a match with this bot is refused. */
async function refusalOf(bot: string) {
  const { code, value } = await runJson(...match(bot));
  return { exit: code, ...(value as { error: { code: string; message: string } }).error };
}

/** The mean points of a match of the built program, by bot. */
function playedBy(workers: string) {
  const args = [...match(ended), '--games', '8', '--workers', workers, '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, ['dist/cli/bin.js', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  const { bots } = JSON.parse(stdout) as { bots: { name: string; meanScore: number }[] };
  return bots.map(({ name, meanScore }) => [name, meanScore]);
}

describe('a bot from a file', () => {
  test.each([
    ['the default export', ended],
    ['the export bot', writeBotFile('named.mjs', `${IMPORT}\nexport const bot = ${PLAIN};`)],
  ])('plays by the path of its file: %s', async (_, bot) => {
    const { code, value } = await runJson(...match(bot));
    const names = (value as { bots?: { name: string }[] }).bots?.map(({ name }) => name);
    expect([code, names]).toEqual([0, [bot, quick.name]]);
  });

  test('plays the same in worker threads', () => {
    expect(playedBy('2')).toEqual(playedBy('0'));
  }, 120_000);
});

describe('is refused', () => {
  test.each([
    ['a file that is not there', file('nowhere.js'), 'bot-not-loaded'],
    ['a folder', (mkdirSync(file('folder')), file('folder')), 'bot-not-loaded'],
    ['a module that throws', writeBotFile('throws.mjs', `throw new Error('no licence');`), 'bot-not-loaded'],
    ['what is no JavaScript', writeBotFile('broken.mjs', `export default {`), 'bot-not-loaded'],
    ['a module without a bot', writeBotFile('empty.mjs', `export const other = 1;`), 'not-a-bot'],
    ['a function', writeBotFile('function.mjs', `export default () => ({ type: 'pass' });`), 'not-a-bot'],
    [
      'a bot without a name',
      writeBotFile('name.mjs', `export default { ...${PLAIN}, name: 7 };`),
      'not-a-bot',
    ],
    [
      'half an iteration',
      writeBotFile('half.mjs', `export default { ...${PLAIN}, iterations: 0.5 };`),
      'not-a-bot',
    ],
    [
      'a bot without createBot',
      writeBotFile('create.mjs', `export default { ...${PLAIN}, createBot: 1 };`),
      'not-a-bot',
    ],
  ])('%s', async (_, bot, code) => {
    expect(await refusalOf(bot)).toMatchObject({ exit: 1, code, bot });
  });

  test('with the reason', async () => {
    expect((await refusalOf(file('throws.mjs'))).message).toContain('no licence');
    expect((await refusalOf(file('half.mjs'))).message).toContain('iterations');
    const { message } = await refusalOf('nobody');
    expect(message).toContain('./my-bot.js');
  });
});

/** The file of a bot whose move is this expression. */
function answering(name: string, move: string, setup = ''): string {
  const bot = `{ observe() {}, think: () => false, bestMove: () => (${move}) }`;
  return writeBotFile(
    `${name}.mjs`,
    `export default { name: '${name}', iterations: 0, createBot() { ${setup} return ${bot}; } };`,
  );
}

describe('a mistake is reported as the bot’s, not as a bug of ours', () => {
  test.each([
    ['no move at all', answering('nothing', 'undefined'), 'not-a-move'],
    ['a move that no thread could pass on', answering('odd', `{ type: 'row', slot: () => 1 }`), 'not-a-move'],
    ['a move by a name that every object has', answering('proto', `{ type: 'constructor' }`), 'not-a-move'],
    ['cards that are texts', answering('texts', `{ type: 'keep', tickets: ['0', '1'] }`), 'not-a-move'],
    [
      'throwing on sitting down',
      answering('clumsy', 'null', `throw new Error('the chair broke');`),
      'chair broke',
    ],
  ])('%s', async (_, bot, words) => {
    const refusal = await refusalOf(bot);
    expect(refusal).toMatchObject({ exit: 1, code: 'bot-failed', bot });
    expect(refusal.message).toContain(words);
  });
});

test('the help of the arena names the bots, the levels and how to use a file', async () => {
  const { out } = await run('arena', '--help');
  for (const word of ['random', 'planner', 'master', 'apprentice', 'engineer', './my-bot.js'])
    expect(out).toContain(word);
});
