import type { Locator, Page } from 'playwright-core';

/** How a person reaches what is on the page. */
export interface Hands {
  /** Presses a control that was found by its role and name. */
  press(control: Locator): Promise<void>;
  /** Makes a choice among radio buttons. */
  choose(radio: Locator): Promise<void>;
  /** Presses a route on the map. */
  pressRoute(route: Locator): Promise<void>;
  /** Draws from a pile, which has a key of its own. */
  draw(pile: Locator, key: string): Promise<void>;
}

/** The middle of a route as it runs over the map. */
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

/** A path, in the page. */
interface SVGPath {
  getTotalLength(): number;
  getPointAtLength(at: number): { matrixTransform(matrix: unknown): { x: number; y: number } };
  getScreenCTM(): unknown;
}

/** A person with a mouse. */
export class Mouse implements Hands {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(control: Locator): Promise<void> {
    await control.click();
  }
  async choose(radio: Locator): Promise<void> {
    // The radio button itself is hidden under its picture, which is its label.
    await radio.locator('xpath=ancestor::label').click();
  }
  async pressRoute(route: Locator): Promise<void> {
    const { x, y } = await middleOf(route);
    await this.page.mouse.click(x, y);
  }
  async draw(pile: Locator): Promise<void> {
    await this.press(pile);
  }
}

/** A person with fingers. */
export class Touch implements Hands {
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
  async pressRoute(route: Locator): Promise<void> {
    const { x, y } = await middleOf(route);
    await this.page.touchscreen.tap(x, y);
  }
  async draw(pile: Locator): Promise<void> {
    await this.press(pile);
  }
}

/** More controls than any screen has. */
const FAR = 400;

/** A person with a keyboard and nothing else. */
export class Keyboard implements Hands {
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
  /** The key that goes from one route that can be claimed to the next. */
  async pressRoute(route: Locator): Promise<void> {
    for (let i = 0; !(await hasFocus(route)); i++) {
      if (i > FAR) throw new Error('the route is never reached');
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
      if (i > FAR) throw new Error(`the Tab key never comes to ${String(control)}`);
      await this.page.keyboard.press('Tab');
    }
  }
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((it) => it === it.ownerDocument.activeElement);
}
