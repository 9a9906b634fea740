import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { controlNamed, focusable, focusIfLost, focusOn, focusWhenShown } from './focus-registry.js';

/** As much of an element as the registry uses. */
interface FakeControl {
  focus: () => void;
  matches: (selector: string) => boolean;
}
let active: FakeControl | null;
const removals: (() => void)[] = [];

function control(isDisabled = false): HTMLElement & FakeControl {
  const made: FakeControl = { focus: () => (active = made), matches: () => isDisabled };
  return made as HTMLElement & FakeControl;
}
function register(...[name, onenter]: Parameters<typeof focusable>): HTMLElement {
  const element = control();
  removals.push(focusable(name, onenter)(element));
  return element;
}

beforeEach(() => {
  active = null;
  vi.stubGlobal('document', {
    body: null,
    get activeElement() {
      return active;
    },
  });
});
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  vi.unstubAllGlobals();
});

test('a control is focused by its name, as long as it is there', () => {
  expect(focusOn('hand')).toBe(false);
  const hand = register('hand');
  register('row');
  expect(focusOn('hand')).toBe(true);
  expect(active).toBe(hand);
  removals.shift()?.();
  active = null;
  expect(focusOn('hand')).toBe(false);
  expect(active).toBeNull();
});

test('of two controls with a name the later one is focused, and the first again when it is gone', () => {
  const first = register('hand');
  const second = register('hand');
  expect(controlNamed('hand')).toBe(second);
  removals.pop()?.();
  expect(controlNamed('hand')).toBe(first);
});

test('a control hears that the focus was sent to it', () => {
  const onenter = vi.fn<() => void>();
  register('log', onenter);
  expect(onenter).not.toHaveBeenCalled();
  focusOn('log');
  expect(onenter).toHaveBeenCalledOnce();
});

test('a control that is about to be shown is waited for', async () => {
  const focused = focusWhenShown('dock');
  const dock = register('dock');
  await focused;
  expect(active).toBe(dock);
});

test('the focus is sent on only if nothing has it, or a disabled control', async () => {
  const row = register('row');
  const other = control();
  active = other;
  await focusIfLost('row');
  expect(active).toBe(other);
  active = control(true);
  await focusIfLost('row');
  expect(active).toBe(row);
  active = null;
  await focusIfLost('row');
  expect(active).toBe(row);
});
