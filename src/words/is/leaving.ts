import type { Words } from '../words.js';

/** A new game, resigning, and a bot in place of a person. */
export const leaving: Words['leaving'] = {
  newGame: 'Nýr leikur',
  newGameAsk: 'Viltu hefja nýjan leik með sömu spilurum? Þessi leikur er áfram vistaður.',
  newGameYes: 'Hefja nýjan leik',
  resign: 'Gefast upp…',
  resignAsk: 'Viltu gefast upp? Leiknum lýkur hér og stigin eru talin eins og þau standa.',
  resignAskOthers: 'Viltu gefast upp? Tölvuspilari tekur við af þér og leikurinn heldur áfram.',
  resignYes: 'Gefast upp',
  keepPlaying: 'Spila áfram',
  resigned: ({ name, you }) => (you ? 'Þú gafst upp.' : `${name} gafst upp.`),
  botPlays: ({ name, you }) =>
    you ? 'Tölvuspilari leikur fyrir þig.' : `${name}: tölvuspilari hefur tekið við.`,
  isBack: ({ name, you }) => (you ? 'Þú ert aftur með.' : `${name} er aftur með.`),
};
