import type { Phase } from '../../engine/index.js';
import { capital } from '../capital.js';
import type {
  DeviceProblems,
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
  options: optionsProblems(own),
  record: recordProblems,
  host: hostProblems,
  device: deviceProblems,
});

const moveProblems = (own: Own): MoveProblems => {
  /** What the player must do first. */
  const first: Record<Phase, string> = {
    opening: `choose your ${own.ticket.other}`,
    turn: 'take your turn',
    second: 'draw your second card',
    keep: `choose which ${own.ticket.other} to keep`,
    tunnel: 'decide on the tunnel',
    over: 'look at the score',
  };
  return {
    'not-a-move': () => 'That isn’t a move in this game.',
    'game-over': () => 'The game is over.',
    'no-such-seat': () => 'Nobody is sitting there.',
    'not-your-turn': ({ turn }, it) => notYourTurn(it.who(turn)),
    'not-now': ({ phase }) => `First ${first[phase]}.`,
    'not-on-this-board': () => 'You can’t do that on this board.',
    'already-chosen': () => `You’ve already chosen your ${own.ticket.other}.`,
    'no-such-slot': () => 'There’s no card in that spot.',
    'no-cards-left': () => 'The deck and the discards are both empty, so no card can be drawn.',
    'wild-not-second': () => `A face-up ${own.wild.one} can’t be your second card; it counts as both cards.`,
    'no-such-route': () => 'There’s no such route on this board.',
    'route-taken': ({ by }, it) =>
      it.who(by).you ? 'You already own this route.' : `${it.who(by).name} owns this route.`,
    'double-own': () => 'You own the other side of this double route, and nobody may own both.',
    'double-closed': () =>
      'The other side of this double route has been claimed; with this many players, that closes this one.',
    'too-few-cars': ({ have, need }) =>
      `This route needs ${own.cars(need)}, and you have ${have === 0 ? 'none' : `only ${own.number(have)}`} left.`,
    'cards-not-held': ({ kind, have }, it) => {
      const card = it.card(kind) ?? 'wild';
      if (have > 0) return `You have only ${own.cardsOf(card, have)}.`;
      return `You have no ${card === 'wild' ? own.wild.other : `${card} cards`}.`;
    },
    'wilds-not-here': () => `${capital(own.wild.other)} can’t pay for this route.`,
    'wrong-number': ({ need, got }) => `This takes exactly ${own.cards(need)}; you chose ${own.number(got)}.`,
    'stand-ins-uneven': ({ each }) =>
      `The number of cards doesn’t work out: replacing one card takes ${own.number(each)} others.`,
    'too-few-wilds': ({ need }) =>
      `This ferry takes at least ${own.wilds(need)}, or cards that replace ${need === 1 ? 'it' : 'them'}.`,
    'wrong-colour': ({ need }) =>
      need === 1
        ? 'One of these cards must be the route’s colour.'
        : `${own.number(need)} of the cards must be the route’s colour; on a grey route, they only have to match each other.`,
    'wrong-extra': ({ asked }) =>
      asked === 1
        ? `The tunnel takes exactly 1 extra card: the colour you played, or a ${own.wild.one}.`
        : `The tunnel takes exactly ${own.number(asked)} extra cards: the colour you played, or ${own.wild.other}.`,
    'terrain-wilds': ({ least, most }) =>
      least === most
        ? `Doubling takes exactly ${own.wilds(least)} here.`
        : `Doubling takes ${own.range(least, most)} ${own.wild.other} here.`,
    'terrain-cards': ({ need, have }) =>
      have < need
        ? `Doubling takes ${own.count(need, 'terrain card', 'terrain cards')} of the route’s kind, and you have ${have === 0 ? 'none' : `only ${own.number(have)}`}.`
        : `Doubling takes exactly ${own.count(need, 'terrain card', 'terrain cards')} on top of these ${own.wild.other}.`,
    'no-tickets-left': () => `There are no ${own.ticket.other} left to draw.`,
    'ticket-not-offered': () => `That ${own.ticket.one} isn’t one of those you can choose.`,
    'ticket-twice': () => `You’ve chosen that ${own.ticket.one} twice.`,
    'keep-too-few': ({ least }) => `You must keep at least ${own.tickets(least)}.`,
    'can-act': () => 'You can still make a move, so you can’t pass.',
  };
};

