import type { Words } from '../words.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving: Words['leaving'] = {
  newGame: 'Nyt spil',
  newGameAsk: 'Vil du starte et nyt spil med de samme spillere? Dette spil forbliver gemt.',
  newGameYes: 'Start et nyt spil',
  resign: 'Giv op …',
  resignAsk: 'Vil du give op? Spillet slutter her, og pointene tælles, som det står nu.',
  resignAskOthers: 'Vil du give op? En bot tager over for dig, og spillet fortsætter.',
  resignYes: 'Giv op',
  keepPlaying: 'Spil videre',
  resigned: (who) => (who.you ? 'Du gav op.' : `${who.name} gav op.`),
  botPlays: (who) => (who.you ? 'En bot spiller for dig.' : `En bot spiller for ${who.name}.`),
  isBack: (who) => (who.you ? 'Du er tilbage.' : `${who.name} er tilbage.`),
};
