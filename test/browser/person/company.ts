import type { Page } from 'playwright-core';
import type { Language } from '../../../src/boards/languages.js';
import type { Hands } from './hands.js';
import { type Glance, Person } from './person.js';
import { oneOf } from './texts.js';

/** Several people who share a screen, nobody else being at the table: each takes it when it is passed. */
export class Company extends Person {
  private readonly names: readonly string[];
  /** How often the screen was handed over. */
  passed = 0;
  /** The cards and tickets that were to be seen behind the curtain. */
  seen = 0;

  constructor(page: Page, hands: Hands, language: Language, board: string, names: readonly string[]) {
    super(page, hands, language, board);
    this.names = names;
  }

  override async waitAfter(event: number): Promise<Glance> {
    const { names } = this;
    const { passTo, passReady } = this.texts.table;
    const pass = this.page.getByRole('button', { name: oneOf(names.map(passTo)) });
    const ready = this.page.getByRole('button', { name: oneOf(names.map(passReady)) });
    for (;;) {
      const glance = await this.glance(event, null, true);
      if (glance.turn === 'mine' || glance.phase === 'over') return glance;
      // Who drew a card unseen sees it before the curtain falls.
      await pass.or(ready).first().waitFor();
      if (await pass.isVisible()) await this.hands.press(pass);
      await ready.waitFor();
      await this.lookBehind();
      await this.hands.press(ready);
      this.passed++;
      await this.page.locator('main.table[data-turn=mine]').waitFor();
    }
  }

  /** Counts the cards and tickets behind the curtain. */
  private async lookBehind(): Promise<void> {
    const { hand, yourTickets } = this.texts.table;
    const cards = this.page.getByLabel(hand, { exact: true }).locator('li:not(.none)');
    const tickets = this.page.getByLabel(yourTickets, { exact: true }).locator('li');
    this.seen += (await cards.count()) + (await tickets.count());
  }
}
