import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { inWords, listInWords, rangeInWords } from './counting.js';
import type { RuleText } from './parts.js';

/** A board’s own words for what every game of the family has. */
interface FamilyWords {
  car: Word;
  wild: Word;
  ticket: Word;
  /** By clause: what this board alone adds to it. */
  notes: Partial<Record<string, string>>;
}
type Word = [one: string, many: string];

/** Words the rules of the whole family (G) in a board’s own terms, less those the board does not have. */
export function familyRules(facts: BoardFacts, words: FamilyWords): RuleText[] {
  const terms = termsOf(facts, words);
  const texts = {
    ...setupRules(terms),
    ...cardRules(terms),
    ...routeRules(terms),
    ...ticketRules(terms),
    ...endRules(terms),
  };
  return clausesOf(texts, words.notes);
}

type Terms = ReturnType<typeof termsOf>;

function termsOf(facts: BoardFacts, words: FamilyWords) {
  const [car, cars] = words.car;
  const [wild, wilds] = words.wild;
  const [ticket, tickets] = words.ticket;
  return { facts, car, cars, wild, wilds, ticket, tickets, where: whereIn(facts) };
}

function setupRules({ facts, cars, wilds, tickets, where }: Terms): ClauseTexts {
  const { colours, copies, openingTickets: deal } = facts;
  const all = colours.length * copies + facts.wilds;
  const notKept = {
    out: `are removed from the game (N10)`,
    under: `go to the bottom of their deck (the first player’s first, then the others’ clockwise, each player’s in the order dealt)`,
  };
  return {
    G1:
      `The game is for ${rangeInWords(...facts.players)} players, and each of you takes ${facts.cars} ${cars}. ` +
      `Shuffle the ${all} cards (${inWords(copies)} each of ${listInWords(colours)}, plus ${inWords(facts.wilds)} ${wilds}), ` +
      `deal everyone ${inWords(facts.openingHand)} and turn the next five face up` +
      `${where('sweep', '; G6 applies to them right away')}. ` +
      `Shuffle the ${facts.tickets.length} ${tickets} and deal everyone ${inWords(deal.take)}. The first player is already known (G2). ` +
      `Everyone secretly chooses at the same time, keeping at least ${inWords(deal.keep)}. ` +
      `When all of you have chosen, everyone sees how many each player kept, the ${tickets} not kept ${notKept[facts.notKept]}, and the first turn starts.`,
    G2: `Turns go clockwise around the table. The first player is picked at random, unless the host chooses someone.`,
    G3:
      `On your turn you do exactly one of three things: draw cards (G4), claim one route (G9) or draw ${tickets} (G12). ` +
      `As long as you can do one of them, you must (G16).`,
  };
}

function cardRules({ wild, wilds, where }: Terms): ClauseTexts {
  return {
    G4:
      `To draw cards, take two, one after the other, each either one of the face-up cards or, unseen, the top card of the deck, ` +
      `and keep them. A face-up card you take is replaced from the deck right away` +
      `${where('sweep', ', and G6 is applied')}, before you pick your second card. ` +
      `You can’t stop after the first card: only ${where('wild-ends-draw', 'G5 or ')}G8 can end your draw there.`,
    G5: where(
      'wild-ends-draw',
      `If your first card is a face-up ${wild}, your draw ends with it. ` +
        `You can’t take a face-up ${wild} as your second card either. ` +
        `One drawn unseen from the deck counts as one card like any other.`,
    ),
    G6: where(
      'sweep',
      `Whenever there are five face-up cards and three or more of them are ${wilds}, at the very start and halfway through ` +
        `a draw too, all five are discarded, five new cards are turned face up from the deck, and these are checked again. ` +
        `This happens only while the deck and the discards together, not counting the face-up cards, hold at least three ` +
        `cards other than ${wilds}; otherwise the face-up cards stay as they are until someone takes one.`,
    ),
    G7:
      `You may hold any number of cards. Used cards go to an open pile, the discards; whenever the deck is empty and there ` +
      `are discards, they are shuffled into a new deck right away, even in the middle of a draw` +
      `${where('sweep', ' or while the face-up cards are being replaced')}${where('tunnels', ' or a tunnel')}. ` +
      `If you’ve just paid for something, all the cards you paid are discarded first` +
      `${where('tunnels', '; cards on the table for a tunnel are left out until N9 discards them')}.`,
    G8:
      `While the deck and the discards are both empty, no card can be drawn, not even a face-up one: you can’t choose to draw ` +
      `cards, and if it happens after your first card, your draw ends with that one. ` +
      `So a face-up card you take can always be replaced, and there are always five.`,
  };
}

