import type { Player } from '../engine/index.js';
import { plain } from './text.js';

/** The players' names, safe to print. A player without a name, or with another's, is told apart by the seat. */
export function playerNames(players: readonly Player[]): string[] {
  const names = players.map(({ name }) => plain(name, 30).trim());
  return names.map((name, seat) => {
    if (name === '') return `seat ${seat}`;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (seat ${seat})`;
  });
}
