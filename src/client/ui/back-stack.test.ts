import { expect, test } from 'vitest';
import { BackStack } from './back-stack.js';

/** A history with entries of layers, as a browser keeps it: going back is done later. */
function browser(entries: number[] = [0], at = entries.length - 1) {
  const deferred: (() => void)[] = [];
  const traversals: number[] = [];
  const state = { entries, at, traversed: 0 };
  const stack = new BackStack(
    {
      depth: () => state.entries[state.at] ?? 0,
      push(depth) {
        state.entries = [...state.entries.slice(0, state.at + 1), depth];
        state.at++;
      },
      back: (count) => void traversals.push(-count),
    },
    (act) => void deferred.push(act),
  );
  function go(by: number): void {
    state.at = Math.min(state.entries.length - 1, Math.max(0, state.at + by));
    stack.popped();
    settle();
  }
  function runDeferred(): void {
    for (let act = deferred.shift(); act !== undefined; act = deferred.shift()) act();
  }
  /** Runs what was deferred, and traversals that were asked for. */
  function settle(): void {
    runDeferred();
    const by = traversals.shift();
    if (by === undefined) return;
    state.traversed++;
    go(by);
  }
  settle();
  return { stack, state, settle, runDeferred, back: () => go(-1), forward: () => go(1) };
}

/** Adds a layer that notes when Back closes it. */
function layerOf(stack: BackStack, name: string, closed: string[]): () => void {
  return stack.add(() => closed.push(name));
}

test('Back closes the topmost layer, then the next', () => {
  const { stack, state, settle, back } = browser();
  const closed: string[] = [];
  layerOf(stack, 'route', closed);
  layerOf(stack, 'rules', closed);
  settle();
  expect(state.entries).toEqual([0, 1, 2]);
  back();
  expect([closed, state.at]).toEqual([['rules'], 1]);
  back();
  expect([closed, state.at]).toEqual([['rules', 'route'], 0]);
});

test('a layer that closes by itself takes its entry along', () => {
  const { stack, state, settle } = browser();
  const closed: string[] = [];
  for (let i = 0; i < 5; i++) {
    const remove = layerOf(stack, 'menu', closed);
    settle();
    remove();
    settle();
    remove();
    settle();
  }
  expect([state.at, state.entries.length, closed]).toEqual([0, 2, []]);
});

test('a panel in place of another changes nothing in the history', () => {
  const { stack, state, settle, back } = browser();
  const closed: string[] = [];
  const remove = layerOf(stack, 'menu', closed);
  settle();
  remove();
  layerOf(stack, 'settings', closed);
  settle();
  expect([state.entries, state.traversed]).toEqual([[0, 1], 0]);
  back();
  expect(closed).toEqual(['settings']);
});

test('a layer below another may go first', () => {
  const { stack, state, settle, back } = browser();
  const closed: string[] = [];
  const remove = layerOf(stack, 'route', closed);
  layerOf(stack, 'rules', closed);
  settle();
  remove();
  settle();
  expect([state.at, closed]).toEqual([1, []]);
  back();
  expect([state.at, closed]).toEqual([0, ['rules']]);
});

test('a layer that opens while the history goes back gets its entry afterwards', () => {
  const { stack, state, settle, runDeferred, back } = browser();
  const closed: string[] = [];
  const remove = layerOf(stack, 'menu', closed);
  settle();
  remove();
  runDeferred();
  layerOf(stack, 'rules', closed);
  runDeferred();
  expect(state.entries).toEqual([0, 1]);
  settle();
  expect([state.at, state.traversed]).toEqual([1, 1]);
  back();
  expect(closed).toEqual(['rules']);
});

test('Forward to the entry of a closed layer leads back', () => {
  const { stack, state, settle, back, forward } = browser();
  const closed: string[] = [];
  layerOf(stack, 'menu', closed);
  settle();
  back();
  forward();
  expect([state.at, closed]).toEqual([0, ['menu']]);
});

test('after a reload with open layers their entries are left', () => {
  const { state } = browser([0, 1, 2]);
  expect(state.at).toBe(0);
});

test('clearing forgets layers without closing them, and resolves when their entries are gone', async () => {
  const { stack, state, settle } = browser();
  const closed: string[] = [];
  const remove = layerOf(stack, 'menu', closed);
  layerOf(stack, 'rules', closed);
  settle();
  const cleared = stack.clear();
  settle();
  await cleared;
  remove();
  settle();
  expect([state.at, closed]).toEqual([0, []]);
});
