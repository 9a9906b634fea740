import type { Board } from '../../engine/index.js';
import type { RailMap } from '../map.js';
import { CLOSED, PathFinder } from '../paths.js';

/** The ways of a network at some time. */
type Saved = Pick<Network, 'uses' | 'ways'>;

/** The cheapest network found that joins the ends of several tickets, each with its own path through it. */
export class Network {
  /** By route: how many of the tickets' paths use it. */
  readonly uses: number[];
  /** The path of each ticket, as they were given; null where its ends can't be joined. */
  readonly ways: (number[] | null)[] = [];
  private readonly board: Board;
  private readonly paths: PathFinder;
  private prices: readonly number[] = [];

  constructor(board: Board, map: RailMap) {
    this.board = board;
    this.paths = new PathFinder(map, 'reached');
    this.uses = board.routes.map(() => 0);
  }

  /** Joins the tickets: the dearest first, then each anew while the others stay, until nothing is saved. */
  join(tickets: readonly number[], prices: readonly number[]): void {
    const { uses, ways } = this;
    this.prices = prices;
    for (let route = 0; route < uses.length; route++) uses[route] = 0;
    ways.length = tickets.length;
    for (let i = 0; i < tickets.length; i++) ways[i] = this.lay(tickets[i]);
    if (tickets.length < 2) return;
    for (let round = 0; round < ROUNDS; round++) {
      let better = false;
      for (let i = 0; i < tickets.length; i++) {
        const way = ways[i];
        if (!way) continue;
        const alone = this.lift(way);
        ways[i] = this.lay(tickets[i]);
        if (this.alone(ways[i]) < alone - SAME) better = true;
      }
      if (!better) return;
    }
  }

  /** The ways as they are now, to come back to. */
  save(): Saved {
    return { uses: this.uses.slice(), ways: this.ways.slice() };
  }

  /** Comes back to ways saved before. */
  restore({ uses, ways }: Saved): void {
    for (let route = 0; route < uses.length; route++) this.uses[route] = uses[route];
    this.ways.length = ways.length;
    for (let i = 0; i < ways.length; i++) this.ways[i] = ways[i];
  }

  /** What joining one more ticket to the network would cost. */
  addition(ticket: number): number {
    const [from, to] = this.board.tickets[ticket].ends;
    return this.paths.find(from, to, this.prices, this.uses);
  }

  /** The routes of the path that `addition` last found. */
  get added(): readonly number[] {
    return this.paths.found;
  }

  /** What the routes cost that only this path uses. */
  alone(way: readonly number[] | null): number {
    let sum = 0;
    for (const route of way ?? []) if (this.uses[route] === 1) sum += this.prices[route];
    return sum;
  }

  /** What the way from one end of a route to the other would cost without it. */
  detour(route: number, prices: number[]): number {
    const { a, b } = this.board.routes[route];
    const price = prices[route];
    const used = this.uses[route];
    prices[route] = CLOSED;
    this.uses[route] = 0;
    const cost = this.paths.find([a], [b], prices, this.uses);
    prices[route] = price;
    this.uses[route] = used;
    return cost;
  }

  private lay(ticket: number): number[] | null {
    const cost = this.addition(ticket);
    if (cost === Infinity) return null;
    const way: number[] = [];
    for (const route of this.paths.found) {
      if (this.prices[route] === 0) continue;
      this.uses[route]++;
      way.push(route);
    }
    return way;
  }

  private lift(way: readonly number[]): number {
    const cost = this.alone(way);
    for (const route of way) this.uses[route]--;
    return cost;
  }
}

const ROUNDS = 2;
const SAME = 1e-6;
