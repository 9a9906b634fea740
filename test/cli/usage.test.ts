import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { bots } from '../../src/bots/index.js';
import { run, runJson } from './run.js';

const COMMANDS = ['boards', 'rules', 'simulate', 'arena', 'ladder', 'replay', 'verify', 'perft', 'bench'];
const ids = boards.map(({ id }) => id);
const first = boards[0]!;
/** A list of this many bots. */
const table = (players: number) => new Array<string>(players).fill(bots[0]!.name).join(',');

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j tells what there is', async (argv: string[]) => {
    const { code, out, err } = await run(...argv);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const word of [...COMMANDS, ...ids, '--json', '--help', 'Exit codes']) expect(out).toContain(word);
  });

  test.each(COMMANDS)('%s --help lists every option', async (name) => {
    const { code, out } = await run(name, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`Usage: rallar ${name}`);
    const { value } = await runJson(name, '--help');
    const { options } = value as { options: { flag: string; text: string }[] };
    expect(options.map(({ flag }) => flag).slice(-2)).toEqual(['json', 'help']);
    for (const { flag } of options) expect(out).toContain(`  --${flag}`);
    expect((await run('help', name)).out).toBe(out);
    expect((await run(name, '-h')).out).toBe(out);
  });

  test('is JSON with --json', async () => {
    const { code, value } = await runJson('--help');
    expect(code).toBe(0);
    expect((value as { commands: { name: string }[] }).commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining(COMMANDS),
    );
  });

  test('--version prints the version of the package', async () => {
    const file = new URL('../../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect((await run('--version')).out).toBe(`${version}\n`);
    expect((await runJson('--version')).value).toEqual({ version });
  });
});

/** A wrong call, the code of its refusal, and what the sentence must name. */
const WRONG: [argv: string[], code: string, names: string[]][] = [
  [['fly'], 'unknown-command', ['fly', ...COMMANDS]],
  [['--fast'], 'unknown-option', ['--fast', '--help']],
  [['boards', '--fast'], 'unknown-option', ['--fast', '--json', '--help']],
  [['simulate', '-x'], 'unknown-option', ['-x', '--board', '--games']],
  [['simulate', '--__proto__', '1'], 'unknown-option', ['--__proto__']],
  [['simulate', '--board'], 'missing-value', ['--board BOARD']],
  [['simulate', '--board', 'mars'], 'unknown-board', ['mars', ...ids]],
  [['boards', 'mars'], 'unknown-board', ['mars', ...ids]],
  [['boards', first.id, 'mars'], 'too-many-words', ['mars']],
  [['simulate', 'mars'], 'too-many-words', ['mars']],
  [['rules'], 'missing-word', ['BOARD', ...ids]],
  [['rules', 'constructor'], 'unknown-board', ids],
  [['verify'], 'missing-word', ['FILE']],
  [['simulate', '--players', '9'], 'wrong-players', first.facts.players.map(String)],
  [['simulate', '--players', 'two'], 'wrong-players', [...first.facts.players.map(String), 'two']],
  [['simulate', '--games', '0'], 'bad-number', ['--games', 'from 1', ' 0.']],
  [['simulate', '--games', '1e3'], 'bad-number', ['1e3']],
  [['simulate', '--games', '--json'], 'bad-number', ['--json']],
  [['simulate', '--seed', '-1'], 'bad-seed', ['--seed', 'from 0', '-1']],
  [['simulate', '--seed', 'chacha20:00'], 'bad-seed', ['fast:']],
  [['simulate', '--seed', '9007199254740992'], 'bad-seed', ['9007199254740991']],
  [['perft', '--depth', '99'], 'bad-number', ['--depth', 'from 1 to 20']],
  [['simulate', '--save', '/no/such/folder/x.json'], 'cannot-save', ['/no/such/folder']],
  [['arena'], 'missing-option', ['--bots', bots[0]!.name]],
  [['arena', '--bots', 'nobody,me'], 'unknown-bot', ['nobody', bots[0]!.name, 'foreman']],
  [['arena', '--bots', `${bots[0]!.name},`], 'unknown-bot', [bots[0]!.name]],
  [['arena', '--bots', table(1)], 'wrong-players', first.facts.players.map(String)],
  [['arena', '--bots', table(9)], 'wrong-players', ['9']],
  [['arena', '--board', 'mars', '--bots', table(2)], 'unknown-board', ['mars', ...ids]],
  [['arena', '--bots', table(2), '--players', '2'], 'unknown-option', ['--players', '--bots']],
  [['arena', '--bots', table(2), '--seed', 'x'], 'bad-seed', ['--seed']],
  [['arena', '--bots', table(2), '--games', '0'], 'bad-number', ['--games']],
  [['arena', '--bots', table(2), '--budget', '0'], 'bad-number', ['--budget']],
  [['arena', '--bots', table(2), '--iterations', '1.5'], 'bad-number', ['--iterations', '1.5']],
  [['arena', '--bots', table(2), '--workers', '1000'], 'bad-number', ['--workers']],
  [
    ['arena', '--bots', table(2), '--budget', '5', '--iterations', '5'],
    'both-limits',
    ['--budget', '--iterations'],
  ],
  [['arena', '--bots', table(2), '--save', '/no/such/folder/x'], 'cannot-save', ['/no/such/folder']],
  [['arena', '--bots', table(2), '--save', '/'], 'cannot-save', ['folder']],
  [['simulate', '--json=yes'], 'unexpected-value', ['--json']],
];

describe('a wrong call', () => {
  test.each(WRONG)('%j is refused with %s', async (argv, code, names) => {
    const { code: exit, value, err } = await runJson(...argv);
    expect(exit).toBe(2);
    expect(err).toBe('');
    const { error } = value as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    for (const name of names) expect(error.message).toContain(name);
    // Where --json is itself the mistake, the refusal is JSON.
    if (argv.includes('--json')) return;
    expect(await run(...argv)).toMatchObject({ code: 2, out: '', err: `${error.message}\n` });
  });
});
