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

/** A table in the page itself, for work on its looks: the others make random moves, preferably claims. */
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
  let randomState = seed * 7919 + 1;
  const random = (): number => (randomState = (randomState * 48271) % 2147483647) / 2147483647;
  const listeners = new Set<(message: ToClient) => void>();
  const send = (message: ToClient): void => listeners.forEach((listener) => listener(message));
  const undoable = (): Seat[] => seats.filter((seat) => undoPoint(game, seat) !== null);

  function randomMove(seat: Seat): Move {
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
  function sendEntry(entry: Entry, id?: string): void {
    const shown = redactEntry(board, entry, eyes);
    send({ type: 'entry', entry: shown, undo: undoable(), ...(id !== undefined && { id }) });
    scheduleBot();
  }
  function scheduleBot(): void {
    setTimeout(() => {
      const [seat] = toAct(game.state).filter((it) => plan.seats[it]?.kind === 'bot');
      if (seat === undefined || held) return;
      const done = recordMove(game, seat, 'bot', randomMove(seat));
      if (done.ok) sendEntry(done.value);
    }, 600);
  }
  function tableMessage(): ToClient {
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
  function receive(message: ToTable): void {
    if (message.type === 'move') {
      const done = recordMove(game, message.seat, 'person', message.move);
      if (done.ok) sendEntry(done.value, message.id);
      else send({ type: 'refused', id: message.id, problem: done.problem });
    } else if (message.type === 'undo') {
      undo(game, message.seat);
      send(tableMessage());
      scheduleBot();
    } else if (message.type === 'look') {
      eyes = message.eyes;
      send(tableMessage());
    } else if (message.type === 'hold') {
      held = message.held;
      if (!held) scheduleBot();
    }
  }
  playAhead(game, ahead, randomMove, until);
  return {
    send: (message) => setTimeout(() => receive(message)),
    listen(listener) {
      listeners.add(listener);
      setTimeout(() => listener(tableMessage()));
      scheduleBot();
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}

/** Plays `ahead` moves, and then on until the first seat is in the phase `until`. */
function playAhead(
  game: Game,
  ahead: number,
  randomMove: (seat: Seat) => Move,
  until: string | undefined,
): void {
  const isReached = (): boolean =>
    until === undefined || (game.state.phase === until && game.state.seat === 0);
  for (let i = 0; i < ahead || !isReached(); i++) {
    const [seat] = toAct(game.state);
    if (seat === undefined) return;
    recordMove(game, seat, itemAt(game.sitting, seat), randomMove(seat));
  }
}
