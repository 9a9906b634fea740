import type { Words } from '../words.js';
import type { Own } from './own.js';

/** An undo that all others have to agree to. */
export const undoVote = (own: Own): Words['undoVote'] => ({
  ask: 'Biðja um að afturkalla',
  question: 'Viltu biðja hina um að fá að afturkalla?',
  rule: (seconds) =>
    `Allir þurfa að samþykkja og hafa til þess ${own.wait(seconds)}. Það sem hefur sýnt nýtt spil verður ekki afturkallað.`,
  beforeClaim: (who, route) =>
    `Aftur í stöðuna áður en ${who.you ? 'þú eignaðir þér' : `${who.name} eignaði sér`} ${route}`,
  beforeMove: (who) =>
    who.you ? 'Aftur í stöðuna fyrir síðustu aðgerð þína' : `Aftur í stöðuna áður en ${who.name} lék síðast`,
  undoes: 'Þetta yrði afturkallað:',
  send: 'Spyrja',
  asks: (who) => (who.you ? 'Þú biður um að fá að afturkalla.' : `${who.name} biður um að fá að afturkalla.`),
  agree: 'Samþykkja',
  decline: 'Samþykkja ekki',
  withdraw: 'Hætta að spyrja',
  haveAgreed: (names) => `Samþykkt: ${own.all(names)}`,
  areAsked: (names) => `Ósvarað: ${own.all(names)}`,
  left: (seconds) => `Tími eftir: ${own.wait(seconds)}`,
  byKey: (key) => `Ýttu á ${key} til að svara.`,
  agreed: 'Allir samþykktu: aðgerðin var afturkölluð.',
  declined: (who) =>
    who.you
      ? 'Þú samþykktir ekki, svo aðgerðin stendur.'
      : `${who.name} samþykkir ekki, svo aðgerðin stendur.`,
  expired: 'Það svöruðu ekki allir í tæka tíð, svo aðgerðin stendur.',
  withdrawn: (who) =>
    who.you ? 'Þú biður ekki lengur um þetta.' : `${who.name} biður ekki lengur um þetta.`,
  overtaken: 'Eitthvað gerðist í millitíðinni, svo ekkert var afturkallað.',
  notStored: 'Allir samþykktu, en ekki tókst að vista það, svo ekkert var afturkallað.',
  undone: (who) => `${who.you ? 'Þú afturkallaðir' : `${who.name} afturkallaði`} aðgerð. Allir samþykktu.`,
});
