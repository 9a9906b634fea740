import type { Who } from '../shapes.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving = {
  newGame: 'New game',
  newGameAsk: 'Start a new game with the same players? This one stays saved.',
  newGameYes: 'Start a new game',
  resign: 'Resign…',
  resignAsk: 'Resign? The game ends here and is scored as it stands.',
  resignAskOthers: 'Resign? A bot takes over for you, and the game goes on.',
  resignYes: 'Resign',
  keepPlaying: 'Keep playing',
  resigned: (who: Who) => (who.you ? 'You resigned.' : `${who.name} resigned.`),
  botPlays: (who: Who) => (who.you ? 'A bot is playing for you.' : `A bot is playing for ${who.name}.`),
  isBack: (who: Who) => (who.you ? 'You’re back.' : `${who.name} is back.`),
};
