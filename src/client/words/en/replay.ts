/** Stepping through a game that is over. */
export const replay = {
  title: 'Replay',
  play: 'Play',
  pause: 'Pause',
  first: 'To the beginning',
  last: 'To the end',
  stepBack: 'One step back',
  stepOn: 'One step on',
  turnBack: 'One turn back',
  turnOn: 'One turn on',
  at: (turn: number, all: number) => `Turn ${turn} of ${all}`,
  position: 'Position in the game',
  eyes: 'View',
  allSeeing: 'all cards open',
  openTable: 'what all can see',
  leave: 'Leave the replay',
  /** Of tickets that somebody still chooses from. */
  offered: 'to choose from',
  hands: 'Hands',
};
