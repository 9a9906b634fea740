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
export async function middleOf(route: Locator): Promise<{ x: number; y: number }> {
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

/** More taps than it takes to choose a route. */
const MAX_TAPS = 4;
/** Two taps within this time would be a double tap. */
const AFTER_TAP_MS = 400;
const LOOK_AGAIN_MS = 40;

/** Whether the cost of a route is shown. */
async function isChosen(route: Locator): Promise<boolean> {
  return (await route.count()) === 0 || (await route.getAttribute('aria-pressed')) === 'true';
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
  async pressRoute(named: Locator): Promise<void> {
    // Its name changes once it is claimed.
    const id = await named.getAttribute('data-route');
    const route = this.page.locator(`.board [data-route="${id}"]`);
    const candidate = this.page.locator(`[data-candidate="${id}"]`);
    for (let i = 0; i < MAX_TAPS; i++) {
      const at = await this.inSight(route);
      await this.page.touchscreen.tap(at.x, at.y);
      const answered = await this.answers(route, candidate);
      if (answered === 'offered') return candidate.tap();
      if (answered === 'chosen') return;
      // A tap in a dense spot has only moved the camera.
      const now = await middleOf(route).catch(() => at);
      if (Math.hypot(now.x - at.x, now.y - at.y) < 1) return;
    }
    throw new Error('the route is never reached');
  }
  /** Waits until a tap has chosen the route or offered it among others, or could no longer be the first of two. */
  private async answers(route: Locator, candidate: Locator): Promise<'chosen' | 'offered' | 'neither'> {
    for (const end = Date.now() + AFTER_TAP_MS; ; await this.page.waitForTimeout(LOOK_AGAIN_MS)) {
      if ((await candidate.count()) > 0) return 'offered';
      if (await isChosen(route)) return 'chosen';
      if (Date.now() > end) return 'neither';
    }
  }
  /** The middle of a route that can be touched; the whole board is shown first if needed. */
  private async inSight(route: Locator): Promise<{ x: number; y: number }> {
    const at = await middleOf(route);
    const isFree = await route.evaluate((it, { x, y }) => {
      const top = it.ownerDocument.elementFromPoint(x, y);
      return top !== null && top.closest('.board') !== null;
    }, at);
    if (isFree) return at;
    await this.page.locator('.board').press('0');
    return middleOf(route);
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
