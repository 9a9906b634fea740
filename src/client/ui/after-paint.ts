/** Runs `act` once a click is painted, for what takes as long as a frame; a hidden page paints nothing, and must not wait for it. */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
