import type { Words } from '../words.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving: Words['leaving'] = {
  newGame: 'Nýr leikur',
  newGameAsk: 'Viltu hefja nýjan leik með sömu spilurum? Þessi leikur er áfram vistaður.',
  newGameYes: 'Hefja nýjan leik',
  resign: 'Gefast upp …',
  resignAsk: 'Viltu gefast upp? Leiknum lýkur hér og stigin eru talin eins og þau standa.',
  resignAskOthers: 'Viltu gefast upp? Tölvuspilari tekur við af þér og leikurinn heldur áfram.',
  resignYes: 'Gefast upp',
  keepPlaying: 'Spila áfram',
  resigned: (who) => (who.you ? 'Þú gafst upp.' : `${who.name} gafst upp.`),
  botPlays: (who) =>
    who.you ? 'Tölvuspilari leikur fyrir þig.' : `${who.name}: tölvuspilari hefur tekið við.`,
  isBack: (who) => (who.you ? 'Þú ert aftur með.' : `${who.name} er aftur með.`),
};
