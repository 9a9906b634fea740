import type { Words } from '../words.js';
import type { Own } from './own.js';

/** An undo that all others have to agree to. */
export const undoVote = (own: Own): Words['undoVote'] => ({
  ask: 'Be om å få angre',
  question: 'Vil du be de andre om å få angre?',
  rule: (seconds) =>
    `Alle må si ja innen ${own.wait(seconds)}. Det som har vist et nytt kort eller en ny ${own.ticket.one}, kan ikke angres.`,
  beforeClaim: (who, route) => `Tilbake til før ${who.you ? 'du' : who.name} bygde ${route}`,
  beforeMove: (who) =>
    who.you
      ? 'Tilbake til før det siste trekket ditt'
      : `Tilbake til før ${who.name} gjorde sitt siste trekk`,
  undoes: 'Dette ville bli angret:',
  send: 'Spør',
  asks: (who) => (who.you ? 'Du ber om å få angre.' : `${who.name} ber om å få angre.`),
  agree: 'Si ja',
  decline: 'Si nei',
  withdraw: 'Slutt å spørre',
  haveAgreed: (names) => `Har sagt ja: ${own.all(names)}`,
  areAsked: (names) => `Har ikke svart ennå: ${own.all(names)}`,
  left: (seconds) => `${own.wait(seconds)} igjen`,
  byKey: (key) => `Trykk på ${key} for å svare.`,
  agreed: 'Alle sa ja: Trekket er angret.',
  declined: (who) =>
    who.you ? 'Du sa nei, så trekket blir stående.' : `${who.name} sier nei, så trekket blir stående.`,
  expired: 'Ikke alle svarte i tide, så trekket blir stående.',
  withdrawn: (who) => (who.you ? 'Du spør ikke lenger.' : `${who.name} spør ikke lenger.`),
  overtaken: 'Det skjedde noe i mellomtiden, så ingenting er angret.',
  notStored: 'Alle sa ja, men det kunne ikke lagres, så ingenting er angret.',
  undone: (who) => `${who.you ? 'Du' : who.name} angret et trekk. Alle sa ja.`,
});