const tableProblems: TableProblems = {
  stale: () => 'Something happened in the meantime. Look again before you move.',
  'not-your-seat': () => 'That isn’t your seat.',
  'nothing-to-undo': () => 'Nothing to undo. A move is final once new cards are revealed.',
  'not-over': () => 'That’s only possible once the game is over.',
  'not-allowed': () => 'That isn’t allowed at this table.',
  'out-of-time': () =>
    'You’ve run out of time again. You can take your seat back when the bot has played this turn.',
  'not-stored': () => 'The move couldn’t be saved, so it doesn’t count. Try again.',
  'nothing-to-ask': () =>
    'The others can’t undo anything either: a move is final once new cards are revealed.',
  'already-asked': () => 'Somebody is already asking to undo.',
  'asked-too-often': () => 'You’ve asked often enough in this turn.',
  'not-asked': () => 'That question has been settled.',
};

const optionsProblems = (own: Own): OptionsProblems => ({
  'wrong-players': ({ min, max }) => `This board is for ${own.range(min, max)} players.`,
  'no-such-seat': () => 'The starting player isn’t at this table.',
});

const recordProblems: RecordProblems = {
  'not-json': () => 'This file isn’t a saved game.',
  'wrong-shape': () => 'This file isn’t a saved Rallar game, or it’s damaged.',
  'too-large': () => 'This is larger than any saved game can be, so it wasn’t opened.',
  'too-long': () => 'This saved game has more moves than any game can have, so it wasn’t opened.',
  'too-deep': () => 'This file isn’t a saved game: its contents are nested too deeply.',
  'newer-version': () => 'This game was saved by a newer version of Rallar.',
  'unknown-board': () => 'This game was played on a board that isn’t available here.',
  'wrong-options': () => 'The saved game is damaged: its players don’t fit the board.',
  'broken-log': ({ at }) => `The saved game is damaged: its log is inconsistent (${at}).`,
  'illegal-move': ({ at }) => `The saved game contains a move that the rules don’t allow (${at}).`,
  'outcome-differs': ({ at }) =>
    `The saved game has been changed: its record doesn’t match its moves (${at}).`,
  'snapshot-differs': ({ at }) =>
    `The saved game has been changed: its moves don’t lead to its position (${at}).`,
  'other-edition': () =>
    'This game was played on a different edition of its board, so it can’t be opened here.',
  'snapshot-broken': ({ at }) => `The saved game is damaged: its position doesn’t add up (${at}).`,
  'commitment-broken': () =>
    'The saved game has been changed: its shuffle isn’t the one promised at the start.',
};

const hostProblems: HostProblems = {
  'no-such-table': () => 'This game no longer exists.',
  'storage-full': () => 'This device has no room left to save the game. Delete some old games.',
  'storage-refused': () => 'This browser won’t let us save anything, so games can’t be kept.',
  'storage-newer': () =>
    'A newer version of this page has been used on this device, and only that version can read your saved games. Reload the page to get it.',
  'host-crashed': () => 'The game engine stopped twice while doing this, so we didn’t try again.',
  'host-down': () => 'The game engine has stopped. Reload the page; saved games resume where they left off.',
};

const deviceProblems: DeviceProblems = {
  'storage-timeout': () =>
    'This browser’s storage isn’t responding. Try again; if that doesn’t help, restart the browser.',
  'file-unreadable': () => 'This file can’t be read. It may have been moved or deleted.',
  'file-too-large': () => 'This file is larger than any file of saved games can be, so it wasn’t opened.',
  'file-empty': () => 'There are no games in this file.',
};

function notYourTurn(who: Who): string {
  return who.you ? 'It’s your turn at another seat.' : `It’s ${who.name}’s turn.`;
}
