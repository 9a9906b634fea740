import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/boards/index.js';
import {
  type Board,
  type BoardFacts,
  type Game,
  type GameRecord,
  type Outcome,
  type RouteFacts,
  endByAgreement,
  fastSeed,
  loadBoard,
  openRecord,
  revealSeed,
  showRecord,
  verify,
} from '../../src/engine/index.js';
import { EARLIER } from '../../src/engine/record/record.js';
import { boardOf } from '../kit/boards.js';
import { playOn, startRecorded } from '../kit/games.js';

const newyork = boardOf('newyork');

/** A game of two bots, to its end or to this turn. */
function playBotGame(board: Board, turns = Infinity): Game {
  const game = startRecorded(board, ['bot', 'bot'], { seed: fastSeed(2) });
  playOn(game, 2, 'listed', (state) => state.turns > turns);
  if (game.state.phase === 'over') revealSeed(game, null);
  return game;
}

const finished = structuredClone(playBotGame(newyork).record);

/** Claims that a game was played by versions that never existed. */
const MADE_UP: [string, string, (record: GameRecord) => void][] = [
  ['rules', 'unknown-rules', ({ versions }) => (versions.rules = 0)],
  ['a generator', 'unknown-generator', ({ versions }) => (versions.generator = 0)],
  ['facts of the board', 'unknown-board', (record) => (record.boardHash = 'f'.repeat(64))],
];

/** Changes the outcome in the snapshot and in the log alike. */
function doctor(record: GameRecord, change: (outcome: Outcome) => void): void {
  const over = record.log.at(-1)!.outcome.at(-1)!;
  if (over.type !== 'over') throw new Error('not over');
  change(over.outcome);
  record.snapshot.outcome = structuredClone(over.outcome);
}

/** Lies that are detected without knowing the rules, and where. */
const LIES: [string, (record: GameRecord) => void, string][] = [
  [
    'totals raised',
    (record) => doctor(record, ({ totals }) => totals.forEach((n, seat) => (totals[seat] = n + 50))),
    'snapshot.outcome.totals[0]',
  ],
  [
    'places reversed',
    (record) => doctor(record, ({ ranks }) => ranks.reverse()),
    'snapshot.outcome.ranks[1]',
  ],
  [
    'a place that nobody has',
    (record) => doctor(record, ({ ranks }) => ranks.forEach((n, seat) => (ranks[seat] = n + 1))),
    'snapshot.outcome.ranks[0]',
  ],
  [
    'points of routes that were not claimed',
    (record) => {
      record.snapshot.points[0]! += 9;
      doctor(record, ({ scores, totals }) => {
        scores[0]!.points[0]! += 9;
        totals[0]! += 9;
      });
    },
    'snapshot.points[0]',
  ],
  [
    'other points of routes at the end',
    (record) =>
      doctor(record, ({ scores, totals }) => {
        scores[0]!.points[1]! += 9;
        totals[1]! += 9;
      }),
    'snapshot.outcome.scores[0].points[1]',
  ],
  [
    'a heading counted twice',
    (record) => doctor(record, ({ scores }) => scores.push(scores[1]!)),
    'snapshot.outcome.scores[4].category',
  ],
  [
    'more tickets done',
    (record) => doctor(record, ({ doneCounts }) => doneCounts[1]!++),
    'snapshot.outcome.doneCounts',
  ],
  [
    'another count in the snapshot than in the log',
    ({ snapshot }) => snapshot.outcome!.totals.reverse(),
    'snapshot.outcome.totals[0]',
  ],
  [
    'an agreement that nobody made',
    (record) => doctor(record, (outcome) => (outcome.reason = 'agreed')),
    `log[${finished.log.length - 1}].outcome`,
  ],
  ['an entry with another number', ({ log }) => (log[7]!.n = 8), 'log[7].n'],
  ['a bot seat moved for by the host', ({ log }) => (log[7]!.by = 'host'), 'log[7].by'],
];

describe.each(MADE_UP)('a record that makes up %s', (_, why, makeUp) => {
  const made = () => {
    const record = structuredClone(finished);
    makeUp(record);
    return record;
  };

  test('is said to name something unknown, not something older', () => {
    const { verdict, findings } = verify(newyork, made());
    expect(verdict).toBe('unproved');
    const reasons = findings.flatMap((finding) => (finding.found === 'unproved' ? [finding.why] : []));
    expect(new Set(reasons)).toEqual(new Set([why]));
    expect(openRecord(newyork, made()).ok).toBe(true);
  });

  test.each(LIES)('can not hide %s', (_what, lie, at) => {
    const record = made();
    lie(record);
    const broken = verify(newyork, record).findings.find(({ found }) => found === 'broken');
    expect(broken).toMatchObject({ problem: { at } });
    expect(openRecord(newyork, record)).toMatchObject({ ok: false, problem: { at } });
  });
});

