import {
  type Board,
  type Entry,
  type GameEvent,
  type Position,
  type Seat,
  type TableMove,
  isGameMove,
} from '../engine/index.js';
import { describe } from './describe.js';
import type { Names } from './names.js';
import { plain } from './text.js';

const MAKERS: Record<Entry['by'], string> = {
  person: 'a person',
  bot: 'a bot',
  clock: 'the clock',
  host: 'the host',
};

/** One entry of a game's log in sentences. `outcome` is what the reader may see of it, `kinds` who sat where at the beginning. */
export function tellEntry(
  board: Board,
  names: Names,
  { move, seat, by }: Entry,
  outcome: readonly GameEvent[],
  after: Position,
  kinds: readonly Entry['by'][],
): string[] {
  const happened = outcome.flatMap((event) => describe(board, names, event, after));
  if (!isGameMove(move)) return [...tellTableMove(names, move, seat), ...happened];
  if (seat === null || by === kinds[seat]) return happened;
  return happened.map((line, i) => (i === 0 ? `${line} (Decided by ${MAKERS[by]}.)` : line));
}

function tellTableMove(names: Names, move: TableMove, seat: Seat | null): string[] {
  const who = seat === null ? 'The table' : names.seat(seat);
  switch (move.type) {
    case 'undo':
      return [`${who} takes back: the game is again as it was after entry ${move.to}.`];
    case 'take-over':
      return [`From here on the bot ${plain(move.bot)} plays for ${who}.`];
    case 'give-back':
      return [`From here on ${who} plays again.`];
    case 'agree':
      return ['All agree to stop here.'];
    case 'deal':
      return [];
  }
}
