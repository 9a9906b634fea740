import {
  recordMove,
  type Board,
  claimable,
  claims,
  type Entry,
  type Eyes,
  fastSeed,
  type Game,
  itemAt,
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

/** A table in the page itself, for work on its looks. The others play any legal move, and prefer to claim. */
export function devLink(
  board: Board,
  plan: TablePlan,
  seed: number,
  ahead: number,
  eager: number,
  until?: string,
  /** How often tickets are drawn where they could be. */
  collecting = 0.05,
): TableLink {
  const players = plan.seats.map(({ name, kind }) => ({ name, kind }));
  const game = newGame(board, { players: players.length, first: plan.first }, players, {
    seed: fastSeed(seed),
  });
  const seats = plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  let eyes: Eyes = seats.length === 1 ? (seats[0] ?? 'open') : 'open';
  let held = false;
  let last = seed * 7919 + 1;
  const random = (): number => (last = (last * 48271) % 2147483647) / 2147483647;
  const listeners = new Set<(message: ToClient) => void>();
  const publish = (message: ToClient): void => listeners.forEach((onMessage) => onMessage(message));
  const undoable = (): Seat[] => seats.filter((seat) => undoPoint(game, seat) !== null);

  function anyMove(seat: Seat): Move {
    const routes = game.state.phase === 'turn' ? claimable(board, game.state, seat) : [];
    const long = routes.sort((x, y) => (board.routes[y]?.length ?? 0) - (board.routes[x]?.length ?? 0))[0];
    if (long !== undefined && random() < eager) {
      const [first] = claims(board, game.state, seat, long);
      if (first) return first;
    }
    const moves = legalMoves(board, game.state, seat).filter(
      ({ type }) => type !== 'tickets' || random() < collecting,
    );
    return moves[Math.floor(random() * moves.length)] ?? { type: 'tickets' };
  }
  function publishEntry(entry: Entry, id?: string): void {
    const shown = redactEntry(board, entry, eyes);
    publish({ type: 'entry', entry: shown, undo: undoable(), ...(id !== undefined && { id }) });
    scheduleBot();
  }
  function scheduleBot(): void {
    setTimeout(() => {
      const [seat] = toAct(game.state).filter((it) => plan.seats[it]?.kind === 'bot');
      if (seat === undefined || held) return;
      const done = recordMove(game, seat, 'bot', anyMove(seat));
      if (done.ok) publishEntry(done.value);
    }, 600);
  }
  function wholeTable(): ToClient {
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
  function handle(message: ToTable): void {
    if (message.type === 'move') {
      const done = recordMove(game, message.seat, 'person', message.move);
      if (done.ok) publishEntry(done.value, message.id);
      else publish({ type: 'refused', id: message.id, problem: done.problem });
    } else if (message.type === 'undo') {
      undo(game, message.seat);
      publish(wholeTable());
      scheduleBot();
    } else if (message.type === 'look') {
      eyes = message.eyes;
      publish(wholeTable());
    } else if (message.type === 'hold') {
      held = message.held;
      if (!held) scheduleBot();
    }
  }
  playAhead(game, ahead, anyMove, until);
  return {
    send: (message) => setTimeout(() => handle(message)),
    listen(onMessage) {
      listeners.add(onMessage);
      setTimeout(() => onMessage(wholeTable()));
      scheduleBot();
      return () => listeners.delete(onMessage);
    },
    refetch: () => publish(wholeTable()),
    close: () => listeners.clear(),
  };
}

/** Plays `ahead` moves at once, and more until seat 0 is in the phase `until`; until the last turn, if that is `last`. */
function playAhead(
  game: Game,
  ahead: number,
  anyMove: (seat: Seat) => Move,
  until: string | undefined,
): void {
  const isThere = (): boolean => {
    if (until === 'last') return game.state.turnsLeft === 1;
    return until === undefined || (game.state.phase === until && game.state.seat === 0);
  };
  for (let i = 0; i < ahead || !isThere(); i++) {
    const [seat] = toAct(game.state);
    if (seat === undefined) return;
    recordMove(game, seat, itemAt(game.sitting, seat), anyMove(seat));
  }
}
