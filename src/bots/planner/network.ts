import type { Board } from '../../engine/index.js';
import type { RailMap } from '../map.js';
import { CLOSED, PathFinder } from '../paths.js';

/** A saved network. */
type Saved = Pick<Network, 'uses' | 'paths'>;

/** The cheapest network found that joins the ends of several tickets, each with its own path through it. */
export class Network {
  /** By route: how many of the tickets' paths use it. */
  readonly uses: number[];
  /** The path of each ticket, in the given order; null if its ends can't be joined. */
  readonly paths: (number[] | null)[] = [];
  private readonly board: Board;
  private readonly finder: PathFinder;
  private prices: readonly number[] = [];

  constructor(board: Board, map: RailMap) {
    this.board = board;
    this.finder = new PathFinder(map, 'reached');
    this.uses = board.routes.map(() => 0);
  }

  /** Finds a path for each ticket in order, then reroutes one at a time around the others until nothing improves. */
  join(tickets: readonly number[], prices: readonly number[]): void {
    const { uses, paths } = this;
    this.prices = prices;
    for (let route = 0; route < uses.length; route++) uses[route] = 0;
    paths.length = tickets.length;
    for (let i = 0; i < tickets.length; i++) paths[i] = this.lay(tickets[i]);
    if (tickets.length < 2) return;
    for (let round = 0; round < ROUNDS; round++) {
      let better = false;
      for (let i = 0; i < tickets.length; i++) {
        const path = paths[i];
        if (!path) continue;
        const alone = this.lift(path);
        paths[i] = this.lay(tickets[i]);
        if (this.alone(paths[i]) < alone - SAME) better = true;
      }
      if (!better) return;
    }
  }

  /** Saves the paths. */
  save(): Saved {
    return { uses: this.uses.slice(), paths: this.paths.slice() };
  }

  /** Restores saved paths. */
  restore({ uses, paths }: Saved): void {
    for (let route = 0; route < uses.length; route++) this.uses[route] = uses[route];
    this.paths.length = paths.length;
    for (let i = 0; i < paths.length; i++) this.paths[i] = paths[i];
  }

  /** The cost of joining one more ticket to the network. */
  addition(ticket: number): number {
    const [from, to] = this.board.tickets[ticket].ends;
    return this.finder.find(from, to, this.prices, this.uses);
  }

  /** The routes of the path that `addition` found last. */
  get added(): readonly number[] {
    return this.finder.found;
  }

  /** The cost of the routes that only this path uses. */
  alone(path: readonly number[] | null): number {
    let sum = 0;
    for (const route of path ?? []) if (this.uses[route] === 1) sum += this.prices[route];
    return sum;
  }

  /** The cost of the cheapest path between a route's ends without the route itself. */
  detour(route: number, prices: number[]): number {
    const { a, b } = this.board.routes[route];
    const price = prices[route];
    const used = this.uses[route];
    prices[route] = CLOSED;
    this.uses[route] = 0;
    const cost = this.finder.find([a], [b], prices, this.uses);
    prices[route] = price;
    this.uses[route] = used;
    return cost;
  }

  private lay(ticket: number): number[] | null {
    const cost = this.addition(ticket);
    if (cost === Infinity) return null;
    const path: number[] = [];
    for (const route of this.finder.found) {
      if (this.prices[route] === 0) continue;
      this.uses[route]++;
      path.push(route);
    }
    return path;
  }

  private lift(path: readonly number[]): number {
    const cost = this.alone(path);
    for (const route of path) this.uses[route]--;
    return cost;
  }
}

const ROUNDS = 2;
const SAME = 1e-6;
