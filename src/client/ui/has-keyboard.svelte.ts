/** Whether keys can be expected: there is a mouse or the like, or a key was pressed outside a text field. */
let found = $state(false);

if (typeof matchMedia === 'function') {
  found = matchMedia('(any-pointer: fine)').matches;
  addEventListener('keydown', ({ key, target }) => {
    const isTyping = target instanceof Element && target.closest('input, textarea') !== null;
    // A phone's own keyboard sends keys to text fields, and unnamed ones.
    if (!isTyping && key !== 'Unidentified') found = true;
  });
}

/** Whether the device seems to have a keyboard, so that keys are worth explaining. */
export function hasKeyboard(): boolean {
  return found;
}
