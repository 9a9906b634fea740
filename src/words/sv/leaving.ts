import type { Words } from '../words.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving: Words['leaving'] = {
  newGame: 'Nytt parti',
  newGameAsk: 'Vill du starta ett nytt parti med samma spelare? Det här partiet finns kvar.',
  newGameYes: 'Starta ett nytt parti',
  resign: 'Ge upp …',
  resignAsk: 'Vill du ge upp? Partiet slutar här och poängen räknas som ställningen är nu.',
  resignAskOthers: 'Vill du ge upp? En bot tar över åt dig och partiet fortsätter.',
  resignYes: 'Ge upp',
  keepPlaying: 'Spela vidare',
  resigned: (who) => (who.you ? 'Du gav upp.' : `${who.name} gav upp.`),
  botPlays: (who) => (who.you ? 'En bot spelar åt dig.' : `En bot spelar åt ${who.name}.`),
  isBack: (who) => (who.you ? 'Du är tillbaka.' : `${who.name} är tillbaka.`),
};
