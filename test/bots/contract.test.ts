import { describe, expect, test } from 'vitest';
import { type BotKind, bots, findBot } from '../../src/bots/index.js';
import { fastSeed, legalMoves } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { type Trial, fault } from '../kit/contract.js';
import { type Decision, decisionsOf, ordinaryDecisions, decisionsToSearch } from '../kit/decisions.js';
import { rareSituationsOf } from '../kit/rare-situations.js';
import { soundBot, brokenBots } from '../kit/broken-bots.js';

/** A bot that searches thinks so long about an ordinary moment that it changes its mind now and then. */
const LONG = 8;
const SHORT = 1;
const [prompt, searching] = [
  bots.filter(({ iterations }) => iterations === 0),
  bots.filter(({ iterations }) => iterations > 0),
];

/** What a kind does wrong at moments of a table. */
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
    const said = fault(trial, moment);
    const where = `${state.players} players, ${state.seed}, turn ${state.turns} (${state.phase}), seat ${seat}`;
    return said ? [`${kind.name} on ${id}, ${where}: ${said}`] : [];
  });
}

describe.each(tables)('%s for %i', (id, players) => {
  test('the moments are of every sort', () => {
    const moments = decisionsOf(id, players);
    const met = new Set(moments.flatMap(({ rare }) => rare));
    expect(rareSituationsOf(boardOf(id)).filter((odd) => !met.has(odd))).toEqual([]);
    expect(new Set(moments.map(({ seat }) => seat)).size).toBe(players);
    expect(ordinaryDecisions(moments).filter(({ events }) => events.length > 0).length).toBeGreaterThan(2);
  });

  test.each(prompt.map(({ name }) => name))('%s keeps the contract', (name) => {
    const moments = decisionsOf(id, players);
    expect(faults(id, findBot(name)!, moments, moments)).toEqual([]);
  });

  test.each(searching.map(({ name }) => name))('%s keeps the contract', (name) => {
    const all = decisionsOf(id, players);
    expect(faults(id, findBot(name)!, decisionsToSearch(id, players), all)).toEqual([]);
  });
});

test.each(searching.map(({ name }) => name))(
  '%s changes its mind in so many iterations, now and then',
  (name) => {
    const changes = tables.some(([id, players]) =>
      ordinaryDecisions(decisionsToSearch(id, players)).some(({ view, seat }) => {
        const bot = findBot(name)!.sit(boardOf(id), seat, fastSeed(1));
        bot.look(view, []);
        const before = JSON.stringify(bot.best());
        bot.think(LONG);
        return JSON.stringify(bot.best()) !== before;
      }),
    );
    expect(changes).toBe(true);
  },
);

describe('the contract bites', () => {
  const [[id, players]] = tables;
  const all = decisionsOf(id, players);
  const board = boardOf(id);
  const moments = all.filter(({ view, seat }) => legalMoves(board, view, seat).length > 3).slice(0, 9);

  test.each(brokenBots.map(([kind, said]) => [kind.name, kind, said] as const))('%s', (_, kind, said) => {
    const found = faults(id, kind, moments, all);
    expect(found.join('\n')).toContain(said);
  });

  test('and lets pass who only thinks', () => {
    expect(faults(id, soundBot, moments, all)).toEqual([]);
  });
});

test.each(bots.map(({ name }) => name))('%s says so when it is asked before it could look', (name) => {
  const bot = findBot(name)!.sit(boardOf(tables[0][0]), 0, fastSeed(1));
  expect(() => bot.best()).toThrow('before it could look');
});
