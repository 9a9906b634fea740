/* oxlint-disable no-undef -- these run in the page */

/** Notes when the first frame is shown that has all boards, be it before the page's script runs or after. */
export function watchPaint() {
  const look = () => {
    if (document.querySelectorAll('fieldset img').length >= 4) {
      requestAnimationFrame(() => setTimeout(() => (globalThis.painted = performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Notes how long each click took to be answered by a frame. */
export function watchClicks() {
  globalThis.clicks = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') clicks.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Counts frames. */
export function countFrames() {
  globalThis.count = 0;
  const step = () => {
    globalThis.count++;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Notes long tasks, and when each entry of the table came. */
export function watchThinking() {
  globalThis.tasks = [];
  globalThis.decisions = [];
  let at = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask' });
  const seen = () => {
    const table = document.querySelector('main.table');
    if (!table) return requestAnimationFrame(seen);
    at = performance.now();
    return new MutationObserver(() => {
      const now = performance.now();
      decisions.push({ turn: table.dataset.turn, from: at, to: now, entry: table.dataset.entry });
      at = now;
    }).observe(table, { attributes: true, attributeFilter: ['data-entry'] });
  };
  requestAnimationFrame(seen);
}
