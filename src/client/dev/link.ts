import {
  recordMove,
  type Board,
  claimable,
  claims,
  type Entry,
  type Eyes,
  fastSeed,
  type Game,
  legalMoves,
  type Move,
  newGame,
  type Seat,
  redactEntry,
  toAct,
  undo,
  undoPoint,
  view,
} from '../../engine/index.js';
import type { TableLink, TablePlan, ToClient, ToTable } from '../../protocol/index.js';

/** A table in the page itself, for who works on its looks: the others make any move they can, building where they can. */
export function devLink(
  board: Board,
  plan: TablePlan,
  seed: number,
  ahead: number,
  eager: number,
  until?: string,
): TableLink {
  const players = plan.seats.map(({ name, kind }) => ({ name, kind }));
  const game = newGame(board, { players: players.length, first: plan.first }, players, {
    seed: fastSeed(seed),
  });
  const seats = plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  let eyes: Eyes = seats.length === 1 ? (seats[0] ?? 'open') : 'open';
  let held = false;
  let chance = seed * 7919 + 1;
  const random = (): number => (chance = (chance * 48271) % 2147483647) / 2147483647;
  const hearers = new Set<(message: ToClient) => void>();
  const say = (message: ToClient): void => hearers.forEach((hear) => hear(message));
  const undoable = (): Seat[] => seats.filter((seat) => undoPoint(game, seat) !== null);

  function anyMove(seat: Seat): Move {
    const routes = game.state.phase === 'turn' ? claimable(board, game.state, seat) : [];
    const long = routes.sort((x, y) => (board.routes[y]?.length ?? 0) - (board.routes[x]?.length ?? 0))[0];
    if (long !== undefined && random() < eager) {
      const [first] = claims(board, game.state, seat, long);
      if (first) return first;
    }
    const moves = legalMoves(board, game.state, seat).filter(
      ({ type }) => type !== 'tickets' || random() < 0.05,
    );
    return moves[Math.floor(random() * moves.length)] ?? { type: 'tickets' };
  }
  function tell(entry: Entry, id?: string): void {
    const shown = redactEntry(board, entry, eyes);
    say({ type: 'entry', entry: shown, undo: undoable(), ...(id !== undefined && { id }) });
    later();
  }
  function later(): void {
    setTimeout(() => {
      const [seat] = toAct(game.state).filter((it) => plan.seats[it]?.kind === 'bot');
      if (seat === undefined || held) return;
      const done = recordMove(game, seat, 'bot', anyMove(seat));
      if (done.ok) tell(done.value);
    }, 600);
  }
  function whole(): ToClient {
    const log = game.record.log.map((entry) => redactEntry(board, entry, eyes));
    return {
      type: 'table',
      plan,
      boardHash: board.hash,
      eyes,
      seats,
      view: view(board, game.state, eyes),
      log,
      undo: undoable(),
    };
  }
  function take(message: ToTable): void {
    if (message.type === 'move') {
      const done = recordMove(game, message.seat, 'person', message.move);
      if (done.ok) tell(done.value, message.id);
      else say({ type: 'refused', id: message.id, problem: done.problem });
    } else if (message.type === 'undo') {
      undo(game, message.seat);
      say(whole());
      later();
    } else if (message.type === 'look') {
      eyes = message.eyes;
      say(whole());
    } else if (message.type === 'hold') {
      held = message.held;
      if (!held) later();
    }
  }
  run(game, ahead, anyMove, until);
  return {
    send: (message) => setTimeout(() => take(message)),
    listen(hear) {
      hearers.add(hear);
      setTimeout(() => hear(whole()));
      later();
      return () => hearers.delete(hear);
    },
    close: () => hearers.clear(),
  };
}

/** Plays so many moves at once, for whoever is to act, and on until the first seat is asked for what is waited for. */
function run(game: Game, ahead: number, anyMove: (seat: Seat) => Move, until: string | undefined): void {
  const there = (): boolean => until === undefined || (game.state.phase === until && game.state.seat === 0);
  for (let i = 0; i < ahead || !there(); i++) {
    const [seat] = toAct(game.state);
    if (seat === undefined) return;
    recordMove(game, seat, game.sitting[seat], anyMove(seat));
  }
}
