import { type Game, resignedSeats } from '../engine/index.js';

/** Whether all people of a running game have resigned: the bots don't play it out, it ends as it stands. */
export function isAbandoned({ record, state }: Game): boolean {
  if (state.phase === 'over') return false;
  const resigned = resignedSeats(record.log);
  const people = record.players.filter(({ kind }) => kind === 'person');
  return people.length > 0 && resigned.length === people.length;
}
