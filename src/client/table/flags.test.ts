import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardArt } from '../../boards/art.js';
import { boards } from '../../boards/index.js';
import { emptyTable, itemAt, type View } from '../../engine/index.js';
import type { TablePlan, ToClient, ToTable } from '../../protocol/index.js';
import { readFlags } from '../flags/stored-flags.js';
import { useLanguage } from '../language/index.js';
import { Flags } from './flags.svelte.js';
import { createModel } from './model.svelte.js';
import { ShownTable } from './shown-table.svelte.js';

const board = itemAt(boards, 0);
const [first, second] = [itemAt(board.routes, 0), itemAt(board.routes, 5)];
const art = { drawing: { piece: 'wagon' } } as BoardArt;
const seats = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
const plan: TablePlan = { board: board.id, seats, first: 0 };

beforeAll(() => useLanguage('en'));

let receive: (message: ToClient) => void;
let sent: ToTable[];

/** Sends a table to the page, as these eyes see it. */
function send(change: (view: View) => void = () => {}, eyes: View['eyes'] = 0): void {
  const view = emptyTable(board, 2, 0);
  view.phase = 'turn';
  view.eyes = eyes;
  change(view);
  receive({ type: 'table', plan, boardHash: board.hash, eyes, seats: [0, 1], view, log: [], undo: [] });
}
function open(name?: string, watching = false): Flags {
  sent = [];
  const model = createModel({
    send: (message) => void sent.push(message),
    listen: (listener) => ((receive = listener), () => {}),
    refetch: () => {},
    close: () => {},
  });
  const table = new ShownTable(model, art, watching);
  const flags = new Flags(table, name);
  send();
  return flags;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('planning marks', () => {
  test('are set and removed, stored under the table’s name, and never sent', () => {
    const flags = open('one');
    flags.toggle(first.id);
    flags.toggle(second.id);
    expect(flags.routes).toEqual([first.id, second.id]);
    flags.toggle(first.id);
    expect(flags.routes).toEqual([second.id]);
    expect(readFlags('one')).toEqual({ 0: [second.id] });
    expect(open('one').routes).toEqual([second.id]);
    expect(open('two').routes).toEqual([]);
    flags.clear();
    expect(readFlags('one')).toEqual({});
    expect(sent).toEqual([]);
  });

  test('belong to a seat: the next player at a shared screen sees none of them', () => {
    const flags = open('one');
    flags.toggle(first.id);
    send(undefined, 'open');
    expect(flags.routes).toEqual([]);
    expect(flags.canHave(second.id)).toBe(false);
    send(undefined, 1);
    expect(flags.routes).toEqual([]);
    flags.toggle(second.id);
    send(undefined, 0);
    expect(flags.routes).toEqual([first.id]);
    expect(readFlags('one')).toEqual({ 0: [first.id], 1: [second.id] });
  });

  test('go from a route that is built, and from a double that is closed by it', () => {
    const double = board.routes.find(({ twin }) => twin >= 0)!;
    const flags = open('one');
    flags.toggle(first.id);
    flags.toggle(double.id);
    flags.toggle(double.twin);
    send((view) => void (view.owner[double.id] = 1));
    expect(flags.routes).toEqual([first.id]);
    expect(flags.canHave(double.id)).toBe(false);
    flags.toggle(double.id);
    expect(flags.routes).toEqual([first.id]);
    flags.toggle(second.id);
    expect(readFlags('one')).toEqual({ 0: [first.id, second.id] });
  });

  test('are not for replays, nor for finished games', () => {
    const flags = open('one');
    flags.toggle(first.id);
    expect(open('one', true).routes).toEqual([]);
    const over = open('one');
    send((view) => void (view.phase = 'over'));
    expect(over.routes).toEqual([]);
  });
});
