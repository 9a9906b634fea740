import { tick } from 'svelte';
import { closeOnBack } from '../../ui/back.js';
import { controlNamed, type FocusTarget } from '../../ui/focus-registry.js';
import type { Panel } from '../controller.svelte.js';
import type { PhoneLayout } from './phone-layout.js';
import type { Stop } from './sheet-stops.js';
import { storedStop, storeStop } from './stored-stop.js';

/** What decides of the sheet at a table. */
interface SheetTable {
  readonly panel?: Panel | undefined;
  readonly chosen?: number | undefined;
  readonly deciding: boolean;
  readonly table: {
    readonly watching: boolean;
    readonly offered: readonly number[];
    readonly view: { readonly tunnel: object | null };
  };
  close(): void;
}

/** Where the sheet rests: at the stop that the player has chosen, until something is asked for, hinted or decided. */
export class SheetState {
  readonly #controller: SheetTable;
  readonly #layout: () => PhoneLayout;
  /** The stop that the player has chosen on this device. */
  #chosen = $state(storedStop());

  constructor(controller: SheetTable, layout: () => PhoneLayout) {
    this.#controller = controller;
    this.#layout = layout;
  }

  /** Tickets and log are asked for: they are at the sheet's highest stop. */
  readonly asked = $derived.by(() => {
    const { table, panel } = this.#controller;
    return !table.watching && (panel === 'tickets' || panel === 'log') ? panel : undefined;
  });
  readonly #hinted = $derived.by(
    () => this.#controller.panel === 'hint' && this.#controller.chosen === undefined,
  );
  /** A hint for a turn is shown over the row or the map that it speaks of; any other takes the place of its question. */
  readonly hinting = $derived.by(() => {
    const { view, offered } = this.#controller.table;
    return this.#hinted && !this.#layout().tiny && view.tunnel === null && offered.length === 0;
  });
  readonly stop: Stop = $derived.by(() => {
    if (this.asked !== undefined) return 'full';
    const { wide, tiny } = this.#layout();
    return this.hinting ? 'peek' : (this.#chosen ?? (wide || tiny ? 'half' : 'peek'));
  });
  /** A dock with a question takes the place of the sheet. */
  readonly deciding = $derived.by(() => this.#controller.deciding || (this.#hinted && !this.hinting));

  /** The player chose a stop. */
  choose(next: Stop): void {
    if (this.asked !== undefined) this.#controller.close();
    this.#chosen = next;
    storeStop(next);
  }
  /** Makes way for what is shown on the map. */
  lower(): void {
    if (this.asked !== undefined) this.#controller.close();
    const { lying, wide } = this.#layout();
    if (!lying && !wide) this.#chosen = 'peek';
  }
  /** What has the focus on the map is never under the sheet. */
  uncover(): void {
    const { lying, wide, tiny } = this.#layout();
    if (!lying && !this.deciding && (this.stop === 'full' || (tiny && this.stop !== 'peek')))
      this.choose(wide ? 'half' : 'peek');
  }
  /** For an effect: what is asked for is revealed; when it is closed, the focus returns. */
  showAsked(): (() => void) | undefined {
    if (this.asked === undefined) return undefined;
    const before = document.activeElement;
    let part: HTMLElement | undefined;
    void tick().then(() => (part = this.asked && reveal(this.asked)));
    const forget = closeOnBack(() => this.#controller.close());
    return () => {
      forget();
      if (part?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }
}

/** Scrolls to a part of the sheet and focuses it. */
function reveal(name: FocusTarget): HTMLElement | undefined {
  const part = controlNamed(name);
  const scroller = part?.closest('.scroll');
  if (part === undefined || !scroller) return undefined;
  const top = part.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollBy({ top, behavior: 'instant' });
  part.focus({ preventScroll: true });
  return part;
}
