/** The selectors of a style text that react to hovering outside `@media (hover: hover)`: on a touch screen such a style stays after a tap. */
export function stickyHovers(css: string): string[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const found: string[] = [];
  /** For each open block, whether it holds only where a pointer can hover. */
  const guarded: boolean[] = [];
  for (const [, before = '', sign] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') guarded.pop();
    if (sign !== '{') continue;
    const head = before.trim();
    const isGuarded = guarded.at(-1) === true || /^@media.*\(hover: hover\)/.test(head);
    if (head.includes(':hover') && !isGuarded) found.push(head.replaceAll(/\s+/g, ' '));
    guarded.push(isGuarded);
  }
  return found;
}
