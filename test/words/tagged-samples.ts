import {
  type GameEvent,
  type Outcome,
  type EventType,
  type Problem,
  type ProblemCode,
  UNKNOWN,
} from '../../src/engine/index.js';
import type { Reason } from '../../src/protocol/index.js';
import { boardOf } from '../kit/boards.js';

/** A tunnel, and a route that is none; on a board without tunnels the same route twice. */
function routesOf(board: string): { tunnel: number; plain: number } {
  const { routes } = boardOf(board);
  const plain = routes[0]!.tunnel ? 1 : 0;
  return { tunnel: routes.find(({ tunnel }) => tunnel)?.id ?? plain, plain };
}

/** Events of every type, by the reader and by another player. */
export function sampleEvents(board: string, kinds: number): Record<EventType, GameEvent[]> {
  const { tunnel, plain } = routesOf(board);
  const some = (...counts: number[]) => Array.from({ length: kinds }, (_, kind) => counts[kind] ?? 0);
  const wild = kinds - 1;
  const wilds = (n: number) => some(...Array.from({ length: wild }, () => 0), n);
  return {
    dealt: both((first) => [{ type: 'dealt', first, hands: [], row: [], offered: [] }]),
    chose: both((seat) => [
      { type: 'chose', seat, tickets: null },
      { type: 'chose', seat, tickets: [1] },
      { type: 'chose', seat, tickets: [1, 2, 3] },
    ]),
    opened: [{ type: 'opened', counts: [2, 1, 5] }],
    turn: [{ type: 'turn', seat: 0 }],
    took: both((seat) =>
      Array.from({ length: kinds }, (_, card) => ({ type: 'took', seat, slot: 0, card, next: 1 })),
    ),
    drew: both((seat) => [
      { type: 'drew', seat, card: 2 },
      { type: 'drew', seat, card: wild },
      { type: 'drew', seat, card: UNKNOWN },
    ]),
    swept: [{ type: 'swept' }],
    filled: [{ type: 'filled', cards: [0, 1, 2, 3, wild] }],
    renewed: [{ type: 'renewed' }],
    'took-terrain': both((seat) =>
      [0, 1, 2].map((kind) => ({ type: 'took-terrain', seat, slot: 0, kind, next: 1 })),
    ),
    'drew-terrain': both((seat) => [0, 1, 2].map((kind) => ({ type: 'drew-terrain', seat, kind }))),
    'renewed-terrain': [{ type: 'renewed-terrain' }],
    claimed: both((seat) => {
      const claims = [
        { route: plain, cards: some(1) },
        { route: plain, cards: some(0, 2), terrain: { cards: 1, wilds: 0 } },
        { route: plain, cards: wilds(1) },
      ];
      if (tunnel !== plain) claims.push({ route: tunnel, cards: some() }, { route: tunnel, cards: wilds(2) });
      return claims.map((claim) => ({ type: 'claimed', seat, points: 4, ...claim }));
    }),
    bonus: both((seat) => [{ type: 'bonus', seat }]),
    laid: both((seat) => [{ type: 'laid', seat, route: tunnel, cards: some(0, 0, 2, 1) }]),
    turned: [
      { type: 'turned', cards: [] },
      { type: 'turned', cards: [0, wild, 1] },
    ],
    asked: [0, 1, 3].map((count) => ({ type: 'asked', count })),
    declined: both((seat) => [{ type: 'declined', seat }]),
    'drew-tickets': both((seat) => [
      { type: 'drew-tickets', seat, tickets: [1] },
      { type: 'drew-tickets', seat, tickets: [UNKNOWN, UNKNOWN, UNKNOWN] },
    ]),
    kept: both((seat) => [
      { type: 'kept', seat, tickets: [1, 2] },
      { type: 'kept', seat, tickets: [UNKNOWN] },
    ]),
    passed: both((seat) => [{ type: 'passed', seat }]),
    'last-round': both((seat) => [{ type: 'last-round', seat }]),
    over: [{ type: 'over', kept: [], outcome: OUTCOME }],
  };
}

const OUTCOME: Outcome = {
  reason: 'last-round',
  scores: [],
  totals: [1, 2],
  ticketsDone: [],
  doneCounts: [0, 0],
  longest: null,
  ranks: [2, 1],
};

