import { expect, test } from 'vitest';
import type { GameEvent, RedactedEntry, Seat } from '../../../engine/index.js';
import { turnsOf, turnsSince } from './turns.js';

let n = 0;
/** An entry of a seat, numbered on. */
function entry(seat: Seat, ...outcome: GameEvent[]): RedactedEntry {
  return { n: ++n, seat, by: 'person', move: { type: 'deck' }, outcome };
}
const drew = (seat: Seat, card = -1): GameEvent => ({ type: 'drew', seat, card });
const chose = (seat: Seat): GameEvent => ({ type: 'chose', seat, tickets: null });
const turn = (seat: Seat): GameEvent => ({ type: 'turn', seat });
const claimed = (seat: Seat, route: number): GameEvent => ({
  type: 'claimed',
  seat,
  route,
  cards: [],
  points: 4,
});
const undo = (seat: Seat, to: number): RedactedEntry => ({
  n: ++n,
  seat,
  by: 'person',
  move: { type: 'undo', to },
  outcome: [],
});
const shape = (log: readonly RedactedEntry[]) =>
  turnsOf(log).map(({ kind, seat, events }) => [kind, seat, ...events.map(({ type }) => type)]);

test('a turn of several moves is one line', () => {
  expect(
    shape([
      entry(0, drew(0)),
      entry(0, drew(0), turn(1)),
      entry(1, claimed(1, 7), turn(0)),
      entry(0, drew(0)),
    ]),
  ).toEqual([
    ['turn', 0, 'drew', 'drew', 'turn'],
    ['turn', 1, 'claimed', 'turn'],
    ['turn', 0, 'drew'],
  ]);
});

test('a turn has the points and routes of its claim', () => {
  const laid: GameEvent = { type: 'laid', seat: 1, route: 7, cards: [] };
  expect(turnsOf([entry(1, laid), entry(1, claimed(1, 7), turn(0))])).toMatchObject([
    { seat: 1, points: 4, routes: [7] },
  ]);
});

test('the opening is one line of nobody', () => {
  const log = [entry(1, chose(1)), entry(0, chose(0), { type: 'opened', counts: [2, 3] }, turn(0))];
  expect(shape(log)).toEqual([['turn', null, 'chose', 'chose', 'opened', 'turn']]);
});

test('the last round and the end are lines of their own', () => {
  const log = [entry(0, claimed(0, 7), { type: 'last-round', seat: 0 }, turn(1)), entry(1, drew(1))];
  expect(shape(log)).toEqual([
    ['turn', 0, 'claimed', 'turn'],
    ['news', null, 'last-round'],
    ['turn', 1, 'drew'],
  ]);
  expect(new Set(turnsOf(log).map(({ key }) => key)).size).toBe(3);
});

test('an undo within a turn does not split it', () => {
  const first = entry(0, drew(0));
  const log = [first, entry(0, drew(0), turn(1)), undo(0, first.n), entry(0, drew(0), turn(1))];
  expect(shape(log)).toEqual([
    ['undo', 0],
    ['turn', 0, 'drew', 'drew', 'turn'],
  ]);
});

test('a seat that changes hands is a line of its own, and takes nobody’s turn', () => {
  const reseated: RedactedEntry = {
    n: ++n,
    seat: 0,
    by: 'person',
    move: { type: 'take-over', bot: 'foreman' },
    outcome: [],
  };
  const log = [entry(0, drew(0), turn(1)), reseated, entry(1, claimed(1, 7), turn(0))];
  expect(shape(log)).toEqual([
    ['turn', 0, 'drew', 'turn'],
    ['reseated', 0],
    ['turn', 1, 'claimed', 'turn'],
  ]);
  expect(turnsOf(log)[1]).toMatchObject({ reseated: 'resigned' });
  expect(turnsSince(turnsOf(log), 1)).toEqual([]);
});

test('a line keeps its identity while the log grows', () => {
  const log = [entry(0, drew(0)), entry(0, drew(0), turn(1))];
  const [before] = turnsOf(log);
  expect(turnsOf([...log, entry(1, drew(1))])[0]).toBe(before);
});

test('since the last turn of a seat, only what the others did is told', () => {
  const log = [
    entry(0, claimed(0, 1), turn(1)),
    entry(1, claimed(1, 2), turn(2)),
    entry(2, claimed(2, 3), turn(0)),
  ];
  const since = (seat: Seat) => turnsSince(turnsOf(log), seat).map((it) => it.seat);
  expect(since(0)).toEqual([1, 2]);
  expect(since(2)).toEqual([]);
  expect(since(3)).toEqual([0, 1, 2]);
});
