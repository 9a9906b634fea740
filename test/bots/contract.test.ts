import { describe, expect, test } from 'vitest';
import { type BotKind, bots, findBot } from '../../src/bots/index.js';
import { fastSeed, legalMoves } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { type Trial, fault } from '../kit/contract.js';
import { type Moment, momentsOf, ordinary, searchedMoments } from '../kit/moments.js';
import { odditiesOf } from '../kit/oddities.js';
import { upright, wrongdoers } from '../kit/wrongdoers.js';

/** A bot that searches thinks so long about an ordinary moment that it changes its mind now and then. */
const LONG = 8;
const SHORT = 1;
const [prompt, searching] = [
  bots.filter(({ iterations }) => iterations === 0),
  bots.filter(({ iterations }) => iterations > 0),
];

/** What a kind does wrong at moments of a table. */
function faults(id: string, kind: BotKind, moments: readonly Moment[], all: readonly Moment[]): string[] {
  const board = boardOf(id);
  const others = ordinary(all).reverse();
  return moments.flatMap((moment, i) => {
    const { state, seat, odd } = moment;
    const trial: Trial = {
      kind,
      board,
      seed: fastSeed(i),
      iterations: Math.min(kind.iterations, odd.length > 0 ? SHORT : LONG),
      before: others.find((other) => other.seat === seat && other !== moment) ?? moment,
      beside: others.find((other) => other.seat !== seat) ?? moment,
    };
    const said = fault(trial, moment);
    const where = `${state.players} players, ${state.seed}, turn ${state.turns} (${state.phase}), seat ${seat}`;
    return said ? [`${kind.name} on ${id}, ${where}: ${said}`] : [];
  });
}

describe.each(tables)('%s for %i', (id, players) => {
  test('the moments are of every sort', () => {
    const moments = momentsOf(id, players);
    const met = new Set(moments.flatMap(({ odd }) => odd));
    expect(odditiesOf(boardOf(id)).filter((odd) => !met.has(odd))).toEqual([]);
    expect(new Set(moments.map(({ seat }) => seat)).size).toBe(players);
    expect(ordinary(moments).filter(({ events }) => events.length > 0).length).toBeGreaterThan(2);
  });

  test.each(prompt.map(({ name }) => name))('%s keeps the contract', (name) => {
    const moments = momentsOf(id, players);
    expect(faults(id, findBot(name)!, moments, moments)).toEqual([]);
  });

  test.each(searching.map(({ name }) => name))('%s keeps the contract', (name) => {
    const all = momentsOf(id, players);
    expect(faults(id, findBot(name)!, searchedMoments(id, players), all)).toEqual([]);
  });
});

test.each(searching.map(({ name }) => name))(
  '%s changes its mind in so many iterations, now and then',
  (name) => {
    const changes = tables.some(([id, players]) =>
      ordinary(searchedMoments(id, players)).some(({ view, seat }) => {
        const bot = findBot(name)!.createBot(boardOf(id), seat, fastSeed(1));
        bot.observe(view, []);
        const before = JSON.stringify(bot.bestMove());
        bot.think(LONG);
        return JSON.stringify(bot.bestMove()) !== before;
      }),
    );
    expect(changes).toBe(true);
  },
);

describe('the contract bites', () => {
  const [[id, players]] = tables;
  const all = momentsOf(id, players);
  const board = boardOf(id);
  const moments = all.filter(({ view, seat }) => legalMoves(board, view, seat).length > 3).slice(0, 9);

  test.each(wrongdoers.map(([kind, said]) => [kind.name, kind, said] as const))('%s', (_, kind, said) => {
    const found = faults(id, kind, moments, all);
    expect(found.join('\n')).toContain(said);
  });

  test('and lets pass who only thinks', () => {
    expect(faults(id, upright, moments, all)).toEqual([]);
  });
});

test.each(bots.map(({ name }) => name))('%s says so when it is asked before it could look', (name) => {
  const bot = findBot(name)!.createBot(boardOf(tables[0][0]), 0, fastSeed(1));
  expect(() => bot.bestMove()).toThrow('before it observed a view');
});
