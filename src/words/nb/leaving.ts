import type { Words } from '../words.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving: Words['leaving'] = {
  newGame: 'Nytt spill',
  newGameAsk: 'Vil du starte et nytt spill med de samme spillerne? Dette spillet forblir lagret.',
  newGameYes: 'Start et nytt spill',
  resign: 'Gi opp …',
  resignAsk: 'Vil du gi opp? Spillet slutter her, og poengene telles slik det står nå.',
  resignAskOthers: 'Vil du gi opp? En bot tar over for deg, og spillet fortsetter.',
  resignYes: 'Gi opp',
  keepPlaying: 'Spill videre',
  resigned: (who) => (who.you ? 'Du ga opp.' : `${who.name} ga opp.`),
  botPlays: (who) => (who.you ? 'En bot spiller for deg.' : `En bot spiller for ${who.name}.`),
  isBack: (who) => (who.you ? 'Du er tilbake.' : `${who.name} er tilbake.`),
};
