import type { BoardFacts } from '../engine/board/facts.js';
import { type ClauseTexts, clausesOf, whereIn } from './clauses.js';
import { inWords, listInWords, rangeInWords } from './counting.js';
import type { RuleText } from './texts.js';

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
    out: `leave the game (N10)`,
    under: `go under their deck (the first player’s, then on by seat, each player’s in the order dealt)`,
  };
  return {
    G1:
      `The game is for ${rangeInWords(...facts.players)}; each of you takes ${facts.cars} ${cars}. ` +
      `Shuffle the ${all} cards (${inWords(copies)} each of ${listInWords(colours)}, plus ${inWords(facts.wilds)} ${wilds}), ` +
      `deal everyone ${inWords(facts.openingHand)} and turn the next five face up: they are the row` +
      `${where('sweep', ', and G6 applies to it at once')}. ` +
      `Shuffle the ${facts.tickets.length} ${tickets} and deal everyone ${inWords(deal.take)}; who begins is known by now (G2), ` +
      `and all of you choose at the same time, unseen, to keep at least ${inWords(deal.keep)}. ` +
      `When the last of you has chosen, it is shown how many each has kept, the ${tickets} not kept ${notKept[facts.notKept]}, and the first turn begins.`,
    G2: `Turns go round the table clockwise. Who begins is drawn by lot, unless the host names someone.`,
    G3:
      `On your turn you do exactly one of three things: draw cards (G4), claim one route (G9) or draw ${tickets} (G12). ` +
      `As long as one of them is open to you, you have to act (G16).`,
  };
}

function cardRules({ wild, wilds, where }: Terms): ClauseTexts {
  return {
    G4:
      `To draw cards you take two, one after the other, each either from the row or unseen from the top of the deck, ` +
      `and you keep them. The gap that a card leaves in the row is filled from the deck straight away` +
      `${where('sweep', ', and G6 is applied,')} before you pick the second. ` +
      `You may not stop after the first card: only ${where('wild-ends-draw', 'G5 or ')}G8 can end your draw there.`,
    G5: where(
      'wild-ends-draw',
      `If your first card is a ${wild} from the row, your draw ends with it. ` +
        `Nor may you take a ${wild} from the row as your second card. ` +
        `One that comes unseen from the deck counts as one card like any other.`,
    ),
    G6: where(
      'sweep',
      `Three or more ${wilds} are too many for one row. Whenever all five cards lie there and it comes to that, at the ` +
        `very start and halfway through a draw too, the whole row is discarded and laid out anew from the deck, and then ` +
        `looked at afresh. This needs at least three cards other than ${wilds} in the deck and the discards together, ` +
        `not counting the row; without them the row stays as it is until someone takes a card from it.`,
    ),
    G7:
      `You may hold any number of cards. Used cards lie in an open pile, the discards; whenever there are discards but no ` +
      `deck is left, they are shuffled at once and become the new deck, even in the middle of a draw` +
      `${where('sweep', ' or a sweep of the row')}${where('tunnels', ' or a tunnel')}. ` +
      `If you have just paid for something, all the cards you paid are discarded first` +
      `${where('tunnels', '; what lies on the table for a tunnel is left out until N9 discards it')}.`,
    G8:
      `While deck and discards are both empty no card can be drawn, not even from the row: you can’t choose to draw cards, ` +
      `and if it comes about after your first card, your draw ends with that one. ` +
      `That way no gap in the row ever stays unfilled: it always has five cards.`,
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
      `spaces, all of its colour or, if it is grey, all of one colour of your choice; one card too many is refused like one ` +
      `too few. ` +
      where(
        'wilds-pay',
        `A ${wild} can stand for any card of the set, and ${wilds} alone will pay too, on a grey route as well; ` +
          `which of the possible payments you make is up to you. `,
      ) +
      `The cards go to the discards, you put a ${car} on each space and score points at once by the number of spaces: ` +
      `${listInWords(scores)} (this board has no other lengths).`,
    G10:
      `Any open route will do, whether or not it meets one of yours, but you claim only one a turn. ` +
      `With fewer ${cars} left than a route has spaces you can’t claim it` +
      `${where('tunnels', ', and a tunnel you may not even try')}.`,
    G11:
      `A double route is a pair of routes that join the same two places. You never own both of them, however many play. ` +
      `With ${rangeInWords(players[0], from - 1)} players, claiming one of them closes the other to everyone, ` +
      `whatever sort of routes they are${where('tunnels', ' (a tunnel tried in vain closes nothing)')}; ` +
      `with ${rangeInWords(from, players[1])} the other stays open to everyone else.`,
  };
}

function ticketRules({ facts, ticket, tickets }: Terms): ClauseTexts {
  const { openingTickets: deal, drawTickets } = facts;
  const { take, keep } = drawTickets;
  const notKept = { out: `leaves the game (N10)`, under: `goes under the deck, in the order drawn` };
  return {
    G12:
      `Of the ${inWords(deal.take)} ${tickets} dealt at the start you keep at least ${inWords(deal.keep)} (G1). ` +
      `You may keep more, then and later, but each one you don’t do costs its value at the end (G14). ` +
      `To draw ${tickets}, take the top ${inWords(take)} of their deck, or what is left if there are fewer, and keep at least ` +
      `${inWords(keep)}. What you don’t keep ${notKept[facts.notKept]}; what you do keep you can’t give back. ` +
      `When the ${ticket} deck is empty you can’t choose this.`,
    G13:
      `Your ${tickets} are secret, and so is whether you have done them; at the end everyone shows all they have kept. ` +
      `What you did not keep, the others never see during the game. You may hold as many ${tickets} as you like.`,
    G14:
      `A ${ticket} names two places and a value; it is done when an unbroken path of your own routes joins the two. ` +
      `At the end you gain the value of each one done and lose the value of each one that is not, ` +
      `even if that takes your score below zero.`,
  };
}

function endRules({ facts, cars, tickets, ticket, where }: Terms): ClauseTexts {
  return {
    G15:
      `As soon as someone ends a turn with ${inWords(facts.lastRoundAt)} ${cars} or fewer left, the last round begins: ` +
      `everyone takes exactly one more turn, that player last of all, and then you count up. ` +
      `There is only one last round, and nothing prolongs it.`,
    G16:
      `If you can do nothing at all, you pass, and that is your turn, in the last round too. While you can do something, ` +
      `if only draw ${tickets}, you may not pass. If all of you pass, one directly after another, the game is over and you count up.`,
    G17:
      `Most points wins. Among those who are level, whoever has done more ${tickets} is ahead` +
      `${where('longest-path', ', then whoever has the longest unbroken path of own routes')}; those still level share ` +
      `the win. The places behind are settled in the same way.`,
    G18:
      `Everyone may know: the row; the discards; how many cards each hand and the deck hold; how many ${tickets} each player ` +
      `has and how many their deck has left; who owns which routes, the ${cars} left and the points for routes; every payment` +
      where(
        'tunnels',
        `; the set laid for a tunnel and the cards turned up, even when the set is taken back`,
      ) +
      where('merchandise', `; the bonus cards`) +
      where(
        'terrain',
        `; everyone’s terrain cards, those face up, how many the terrain deck holds, its discards`,
      ) +
      `. Secret while the game lasts: what is in a hand, every ${ticket} kept or not, the order of each deck, what was drawn ` +
      `unseen${where('tunnels', ', and whether someone could have afforded more for a tunnel')}. ` +
      `What you take from the row everyone has seen.`,
  };
}
