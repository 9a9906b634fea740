import {
  type Board,
  type GameEvent,
  type Eyes,
  NOBODY,
  type Position,
  type Seat,
  type State,
  type Stream,
  UNKNOWN,
  clone,
  fastSeed,
  shuffle,
} from '../../src/engine/index.js';

/** Fields that only a state has; nothing sent to a reader may have one, at any depth. */
const STATE_ONLY = ['deck', 'seed', 'buriedBy', 'nextStream', 'secret'];

/** The ticket deck from the bottom up and who put each ticket there, tracked from events independently of the engine. */
export class TicketDeck {
  readonly ids: number[];
  readonly by: Seat[];
  private readonly offered: number[][];
  private readonly chosen: number[][] = [];
  private readonly first: Seat;
  private readonly under: boolean;

  constructor(board: Board, dealt: State) {
    this.ids = dealt.ticketDeck.slice();
    this.by = this.ids.map(() => NOBODY);
    this.offered = dealt.offered.map((list) => list.slice());
    this.first = dealt.first;
    this.under = board.facts.notKept === 'under';
  }

  write(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'chose') this.chosen[event.seat] = event.tickets!;
      if (event.type === 'kept') this.bury(event.seat, event.tickets);
      if (event.type === 'opened') {
        const { length } = this.offered;
        for (let i = 0; i < length; i++)
          this.bury((this.first + i) % length, this.chosen[(this.first + i) % length]!);
      }
      if (event.type !== 'drew-tickets') continue;
      this.offered[event.seat] = event.tickets;
      for (const _ of event.tickets) {
        this.ids.pop();
        this.by.pop();
      }
    }
  }

  private bury(seat: Seat, kept: readonly number[]): void {
    for (const id of this.offered[seat]!) {
      if (kept.includes(id) || !this.under) continue;
      this.ids.unshift(id);
      this.by.unshift(seat);
    }
  }

  /** The deck as these eyes know it: a seat knows the tickets it put there, and where. */
  seenBy(eyes: Eyes): number[] {
    return this.ids.map((id, i) =>
      this.by[i] !== NOBODY && (eyes === 'all' || this.by[i] === eyes) ? id : UNKNOWN,
    );
  }
}

/** The first secret of a state that leaks into what this reader was sent (G13, G18). */
export function leak(board: Board, shown: Position, state: State, eyes: Eyes): string | null {
  const name = forbiddenName(shown);
  if (name) return name;
  if (eyes === 'all') return null;
  const others = (seat: Seat) => seat !== eyes;
  const checks: [string, boolean][] = [
    ['eyes', shown.eyes !== eyes],
    ['hands', shown.hands.some((n, i) => others(Math.floor(i / board.kinds)) && n !== 0)],
    ['kept', state.phase !== 'over' && shown.kept.some((seat) => seat !== NOBODY && others(seat))],
    ['out', shown.out.some((seat) => seat !== NOBODY && others(seat))],
    ['offered', shown.offered.some((list, seat) => others(seat) && list.some((id) => id !== UNKNOWN))],
    ['choices', shown.choices.some((list, seat) => others(seat) && list !== null && list.length > 0)],
    ['outcome', state.phase !== 'over' && shown.outcome !== null],
  ];
  return checks.find(([, leaks]) => leaks)?.[0] ?? null;
}

/** The first secret that leaks in an event sent to this reader. */
export function leakOfEvent(board: Board, sent: GameEvent, eyes: Eyes): string | null {
  const name = forbiddenName(sent);
  if (name) return name;
  if (eyes === 'all') return null;
  const foreign = 'seat' in sent && sent.seat !== eyes;
  switch (sent.type) {
    case 'dealt':
      if (sent.hands.some((n, i) => Math.floor(i / board.kinds) !== eyes && n !== 0)) return 'dealt.hands';
      return sent.offered.some((list, seat) => seat !== eyes && list.some((id) => id !== UNKNOWN))
        ? 'dealt.offered'
        : null;
    case 'chose':
      return foreign && sent.tickets !== null ? 'chose' : null;
    case 'drew':
      return foreign && sent.card !== UNKNOWN ? 'drew' : null;
    case 'drew-tickets':
    case 'kept':
      return foreign && sent.tickets.some((id) => id !== UNKNOWN) ? sent.type : null;
    case 'asked':
    case 'bonus':
    case 'claimed':
    case 'declined':
    case 'drew-terrain':
    case 'filled':
    case 'laid':
    case 'last-round':
    case 'opened':
    case 'over':
    case 'passed':
    case 'renewed':
    case 'renewed-terrain':
    case 'swept':
    case 'took':
    case 'took-terrain':
    case 'turn':
    case 'turned':
      return null;
  }
}

function forbiddenName(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (STATE_ONLY.includes(name)) return name;
    const deeper = forbiddenName(inner);
    if (deeper) return deeper;
  }
  return null;
}

/** How many cards and tickets on top of the decks stay in place. */
const TOP = 12;

/**
 * Another state with the same view for these eyes, made without the engine: it swaps unknown cards in other hands, the
 * decks below their top, and other seats' tickets.
 */
export function rearrangeHidden(board: Board, state: State, eyes: Eyes, stream: Stream): State {
  const other = clone(state);
  const { kinds } = board;
  if (state.deck.length > TOP) other.seed = fastSeed(424242);
  const bottom = (list: number[]) => Math.max(0, list.length - TOP);
  const pool = other.deck.slice(0, bottom(other.deck));
  const places: number[] = [];
  other.hands.forEach((held, i) => {
    if (Math.floor(i / kinds) === eyes) return;
    for (let n = other.known[i]!; n < held; n++) {
      pool.push(i % kinds);
      places.push(i - (i % kinds));
    }
    other.hands[i] = other.known[i]!;
  });
  shuffle(stream, pool);
  for (const at of places) other.hands[at + pool.pop()!]!++;
  other.deck = [...pool, ...other.deck.slice(bottom(other.deck))];
  if (other.terrain) {
    const { deck } = other.terrain;
    const ground = deck.slice(0, bottom(deck));
    shuffle(stream, ground);
    other.terrain.deck = [...ground, ...deck.slice(ground.length)];
  }
  if (state.phase !== 'over') swapTickets(board, other, eyes, stream);
  return other;
}

/** Permutes the tickets hidden from these eyes, except the next to be drawn. */
function swapTickets(board: Board, state: State, eyes: Eyes, stream: Stream): void {
  const fixed = new Set(state.ticketDeck.slice(-TOP / 3));
  for (const id of state.ticketDeck) if (state.buriedBy[id] === eyes) fixed.add(id);
  if (typeof eyes === 'number') for (const id of state.offered[eyes]!) fixed.add(id);
  const hidden = board.tickets
    .map((_, id) => id)
    .filter((id) => !fixed.has(id) && state.kept[id] !== eyes && state.out[id] !== eyes);
  const after = hidden.slice();
  shuffle(stream, after);
  const now = new Map(hidden.map((id, i) => [id, after[i]]));
  const renamed = (id: number) => now.get(id) ?? id;
  const moved = (owners: number[]) => {
    const result = owners.slice();
    for (const [from, to] of now) result[to!] = owners[from]!;
    return result;
  };
  state.kept = moved(state.kept);
  state.out = moved(state.out);
  state.buriedBy = moved(state.buriedBy);
  state.ticketDeck = state.ticketDeck.map(renamed);
  state.offered = state.offered.map((list) => list.map(renamed));
  state.choices = state.choices.map((list) => list && list.map(renamed));
}
