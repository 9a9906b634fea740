import type { Page } from 'playwright-core';
import type { Language } from '../../../src/boards/languages.js';
import type { Words } from '../../../src/client/language/index.js';
import type { Phase } from '../../../src/engine/index.js';
import type { Hands } from './hands.js';
import { beginning, ending, oneOf, textsOn } from './texts.js';

/** What the table shows at a glance. */
export interface Glance {
  event: number;
  phase: Phase;
  turn: string;
}

/** What the page says of its table, in the page. */
declare const document: {
  querySelector(
    selector: string,
  ): { dataset: { event: string; phase: Phase; turn: string; moving: string } } | null;
};

/** Somebody at a table: sees what the page offers, by role and name, and takes some of it. */
export class Person {
  readonly page: Page;
  readonly hands: Hands;
  readonly texts: Words;
  /** Asked for a second press before each move. */
  private readonly asked: boolean;
  /** The names of the routes that were pressed, as the page spoke them. */
  readonly built: string[] = [];
  turns = 0;

  constructor(page: Page, hands: Hands, language: Language, board: string, asked = false) {
    this.page = page;
    this.hands = hands;
    this.texts = textsOn(language, board);
    this.asked = asked;
  }

  /** Plays until the game is over, or so many decisions have been made. */
  async play(decisions = Infinity): Promise<void> {
    let now = await this.waitAfter(-1);
    for (let i = 0; i < decisions && now.phase !== 'over'; i++) {
      await this.decide(now.phase);
      // At the opening others choose at the same time.
      now = await this.waitAfter(now.event, now.phase === 'opening' ? now.phase : null);
    }
  }

  /** Waits until something after this event is shown, nothing moves any more, and it is for us to decide, or over. */
  async waitAfter(event: number, decided: Phase | null = null): Promise<Glance> {
    return this.glance(event, decided, false);
  }

  /** The same; where others sit at this screen too, also until it is their turn. */
  protected async glance(before: number, done: Phase | null, shared: boolean): Promise<Glance> {
    const glance = await this.page.waitForFunction(
      (asked) => {
        const told = document.querySelector('main.table')?.dataset;
        if (told === undefined || told.moving !== 'false') return null;
        const { phase, turn } = told;
        const event = Number(told.event);
        const passing = asked.shared && turn !== 'mine';
        const ours = event > asked.before && phase !== asked.done && (turn === 'mine' || phase === 'over');
        return passing || ours ? { event, phase, turn } : null;
      },
      { before, done, shared },
    );
    return (await glance.jsonValue()) as Glance;
  }

  private async decide(phase: Phase): Promise<void> {
    if (phase === 'opening' || phase === 'keep') await this.keep(phase);
    else if (phase === 'tunnel') await this.answer();
    else if (phase === 'second') await this.draw();
    else {
      this.turns++;
      if (!(await this.build())) await this.draw();
    }
  }

  /** Keeps the first tickets, as many as must be. */
  private async keep(phase: Phase): Promise<void> {
    const region = this.page.getByRole('region', { name: this.texts.table.asks[phase] });
    const done = region.getByRole('button', {
      name: oneOf(
        [0, 1, 2, 3, 4, 5].flatMap((n) => [0, n + 1].map((least) => this.texts.table.keepTickets(n, least))),
      ),
    });
    for (let i = 0; await done.isDisabled(); i++)
      await this.hands.press(region.getByRole('listitem').nth(i).getByRole('button'));
    await this.hands.press(done);
  }

  /** Pays for the tunnel where that can be done. */
  private async answer(): Promise<void> {
    const { tunnelPayAndClaim, tunnelDecline } = this.texts.payment;
    const payings = [1, 2, 3].map((n) => this.page.getByRole('button', { name: tunnelPayAndClaim(n) }));
    for (const paying of payings) if (await paying.isVisible()) return this.hands.press(paying);
    return this.hands.press(this.page.getByRole('button', { name: tunnelDecline }));
  }

  /** Builds the longest of the routes that are offered; false where none is. */
  private async build(): Promise<boolean> {
    const offered = this.page.getByRole('button', { name: ending(this.texts.reading.canClaim) });
    const names = await offered.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? ''));
    const [longest] = names.sort((x, y) => spacesIn(y) - spacesIn(x));
    if (longest === undefined) return false;
    this.built.push(longest.split(':')[0] ?? '');
    await this.hands.pressRoute(this.page.getByRole('button', { name: longest, exact: true }).first());
    if (this.asked) {
      const { tryTunnel, claimFor } = this.texts.payment;
      const points = Array.from({ length: 60 }, (_, n) => claimFor(n));
      await this.hands.press(this.page.getByRole('button', { name: oneOf([tryTunnel, ...points]) }));
    }
    return true;
  }

  /** Draws a card where there are any, otherwise tickets; passes where there is nothing at all. */
  private async draw(): Promise<void> {
    const { row, drawCard, drawTerrain, drawTickets, pass } = this.texts.table;
    const market = this.page.getByRole('region', { name: row });
    const piles = await market.getByRole('button').evaluateAll((all) =>
      all.map((it, i) => ({
        name: (it.getAttribute('aria-label') ?? '').split('. ')[0] ?? '',
        offered: it.getAttribute('aria-disabled') === 'false',
        key: String(i + 1),
      })),
    );
    const keys: Record<string, string> = { [drawCard]: 'd', [drawTerrain]: 'r', [drawTickets]: 't' };
    const offered = piles.filter((pile) => pile.offered && pile.name !== drawTickets);
    const wanted = offered[this.turns % 7] ?? offered.find(({ name }) => name === drawCard) ?? offered[0];
    if (wanted !== undefined) {
      const pile = market.getByRole('button', { name: beginning(wanted.name) }).first();
      // The cards of the row come before the deck and have keys by their place; terrain that lies open has none.
      const ofRow = piles.indexOf(wanted) < piles.findIndex(({ name }) => name === drawCard);
      const key = keys[wanted.name] ?? (ofRow ? wanted.key : undefined);
      return this.twice(() => (key === undefined ? this.hands.press(pile) : this.hands.draw(pile, key)));
    }
    const tickets = this.page.getByRole('button', { name: beginning(drawTickets) });
    if (await tickets.isEnabled()) return this.twice(() => this.hands.draw(tickets, 't'));
    return this.twice(() => this.hands.press(this.page.getByRole('button', { name: pass, exact: true })));
  }

  /** Does something again where the page asks for it. */
  private async twice(press: () => Promise<void>): Promise<void> {
    await press();
    if (this.asked) await press();
  }
}

/** The largest number in a route's name: its spaces. */
function spacesIn(name: string): number {
  return Math.max(0, ...(name.match(/\d+/g) ?? []).map(Number));
}
