/* oxlint-disable no-undef -- these run in the page */

/** Records when the first frame with all boards is shown, before or after the page's script runs. */
export function watchPaint() {
  const look = () => {
    if (document.querySelectorAll('fieldset img').length >= 4) {
      requestAnimationFrame(() => setTimeout(() => (globalThis.painted = performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records how long each click took until the next frame. */
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

/** Records long tasks, and when each entry of the table arrived. */
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
