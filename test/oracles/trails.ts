/** A stretch between two places, as long as it has spaces. */
export interface Piece {
  a: number;
  b: number;
  length: number;
}

/** N12 by brute force: every trail from every place. For a dozen pieces at most. */
export function trailByForce(pieces: readonly Piece[]): number {
  let best = 0;
  const goOn = (place: number, left: readonly Piece[], length: number): void => {
    best = Math.max(best, length);
    for (const piece of left) {
      const rest = left.filter((other) => other !== piece);
      if (piece.a === place) goOn(piece.b, rest, length + piece.length);
      if (piece.b === place) goOn(piece.a, rest, length + piece.length);
    }
  };
  for (const { a, b } of pieces) for (const place of [a, b]) goOn(place, pieces, 0);
  return best;
}

/** The pieces chosen so far, as seen from the places that further pieces touch. */
interface Front {
  /** For each such place: the component it belongs to (0: none), and whether its degree is odd. */
  part: Map<number, number>;
  odd: Map<number, boolean>;
  /** How many finished places have an odd degree. */
  ends: number;
  /** The choice is connected and complete. */
  closed: boolean;
}

/**
 * N12 by Euler: a trail is a connected choice of pieces with at most two places of odd degree. Pieces are taken or
 * left in order, and of choices that look alike to the rest only the longest is kept.
 */
export function trailByEuler(network: readonly Piece[]): number {
  const pieces = alongside(network);
  const last = new Map<number, number>();
  pieces.forEach(({ a, b }, i) => last.set(a, i).set(b, i));
  let fronts = new Map<string, [Front, number]>();
  const add = (to: Map<string, [Front, number]>, front: Front, length: number) => {
    const key = nameOf(front);
    const known = to.get(key);
    if (!known || known[1] < length) to.set(key, [front, length]);
  };
  add(fronts, { part: new Map(), odd: new Map(), ends: 0, closed: false }, 0);
  let best = 0;
  pieces.forEach((piece, i) => {
    const next = new Map<string, [Front, number]>();
    const done = [...new Set([piece.a, piece.b])].filter((place) => last.get(place) === i);
    for (const [front, length] of fronts.values()) {
      for (const take of front.closed ? [false] : [false, true]) {
        const after = retire(take ? takePiece(front, piece) : copy(front, piece), done);
        if (!after) continue;
        const sum = take ? length + piece.length : length;
        if (after.closed) best = Math.max(best, sum);
        else add(next, after, sum);
      }
    }
    fronts = next;
  });
  return best;
}

/** Orders the pieces so that few places are open at a time. */
function alongside(network: readonly Piece[]): Piece[] {
  const left = network.slice();
  const order: Piece[] = [];
  const waiting = (then: Piece): number => {
    const before = new Set([...order, then].flatMap(({ a, b }) => [a, b]));
    const after = new Set(left.flatMap((piece) => (piece === then ? [] : [piece.a, piece.b])));
    return [...before].filter((place) => after.has(place)).length;
  };
  while (left.length > 0) {
    const counts = left.map(waiting);
    order.push(...left.splice(counts.indexOf(Math.min(...counts)), 1));
  }
  return order;
}

function copy({ part, odd, ends, closed }: Front, { a, b }: Piece): Front {
  const front = { part: new Map(part), odd: new Map(odd), ends, closed };
  for (const place of [a, b]) if (!front.part.has(place)) front.part.set(place, 0);
  return front;
}

function takePiece(before: Front, piece: Piece): Front {
  const front = copy(before, piece);
  const { part, odd } = front;
  const parts = [piece.a, piece.b].map((place) => part.get(place) ?? 0).filter((one) => one > 0);
  const into = parts[0] ?? Math.max(0, ...part.values()) + 1;
  for (const [place, one] of part) if (parts.includes(one)) part.set(place, into);
  for (const place of [piece.a, piece.b]) {
    part.set(place, into);
    odd.set(place, !odd.get(place));
  }
  return front;
}

/** Drops places that no further piece touches. Null if the choice can't become a trail. */
function retire(front: Front, places: readonly number[]): Front | null {
  const { part, odd } = front;
  for (const place of places) {
    const one = part.get(place) ?? 0;
    if (odd.get(place)) front.ends++;
    part.delete(place);
    odd.delete(place);
    if (one === 0 || [...part.values()].includes(one)) continue;
    // The component is closed: it must be the only one.
    if ([...part.values()].some((other) => other > 0)) return null;
    front.closed = true;
  }
  return front.ends > 2 ? null : front;
}

function nameOf({ part, odd, ends }: Front): string {
  const order: number[] = [];
  const places = [...part.keys()]
    .sort((x, y) => x - y)
    .map((place) => {
      const one = part.get(place) ?? 0;
      if (one > 0 && !order.includes(one)) order.push(one);
      return `${place}:${one === 0 ? 0 : order.indexOf(one) + 1}${odd.get(place) ? 'odd' : ''}`;
    });
  return `${places.join()} ${ends}`;
}
