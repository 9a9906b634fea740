import { UNKNOWN } from '../../engine/index.js';
import { doublingCards } from '../doubling.js';
import type { EventLines, Naming, Who } from '../shapes.js';
import type { Own } from './own.js';
import { payment } from './payment.js';

/** What happened, a line for every event. */
export const events = (own: Own): EventLines => ({
  dealt: ({ first }, it) => `${name(it.who(first))} byrjar.`,
  chose: ({ seat, tickets }, it) =>
    tickets === null
      ? `${name(it.who(seat))} hefur valið ${own.ticket.many.acc}.`
      : `${does(it.who(seat), 'hélst', 'hélt')} ${own.dative(tickets.length, own.ticket)}.`,
  opened: ({ counts }, it) => {
    const kept = counts.map((n, seat) => `${it.who(seat).you ? 'þú' : it.who(seat).name} (${own.number(n)})`);
    return `Allir hafa valið ${own.ticket.many.acc}: ${own.all(kept)}.`;
  },
  turn: () => null,
  took: ({ seat, card }, it) =>
    `${does(it.who(seat), 'tókst', 'tók')} ${own.aFaceUp(it.card(card) ?? 'wild')}.`,
  drew: ({ seat, card }, it) => `${does(it.who(seat), 'dróst', 'dró')} ${cardOf(own, it, card)} úr bunkanum.`,
  swept: () =>
    `Of ${own.ofWild('margir', 'mörg')} ${own.wild.many.nom}: öllum fimm opnu spilunum var skipt út.`,
  filled: ({ cards }, it) =>
    `Ný opin spil: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  renewed: () => 'Kastbunkinn var stokkaður í nýjan bunka.',
  'took-terrain': ({ seat, kind }, it) =>
    `${does(it.who(seat), 'tókst', 'tók')} ${own.terrainCard(it.terrain(kind))}.`,
  'drew-terrain': ({ seat, kind }, it) =>
    `${does(it.who(seat), 'dróst', 'dró')} ${own.terrainCard(it.terrain(kind))} úr landslagsbunkanum.`,
  'renewed-terrain': () => 'Notuðu landslagsspilin voru stokkuð í nýjan landslagsbunka.',
  claimed: ({ seat, route, cards, terrain }, it) => {
    const { tunnel, length } = it.route(route);
    const paid = it.set(cards);
    const claimed = `${does(it.who(seat), 'eignaðir þér', 'eignaði sér')} ${it.routeName(route)}`;
    const how = tunnel
      ? paid.length === 0
        ? ' án aukaspila'
        : ` og ${it.who(seat).you ? 'borgaðir' : 'borgaði'} ${own.set(paid)} aukalega`
      : `, ${own.spacesAccusative(length)}, fyrir ${own.set(paid)}`;
    const doubled = terrain
      ? `, stigin tvöfölduð (${doublingCards(payment(own), it.terrainOf(route), terrain)})`
      : '';
    return `${claimed}${how}${doubled}.`;
  },
  bonus: ({ seat }, it) => `${does(it.who(seat), 'fékkst', 'fékk')} verslunarspil.`,
  laid: ({ seat, route, cards }, it) =>
    `${does(it.who(seat), 'lagðir', 'lagði')} fram ${own.set(it.set(cards))} fyrir göngin ${it.routeName(route)}.`,
  turned: ({ cards }, it) =>
    cards.length === 0
      ? 'Engin spil voru til að snúa við.'
      : `Upp ${cards.length === 1 ? 'kom' : 'komu'}: ${own.all(cards.map((card) => own.card(it.card(card) ?? 'wild')))}.`,
  asked: ({ count }) =>
    count === 0 ? 'Ekkert þarf að borga aukalega.' : `Borga þarf ${own.cards(count)} aukalega.`,
  declined: ({ seat }, it) => `${does(it.who(seat), 'tókst', 'tók')} spilin aftur; göngin eru enn laus.`,
  'drew-tickets': ({ seat, tickets }, it) =>
    `${does(it.who(seat), 'dróst', 'dró')} ${own.accusative(tickets.length, own.ticket)}.`,
  kept: ({ seat, tickets }, it) => {
    const known = tickets.length > 0 && !tickets.includes(UNKNOWN);
    const which = known ? `: ${own.all(tickets.map((ticket) => it.ticket(ticket)))}` : '';
    return `${does(it.who(seat), 'hélst', 'hélt')} ${own.dative(tickets.length, own.ticket)}${which}.`;
  },
  passed: ({ seat }, it) =>
    it.who(seat).you
      ? 'Þú gast ekkert gert og sagðir pass.'
      : `${it.who(seat).name} gat ekkert gert og sagði pass.`,
  'last-round': ({ seat }, it) =>
    `${does(it.who(seat), 'átt', 'á')} í mesta lagi ${own.accusative(it.lastRoundAt, own.car)} eftir. Síðasta umferðin hefst.`,
  over: () => 'Leiknum er lokið.',
});

function name({ name: called, you }: Who): string {
  return you ? 'Þú' : called;
}

/** Sögnin í annarri eða þriðju persónu. */
function does(who: Who, second: string, third: string): string {
  return `${name(who)} ${who.you ? second : third}`;
}

function cardOf(own: Own, it: Naming, kind: number): string {
  const card = it.card(kind);
  return card === null ? 'spil' : own.aCard(card);
}
