/** What pressed or moved last: a mouse, a finger or a pen. */
let last = 'mouse';

if (typeof addEventListener === 'function') {
  const note = ({ pointerType }: PointerEvent): void => void (last = pointerType);
  for (const type of ['pointerdown', 'pointermove'] as const)
    addEventListener(type, note, { capture: true, passive: true });
}

/**
 * Whether a mouse came over an element. After a tap, browsers leave a mouse where the finger was: when a panel closes there, they
 * report what lies below as if that mouse had come over it.
 */
export function isMouse({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && last === 'mouse';
}