/** Refusals of every code. */
export function sampleProblems(kinds: number): Record<ProblemCode, Problem[]> {
  return {
    'not-a-move': one({ code: 'not-a-move', at: 'type' }),
    'game-over': one({ code: 'game-over' }),
    'no-such-seat': one({ code: 'no-such-seat' }),
    'not-your-turn': [0, 1].map((turn) => ({ code: 'not-your-turn', turn })),
    'not-now': (['opening', 'turn', 'second', 'keep', 'tunnel', 'over'] as const).map((phase) => ({
      code: 'not-now',
      phase,
    })),
    'not-on-this-board': one({ code: 'not-on-this-board' }),
    'already-chosen': one({ code: 'already-chosen' }),
    'no-such-slot': one({ code: 'no-such-slot', slots: 5 }),
    'no-cards-left': one({ code: 'no-cards-left' }),
    'wild-not-second': one({ code: 'wild-not-second' }),
    'no-such-route': one({ code: 'no-such-route' }),
    'route-taken': [0, 1].map((by) => ({ code: 'route-taken', by })),
    'double-own': one({ code: 'double-own', twin: 1 }),
    'double-closed': one({ code: 'double-closed', twin: 1 }),
    'too-few-cars': [0, 1].map((have) => ({ code: 'too-few-cars', have, need: 3 })),
    'cards-not-held': Array.from({ length: kinds }, (_, kind) =>
      [0, 1, 2].map((have) => ({ code: 'cards-not-held', kind, have, got: 3 }) as const),
    ).flat(),
    'wilds-not-here': one({ code: 'wilds-not-here' }),
    'wrong-number': one({ code: 'wrong-number', need: 1, got: 2 }),
    'stand-ins-uneven': one({ code: 'stand-ins-uneven', each: 3 }),
    'too-few-wilds': [1, 2].map((need) => ({ code: 'too-few-wilds', need })),
    'wrong-colour': one({ code: 'wrong-colour', need: 2 }),
    'wrong-extra': [1, 2].map((asked) => ({ code: 'wrong-extra', asked })),
    'terrain-wilds': one(
      { code: 'terrain-wilds', least: 1, most: 2 },
      { code: 'terrain-wilds', least: 1, most: 1 },
    ),
    'terrain-cards': one(
      { code: 'terrain-cards', need: 2, have: 1 },
      { code: 'terrain-cards', need: 1, have: 4 },
    ),
    'no-tickets-left': one({ code: 'no-tickets-left' }),
    'ticket-not-offered': one({ code: 'ticket-not-offered', ticket: 1 }),
    'ticket-twice': one({ code: 'ticket-twice', ticket: 1 }),
    'keep-too-few': [1, 2].map((least) => ({ code: 'keep-too-few', least })),
    'can-act': one({ code: 'can-act' }),
  };
}

/** Reasons of every type. */
export function sampleReasons(kinds: number): Record<Reason['type'], Reason[]> {
  return {
    serves: [[1], [1, 2]].map((tickets) => ({ type: 'serves', tickets })),
    completes: [[1], [1, 2]].map((tickets) => ({ type: 'completes', tickets })),
    points: [1, 7, 21].map((points) => ({ type: 'points', points })),
    cart: [{ type: 'cart' }],
    sights: [1, 2].map((count) => ({ type: 'sights', count })),
    contested: [{ type: 'contested', seat: 1 }],
    blocks: [{ type: 'blocks', seat: 1 }],
    collects: [0, 1].flatMap((missing) =>
      [0, kinds - 1].flatMap((kind) =>
        [false, true].map((again) => ({ type: 'collects', kind, route: 3, missing, again }) as const),
      ),
    ),
    enables: [0, kinds - 1].map((kind) => ({ type: 'enables', kind, route: 3 })),
    set: [0, kinds - 1].flatMap((kind) => [1, 4].map((count) => ({ type: 'set', kind, count }) as const)),
    doubles: [0, 1].flatMap((missing) =>
      [0, 1, 2].map((terrain) => ({ type: 'doubles', terrain, route: 3, missing }) as const),
    ),
    'row-useless': [{ type: 'row-useless' }],
    blind: [{ type: 'blind' }],
    'terrain-set': [0, 1, 2].flatMap((terrain) =>
      [1, 3].map((count) => ({ type: 'terrain-set', terrain, count }) as const),
    ),
    'terrain-useless': [{ type: 'terrain-useless' }],
    'deck-wilds': [1, 5].map((wilds) => ({ type: 'deck-wilds', wilds, unseen: 40 })),
    'nothing-to-claim': [{ type: 'nothing-to-claim' }],
    'tickets-done': [{ type: 'tickets-done' }],
    network: [0, 1, 4].map((routes) => ({ type: 'network', routes })),
    'cards-back': [1, 4].map((count) => ({ type: 'cards-back', count })),
    'only-move': [{ type: 'only-move' }],
    'time-for-tickets': [1, 4].map((turns) => ({ type: 'time-for-tickets', turns })),
    fits: [null, 0, 1, 4].map((turns) => ({ type: 'fits', ticket: 2, turns })),
  };
}

function both(make: (seat: number) => GameEvent[]): GameEvent[] {
  return [0, 1].flatMap((seat) => make(seat));
}

function one<P extends Problem>(...problems: P[]): P[] {
  return problems;
}
