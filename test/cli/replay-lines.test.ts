import { expect, test } from 'vitest';
import { playerNames } from '../../src/cli/player-names.js';
import { entryLines } from '../../src/cli/replay/entry.js';
import { gameWords } from '../../src/cli/words.js';
import {
  type Entry,
  type EventType,
  type GameEvent,
  type Outcome,
  fastSeed,
  start,
} from '../../src/engine/index.js';
import { type Named, boardOf, cards, route, ticket } from '../kit/boards.js';

const people = ['Ida', 'Bo'].map((name) => ({ name, kind: 'person' as const }));

/** The lines of an event, details marked by a dot, at a table of Ida and Bo right after the deal. */
async function linesOf(id: string, event: GameEvent): Promise<string[]> {
  const board = boardOf(id);
  const state = start(board, { players: 2, first: 0 }, fastSeed(1), []);
  const entry: Entry = { n: 1, seat: 0, by: 'person', move: { type: 'deck' }, outcome: [event] };
  const game = await gameWords(board, people, 'en');
  const lines = entryLines(game, entry, [event], state, ['person', 'person']);
  return lines.map(({ text, isDetail }) => (isDetail ? `· ${text}` : text));
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

/** Every event with its lines; an event without any does not compile. */
const LINES: { [T in EventType]: [Omit<Extract<GameEvent, { type: T }>, 'type'>, string[]] } = {
  dealt: [
    {
      first: 1,
      hands: [...set({}), ...set({ purple: 2, blue: 2 })],
      row: [0, 8],
      offered: [[-1, -1], [toMadagascar]],
      terrain: { seats: [0, 1], faceUp: [2, 2] },
    },
    [
      'Bo goes first.',
      '· Face-up cards: purple and locomotive',
      '· Ida’s hand: 4 cards; 1 desert card',
      '· Ida, to choose from: 2 tickets',
      '· Bo’s hand: 2 purple and 2 blue; 1 jungle card',
      '· Bo, to choose from: Douala – Madagascar (22)',
      '· Terrain: mountain and mountain',
    ],
  ],
  chose: [{ seat: 0, tickets: [toMadagascar] }, ['Ida kept 1 ticket.', '· Douala – Madagascar (22)']],
  opened: [{ counts: [2, 1] }, ['Everyone has chosen their tickets: Ida kept 2 and Bo kept 1.']],
  turn: [{ seat: 0 }, []],
  took: [{ seat: 0, slot: 1, card: 8, next: 7 }, ['Ida took a locomotive.', '· A red card takes its place.']],
  drew: [{ seat: 0, card: 1 }, ['Ida drew a blue card from the deck.']],
  swept: [{}, ['Too many locomotives: all five face-up cards were replaced.']],
  filled: [{ cards: [1, 1] }, ['New face-up cards: blue and blue.']],
  renewed: [{}, ['The discards were shuffled into a new deck.']],
  'took-terrain': [
    { seat: 0, slot: 0, kind: 0, next: 2 },
    ['Ida took a desert card.', '· Terrain: jungle and desert'],
  ],
  'drew-terrain': [{ seat: 1, kind: 1 }, ['Bo drew a jungle card from the terrain deck.']],
  'renewed-terrain': [{}, ['The terrain discards were shuffled into a new terrain deck.']],
  claimed: [
    {
      seat: 0,
      route: toBangui,
      cards: set({ black: 2, wild: 1 }),
      points: 8,
      terrain: { cards: 1, wilds: 2 },
    },
    [
      'Ida claimed Ngaoundéré – Bangui (3 spaces) with 2 black and 1 locomotive, ' +
        'points doubled (1 mountain card + 2 locomotives as terrain).',
      '· 8 points; black route, mountain, 3 spaces; trains: 45 left',
    ],
  ],
  bonus: [{ seat: 1 }, ['Bo got a merchandise card.']],
  laid: [
    { seat: 0, route: toBangui, cards: set({ wild: 3 }) },
    ['Ida played 3 locomotives for the tunnel Ngaoundéré – Bangui.', '· black route, mountain, 3 spaces'],
  ],
  turned: [{ cards: [8, 0, 0] }, ['Revealed: locomotive, purple and purple.']],
  asked: [{ count: 1 }, ['1 extra card needed.']],
  declined: [{ seat: 0 }, ['Ida took the cards back; the tunnel stays open.']],
  'drew-tickets': [
    { seat: 0, tickets: [toMadagascar] },
    ['Ida drew 1 ticket.', '· Douala – Madagascar (22)'],
  ],
  kept: [{ seat: 0, tickets: [toMadagascar] }, ['Ida kept 1 ticket: Douala – Madagascar.']],
  passed: [{ seat: 0 }, ['Ida had no move and passed.']],
  'last-round': [
    { seat: 0 },
    ['Ida has 2 or fewer trains left, so the last round starts now.', '· trains: 45 left'],
  ],
  over: [{ kept: [], outcome: outcome('agreed') }, ['The game is over.', '· Everyone agreed to stop here.']],
};

test.each(Object.entries(LINES))('%s', async (type, [fields, lines]) => {
  expect(await linesOf('africa', { type, ...fields } as GameEvent)).toEqual(lines);
});

const claim = (id: string, a: string, b: string, paid: Named) => {
  const board = boardOf(id);
  const fields = { seat: 1, route: route(board, a, b), cards: cards(board, paid), points: 2 };
  return linesOf(id, { type: 'claimed', ...fields });
};

test('the claim of a tunnel says what was paid extra, as the set was named before', async () => {
  expect(await claim('nordic', 'kiruna', 'narvik', {})).toEqual([
    'Bo claimed Kiruna – Narvik, with no extra cards.',
    '· 2 points; purple tunnel, 1 space, double route; wagons: 40 left',
  ]);
  expect((await claim('nordic', 'kiruna', 'narvik', { wild: 1 }))[0]).toContain('paying 1 locomotive extra');
});

test('a ferry is named with its symbols', async () => {
  const [, details] = await claim('nordic', 'arhus', 'kobenhavn', { wild: 1 });
  expect(details).toContain('grey ferry, 1 locomotive symbol, 1 space;');
});

test('hidden cards and tickets are counted, not named', async () => {
  expect(await linesOf('nordic', { type: 'drew', seat: 0, card: -1 })).toEqual([
    'Ida drew a card from the deck.',
  ]);
  expect(await linesOf('nordic', { type: 'drew-tickets', seat: 0, tickets: [-1, -1] })).toEqual([
    'Ida drew 2 tickets.',
  ]);
  expect(await linesOf('nordic', { type: 'kept', seat: 0, tickets: [-1] })).toEqual(['Ida kept 1 ticket.']);
  expect(await linesOf('nordic', { type: 'chose', seat: 0, tickets: null })).toEqual([
    'Ida has chosen their tickets.',
  ]);
});

test.each([
  ['last-round', '· The last round is over.'],
  ['all-passed', '· Everyone passed, so the game ended.'],
] as const)('an end by %s has its sentence', async (reason, line) => {
  const lines = await linesOf('nordic', { type: 'over', kept: [], outcome: outcome(reason) });
  expect(lines).toEqual(['The game is over.', line]);
});

const namesFor = (...names: string[]) => playerNames(names.map((name) => ({ name, kind: 'person' })));

test('a player without a name, or with another’s, is told apart by the seat; a name steers no terminal', () => {
  expect(namesFor('', 'Bo', 'Bo')).toEqual(['seat 0', 'Bo (seat 1)', 'Bo (seat 2)']);
  expect(namesFor('\u001B[2JIda', 'x'.repeat(200))).toEqual(['[2JIda', `${'x'.repeat(29)}…`]);
});
