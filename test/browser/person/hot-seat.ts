import type { Page } from 'playwright-core';
import type { Language } from '../../../src/boards/languages.js';
import type { Input } from './input.js';
import { type Status, Person } from './person.js';
import { oneOf } from './texts.js';

/** People who share one device and pass it on; no bots. */
export class HotSeat extends Person {
  private readonly names: readonly string[];
  /** How often the device was passed on. */
  passed = 0;
  /** Cards and tickets that showed while the device was passed on. */
  seen = 0;

  constructor(page: Page, input: Input, language: Language, board: string, names: readonly string[]) {
    super(page, input, language, board);
    this.names = names;
  }

  override async waitAfter(event: number): Promise<Status> {
    const { names } = this;
    const { passTo, passReady } = this.texts.table;
    const pass = this.page.getByRole('button', { name: oneOf(names.map(passTo)) });
    const ready = this.page.getByRole('button', { name: oneOf(names.map(passReady)) });
    for (;;) {
      const status = await this.waitForStatus(event, null, true);
      if (status.turn === 'mine' || status.phase === 'over') return status;
      // A blind draw is shown to its player before the curtain falls.
      await pass.or(ready).first().waitFor();
      if (await pass.isVisible()) await this.input.press(pass);
      await ready.waitFor();
      await this.lookBehind();
      await this.input.press(ready);
      this.passed++;
      await this.page.locator('main.table[data-turn=mine]').waitFor();
    }
  }

  /** Counts the cards and tickets that show in spite of the curtain. */
  private async lookBehind(): Promise<void> {
    const { hand, yourTickets } = this.texts.table;
    const cards = this.page.getByLabel(hand, { exact: true }).locator('li:not(.none)');
    const tickets = this.page.getByLabel(yourTickets, { exact: true }).locator('li');
    this.seen += (await cards.count()) + (await tickets.count());
  }
}
