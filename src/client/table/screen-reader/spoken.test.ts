import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BoardArt } from '../../../boards/art.js';
import { boards } from '../../../boards/index.js';
import {
  emptyTable,
  type GameEvent,
  itemAt,
  type RedactedEntry,
  type Seat,
  type View,
} from '../../../engine/index.js';
import { useLanguage } from '../../language/index.js';
import { createModel } from '../model.svelte.js';
import type { TableLink, ToClient } from '../../../protocol/index.js';
import { ShownTable } from '../shown-table.svelte.js';
import { linesOf } from '../log/log-lines.js';
import {
  DrawsTogether,
  onlyReseatsOthers,
  spokenHand,
  spokenNewCards,
  spokenPaths,
  spokenRivals,
  spokenRow,
  spokenTickets,
} from './spoken.js';

const board = itemAt(boards, 1);
const kind = (colour: (typeof board.colours)[number]): number => board.colours.indexOf(colour);
const [red, blue, green] = [kind('red'), kind('blue'), kind('green')];

beforeAll(() => useLanguage('en'));

let table: ShownTable;
let view: View;
let receive: (message: ToClient) => void;

beforeEach(() => {
  const link: TableLink = {
    send: () => {},
    listen(listener) {
      receive = listener;
      return () => {};
    },
    refetch: () => {},
    close: () => {},
  };
  view = emptyTable(board, 3, 0);
  view.phase = 'turn';
  view.row = [red, blue, red, board.wild, green];
  view.turns = 10;
  table = new ShownTable(createModel(link), { drawing: { piece: 'taxi' } } as BoardArt, false);
});
function show(log: RedactedEntry[] = []): void {
  const seats = ['Anna', 'Bo', 'Cai'].map((name) => ({ name, kind: 'person' as const }));
  const plan = { board: board.id, seats, first: 0 };
  receive({ type: 'table', plan, boardHash: board.hash, eyes: 0, seats: [0], view, log, undo: [] });
}
const entry = (n: number, seat: Seat, ...outcome: GameEvent[]): RedactedEntry => ({
  n,
  seat,
  by: seat === 0 ? 'person' : 'bot',
  move: { type: 'deck' },
  outcome,
});
const took = (seat: Seat, card: number, next: number): GameEvent => ({
  type: 'took',
  seat,
  slot: 0,
  card,
  next,
});
const drew = (seat: Seat): GameEvent => ({ type: 'drew', seat, card: -1 });
const turn = (seat: Seat): GameEvent => ({ type: 'turn', seat });

test('the face-up cards are told in the order of their keys', () => {
  show();
  expect(spokenRow(table)).toBe('Face-up cards: red, blue, red, locomotive and green.');
});

test('the hand is told by kind', () => {
  view.hands[red] = 2;
  show();
  expect(spokenHand(table)).toBe('Your hand: 2 red.');
});

test('an empty hand is told as such', () => {
  show();
  expect(spokenHand(table)).toBe('No cards in hand.');
});

describe('new face-up cards', () => {
  test('are those that the others’ turns brought and that still lie there', () => {
    const log = [
      entry(0, 0, took(0, blue, green)),
      entry(1, 1, took(1, red, blue), took(1, blue, blue)),
      entry(2, 2, took(2, blue, red)),
    ];
    show(log);
    expect(spokenNewCards(table, log)).toBe('New face-up cards: 1 blue and 1 red.');
  });
  test('are not told if there are none, and all are before the first turn', () => {
    const log = [entry(0, 0, drew(0)), entry(1, 1, drew(1))];
    show(log);
    expect(spokenNewCards(table, log)).toBe('');
    view.turns = 1;
    show([]);
    expect(spokenNewCards(table, [])).toBe(spokenRow(table));
  });
});

test('who sits at other seats is no reason to say whose turn it is', () => {
  const takeOver = { type: 'take-over', bot: 'navvy' } as const;
  const went: RedactedEntry = { n: 3, seat: 1, by: 'clock', move: takeOver, outcome: [] };
  const came: RedactedEntry = { n: 4, seat: 1, by: 'person', move: { type: 'give-back' }, outcome: [] };
  expect(onlyReseatsOthers([went, came], 0)).toBe(true);
  expect(onlyReseatsOthers([came], 1)).toBe(false);
  expect(onlyReseatsOthers([came, entry(5, 1, drew(1))], 0)).toBe(false);
  expect(onlyReseatsOthers([], 0)).toBe(false);
});

describe('the others’ last turns', () => {
  const log = [
    entry(1, 1, drew(1), turn(2)),
    entry(2, 2, drew(2)),
    entry(3, 2, drew(2), turn(0)),
    entry(4, 0, drew(0), turn(1)),
    entry(5, 1, took(1, red, blue)),
    entry(6, 1, drew(1), turn(2)),
  ];
  test('are told in one sentence each', () => {
    show(log);
    expect(spokenRivals(table, log)).toBe(
      'Bo took a red card and drew a card from the deck. Cai drew 2 cards from the deck.',
    );
  });
  test('say so if there are none', () => {
    show();
    expect(spokenRivals(table, [])).toBe('The others haven’t played yet.');
  });
});

const told = (draws: DrawsTogether, ...log: RedactedEntry[]): string[] =>
  draws.tell(linesOf(log), table).map(({ text }) => text);
describe('draws', () => {
  beforeEach(() => show());

  test('of another’s turn are told together, when the second comes', () => {
    const draws = new DrawsTogether();
    expect(told(draws, entry(1, 1, drew(1)))).toEqual([]);
    expect(told(draws, entry(2, 1, drew(1), turn(2)))).toEqual(['Bo drew 2 cards from the deck.']);
    expect(told(draws, entry(3, 2, took(2, red, blue), turn(0)))).toEqual(['Cai took a red card.']);
  });
  test('of one’s own are told at once', () => {
    expect(told(new DrawsTogether(), entry(1, 0, drew(0)), entry(2, 0, drew(0), turn(1)))).toHaveLength(2);
  });
  test('are told one by one, and none is lost, where something else happens', () => {
    const swept: GameEvent = { type: 'swept' };
    expect(
      told(new DrawsTogether(), entry(1, 1, drew(1)), entry(2, 1, took(1, red, blue), swept, turn(2))),
    ).toEqual([
      'Bo drew a card from the deck.',
      'Bo took a red card. Too many locomotives: all five face-up cards were replaced.',
    ]);
  });
});

test('a ticket’s path is told route by route, with colours and lengths', () => {
  view.kept[0] = 0;
  show();
  const [own] = table.tickets;
  const missing = own?.missing ?? [];
  expect(missing.length).toBeGreaterThan(0);
  const paths = spokenPaths(table);
  for (const id of missing) expect(paths).toContain(table.naming.routeName(id));
  expect(paths).toMatch(/Missing routes: .*(route|ferry|tunnel), \d+ spaces?/);
  expect(spokenTickets(table)).toMatch(/^Your tickets: 0 of 1 completed\. .* spaces to go\.$/);
});
