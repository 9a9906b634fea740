import { describe, expect, test } from 'vitest';
import { type BotKind, bots, findBot } from '../../src/bots/index.js';
import { fastSeed, legalMoves } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { type Trial, fault } from '../kit/contract.js';
import { type Decision, decisionsOf, ordinaryDecisions, decisionsToSearch } from '../kit/decisions.js';
import { rareSituationsOf } from '../kit/rare-situations.js';
import { soundBot, brokenBots } from '../kit/broken-bots.js';

/** Iterations for ordinary moments, enough for a searching bot to change its move now and then, and for odd ones. */
const LONG = 8;
const SHORT = 1;
const [instant, searching] = [
  bots.filter(({ iterations }) => iterations === 0),
  bots.filter(({ iterations }) => iterations > 0),
];

/** The contract faults of a kind at moments of a table. */
function faults(id: string, kind: BotKind, moments: readonly Decision[], all: readonly Decision[]): string[] {
  const board = boardOf(id);
  const others = ordinaryDecisions(all).reverse();
  return moments.flatMap((moment, i) => {
    const { state, seat, rare } = moment;
    const trial: Trial = {
      kind,
      board,
      seed: fastSeed(i),
      iterations: Math.min(kind.iterations, rare.length > 0 ? SHORT : LONG),
      before: others.find((other) => other.seat === seat && other !== moment) ?? moment,
      beside: others.find((other) => other.seat !== seat) ?? moment,
    };
    const found = fault(trial, moment);
    const where = `${state.players} players, ${state.seed}, turn ${state.turns} (${state.phase}), seat ${seat}`;
    return found ? [`${kind.name} on ${id}, ${where}: ${found}`] : [];
  });
}

describe.each(tables)('%s for %i', (id, players) => {
  test('the moments include every odd case and seat', () => {
    const moments = decisionsOf(id, players);
    const met = new Set(moments.flatMap(({ rare }) => rare));
    expect(rareSituationsOf(boardOf(id)).filter((odd) => !met.has(odd))).toEqual([]);
    expect(new Set(moments.map(({ seat }) => seat)).size).toBe(players);
    expect(ordinaryDecisions(moments).filter(({ events }) => events.length > 0).length).toBeGreaterThan(2);
  });

  test.each(instant.map(({ name }) => name))('%s keeps the contract', (name) => {
    const moments = decisionsOf(id, players);
    expect(faults(id, findBot(name)!, moments, moments)).toEqual([]);
  });

  test.each(searching.map(({ name }) => name))('%s keeps the contract', (name) => {
    const all = decisionsOf(id, players);
    expect(faults(id, findBot(name)!, decisionsToSearch(id, players), all)).toEqual([]);
  });
});

test.each(searching.map(({ name }) => name))(
  '%s sometimes changes its move after more iterations',
  (name) => {
    const changes = tables.some(([id, players]) =>
      ordinaryDecisions(decisionsToSearch(id, players)).some(({ view, seat }) => {
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

describe('the contract catches', () => {
  const [id, players] = tables[0]!;
  const all = decisionsOf(id, players);
  const board = boardOf(id);
  const moments = all.filter(({ view, seat }) => legalMoves(board, view, seat).length > 3).slice(0, 9);

  test.each(brokenBots.map(([kind, message]) => [kind.name, kind, message] as const))(
    '%s',
    (_, kind, message) => {
      const found = faults(id, kind, moments, all);
      expect(found.join('\n')).toContain(message);
    },
  );

  test('nothing in a bot that only thinks', () => {
    expect(faults(id, soundBot, moments, all)).toEqual([]);
  });
});

test.each(bots.map(({ name }) => name))('%s throws if asked for a move before it observed a view', (name) => {
  const bot = findBot(name)!.createBot(boardOf(tables[0]![0]), 0, fastSeed(1));
  expect(() => bot.bestMove()).toThrow('before it observed a view');
});
