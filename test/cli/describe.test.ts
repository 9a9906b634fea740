import { expect, test } from 'vitest';
import { describe } from '../../src/cli/describe.js';
import { namesOf, playerNames } from '../../src/cli/names.js';
import { type GameEvent, type EventType, type Outcome, fastSeed, start } from '../../src/engine/index.js';
import { type Named, boardOf, cards, route, ticket } from '../kit/boards.js';

const people = ['Ida', 'Bo'].map((name) => ({ name, kind: 'person' as const }));

/** Says an event of a board, at a table of Ida and Bo right after the deal. */
function said(id: string, event: GameEvent): string {
  const board = boardOf(id);
  const state = start(board, { players: 2, first: 0 }, fastSeed(1), []);
  return describe(board, namesOf(board, people), event, state).join('\n');
}

const africa = boardOf('africa');
const set = (named: Named) => cards(africa, named);
const toMadagascar = ticket(africa, 'douala', 'madagascar');
const toBangui = route(africa, 'ngaoundere', 'bangui');

function outcome(reason: Outcome['reason']): Outcome {
  const zeros = [0, 0];
  return {
    reason,
    scores: [],
    totals: zeros,
    ticketsDone: [],
    doneCounts: zeros,
    longest: null,
    ranks: [1, 1],
  };
}

/** Every event there is, as it is told; the compiler sees to it that none is missing. */
const TOLD: { [T in EventType]: [Omit<Extract<GameEvent, { type: T }>, 'type'>, string] } = {
  dealt: [
    {
      first: 1,
      hands: [...set({}), ...set({ purple: 2, blue: 2 })],
      row: [0, 8],
      offered: [[-1, -1], [toMadagascar]],
      terrain: { seats: [0, 1], faceUp: [2, 2] },
    },
    'Bo begins. The row: purple, wild.\n' +
      'Ida gets 4 cards, and chooses from 2 tickets.\n' +
      'Bo gets 2 purple and 2 blue, and chooses from Douala–Madagascar (22).\n' +
      'Terrain cards: desert for Ida, jungle for Bo; face up mountain and mountain.',
  ],
  chose: [{ seat: 0, tickets: [toMadagascar] }, 'Ida keeps Douala–Madagascar (22).'],
  opened: [{ counts: [2, 1] }, 'All have chosen: Ida keeps 2 tickets and Bo keeps 1 ticket.'],
  turn: [{ seat: 0 }, ''],
  took: [{ seat: 0, slot: 1, card: 8, next: 7 }, 'Ida takes wild from the row; red comes up.'],
  drew: [{ seat: 0, card: 1 }, 'Ida draws blue from the deck.'],
  swept: [{}, 'The row holds too many wilds and is swept away.'],
  filled: [{ cards: [1, 1] }, 'New in the row: blue, blue.'],
  renewed: [{}, 'The discards are shuffled into a new deck.'],
  'took-terrain': [{ seat: 0, slot: 0, kind: 0, next: 2 }, 'Ida takes a desert card; mountain comes up.'],
  'drew-terrain': [{ seat: 1, kind: 1 }, 'Bo draws a jungle card from the terrain deck.'],
  'renewed-terrain': [{}, 'The terrain discards are shuffled into a new terrain deck.'],
  claimed: [
    {
      seat: 0,
      route: toBangui,
      cards: set({ black: 2, wild: 1 }),
      points: 8,
      terrain: { cards: 1, wilds: 2 },
    },
    'Ida claims Ngaoundéré–Bangui (3 spaces, black) with 2 black and 1 wild: ' +
      '8 points, doubled by 1 mountain card and 2 wilds; 45 cars left.',
  ],
  bonus: [{ seat: 1 }, 'Bo gets a merchandise card.'],
  laid: [
    { seat: 0, route: toBangui, cards: set({ wild: 3 }) },
    'Ida lays 3 wild for Ngaoundéré–Bangui (3 spaces, black).',
  ],
  turned: [{ cards: [8, 0, 0] }, 'Turned up for the tunnel: wild, purple, purple.'],
  asked: [{ count: 1 }, 'The tunnel asks for 1 card more.'],
  declined: [{ seat: 0 }, 'Ida declines and takes the set back.'],
  'drew-tickets': [{ seat: 0, tickets: [toMadagascar] }, 'Ida draws 1 ticket: Douala–Madagascar (22).'],
  kept: [{ seat: 0, tickets: [toMadagascar] }, 'Ida keeps Douala–Madagascar (22).'],
  passed: [{ seat: 0 }, 'Ida can do nothing and passes.'],
  'last-round': [{ seat: 0 }, 'Ida has 45 cars left: the last round begins.'],
  over: [{ kept: [], outcome: outcome('agreed') }, 'The game ends because all agreed to stop.'],
};

test.each(Object.entries(TOLD))('%s', (type, [fields, sentences]) => {
  expect(said('africa', { type, ...fields } as GameEvent)).toBe(sentences);
});

const claim = (id: string, a: string, b: string, paid: Named) => {
  const board = boardOf(id);
  const fields = { seat: 1, route: route(board, a, b), cards: cards(board, paid), points: 2 };
  return said(id, { type: 'claimed', ...fields });
};

test('of a tunnel a claim tells what was paid on top, as the set was told before', () => {
  expect(claim('nordic', 'kiruna', 'narvik', {})).toBe(
    'Bo claims Kiruna–Narvik paying nothing on top: 2 points; 40 cars left.',
  );
  expect(claim('nordic', 'kiruna', 'narvik', { wild: 1 })).toContain('paying 1 wild on top');
});

test('a ferry is told as one', () => {
  expect(claim('nordic', 'arhus', 'kobenhavn', { wild: 1 })).toContain('(1 space, grey, ferry) with 1 wild');
});

test('what is hidden is told by its number, or not at all', () => {
  expect(said('nordic', { type: 'drew', seat: 0, card: -1 })).toBe('Ida draws a card from the deck.');
  expect(said('nordic', { type: 'drew-tickets', seat: 0, tickets: [-1, -1] })).toBe('Ida draws 2 tickets.');
  expect(said('nordic', { type: 'kept', seat: 0, tickets: [-1] })).toBe('Ida keeps 1 ticket.');
  expect(said('nordic', { type: 'chose', seat: 0, tickets: null })).toBe('Ida has chosen.');
});

const over = (reason: Outcome['reason']) =>
  said('nordic', { type: 'over', kept: [], outcome: outcome(reason) });

test('every way to end has its sentence', () => {
  expect(over('last-round')).toBe('The game ends with the last round.');
  expect(over('all-passed')).toBe('The game ends because all passed.');
});

const named = (...names: string[]) => playerNames(names.map((name) => ({ name, kind: 'person' })));

test('who has no name, or another’s, is told by the seat; a name steers no terminal', () => {
  expect(named('', 'Bo', 'Bo')).toEqual(['seat 0', 'Bo (seat 1)', 'Bo (seat 2)']);
  expect(named('\u001B[2JIda', 'x'.repeat(200))).toEqual(['[2JIda', `${'x'.repeat(29)}…`]);
});
