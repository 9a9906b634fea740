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
  claimBack: 'Previous claim',
  claimOn: 'Next claim',
  speed: 'Speed',
  at: (turn: number, all: number) => `Turn ${turn} of ${all}`,
  position: 'Position in the game',
  eyes: 'View',
  allSeeing: 'All hands',
  openTable: 'Public view',
  leave: 'Leave the replay',
  /** After tickets that a player is still choosing from. */
  offered: 'to choose from',
  hands: 'Hands',
};
