import type { Words } from '../words.js';
import type { Own } from './own.js';

/** An undo that all others have to agree to. */
export const undoVote = (own: Own): Words['undoVote'] => ({
  ask: 'Be om att få ångra',
  question: 'Vill du be de andra om att få ångra?',
  rule: (seconds) =>
    `Alla måste säga ja inom ${own.wait(seconds)}. Det som har visat ett nytt kort eller en ny ${own.ticket.one} ligger fast.`,
  beforeClaim: (who, route) => `Tillbaka till läget innan ${who.you ? 'du' : who.name} mutade in ${route}`,
  beforeMove: (who) =>
    who.you
      ? 'Tillbaka till läget före ditt senaste drag'
      : `Tillbaka till läget innan ${who.name} gjorde sitt senaste drag`,
  undoes: 'Detta skulle ångras:',
  send: 'Fråga',
  asks: (who) => (who.you ? 'Du ber om att få ångra.' : `${who.name} ber om att få ångra.`),
  agree: 'Säg ja',
  decline: 'Säg nej',
  withdraw: 'Sluta fråga',
  haveAgreed: (names) => `Har sagt ja: ${own.all(names)}`,
  areAsked: (names) => `Har inte svarat än: ${own.all(names)}`,
  left: (seconds) => `${own.wait(seconds)} kvar`,
  byKey: (key) => `Tryck på ${key} för att svara.`,
  agreed: 'Alla sade ja: draget är ångrat.',
  declined: (who) =>
    who.you ? 'Du sade nej, så draget ligger fast.' : `${who.name} säger nej, så draget ligger fast.`,
  expired: 'Alla svarade inte i tid, så draget ligger fast.',
  withdrawn: (who) => (who.you ? 'Du frågar inte längre.' : `${who.name} frågar inte längre.`),
  overtaken: 'Något hände under tiden, så inget har ångrats.',
  notStored: 'Alla sade ja, men det kunde inte sparas, så inget har ångrats.',
  undone: (who) => `${who.you ? 'Du' : who.name} ångrade ett drag. Alla sade ja.`,
});
