import type { Words } from '../words.js';
import type { Own } from './own.js';

/** An undo that all others have to agree to. */
export const undoVote = (own: Own): Words['undoVote'] => ({
  ask: 'Bed om at fortryde',
  question: 'Vil du bede de andre om lov til at fortryde?',
  rule: (seconds) =>
    `Alle skal sige ja inden for ${own.wait(seconds)}. Det, der har vist et nyt kort, kan ikke fortrydes.`,
  beforeClaim: (who, route) => `Tilbage til før ${who.you ? 'du' : who.name} byggede ${route}`,
  beforeMove: (who) =>
    who.you ? 'Tilbage til før dit seneste træk' : `Tilbage til før ${own.of(who.name)} seneste træk`,
  undoes: 'Dette ville blive fortrudt:',
  send: 'Spørg',
  asks: (who) => (who.you ? 'Du beder om at fortryde.' : `${who.name} beder om at fortryde.`),
  agree: 'Sig ja',
  decline: 'Sig nej',
  withdraw: 'Hold op med at spørge',
  haveAgreed: (names) => `Har sagt ja: ${own.all(names)}`,
  areAsked: (names) => `Har ikke svaret endnu: ${own.all(names)}`,
  left: (seconds) => `${own.wait(seconds)} tilbage`,
  byKey: (key) => `Tryk på ${key} for at svare.`,
  agreed: 'Alle sagde ja: trækket er fortrudt.',
  declined: (who) =>
    who.you
      ? 'Du sagde nej, så trækket bliver stående.'
      : `${who.name} siger nej, så trækket bliver stående.`,
  expired: 'Ikke alle svarede i tide, så trækket bliver stående.',
  withdrawn: (who) => (who.you ? 'Du spørger ikke længere.' : `${who.name} spørger ikke længere.`),
  overtaken: 'Der er sket noget i mellemtiden, så intet er fortrudt.',
  notStored: 'Alle sagde ja, men det kunne ikke gemmes, så intet er fortrudt.',
  undone: (who) => `${who.you ? 'Du' : who.name} fortrød et træk. Alle sagde ja.`,
});
