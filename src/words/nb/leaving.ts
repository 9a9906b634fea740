import type { Words } from '../words.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving: Words['leaving'] = {
  newGame: 'Nytt spill',
  newGameAsk: 'Vil du starte et nytt spill med de samme spillerne? Dette er fortsatt lagret.',
  newGameYes: 'Start et nytt spill',
  resign: 'Gi opp…',
  resignAsk: 'Vil du gi opp? Spillet slutter her og gjøres opp slik det står.',
  resignAskOthers: 'Vil du gi opp? En bot spiller videre for deg, og spillet fortsetter.',
  resignYes: 'Gi opp',
  keepPlaying: 'Spill videre',
  resigned: ({ name, you }) => (you ? 'Du ga opp.' : `${name} ga opp.`),
  botPlays: ({ name, you }) => (you ? 'En bot spiller for deg.' : `En bot spiller for ${name}.`),
  isBack: ({ name, you }) => (you ? 'Du er tilbake.' : `${name} er tilbake.`),
};
