import { type Game, resignedSeats } from '../engine/index.js';

/** Whether all people of a running game have resigned: the bots don't play it out, it ends as it stands. */
export function isAbandoned(game: Game): boolean {
  if (game.state.phase === 'over' || !areAllGone(game)) return false;
  return resignedSeats(game.record.log).length === peopleOf(game);
}

/** Whether bots play the seats of all people, some of whom are only away: the game waits until one is back. */
export function isDeserted(game: Game): boolean {
  return areAllGone(game) && resignedSeats(game.record.log).length < peopleOf(game);
}

function areAllGone(game: Game): boolean {
  return peopleOf(game) > 0 && !game.sitting.includes('person');
}

function peopleOf({ record }: Game): number {
  return record.players.filter(({ kind }) => kind === 'person').length;
}
