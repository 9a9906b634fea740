import type { Locator, Page } from 'playwright-core';

/** An input device: how a person operates the page. */
export interface Input {
  /** Presses a control. */
  press(control: Locator): Promise<void>;
  /** Checks a radio button. */
  choose(radio: Locator): Promise<void>;
  /** Chooses an option of a list by its name. */
  select(list: Locator, option: string): Promise<void>;
  /** Presses a route on the map. */
  pressRoute(route: Locator): Promise<void>;
  /** Draws from a pile; the keyboard presses `key`. */
  draw(pile: Locator, key: string): Promise<void>;
}

/** The midpoint of a route's path, in client coordinates. */
async function middleOf(route: Locator): Promise<{ x: number; y: number }> {
  return route
    .locator('path')
    .first()
    .evaluate((it) => {
      const path = it as unknown as SVGPath;
      const middle = path.getPointAtLength(path.getTotalLength() / 2);
      const { x, y } = middle.matrixTransform(path.getScreenCTM());
      return { x, y };
    });
}

/** The part of the platform's SVGPathElement that is used here. */
interface SVGPath {
  getTotalLength(): number;
  getPointAtLength(at: number): { matrixTransform(matrix: unknown): { x: number; y: number } };
  getScreenCTM(): unknown;
}

/** Clicks with a mouse. */
export class Mouse implements Input {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    await control.click();
  }
  async choose(radio: Locator): Promise<void> {
    // The picture, its label, covers the radio button.
    await radio.locator('xpath=ancestor::label').click();
  }
  async select(list: Locator, option: string): Promise<void> {
    await list.selectOption({ label: option });
  }
  async pressRoute(route: Locator): Promise<void> {
    const { x, y } = await middleOf(route);
    await this.page.mouse.click(x, y);
  }
  async draw(pile: Locator): Promise<void> {
    await this.press(pile);
  }
}

/** Taps on a touch screen. */
export class Touch implements Input {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    await control.tap();
  }
  async choose(radio: Locator): Promise<void> {
    await radio.locator('xpath=ancestor::label').tap();
  }
  async select(list: Locator, option: string): Promise<void> {
    await list.selectOption({ label: option });
  }
  async pressRoute(route: Locator): Promise<void> {
    const { x, y } = await middleOf(route);
    await this.page.touchscreen.tap(x, y);
  }
  async draw(pile: Locator): Promise<void> {
    await this.press(pile);
  }
}

/** More key presses than any control is away. */
const MAX_PRESSES = 400;

/** Uses the keyboard alone. */
export class Keyboard implements Input {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press('Enter');
  }
  async choose(radio: Locator): Promise<void> {
    const name = await radio.getAttribute('name');
    await this.reach(this.page.locator(`input[name="${name}"]:checked`));
    while (!(await radio.isChecked())) await this.page.keyboard.press('ArrowDown');
  }
  async select(list: Locator, option: string): Promise<void> {
    await this.reach(list);
    // What is chosen may change the name of the list, but not that it has the focus.
    const chosen = this.page.locator('select:focus option:checked');
    await this.page.keyboard.press('Home');
    for (let i = 0; (await chosen.textContent())?.trim() !== option; i++) {
      if (i > MAX_PRESSES) throw new Error(`${option} is never reached`);
      await this.page.keyboard.press('ArrowDown');
    }
  }
  /** Cycles through the claimable routes with the key `c`. */
  async pressRoute(route: Locator): Promise<void> {
    for (let i = 0; !(await hasFocus(route)); i++) {
      if (i > MAX_PRESSES) throw new Error('the route is never reached');
      await this.page.keyboard.press('c');
    }
    await this.page.keyboard.press('Enter');
  }

  async draw(_pile: Locator, key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  private async reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let i = 0; !(await hasFocus(control)); i++) {
      if (i > MAX_PRESSES) throw new Error(`the Tab key never reaches ${String(control)}`);
      await this.page.keyboard.press('Tab');
    }
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((it) => it === it.ownerDocument.activeElement);
}
