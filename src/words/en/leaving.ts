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
  resigned: ({ name, you }: Who) => (you ? 'You resigned.' : `${name} resigned.`),
  botPlays: ({ name, you }: Who) => (you ? 'A bot plays for you.' : `A bot plays for ${name}.`),
  isBack: ({ name, you }: Who) => (you ? 'You are back.' : `${name} is back.`),
};