function routeRules({ facts, car, cars, wild, wilds, where }: Terms): ClauseTexts {
  const { players, bothSidesFrom: from } = facts;
  const scores = Object.entries(facts.scoreByLength).map(
    ([length, points]) => `${points} for ${inWords(Number(length))}`,
  );
  return {
    G9:
      `A route is a run of spaces between two neighbouring places. To claim it, play exactly as many cards as it has ` +
      `spaces, no more, no fewer: all of its colour or, if it’s grey, all of one colour of your choice. ` +
      where(
        'wilds-pay',
        `A ${wild} can replace any card of the set, and ${wilds} alone will do too, even on a grey route; ` +
          `which of the possible payments you make is up to you. `,
      ) +
      `The cards go to the discards, you put a ${car} on each space and score points right away by the number of spaces: ` +
      `${listInWords(scores)} (this board has no other lengths).`,
    G10:
      `You can claim any open route, whether or not it connects to one of yours, but only one per turn. ` +
      `With fewer ${cars} left than a route has spaces, you can’t claim it` +
      `${where('tunnels', ' or, if it’s a tunnel, even try it')}.`,
    G11:
      `A double route is a pair of routes that connect the same two places. You can never own both of them, however many play. ` +
      `With ${rangeInWords(players[0], from - 1)} players, claiming one of them closes the other to everyone, ` +
      `whatever type of routes they are${where('tunnels', ' (a tunnel tried without success closes nothing)')}; ` +
      `with ${rangeInWords(from, players[1])}, the other stays open to everyone else.`,
  };
}

function ticketRules({ facts, ticket, tickets }: Terms): ClauseTexts {
  const { openingTickets: deal, drawTickets } = facts;
  const { take, keep } = drawTickets;
  const notKept = {
    out: `are removed from the game (N10)`,
    under: `go to the bottom of the deck, in the order drawn`,
  };
  return {
    G12:
      `Of the ${inWords(deal.take)} ${tickets} dealt at the start you keep at least ${inWords(deal.keep)} (G1). ` +
      `You may keep more, then and later, but each one you fail costs you its value at the end (G14). ` +
      `To draw ${tickets}, take the top ${inWords(take)} of their deck, or all that are left if there are fewer, and keep at least ` +
      `${inWords(keep)}. Those you don’t keep ${notKept[facts.notKept]}; those you do keep can’t be given back. ` +
      `When the ${ticket} deck is empty, you can’t choose to draw any.`,
    G13:
      `Your ${tickets} are secret, and so is whether you’ve completed them; at the end everyone shows all they kept. ` +
      `During the game the others never see the ones you didn’t keep. You may hold as many ${tickets} as you like.`,
    G14:
      `A ${ticket} names two places and a value; it’s completed when an unbroken path of your own routes connects the two. ` +
      `At the end you score the value of each ${ticket} you completed and lose the value of each one you failed, ` +
      `even if that takes your score below zero.`,
  };
}

function endRules({ facts, cars, tickets, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `As soon as someone ends a turn with ${inWords(facts.lastRoundAt)} or fewer ${cars} left, the last round starts: ` +
      `everyone takes exactly one more turn, that player last of all, and then the scores are added up.`,
    G16:
      `If you can’t do anything at all, you pass, and that counts as your turn, in the last round too. While you can do something, ` +
      `even if it’s only drawing ${tickets}, you can’t pass. If all of you pass, one directly after another, the game is over and ` +
      `the scores are added up.`,
    G17:
      `The player with the most points wins. If players are tied, the one who has completed more ${tickets} is ahead` +
      `${where('longest-path', ', then the one with the longest unbroken path of their own routes')}; those still tied share ` +
      `the win. The other places are decided in the same way.`,
    G18:
      `Everyone may know: the face-up cards; the discards; how many cards each hand and the deck hold; how many ${tickets} each player ` +
      `has and how many are left in their deck; who owns which routes, the ${cars} left and the points for routes; every payment` +
      where(
        'tunnels',
        `; the set played for a tunnel and the cards revealed, even when the set is taken back`,
      ) +
      where('merchandise', `; the merchandise cards`) +
      where(
        'terrain',
        `; everyone’s terrain cards, the two face-up ones, how many the terrain deck holds, and its discards`,
      ) +
      `. Secret while the game lasts: what’s in a hand, every ${ticket}, kept or not, the order of each deck and what was ` +
      `drawn unseen${where('tunnels', ', as well as whether someone could have paid more for a tunnel')}. ` +
      `A face-up card you take has been seen by everyone.`,
  };
}