test('a version that there was is said to be older', () => {
  const record = structuredClone(finished);
  record.versions.rules = 0;
  const before = EARLIER.rules;
  EARLIER.rules = [0];
  try {
    expect(verify(newyork, record).findings).toContainEqual({
      check: 'moves',
      found: 'unproved',
      why: 'older-rules',
    });
  } finally {
    EARLIER.rules = before;
  }
});

/** Another edition of a board, with these routes. */
function later(board: Board, routes: RouteFacts[]): Board {
  const facts = boardFacts.find(({ id }) => id === board.id)!;
  const spaces = routes.reduce((sum, { length }) => sum + length, 0);
  const counts = { ...facts.counts, routes: routes.length, spaces };
  const changed: BoardFacts = { ...facts, routes, counts };
  const loaded = loadBoard(changed);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  return loaded.value;
}

const broken = (board: Board, record: GameRecord) =>
  verify(board, record).findings.filter(({ found }) => found === 'broken');

describe('a record of an edition of its board that is not here', () => {
  const africa = boardOf('africa');
  const over = playBotGame(africa);
  const { routes } = africa.facts;
  const claimed = over.record.log.flatMap(({ outcome }) =>
    outcome.flatMap((event) => (event.type === 'claimed' ? [event.route] : [])),
  );
  const longer = claimed.find((id) => !routes[id]!.double && routes[id]!.length < 6)!;
  const stretched = routes.map((it, id) => (id === longer ? { ...it, length: it.length + 1 } : it));
  const edition = later(africa, stretched);

  test('is reported as unknown, not as broken, and is opened and shown', () => {
    expect(edition.hash).not.toBe(africa.hash);
    const { record } = over;
    expect(verify(edition, record).findings[0]).toEqual({
      check: 'board',
      found: 'unproved',
      why: 'unknown-board',
    });
    expect(broken(edition, record)).toEqual([]);
    expect(openRecord(edition, structuredClone(record)).ok).toBe(true);
    expect(showRecord(edition, record, 'all').ok).toBe(true);
  });

  test('is found out where its outcomes do not lead to its snapshot', () => {
    const record = structuredClone(over.record);
    record.snapshot.owner[longer] = 1 - record.snapshot.owner[longer]!;
    expect(broken(edition, record)).toMatchObject([{ problem: { at: `snapshot.owner[${longer}]` } }]);
  });

  test('goes on where it fits, and is refused as of another edition where it does not', () => {
    const early = playBotGame(africa, 3).record;
    expect(openRecord(edition, structuredClone(early)).ok).toBe(true);
    const { owner } = playBotGame(africa, 80).state;
    const taken = owner.findIndex((seat, id) => seat >= 0 && !routes[id]!.double && routes[id]!.length < 6);
    const other = later(
      africa,
      routes.map((it, id) => (id === taken ? { ...it, length: it.length + 1 } : it)),
    );
    const problem = { code: 'other-edition', at: expect.stringContaining('snapshot.cars') };
    expect(openRecord(other, structuredClone(playBotGame(africa, 80).record))).toEqual({
      ok: false,
      problem,
    });
  });

  test('is neither opened nor shown where routes have other numbers now, but not called false', () => {
    const { a, b } = newyork.facts.routes.find((it) => !it.double)!;
    const free = newyork.facts.places.find(
      ({ id }) =>
        id !== a && !newyork.facts.routes.some((it) => [it.a, it.b].includes(a) && [it.a, it.b].includes(id)),
    )!;
    const added: RouteFacts = { a, b: free.id, length: 2, colour: 'grey' };
    expect(b).not.toBe(free.id);
    const larger = later(newyork, [...newyork.facts.routes, added]);
    const problem = { code: 'other-edition', at: 'snapshot.owner' };
    expect(openRecord(larger, structuredClone(finished))).toEqual({ ok: false, problem });
    expect(showRecord(larger, finished, 'all')).toEqual({ ok: false, problem });
    expect([verify(larger, finished).verdict, broken(larger, finished)]).toEqual(['unproved', []]);
    const forged = structuredClone(finished);
    doctor(forged, ({ totals }) => (totals[0]! += 50));
    expect(broken(larger, forged)).toHaveLength(1);
  });
});

test('a game that is not over has revealed nothing: a record cut short with its secret is broken', () => {
  const game = playBotGame(newyork, 10);
  const record = structuredClone(game.record);
  record.seed.secret = game.state.seed;
  expect(broken(newyork, record)).toMatchObject([{ check: 'commitment', problem: { at: 'seed.secret' } }]);
  endByAgreement(game, 'host');
  revealSeed(game, null);
  const n = game.record.log.length - 1;
  const { verdict, stated } = verify(newyork, game.record);
  expect([verdict, stated.at(-1)]).toEqual(['proved', { about: 'agree', at: [`log[${n}]`], n }]);
});
