import type { Board } from '../../src/engine/index.js';

/**
 * An oracle for payments: it tries every role that the rules allow for every card of a payment. It reads the board
 * file, not what the engine made of it.
 */

/** One reading of a payment; `colour` is the set's, or −1 without a coloured card. */
export interface Reading {
  colour: number;
  /** Cards of the set's colour that fill a space each. */
  set: number;
  /** Wilds that fill a space each. */
  wilds: number;
  /** Groups that stand in for one card each. */
  groups: number;
}

/** What the rules say of paying for one route. */
interface Terms {
  spaces: number;
  /** The one colour of the set, or null for any one. */
  colour: number | null;
  symbols: number;
  wildsPay: boolean;
  /** How many cards stand in for one, and whether wilds may be among them. */
  group: { size: number; wilds: boolean } | null;
}

function termsOf(board: Board, id: number): Terms {
  const { length, colour, symbols = 0, tunnel = false, anyFour = false } = board.facts.routes[id]!;
  const nordic = board.id === 'nordic';
  return {
    spaces: length,
    // G9: of its colour; a grey route takes cards of any one colour.
    colour: colour === 'grey' ? null : board.facts.colours.indexOf(colour),
    // N4, A12: each symbol asks for a wild.
    symbols,
    // G9: a wild may replace any card of the set; N2: in Nordic only on tunnels and ferries.
    wildsPay: !nordic || tunnel || symbols > 0,
    // N3: any four cards, wilds included; N6: any three, a wild is never one of them; A12: N6 does not apply in Africa.
    group: anyFour ? { size: 4, wilds: true } : nordic && symbols > 0 ? { size: 3, wilds: false } : null,
  };
}

/** All readings of a payment that pay the route exactly. */
export function readings(board: Board, id: number, payment: readonly number[]): Reading[] {
  const terms = termsOf(board, id);
  const cards = payment.flatMap((n, kind) => new Array<number>(n).fill(kind));
  const found: Reading[] = [];

  // Of equal cards, those in the set come before those in groups, so that no reading is found twice.
  const give = (
    i: number,
    colour: number,
    set: number,
    wilds: number,
    grouped: number,
    before: string,
  ): void => {
    if (set + wilds > terms.spaces) return;
    if (i === cards.length) {
      const groups = terms.group ? grouped / terms.group.size : 0;
      // All cards have a role, groups are whole, every space is filled, and no symbol by a coloured card.
      const whole = Number.isInteger(groups) && set + wilds + groups === terms.spaces;
      if (whole && set <= terms.spaces - terms.symbols) found.push({ colour, set, wilds, groups });
      return;
    }
    const card = cards[i]!;
    const again = i > 0 && cards[i - 1] === card;
    const mayLead = !again || before !== 'group';
    if (card === board.wild) {
      if (terms.wildsPay && mayLead) give(i + 1, colour, set, wilds + 1, grouped, 'space');
    } else if (
      mayLead &&
      (terms.colour === null ? colour === -1 || colour === card : terms.colour === card)
    ) {
      give(i + 1, card, set + 1, wilds, grouped, 'space');
    }
    if (terms.group && (card !== board.wild || terms.group.wilds)) {
      give(i + 1, colour, set, wilds, grouped + 1, 'group');
    }
  };
  give(0, -1, 0, 0, 0, '');
  return found;
}

/** Every subset of a hand. */
export function* subsetsOf(hand: readonly number[]): Generator<number[]> {
  const chosen = hand.map(() => 0);
  for (;;) {
    yield chosen.slice();
    let k = 0;
    while (k < hand.length && chosen[k] === hand[k]) chosen[k++] = 0;
    if (k === hand.length) return;
    chosen[k]!++;
  }
}

/** The routes of a board, grouped by how they are paid for. */
export function kindsOfRoute(board: Board): [kind: string, ids: number[]][] {
  const kinds = new Map<string, number[]>();
  board.facts.routes.forEach(({ length, colour, symbols = 0, tunnel, anyFour }, id) => {
    const what = anyFour ? 'any four' : tunnel ? 'tunnel' : symbols > 0 ? `ferry with ${symbols}` : 'plain';
    const kind = `${board.id}, ${what}, ${length} ${colour === 'grey' ? 'grey' : 'of a colour'}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  });
  return [...kinds];
}
