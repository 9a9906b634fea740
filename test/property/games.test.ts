import { describe, expect, test } from 'vitest';
import {
  type Board,
  END_REASONS,
  type GameEvent,
  type Move,
  NOBODY,
  NOT_YET,
  type Seat,
  type State,
  apply,
  audit,
  clone,
  isLegal,
  legalMoves,
  play,
  toAct,
} from '../../src/engine/index.js';
import { boardOf, boards, tables } from '../kit/boards.js';
import { changeFacts, total } from '../kit/family.js';
import { STYLES, type Style, must, playGame } from '../kit/games.js';
import { Ledger, recount } from './recount.js';

/** More turns a seat than any random game takes. */
const MOST_TURNS = 250;

/** The pairs of routes between the same two places, by the board file. */
const doubles = (board: Board): readonly (readonly [number, number])[] => PAIRS.get(board.id)!;
const PAIRS = new Map(
  boards.map(({ id, facts: { routes } }) => [
    id,
    routes.flatMap((x, i) =>
      routes.flatMap((y, k): [number, number][] =>
        k > i && [x.a, x.b].includes(y.a) && [x.a, x.b].includes(y.b) ? [[i, k]] : [],
      ),
    ),
  ]),
);

/** Checks what must hold between two moves. */
function checkPosition(board: Board, state: State, ledger: Ledger): void {
  const at = () => `turn ${state.turns}, ${state.phase}`;
  must(audit(board, state) === null, () => `${at()}: ${audit(board, state)}`);
  must(state.deck.length > 0 || total(state.discards) === 0, () => `${at()}: the deck was not renewed (G7)`);
  const ground = state.terrain;
  must(!ground || ground.deckSize > 0 || total(ground.discards) === 0, () => `${at()}: terrain (A4)`);
  for (const [x, y] of doubles(board)) {
    const owner = state.owner[x];
    must(
      owner === NOBODY || state.owner[y] !== owner,
      () => `${at()}: seat ${owner} owns ${x} and ${y} (G11)`,
    );
  }
  must(
    String(state.points) === String(ledger.points),
    () => `${at()}: points ${String(state.points)}, not ${String(ledger.points)}`,
  );
  must(
    !state.merchandise || String(state.merchandise.held) === String(ledger.bonus),
    () => `${at()}: bonus ${String(state.merchandise?.held)}, not ${String(ledger.bonus)}`,
  );
  const short = Math.min(...state.cars) <= board.facts.lastRoundAt;
  must(state.phase !== 'turn' || short === state.turnsLeft > NOT_YET, () => `${at()}: the last round (G15)`);
  const waiting = toAct(state);
  must(waiting.length > 0 || state.phase === 'over', () => `${at()}: the table waits for nobody`);
  for (let seat = 0; seat < state.players; seat++) {
    const moves = legalMoves(board, state, seat);
    must(
      moves.length > 0 === waiting.includes(seat),
      () => `${at()}: ${moves.length} moves for seat ${seat}`,
    );
    for (const move of moves)
      must(isLegal(board, state, seat, move), () => `${at()}: listed but illegal: ${JSON.stringify(move)}`);
  }
}

/** `apply` leaves what it is given as it is and does what `play` does. */
function checkApply(board: Board, state: State, seat: Seat, move: Move): void {
  const before = JSON.stringify(state);
  const wish = JSON.stringify(move);
  const applied = apply(board, state, seat, move);
  must(JSON.stringify(state) === before, () => `apply changed its state: ${wish}`);
  must(JSON.stringify(move) === wish, () => `apply changed its move: ${wish}`);
  const played = clone(state);
  must(JSON.stringify(played) === before, () => 'a clone is another state');
  const events: GameEvent[] = [];
  play(board, played, seat, move, events);
  must(
    applied.ok && JSON.stringify(applied.value) === JSON.stringify({ state: played, events }),
    () => `apply and play differ: ${wish}`,
  );
}

/** Plays a game and checks it between moves. Returns why it ended. */
function checkGame(board: Board, players: number, n: number, style: Style): string {
  const ledger = new Ledger(board, players);
  const state = playGame(board, players, n, style, {
    dealt: (dealt) => checkPosition(board, dealt, ledger),
    before: (before, seat, move) => checkApply(board, before, seat, move),
    after(after, events) {
      ledger.write(events);
      checkPosition(board, after, ledger);
    },
  });
  checkEnd(board, state, ledger);
  return state.outcome!.reason;
}

/** Checks that a game ended for a reason and that its score is right. */
function checkEnd(board: Board, state: State, ledger: Ledger): void {
  const outcome = state.outcome!;
  must(END_REASONS.includes(outcome.reason) && outcome.reason !== 'agreed', () => `ended: ${outcome.reason}`);
  must(state.turns <= MOST_TURNS * state.players, () => `${state.turns} turns`);
  if (outcome.reason === 'all-passed') must(state.passes >= state.players, () => `${state.passes} passes`);
  else
    must(
      state.turnsLeft === 0 && Math.min(...state.cars) <= board.facts.lastRoundAt,
      () => 'ended too early',
    );
  const { totals, doneCounts, ranks } = recount(board, state, ledger);
  const counted = { totals: outcome.totals, doneCounts: outcome.doneCounts, ranks: outcome.ranks };
  must(
    JSON.stringify(counted) === JSON.stringify({ totals, doneCounts, ranks }),
    () => `${JSON.stringify(outcome)} is not ${JSON.stringify({ totals, doneCounts, ranks })}`,
  );
}

describe.each(tables)('%s for %i', (id, players) => {
  const board = boardOf(id);
  const games = board.routes.length > 50 ? 3 : 6;

  test.each(STYLES)('every position of random games adds up (%s)', (style) => {
    const reasons = new Set<string>();
    for (let n = 0; n < games; n++) reasons.add(checkGame(board, players, n, style));
    expect([...reasons]).toEqual(['last-round']);
  });

  test('and with few cards and endless cars, where games end by passing (G16)', () => {
    const scarce = changeFacts(board, { copies: 4, wilds: 4, cars: 999 });
    const reasons = new Set<string>();
    for (let n = 0; n < 2; n++) for (const style of STYLES) reasons.add(checkGame(scarce, players, n, style));
    expect([...reasons]).toEqual(['all-passed']);
  });
});

test('ten thousand random games end properly', () => {
  let played = 0;
  for (const [id, players] of tables) {
    const board = boardOf(id);
    const games = board.routes.length > 50 ? 170 : 1500;
    for (let n = 0; n < games; n++, played++) {
      const ledger = new Ledger(board, players);
      const state = playGame(board, players, 1_000_000 + n, 'bot', {
        after: (_, events) => ledger.write(events),
      });
      must(audit(board, state) === null, () => `${id} for ${players}, game ${n}: ${audit(board, state)}`);
      checkEnd(board, state, ledger);
    }
  }
  expect(played).toBeGreaterThanOrEqual(10_000);
});
