import { isFree } from '../../engine/index.js';
import { type FlagsBySeat, readFlags, writeFlags } from '../flags/stored-flags.js';
import { t } from '../language/index.js';
import { stableList } from '../ui/stable-list.svelte.js';
import type { ShownTable } from './shown-table.svelte.js';

/**
 * The player's planning marks. They stay on this device and belong to a seat, so that players who share a screen see
 * only their own. A route that is built loses its flag.
 */
export class Flags {
  readonly #table: ShownTable;
  /** The table's name in storage; without one, flags last until the page is closed. */
  readonly #name: string | undefined;
  #bySeat = $state.raw<FlagsBySeat>({});
  #said = $state('');

  constructor(table: ShownTable, name: string | undefined) {
    this.#table = table;
    this.#name = name;
    if (name !== undefined) this.#bySeat = readFlags(name);
  }

  /** Whether the seat shown can set flags. */
  get allowed(): boolean {
    const { seat, watching, view } = this.#table;
    return seat !== undefined && !watching && view.phase !== 'over';
  }
  readonly #routes = stableList(() => {
    const { seat } = this.#table;
    if (seat === undefined || !this.allowed) return [];
    return (this.#bySeat[seat] ?? []).filter((id) => this.canHave(id));
  });
  /** The flagged routes of the seat shown. */
  get routes(): readonly number[] {
    return this.#routes();
  }
  /** What was done last, for screen readers. */
  get said(): string {
    return this.#said;
  }

  /** Whether a route can have a flag: the seat shown may still build it. */
  canHave(id: number): boolean {
    const { seat, board, view } = this.#table;
    const route = board.routes[id];
    return seat !== undefined && this.allowed && route !== undefined && isFree(board, view, seat, route);
  }
  has(route: number): boolean {
    return this.routes.includes(route);
  }
  /** Sets the flag of a route, or removes it. */
  toggle(route: number): void {
    if (!this.canHave(route)) return;
    const name = this.#table.naming.routeName(route);
    this.#said = this.has(route) ? t.marks.nowUnmarked(name) : t.marks.nowMarked(name);
    this.#set(this.has(route) ? this.routes.filter((it) => it !== route) : [...this.routes, route]);
  }
  /** Removes all flags of the seat shown. */
  clear(): void {
    this.#said = t.marks.allRemoved;
    this.#set([]);
  }

  #set(routes: readonly number[]): void {
    const { seat } = this.#table;
    if (seat === undefined) return;
    this.#bySeat = { ...this.#bySeat, [seat]: routes };
    if (this.#name !== undefined) writeFlags(this.#name, this.#bySeat);
  }
}
