/**
 * `npm run frames [BOARD]`: how many frames a second a board shows while it is panned, zoomed in and panned, and while
 * pieces are laid, with every route owned; in Chromium without a graphics card.
 */
import { withDevPage } from './dev-page.mjs';

const board = process.argv[2] ?? 'africa';

await withDevPage(async (openBoard) => {
  const page = await openBoard({ query: `board=${board}&owned=100`, width: 1440, height: 900 });
  await page.waitForTimeout(1500);
  await tell('panning the whole board', page, pan);
  await page.mouse.move(720, 450);
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -100);
  await page.waitForTimeout(1500);
  await tell('panning from near', page, pan);
  await tell('laying pieces', page, lay);
});

async function tell(what, page, work) {
  const times = await page.evaluate(work);
  const gaps = times.slice(1).map((time, i) => time - times[i]);
  const seconds = (times[times.length - 1] - times[0]) / 1000;
  const [slowest] = gaps.sort((a, b) => b - a);
  console.log(
    `${what}: ${(gaps.length / seconds).toFixed(1)} frames a second, slowest ${slowest.toFixed(0)} ms`,
  );
}

/** Drags the board for three seconds, one move a frame. Runs in the page. */
function pan() {
  const element = document.querySelector('.board');
  element.hasPointerCapture = () => true;
  const send = (type, x, y) =>
    element.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y }));
  send('pointerdown', 720, 450);
  return new Promise((resolve) => {
    const times = [];
    const step = (now) => {
      times.push(now);
      const seconds = (now - times[0]) / 1000;
      send('pointermove', 720 + Math.sin(seconds * 3) * 350, 450 + Math.sin(seconds * 2.3) * 250);
      if (seconds < 3) return requestAnimationFrame(step);
      send('pointerup', 720, 450);
      return resolve(times);
    };
    requestAnimationFrame(step);
  });
}

/** Clicks the longest route, on which the page for developers then lays pieces. Runs in the page. */
function lay() {
  const routes = [...document.querySelectorAll('[data-route]')];
  const [longest] = routes.sort((a, b) => b.childElementCount - a.childElementCount);
  longest.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return new Promise((resolve) => {
    const times = [];
    const step = (now) => {
      times.push(now);
      if (now - times[0] < 800) requestAnimationFrame(step);
      else resolve(times);
    };
    requestAnimationFrame(step);
  });
}
