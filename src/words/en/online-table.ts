/** A table of a server: the connection, people who come and go, the next game. */
export const onlineTable = {
  refused: 'The server got too many messages from here and ended the connection. Trying again automatically.',
  connected: 'Connected again.',
  moveWaits: 'Your move will be sent once the connection is back.',
  moveSent: 'Your move is on its way…',
  outdatedStill: 'This page is still older than the server. Reload it again in a while.',
  watching: 'You’re watching',
  takeBack: 'I’m back',
  knocks: (name: string, player: string) => `Somebody called ‘${name}’ asks to be let in as ${player}.`,
  knockWaits: (player: string) =>
    `${player} alone can agree now. You can, too, once ${player} has been away for two minutes.`,
  letIn: 'Let in',
  keepOut: 'Don’t let in',
  wasLetIn: (player: string, by: string) => `${player} is back on another device, let in by ${by}.`,
  rematch: 'A new game with the same players has been set up.',
  joinRematch: 'Join the new game',
  leaveAsk: 'Who plays for you while you’re away?',
  leaveToBot: 'A bot, until I’m back',
  leaveWaiting: 'Nobody: the others wait for me',
  saved: 'The game is saved on the server. You can leave and come back at any time.',
};
