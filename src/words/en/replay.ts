/** Stepping through a game that is over. */
export const replay = {
  title: 'Replay',
  play: 'Play',
  pause: 'Pause',
  first: 'To the start',
  last: 'To the end',
  stepBack: 'Previous step',
  stepOn: 'Next step',
  turnBack: 'Previous turn',
  turnOn: 'Next turn',
  at: (turn: number, all: number) => `Turn ${turn} of ${all}`,
  position: 'Position in the game',
  eyes: 'View',
  allSeeing: 'All hands',
  openTable: 'Public view',
  leave: 'Leave the replay',
  /** Of tickets that somebody still chooses from. */
  offered: 'to choose from',
  hands: 'Hands',
};
