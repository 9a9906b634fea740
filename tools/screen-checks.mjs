/* oxlint-disable no-undef, unicorn/consistent-function-scoping -- these run in the page, and each must stand alone */

/** The controls that a finger needs, as CSS selects them. Routes of the map are found by distance, and not listed here. */
export const CONTROLS =
  'button, a[href], input, select, summary, [role=slider], [role=tab], [role=checkbox], [role=separator][tabindex]';

/** The controls whose target is smaller than `least` pixels in either direction, each with its size. */
export function smallTargets([least, selector]) {
  /** The box that takes touches: the element's own, or that of a pseudo-element that reaches beyond it. */
  const targetOf = (element) => {
    let { width, height } = element.getBoundingClientRect();
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (style.content === 'none' || style.position !== 'absolute') continue;
      width = Math.max(width, Number.parseFloat(style.width) || 0);
      height = Math.max(height, Number.parseFloat(style.height) || 0);
    }
    return { width, height };
  };
  const isShown = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('[inert], [data-route], .visually-hidden') === null;
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    // A label is pressed in place of the input that it holds.
    const target = element.closest('label') ?? element;
    if (!isShown(target) || element.matches(':disabled')) return [];
    // A link in the middle of a sentence is as high as its line.
    if (getComputedStyle(target).display === 'inline') return [];
    const { width, height } = targetOf(target);
    if (width >= least - 0.5 && height >= least - 0.5) return [];
    return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 140)}`];
  });
}

/** What reaches beyond the window's sides, without being in something that scrolls there. */
export function beyondTheSides(selector) {
  const scrolls = (element) => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isOut = box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5);
    if (!isOut || element.closest('.board, .visually-hidden, [inert]') || scrolls(element)) return [];
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return [];
    return [element.outerHTML.slice(0, 140)];
  });
}

/** The map's names and where they are: the pixels of a unit, the sizes of letters, and leader lines in those sizes. */
export function mapNames() {
  const names = document.querySelector('.board g.names');
  const pixelsPerUnit = names?.getScreenCTM()?.a ?? 0;
  const groups = [...(names?.children ?? [])];
  const sizeOf = (element) =>
    Number(element?.querySelector('text:not(.display)')?.getAttribute('font-size') ?? 0);
  return {
    pixelsPerUnit,
    sizes: groups.flatMap((it) => (sizeOf(it) > 0 ? [sizeOf(it) * pixelsPerUnit] : [])),
    leaders: groups.flatMap((it, i) => {
      if (!it.classList.contains('leader')) return [];
      const name = groups.slice(i).find((other) => sizeOf(other) > 0);
      return [it.getTotalLength() / sizeOf(name)];
    }),
  };
}
