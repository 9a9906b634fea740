import type { Who } from '../shapes.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving = {
  newGame: 'New game',
  newGameAsk: 'Start a new game with the same players? This one stays saved.',
  newGameYes: 'Start a new game',
  resign: 'Resign…',
  resignAsk: 'Resign? The game ends here and is scored as it stands.',
  resignAskOthers: 'Resign? A bot plays on for you, and the game continues.',
  resignYes: 'Resign',
  keepPlaying: 'Keep playing',
  resigned: (who: Who) => (who.you ? 'You resigned.' : `${who.name} resigned.`),
  botPlays: (who: Who) => (who.you ? 'A bot plays for you.' : `A bot plays for ${who.name}.`),
  isBack: (who: Who) => (who.you ? 'You are back.' : `${who.name} is back.`),
};
