/** Who has lost the focus, because what had it is gone, finds it at the first control of what came. */
export function takeFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  element.querySelector<HTMLElement>('input, .ticket, .button')?.focus({ preventScroll: true });
}
