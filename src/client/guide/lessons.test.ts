import { describe, expect, test } from 'vitest';
import { boardBlurbs } from '../../boards/blurbs.js';
import { boards } from '../../boards/index.js';
import { LANGUAGES } from '../../boards/languages.js';
import {
  below,
  type Board,
  claimable,
  type GameEvent,
  fastSeed,
  itemAt,
  legalMoves,
  openStream,
  play,
  start,
  toAct,
  view,
  firstClaim,
  type Move,
  type View,
} from '../../engine/index.js';
import { ownTickets } from '../table/own-tickets.js';
import { LESSONS, type LessonId, lessonFor, routeOf } from './lessons/lessons.js';
import { FIRST } from './lessons/first-turn.js';
import { type Moment, momentOf } from './lessons/moment.js';
import { lessonsIn } from './texts/index.js';

/** The lessons given to seat 0 in a whole game of two who play anything, each with its moment. */
function lessonsOf(board: Board, game: number): Map<LessonId, Moment> {
  const seed = fastSeed(game);
  const stream = openStream(seed, 99);
  const state = start(board, { players: 2, first: 0 }, seed, []);
  const given = new Map<LessonId, Moment>();
  for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
    if (seat === 0) {
      const seen = view(board, state, 0);
      const legal = new Set(seen.phase === 'turn' ? claimable(board, seen, 0) : []);
      const moment = momentOf({
        board,
        view: seen,
        seat: 0,
        tickets: ownTickets(board, seen, 0),
        legal,
        moves: 0,
        advised: advisedIn(board, seen, legal),
      });
      for (let id = lessonFor(moment, [...given.keys()]); id; id = lessonFor(moment, [...given.keys()]))
        given.set(id, moment);
    }
    const moves = legalMoves(board, state, seat);
    const claims = moves.filter(({ type }) => type === 'claim' || type === 'pay');
    const among = claims.length > 0 && below(stream, 3) > 0 ? claims : moves;
    const events: GameEvent[] = [];
    play(board, state, seat, among[below(stream, among.length)] ?? { type: 'pass' }, events);
  }
  return given;
}

/** A claim of the first route that can be, as a hint might name it. */
function advisedIn(board: Board, seen: View, legal: ReadonlySet<number>): Move | undefined {
  const [route] = legal;
  return route === undefined ? undefined : firstClaim(board, seen, 0, route);
}

/** Lessons that only some boards have a rule for. */
const SPECIAL: Record<string, readonly LessonId[]> = {
  nordic: ['wildFree', 'tunnel', 'tunnelAsks', 'ferry', 'grey', 'double'],
  newyork: ['wildAlone', 'attraction', 'grey', 'double'],
  amsterdam: ['wildAlone', 'cart', 'grey', 'double'],
  africa: ['wildAlone', 'terrain', 'doubling', 'ferry', 'grey', 'double'],
};
const ALWAYS: readonly LessonId[] = [
  'welcome',
  'tickets',
  'cards',
  'second',
  'claim',
  'claimed',
  'lastRound',
];
const SOMETIMES: readonly LessonId[] = ['done', 'hopeless', 'moreTickets'];

describe.each(boards)('$id', (board) => {
  const games = Array.from({ length: 12 }, (_, game) => lessonsOf(board, game));

  test('teaches every rule it has in the course of some games, and no other', () => {
    const given = new Set(games.flatMap((game) => [...game.keys()]));
    const special = SPECIAL[board.id] ?? [];
    expect([...ALWAYS, ...special].filter((id) => !given.has(id))).toEqual([]);
    expect([...given].filter((id) => ![...ALWAYS, ...SOMETIMES, ...special].includes(id))).toEqual([]);
  });

  test('says something whole in every language, and names the route it lights', async () => {
    const nouns = boardBlurbs[board.id]?.nouns;
    if (!nouns) throw new Error('a board without nouns');
    for (const language of LANGUAGES) {
      const { says } = await lessonsIn(language, nouns);
      for (const [id, moment] of games.flatMap((game) => [...game])) {
        const lit = routeOf(id, moment);
        const spoken = { route: lit === null ? '' : 'Oslo – Bergen', keep: 2, standIn: 3, lastRoundAt: 2 };
        const [title, text] = says[id](spoken);
        expect(`${title} ${text}`).not.toMatch(/undefined|NaN|\s\s|^\s|\s[.,:;]|\.\./);
        expect(text).toMatch(/^[\p{Lu}].*[.!]$/u);
        expect(text.includes('Oslo – Bergen')).toBe(lit !== null && id !== 'claimed');
        // On a phone it takes four lines at most.
        expect(`${title} ${text}`.length).toBeLessThanOrEqual(165);
      }
    }
  });
});

test('every lesson has its turn, and none is given twice', () => {
  expect(lessonFor(FIRST, [])).toBe('cards');
  expect(lessonFor(FIRST, ['cards'])).toBe('wildAlone');
  expect(lessonFor(FIRST, ['cards', 'wildAlone'])).toBe('grey');
  expect(lessonFor(FIRST, ['cards', 'wildAlone', 'grey'])).toBeUndefined();
  expect(lessonFor({ ...FIRST, mine: false }, [])).toBeUndefined();
  expect(lessonFor(FIRST, ['cards'], true)).toBeUndefined();
  expect(lessonFor({ ...FIRST, claimNow: 4 }, ['cards'], true)).toBe('claim');
  const taught = new Set([...ALWAYS, ...SOMETIMES, ...Object.values(SPECIAL).flat()]);
  expect([...taught].sort()).toEqual(Object.keys(LESSONS).sort());
});

test('teaches to claim what a hint would claim with exact cards, and nothing else', () => {
  const board = itemAt(boards, 0);
  const state = start(board, { players: 2, first: 0 }, fastSeed(1), []);
  const ferry = board.routes.findIndex(({ cost }) => cost.symbols === 1 && cost.length === 2);
  const plain = board.routes.findIndex(({ cost }) => cost.symbols === 0 && cost.length === 2);
  const claimNow = (advised: Move | undefined): number | null =>
    momentOf({
      board,
      view: view(board, state, 0),
      seat: 0,
      tickets: [],
      legal: new Set(),
      moves: 0,
      advised,
    }).claimNow;
  const countsOf = (cards: Record<number, number>) => board.copies.map((_, kind) => cards[kind] ?? 0);
  const claim = (route: number, cards: Record<number, number>): Move => ({
    type: 'claim',
    route,
    cards: countsOf(cards),
  });
  expect(claimNow(claim(plain, { 0: 2 }))).toBe(plain);
  expect(claimNow(claim(ferry, { 0: 1, [board.wild]: 1 }))).toBe(ferry);
  // Three cards that stand in for a locomotive are no lesson.
  expect(claimNow(claim(ferry, { 0: 4 }))).toBeNull();
  expect(claimNow({ type: 'deck' })).toBeNull();
  expect(claimNow(undefined)).toBeNull();
});
