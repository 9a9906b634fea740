import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/boards/index.js';
import {
  type Game,
  type GameRecord,
  recordMove,
  endByAgreement,
  audit,
  canonical,
  fastSeed,
  loadBoard,
  newGame,
  openRecord,
  parseRecordText,
  reseat,
  revealSeed,
  redactEntry,
  undoPoint,
  verify,
} from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, cards, route } from '../kit/boards.js';

const newyork = boardOf('newyork');
const nordic = boardOf('nordic');
const people = ['Ada', 'Bo'].map((name) => ({ name, kind: 'person' as const }));

/** A game after the opening. */
function openGame(): Game {
  const game = newGame(newyork, { players: 2, first: 0 }, people, { seed: fastSeed(4) });
  for (const seat of [0, 1])
    recordMove(game, seat, 'person', { type: 'keep', tickets: game.state.offered[seat]! });
  return game;
}

function copy(record: GameRecord): GameRecord {
  const parsed = parseRecordText(canonical(record));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

describe('verify', () => {
  test('does not call a game between people proved if none contributed to its seed', () => {
    const game = openGame();
    endByAgreement(game, 'host');
    revealSeed(game, null);
    const { verdict, findings } = verify(newyork, game.record);
    expect(verdict).toBe('unproved');
    expect(findings).toContainEqual({ check: 'words', found: 'unproved', why: 'no-words' });
  });

  test('proves nothing from the outcomes alone if the rules are unknown', () => {
    const game = openGame();
    endByAgreement(game, 'host');
    revealSeed(game, null);
    const record = copy(game.record);
    record.versions.rules = 0;
    expect(verify(newyork, record).findings).toContainEqual({
      check: 'result',
      found: 'unproved',
      why: 'unknown-rules',
    });
    record.snapshot.deck.fill(0);
    expect(verify(newyork, record).verdict).toBe('broken');
  });

  test('rejects a deal that the host did not make', () => {
    const record = copy(openGame().record);
    record.log[0]!.by = 'person';
    expect(openRecord(newyork, record)).toMatchObject({
      ok: false,
      problem: { code: 'broken-log', at: 'log[0].by' },
    });
  });
});

describe('a game', () => {
  test('cannot be started or revealed with arguments that do not match', () => {
    const options = { players: 2, first: 0 };
    const secret = new Uint8Array(32);
    expect(() => newGame(newyork, options, people.slice(1), { seed: fastSeed(1) })).toThrow('players');
    expect(() => newGame(newyork, options, people, { secret, words: [] })).toThrow('word');
    const game = newGame(newyork, options, people, { secret, words: people.map(() => new Uint8Array(16)) });
    expect(() => revealSeed(game, secret)).toThrow('before the end');
    endByAgreement(game, 'host');
    expect(() => revealSeed(game, null)).toThrow('committed');
    revealSeed(game, secret);
    expect(verify(newyork, game.record).verdict).toBe('proved');
  });

  test('accepts moves by a bot only for its own seat, and by others only for a person’s seat', () => {
    const game = newGame(newyork, { players: 2, first: 0 }, people, { seed: fastSeed(4) });
    const keep = { type: 'keep' as const, tickets: game.state.offered[0]! };
    const before = canonical(game.record);
    expect(recordMove(game, 0, 'bot', keep)).toEqual({ ok: false, problem: { code: 'not-your-seat' } });
    expect(canonical(game.record)).toBe(before);
    reseat(game, 0, 'host', { type: 'take-over', bot: 'random' });
    for (const by of ['person', 'clock', 'host'] as const)
      expect(recordMove(game, 0, by, keep)).toEqual({ ok: false, problem: { code: 'not-your-seat' } });
    expect(recordMove(game, 0, 'bot', keep)).toMatchObject({ ok: true });
    expect(recordMove(game, 2, 'bot', keep)).toEqual({ ok: false, problem: { code: 'no-such-seat' } });
    expect(openRecord(newyork, copy(game.record))).toMatchObject({ ok: true });
  });

  test('allows no undo for a bot’s seat', () => {
    const game = newGame(newyork, { players: 2, first: 0 }, people, { seed: fastSeed(4) });
    recordMove(game, 0, 'person', { type: 'keep', tickets: game.state.offered[0]! });
    expect(undoPoint(game, 0)).toBe(0);
    expect(reseat(game, 0, 'clock', { type: 'take-over', bot: 'random' })).not.toBeNull();
    expect(undoPoint(game, 0)).toBeNull();
    expect(reseat(game, 0, 'clock', { type: 'take-over', bot: 'random' })).toBeNull();
  });

  test('redacts the tickets that another player keeps, in the opening even their number', () => {
    const [, first] = openGame().record.log;
    expect(redactEntry(newyork, first!, 0)).toEqual(first);
    expect(redactEntry(newyork, first!, 1)).toMatchObject({
      move: { tickets: null },
      outcome: [{ tickets: null }],
    });
    expect(redactEntry(newyork, first!, 'open').move).toEqual({ type: 'keep', tickets: null });
  });
});

describe('audit', () => {
  test('requires a second card that can be drawn', () => {
    const state = arrange(newyork, { rest: 1 });
    state.phase = 'second';
    expect(audit(newyork, state)).toBe('phase');
  });

  test('requires a tunnel that can be answered', () => {
    const id = route(nordic, 'andalsnes', 'lillehammer');
    const tunnel = { route: id, laid: cards(nordic, { yellow: 2 }), turned: [nordic.wild], asked: 1 };
    const state = arrange(nordic, { hands: [{ yellow: 2, wild: 1 }], owned: [[], [id]] });
    state.phase = 'tunnel';
    state.tunnel = tunnel;
    expect(audit(nordic, state)).toBe('tunnel');
    state.owner[id] = -1;
    state.tunnel = { ...tunnel, asked: 0 };
    expect(audit(nordic, state)).toBe('tunnel');
  });

  test('requires opening choices from the offer, and enough of them', () => {
    const { state } = newGame(newyork, { players: 2, first: 0 }, people, { seed: fastSeed(4) });
    state.choices[0] = [];
    expect(audit(newyork, state)).toBe('choices[0]');
    state.choices[0] = [state.offered[1]![0]!];
    expect(audit(newyork, state)).toBe('choices[0]');
    state.choices[0] = [state.offered[0]![0]!];
    expect(audit(newyork, state)).toBeNull();
  });
});

const facts = (id: string) => structuredClone(boardFacts.find((board) => board.id === id)!);

describe('loadBoard', () => {
  test('refuses a mark on a place without its rule, and a rule without its mark', () => {
    const sights = facts('newyork');
    const unmarked = { ...sights, places: sights.places.map(({ id }) => ({ id })) };
    expect(loadBoard({ ...sights, rules: sights.rules.slice(0, 3) })).toMatchObject({
      ok: false,
      problem: { code: 'rule-missing', at: 'places[1].attraction' },
    });
    expect(loadBoard(unmarked)).toMatchObject({
      ok: false,
      problem: { code: 'rule-needs', rule: 'attractions' },
    });
  });

  test('refuses a ticket from a country to its own station', () => {
    const africa = facts('africa');
    africa.tickets[0] = { ...africa.tickets[0]!, a: 'madagascar', b: 'madagascar-1' };
    expect(loadBoard(africa)).toMatchObject({ ok: false, problem: { code: 'loop', at: 'tickets[0]' } });
  });
});
