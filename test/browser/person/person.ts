import type { Page } from 'playwright-core';
import type { Language } from '../../../src/boards/languages.js';
import type { Words } from '../../../src/client/language/index.js';
import type { Phase } from '../../../src/engine/index.js';
import type { Input } from './input.js';
import { beginning, ending, oneOf, textsOn } from './texts.js';

/** The state of a table as the page shows it. */
export interface Status {
  event: number;
  phase: Phase;
  turn: string;
}

/** The part of the platform's document that is used here. */
declare const document: {
  querySelector(
    selector: string,
  ): { dataset: { event: string; phase: Phase; turn: string; moving: string } } | null;
};

/** Plays at a table through the page, finding controls by role and name. */
export class Person {
  readonly page: Page;
  readonly input: Input;
  readonly texts: Words;
  /** Whether each move must be confirmed by a second press. */
  private readonly confirms: boolean;
  /** The accessible names of the routes pressed. */
  readonly pressedRoutes: string[] = [];
  turns = 0;

  constructor(page: Page, input: Input, language: Language, board: string, confirms = false) {
    this.page = page;
    this.input = input;
    this.texts = textsOn(language, board);
    this.confirms = confirms;
  }

  /** Plays until the game is over or `decisions` decisions have been made. */
  async play(decisions = Infinity): Promise<void> {
    let now = await this.waitAfter(-1);
    for (let i = 0; i < decisions && now.phase !== 'over'; i++) {
      await this.decide(now.phase);
      // In the opening phase all seats choose at the same time.
      now = await this.waitAfter(now.event, now.phase === 'opening' ? now.phase : null);
    }
  }

  /** Waits until an event after this one is shown, animations have ended, and it is our turn or the game is over. */
  async waitAfter(event: number, decided: Phase | null = null): Promise<Status> {
    return this.waitForStatus(event, decided, false);
  }

  /** Like `waitAfter`; with `shared` it also returns when it is another's turn at this device. */
  protected async waitForStatus(before: number, done: Phase | null, shared: boolean): Promise<Status> {
    const status = await this.page.waitForFunction(
      (wanted) => {
        const data = document.querySelector('main.table')?.dataset;
        if (data === undefined || data.moving !== 'false') return null;
        const { phase, turn } = data;
        const event = Number(data.event);
        const passing = wanted.shared && turn !== 'mine';
        const ours = event > wanted.before && phase !== wanted.done && (turn === 'mine' || phase === 'over');
        return passing || ours ? { event, phase, turn } : null;
      },
      { before, done, shared },
    );
    return (await status.jsonValue()) as Status;
  }

  private async decide(phase: Phase): Promise<void> {
    if (phase === 'opening' || phase === 'keep') await this.keep(phase);
    else if (phase === 'tunnel') await this.answer();
    else if (phase === 'second') await this.draw();
    else {
      this.turns++;
      if (!(await this.claim())) await this.draw();
    }
  }

  /** Keeps as few tickets as allowed, the first ones. */
  private async keep(phase: Phase): Promise<void> {
    const region = this.page.getByRole('region', { name: this.texts.table.asks[phase] });
    const done = region.getByRole('button', {
      name: oneOf(
        [0, 1, 2, 3, 4, 5].flatMap((n) => [0, n + 1].map((least) => this.texts.table.keepTickets(n, least))),
      ),
    });
    for (let i = 0; await done.isDisabled(); i++)
      await this.input.press(region.getByRole('listitem').nth(i).getByRole('button'));
    await this.input.press(done);
  }

  /** Pays for the tunnel if possible, else declines. */
  private async answer(): Promise<void> {
    const { tunnelPayAndClaim, tunnelDecline } = this.texts.payment;
    const payings = [1, 2, 3].map((n) => this.page.getByRole('button', { name: tunnelPayAndClaim(n) }));
    for (const paying of payings) if (await paying.isVisible()) return this.input.press(paying);
    return this.input.press(this.page.getByRole('button', { name: tunnelDecline }));
  }

  /** Claims the longest claimable route. Returns false if there is none. */
  private async claim(): Promise<boolean> {
    const { canClaim, canClaimStandIns } = this.texts.reading;
    const offered = this.page.getByRole('button', { name: ending(canClaim, canClaimStandIns) });
    const names = await offered.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? ''));
    const [longest] = names.sort((x, y) => spacesIn(y) - spacesIn(x));
    if (longest === undefined) return false;
    this.pressedRoutes.push(longest.split(':')[0] ?? '');
    await this.input.pressRoute(this.page.getByRole('button', { name: longest, exact: true }).first());
    if (this.confirms) {
      const { tryTunnel, claimFor } = this.texts.payment;
      const points = Array.from({ length: 60 }, (_, n) => claimFor(n));
      await this.input.press(this.page.getByRole('button', { name: oneOf([tryTunnel, ...points]) }));
    }
    return true;
  }

  /** Draws a card, else tickets, else passes. */
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
      // The open cards come before the deck and have number keys; open terrain has none.
      const ofRow = piles.indexOf(wanted) < piles.findIndex(({ name }) => name === drawCard);
      const key = keys[wanted.name] ?? (ofRow ? wanted.key : undefined);
      return this.confirmed(() => (key === undefined ? this.input.press(pile) : this.input.draw(pile, key)));
    }
    const tickets = this.page.getByRole('button', { name: beginning(drawTickets) });
    if (await tickets.isEnabled()) return this.confirmed(() => this.input.draw(tickets, 't'));
    return this.confirmed(() => this.input.press(this.page.getByRole('button', { name: pass, exact: true })));
  }

  /** Presses, and presses again where moves must be confirmed. */
  private async confirmed(press: () => Promise<void>): Promise<void> {
    await press();
    if (this.confirms) await press();
  }
}

/** The length of a route: the largest number in its name. */
function spacesIn(name: string): number {
  return Math.max(0, ...(name.match(/\d+/g) ?? []).map(Number));
}
