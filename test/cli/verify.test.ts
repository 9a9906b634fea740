import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { recordRandomGame } from '../../src/cli/random-game.js';
import {
  CHECKS,
  type GameRecord,
  type Verdict,
  recordMove,
  endByAgreement,
  canonical,
  fastSeed,
  newGame,
  reseat,
  revealSeed,
  verify,
} from '../../src/engine/index.js';
import { flat, run, runJson, scratch } from './run.js';

const { file, remove } = scratch();
afterAll(remove);

const board = boards[0]!;
const fresh = () => recordRandomGame(board, 2, fastSeed(6)).record;

function save(name: string, record: GameRecord): string {
  writeFileSync(file(name), canonical(record));
  return file(name);
}

test.each(boards.map(({ id }) => id))(
  '%s: what simulate saves, replay shows and verify proves',
  async (id) => {
    const name = file(`${id}.json`);
    await run('simulate', '--board', id, '--games', '2', '--save', name);
    expect((await run('replay', name)).code).toBe(0);
    const { code, value } = await runJson('verify', name);
    expect(code).toBe(0);
    const { findings, stated, verdict } = value as Verdict;
    expect([verdict, findings]).toEqual(['proved', CHECKS.map((check) => ({ check, found: 'proved' }))]);
    expect(stated.map(({ about }) => about)).toEqual(['moves', 'player', 'player', 'first', 'commitment']);
    const { out } = await run('verify', name);
    expect(out.match(/^ {2}proved /gm)).toHaveLength(CHECKS.length);
    expect(out.match(/^ {2}stated /gm)).toHaveLength(stated.length);
    expect(flat(out)).toContain('What is marked as stated is not proved.');
  },
);

test('an unfinished game is fine, and the open checks are listed', async () => {
  const players = fresh().players;
  const { record } = newGame(board, { players: 2, first: 'lot' }, players, { seed: fastSeed(1) });
  const name = save('running.json', record);
  const { code, out } = await run('verify', name);
  expect(code).toBe(0);
  expect(flat(out)).toContain('the game is not over, so its secret is not revealed yet');
  expect(out).toContain('Not proved in full');
  expect((await runJson('verify', name)).value).toMatchObject({ verdict: 'unproved' });
});

/** A lie in a record, the check that detects it, and where. */
const LIES: [string, (record: GameRecord) => void, string, RegExp][] = [
  [
    'another card in the row of the deal',
    ({ log }) => {
      const dealt = log[0]!.outcome[0]!;
      if (dealt.type === 'dealt') dealt.row[0] = (dealt.row[0]! + 1) % board.kinds;
    },
    'deal',
    /^log\[0\]\.outcome\[0\]\.row\[0\]$/,
  ],
  [
    'more points for a claim',
    ({ log }) => {
      const claim = log.flatMap(({ outcome }) => outcome).find((event) => event.type === 'claimed')!;
      if (claim.type === 'claimed') claim.points += 1;
    },
    'moves',
    /^log\[\d+\]\.outcome\[\d+\]\.points$/,
  ],
  ['a better result', ({ snapshot }) => (snapshot.points[0]! += 5), 'result', /^snapshot\.points\[0\]$/],
  ['another seed', ({ seed }) => (seed.secret = 'fast:7'), 'commitment', /^seed\.commitment$/],
  ['an entry left out', ({ log }) => log.splice(5, 1), 'moves', /^log\[5\]\.n$/],
];

describe('a forged record is detected', () => {
  test.each(LIES)('%s', async (what, lie, check, place) => {
    const record = fresh();
    lie(record);
    const name = save(`${what}.json`, record);
    const { code, value } = await runJson('verify', name);
    expect(code).toBe(1);
    const { verdict, findings } = value as Verdict;
    expect(verdict).toBe('broken');
    const broken = findings.flatMap((it) => (it.found === 'broken' ? [it] : []));
    expect(broken[0]!.check).toBe(check);
    expect(broken[0]!.problem.at).toMatch(place);
    const said = await run('verify', name);
    expect(said.code).toBe(1);
    expect(flat(said.out)).toContain('Broken: this record is not true');
    expect(said.out).toContain(broken[0]!.problem.at);
  });
});

/** A game of a person against a bot, taken over for a while and cut short: all that a record can only state. */
function agreedEarly(): GameRecord {
  const players = [
    { name: 'Ida', kind: 'person' as const },
    { name: 'Robot', kind: 'bot' as const },
  ];
  const secret = new Uint8Array(32).fill(3);
  const words = [new Uint8Array(16).fill(4)];
  const game = newGame(board, { players: 2, first: 'lot' }, players, { secret, words });
  const keep = (seat: number) => ({ type: 'keep' as const, tickets: game.state.offered[seat]!.slice(0, 3) });
  recordMove(game, 0, 'clock', keep(0));
  recordMove(game, 1, 'bot', keep(1));
  reseat(game, 0, 'host', { type: 'take-over', bot: 'planner' });
  reseat(game, 0, 'person', { type: 'give-back' });
  endByAgreement(game, 'host');
  revealSeed(game, secret);
  return structuredClone(game.record);
}

