import { afterEach, expect, test } from 'vitest';
import type { BoardArt } from '../../boards/art.js';
import { boards } from '../../boards/index.js';
import { emptyTable, itemAt, type Seat } from '../../engine/index.js';
import type { TableLink, ToClient, ToTable } from '../../protocol/index.js';
import { settings } from '../settings/settings.svelte.js';
import { createController, type TableController } from './controller.svelte.js';
import { createModel } from './model.svelte.js';
import type { OnlineSide } from './online-side.js';

const board = itemAt(boards, 1);
const motion = {
  flights: [],
  leaving: undefined,
  arriving: undefined,
  gain: undefined,
  done: undefined,
  slowness: 0,
};
const art = { drawing: { piece: 'taxi' } } as BoardArt;

/** An online table with these options, seen by seat 0, and what its page has sent. */
function online(
  options: Partial<OnlineSide['options']>,
  seats: readonly Seat[] = [0],
): { controller: TableController; sent: ToTable[]; receive: (message: ToClient) => void } {
  const sent: ToTable[] = [];
  const listeners: ((message: ToClient) => void)[] = [];
  const receive = (message: ToClient): void => listeners.forEach((listen) => listen(message));
  const link: TableLink = {
    send: (message) => void sent.push(message),
    listen(listener) {
      listeners.push(listener);
      return () => {};
    },
    refetch: () => {},
    close: () => {},
  };
  const model = createModel(link, { isOnline: true });
  const side: OnlineSide = {
    options: { undo: true, advice: false, spectators: true, ...options },
    hasRematch: false,
    chat: {
      isOpen: false,
      exists: false,
      unread: 0,
      toggle: () => {},
      reactionOf: () => undefined,
      isGone: () => false,
    },
    watchNext: () => {},
    playAgain: () => {},
    copyWatchLink: () => Promise.resolve(''),
    proveDeal: () => Promise.resolve({ found: 'unproved', why: 'no-word' }),
  };
  const controller = createController({ model, motion, art, online: side });
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const eyes = seats[0] ?? 'open';
  receive({
    type: 'table',
    plan: { board: board.id, seats: players, first: 0 },
    boardHash: board.hash,
    eyes,
    seats: [...seats],
    view: { ...emptyTable(board, 2, eyes), phase: 'turn' },
    log: [],
    undo: [],
    ...(seats.length > 0 && { ask: [{ seat: 0, to: 7 }] }),
  });
  return { controller, sent, receive };
}

afterEach(() => {
  settings.odds = false;
});

test('P74 the page asks for hints and odds only where the options allow them, and never for spectators', () => {
  settings.odds = true;
  expect(online({}).controller.wantedAdvice).toBeNull();
  expect(online({ advice: true }).controller.wantedAdvice).toBe('odds');
  expect(online({ advice: true }, []).controller.wantedAdvice).toBeNull();
  const { controller } = online({});
  controller.toggleHint();
  controller.wantGuideHint(true);
  expect([controller.panel, controller.wantedAdvice, controller.model.refusal]).toEqual([
    undefined,
    null,
    { code: 'not-allowed' },
  ]);
});

test('P72 the page offers to ask only where the options allow undoing and no vote is running', () => {
  expect(online({ undo: false }).controller.askableTo).toBeUndefined();
  expect(online({}, []).controller.askableTo).toBeUndefined();
  const { controller, receive } = online({});
  expect(controller.askableTo).toBe(7);
  const vote = { seat: 1, n: 9, to: 7, asked: [0], agreed: [], left: 30_000 };
  receive({ type: 'undo-vote', vote });
  expect([controller.askableTo, controller.model.vote]).toEqual([undefined, vote]);
  receive({ type: 'undo-vote', vote: null, end: { how: 'expired', seat: 1 } });
  expect([controller.askableTo, controller.model.voteEnd?.how]).toEqual([7, 'expired']);
});

test('P71 the page asks, and answers for its seat the vote it was shown', () => {
  const { controller, sent, receive } = online({});
  controller.askToUndo();
  receive({ type: 'undo-vote', vote: { seat: 1, n: 9, to: 7, asked: [0], agreed: [], left: 30_000 } });
  controller.model.answerVote(true);
  expect(sent).toEqual([
    { type: 'ask-undo', id: '1', n: -1, seat: 0 },
    { type: 'answer-undo', id: '2', n: 9, seat: 0, asker: 1, agree: true },
  ]);
});
