import type { Phase } from '../../../engine/index.js';
import type {
  HostProblems,
  MoveProblems,
  OptionsProblems,
  RecordProblems,
  TableProblems,
  Who,
} from '../shapes.js';
import type { Own } from './own.js';

/** A sentence for every refusal. */
export const problems = (own: Own) => ({
  move: moveProblems(own),
  table: tableProblems,
  options: optionsProblems,
  record: recordProblems,
  host: hostProblems,
});

const moveProblems = (own: Own): MoveProblems => {
  /** What has to be decided first. */
  const first: Record<Phase, string> = {
    opening: `choose your ${own.ticket.other}`,
    turn: 'take your turn',
    second: 'draw your second card',
    keep: `choose which ${own.ticket.other} to keep`,
    tunnel: 'answer the tunnel',
    over: 'look at the score',
  };
  return {
    'not-a-move': () => 'That is not a move of this game.',
    'game-over': () => 'The game is over.',
    'no-such-seat': () => 'Nobody sits there.',
    'not-your-turn': ({ turn }, it) => notYourTurn(it.who(turn)),
    'not-now': ({ phase }) => `First ${first[phase]}.`,
    'not-on-this-board': () => 'That is not done on this board.',
    'already-chosen': () => `You have chosen your ${own.ticket.other} already.`,
    'no-such-slot': () => 'There is no card in that spot.',
    'no-cards-left': () => 'Deck and discards are both empty, so no card can be drawn.',
    'wild-not-second': () =>
      `A ${own.wild.one} from the row can’t be your second card; it counts as both cards.`,
    'no-such-route': () => 'There is no such route on this board.',
    'route-taken': ({ by }, it) =>
      it.who(by).you ? 'This route is yours already.' : `${it.who(by).name} owns this route.`,
    'double-own': () => 'You own the other side of this double route, and nobody may own both.',
    'double-closed': () =>
      'The other side of this double route is claimed; with so few players that closes this one.',
    'too-few-cars': ({ have, need }) =>
      `This route needs ${own.cars(need)}, and you have only ${own.number(have)} left.`,
    'cards-not-held': ({ kind, have }, it) => {
      const card = it.card(kind) ?? 'wild';
      return have === 0 ? `You have no ${cardsOf(own, card)}.` : `You have only ${own.set([[card, have]])}.`;
    },
    'wilds-not-here': () => `${capital(own.wild.other)} don’t pay for this route.`,
    'wrong-number': ({ need, got }) => `This takes exactly ${own.cards(need)}; you chose ${own.number(got)}.`,
    'stand-ins-uneven': ({ each }) =>
      `The cards don’t come out even: each card that is replaced takes ${own.number(each)} others.`,
    'too-few-wilds': ({ need }) =>
      `This ferry takes at least ${own.wilds(need)}, or cards that stand in for ${need === 1 ? 'it' : 'them'}.`,
    'wrong-colour': ({ need }) =>
      need === 1
        ? 'One of these cards must have the route’s colour.'
        : `${own.number(need)} of the cards must have the route’s colour; on a grey route they need only be of the same colour.`,
    'wrong-extra': ({ asked }) =>
      `The tunnel asks for ${own.cards(asked)} of the colour you laid, or ${own.wild.other}.`,
    'terrain-wilds': ({ least, most }) =>
      least === most
        ? `Doubling takes exactly ${own.wilds(least)} here.`
        : `Doubling takes ${own.number(least)} to ${own.wilds(most)} here.`,
    'terrain-cards': ({ need, have }) =>
      have < need
        ? `Doubling takes ${own.count(need, 'terrain card', 'terrain cards')} of the route’s kind, and you have ${own.number(have)}.`
        : `Doubling takes exactly ${own.count(need, 'terrain card', 'terrain cards')} beside these ${own.wild.other}.`,
    'no-tickets-left': () => `There are no ${own.ticket.other} left to draw.`,
    'ticket-not-offered': () => `That ${own.ticket.one} is not among those you choose from.`,
    'ticket-twice': () => `That ${own.ticket.one} is chosen twice.`,
    'keep-too-few': ({ least }) => `You have to keep at least ${own.tickets(least)}.`,
    'can-act': () => 'You can still do something, so you may not pass.',
  };
};

const tableProblems: TableProblems = {
  stale: () => 'Something happened in the meantime; look again before you move.',
  'not-your-seat': () => 'You don’t play for that seat.',
  'nothing-to-undo': () => 'There is nothing to take back; once something new was seen, it stands.',
  'not-over': () => 'That is possible only when the game is over.',
  'not-stored': () => 'The move could not be saved, so it does not count. Try again.',
};

const optionsProblems: OptionsProblems = {
  'wrong-players': ({ min, max }) => `This board is for ${min} to ${max} players.`,
  'no-such-seat': () => 'Whoever is to begin does not sit at the table.',
};

const recordProblems: RecordProblems = {
  'not-json': () => 'This file is not a saved game.',
  'wrong-shape': () => 'This file is not a saved game of Rallar, or it is damaged.',
  'too-large': () => 'This is larger than any saved game can be, so it was not opened.',
  'too-long': () => 'This saved game has more moves than any game can have, so it was not opened.',
  'too-deep': () => 'This file is not a saved game: it is nested too deeply.',
  'newer-version': () => 'This game was saved by a newer version of Rallar.',
  'unknown-board': () => 'This game was played on a board that is not here.',
  'wrong-options': () => 'The saved game is damaged: its players don’t fit the board.',
  'broken-log': ({ at }) => `The saved game is damaged: its log does not hold together (${at}).`,
  'illegal-move': ({ at }) => `The saved game holds a move that the rules don’t allow (${at}).`,
  'outcome-differs': ({ at }) => `The saved game was changed: something in it did not happen so (${at}).`,
  'snapshot-differs': ({ at }) => `The saved game was changed: its moves don’t lead to its position (${at}).`,
  'snapshot-broken': ({ at }) => `The saved game is damaged: its position does not add up (${at}).`,
  'commitment-broken': () => 'The saved game was changed: its shuffle is not the one promised at the start.',
};

const hostProblems: HostProblems = {
  'no-such-table': () => 'This game is no longer there.',
  'storage-full': () => 'There is no room left on this device to save the game. Delete some old ones.',
  'storage-refused': () => 'This browser does not let the page save anything, so games can’t be kept.',
  'storage-newer': () =>
    'A newer version of this page has been used here, and only it can read the saved games. Reload the page to get it.',
  'host-crashed': () =>
    'The part that runs the game stopped twice while it did this, so it was not tried again.',
  'host-down': () =>
    'The part that runs the game has stopped. Reload the page: saved games go on where they were.',
};

function notYourTurn(who: Who): string {
  return who.you ? 'It is another of your seats’ turn.' : `It is ${who.name}’s turn.`;
}

function cardsOf(own: Own, card: Parameters<Own['card']>[0]): string {
  return card === 'wild' ? own.wild.other : `${card} cards`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