describe('what a record can only state is marked as stated', () => {
  const cases: [string, (record: GameRecord) => void, string][] = [
    ['as it is', () => {}, 'The game ended by agreement with entry 5: whether all agreed is only stated.'],
    ['other names', ({ players }) => (players[0]!.name = 'Bo'), 'Seat 0: Bo, a person.'],
    ['another maker', ({ log }) => (log[1]!.by = 'host'), 'Made by the host for Bo: entries 1 and 3.'],
    [
      'another bot that took over',
      ({ log }) => (log[3]!.move = { type: 'take-over', bot: 'master' }),
      'With entry 3 the bot master took over from Bo.',
    ],
    [
      'a seat chosen instead of the lot that gives it',
      (record) => (record.options.first = record.snapshot.first),
      'was chosen to begin: the lot gives the same seat.',
    ],
  ];
  test('even if forged: names, makers, bots, the lot, and an end by agreement', async () => {
    const record = agreedEarly();
    for (const [what, forge, sentence] of cases) {
      forge(record);
      const { code, out } = await run('verify', save(`${what}.json`, record));
      expect([what, code]).toEqual([what, 0]);
      expect(flat(out)).toContain(sentence);
      expect(flat(out)).toContain('What is marked as stated is not proved.');
      expect(flat(out)).not.toContain('everything');
    }
  });

  test('a seat that the lot does not give is proved, and so is not listed', () => {
    const record = agreedEarly();
    const other = 1 - record.snapshot.first;
    const { players, seed } = record;
    const game = newGame(board, { players: 2, first: other }, players, { seed: record.snapshot.seed });
    expect(seed.generator).toBe('chacha20');
    expect(verify(board, game.record).stated.map(({ about }) => about)).not.toContain('first');
    const forged = { ...structuredClone(game.record), options: { players: 2, first: 'lot' as const } };
    expect(verify(board, forged).verdict).toBe('broken');
  });
});

test('a version or a board that never existed is reported as unknown', async () => {
  const lies: [(record: GameRecord) => void, string][] = [
    [({ versions }) => (versions.rules = 0), 'a version of the rules that is not known here'],
    [({ versions }) => (versions.generator = 0), 'a version of the generator that is not known here'],
    [(record) => (record.boardHash = '0'.repeat(64)), 'facts of the board that are not known here'],
  ];
  for (const [lie, sentence] of lies) {
    const record = fresh();
    lie(record);
    const { code, out } = await run('verify', save('unknown.json', record));
    expect([code, flat(out)]).toEqual([0, expect.stringContaining(sentence)]);
    expect(flat(out)).toContain('Not proved in full');
    expect(flat(out)).not.toMatch(/older|earlier/);
  }
});

describe('a file that is not a record', () => {
  const damaged: [string, string, string, string][] = [
    ['cut off', canonical(fresh()).slice(0, 500), 'not-json', ''],
    ['another JSON', '{"name": "rallar"}', 'wrong-shape', 'versions'],
    ['null', 'null', 'wrong-shape', 'versions'],
    ['a wrong field', canonical({ ...fresh(), log: [] }), 'wrong-shape', 'log'],
    ['a stray field', canonical({ ...fresh(), '\u001B[2J': 1 }), 'wrong-shape', '[2J'],
    [
      'a newer one',
      canonical({ ...fresh(), versions: { form: 4, rules: 1, generator: 1 } }),
      'newer-version',
      'form',
    ],
    ['an unknown board', canonical({ ...fresh(), board: 'mars' }), 'unknown-board', 'board'],
  ];
  test.each(damaged)('%s', async (what, text, problem, at) => {
    const name = file(`${what}.json`);
    writeFileSync(name, text);
    for (const command of ['verify', 'replay']) {
      const { code, value } = await runJson(command, name);
      expect(code).toBe(1);
      expect(value).toMatchObject({ error: { code: problem, file: name } });
      const said = await run(command, name);
      expect(said).toMatchObject({ code: 1, out: '' });
      expect(said.err).toContain(at);
      expect(said.err).not.toContain('\u001B');
    }
  });

  test('a missing file, or a folder', async () => {
    mkdirSync(file('folder'));
    for (const [name, why] of [
      [file('nowhere.json'), 'There is no file'],
      [file('folder'), 'is a folder'],
    ]) {
      const { code, err } = await run('verify', name!);
      expect(code).toBe(2);
      expect(err).toContain(why);
      expect((await runJson('replay', name!)).value).toMatchObject({
        error: { code: 'unreadable-file', file: name },
      });
    }
  });
});

test('the command changes nothing in the file', async () => {
  const name = save('same.json', fresh());
  const before = readFileSync(name, 'utf8');
  await run('verify', name);
  await run('replay', name);
  expect(readFileSync(name, 'utf8')).toBe(before);
});
