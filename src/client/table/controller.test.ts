import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BoardArt } from '../../boards/art.js';
import { boards } from '../../boards/index.js';
import { emptyTable, GREY, itemAt, type MoveOf, type Seat, type View } from '../../engine/index.js';
import type { TableLink, TablePlan, ToClient, ToTable } from '../../protocol/index.js';
import { settings } from '../settings/settings.svelte.js';
import type { MotionState } from './animator.js';
import { createController, type Panel, type TableController } from './controller.svelte.js';
import { createModel } from './model.svelte.js';

const board = itemAt(boards, 1);
const grey = board.routes.find(({ colour, length }) => colour === GREY && length === 2)!;
const red = board.colours.indexOf('red');
const blue = board.colours.indexOf('blue');
const { wild } = board;
const still: MotionState = {
  flights: [],
  leaving: undefined,
  arriving: undefined,
  gain: undefined,
  done: undefined,
  slowness: 0,
};
/** Only the piece is read of it. */
const art = { drawing: { piece: 'taxi' } } as BoardArt;

let sent: ToTable[];
let receive: (message: ToClient) => void;
let controller: TableController;

const link: TableLink = {
  send: (message) => void sent.push(message),
  listen(listener) {
    receive = listener;
    return () => {};
  },
  refetch: () => {},
  close: () => {},
};

/** A turn of seat 0 with a hand of cards by kind. */
function turn(hand: Record<number, number> = {}): View {
  const view = emptyTable(board, 2, 0);
  view.phase = 'turn';
  view.row = board.copies.slice(0, 5).map((_, kind) => kind);
  for (const [kind, count] of Object.entries(hand)) view.hands[Number(kind)] = count;
  return view;
}
/** Sends a table to the page, seen by seat 0, which is played from it. */
function send(view: View, seats: readonly Seat[] = [0], undo: readonly Seat[] = []): void {
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
  const plan: TablePlan = { board: board.id, seats: players, first: 0 };
  receive({
    type: 'table',
    plan,
    boardHash: board.hash,
    eyes: view.eyes,
    seats: [...seats],
    view,
    log: [],
    undo: [...undo],
  });
}
function sit(view: View, watching = false): void {
  const model = createModel(link);
  controller = createController({ model, motion: still, art, watching });
  send(view);
}
const moves = () => sent.flatMap((message) => (message.type === 'move' ? [message.move] : []));
const countsOf = (counts: Record<number, number>) => board.copies.map((_, kind) => counts[kind] ?? 0);
const claim = (counts: Record<number, number>): MoveOf<'claim'> => ({
  type: 'claim',
  route: grey.id,
  cards: countsOf(counts),
});

beforeEach(() => {
  sent = [];
  sit(turn({ [red]: 2, [blue]: 3, [wild]: 1 }));
});
afterEach(() => {
  settings.confirm = 'routes';
  settings.odds = false;
});

describe('a route', () => {
  test('is legal if the hand can pay for it in one’s own turn', () => {
    expect(controller.table.legal.has(grey.id)).toBe(true);
    send(turn());
    expect(controller.table.legal.size).toBe(0);
    const theirs = turn({ [red]: 2 });
    theirs.seat = 1;
    send(theirs);
    expect(controller.table.legal.size).toBe(0);
    expect(controller.table.canAct).toBe(false);
  });

  test('stays legal while a move is pending, but nothing can be done', () => {
    controller.submit({ type: 'deck' });
    expect(controller.table.legal.has(grey.id)).toBe(true);
    expect(controller.table.canAct).toBe(false);
    controller.propose({ type: 'deck' });
    expect(moves()).toHaveLength(1);
  });

  test.each(['routes', 'all'] as const)(
    'is chosen by a click and let go by another, confirming %s',
    (confirm) => {
      settings.confirm = confirm;
      controller.propose({ type: 'tickets' });
      sent = [];
      controller.choose(grey.id);
      expect(controller).toMatchObject({ chosen: grey.id, proposed: undefined, deciding: true });
      controller.choose(grey.id);
      expect(controller).toMatchObject({ chosen: undefined, deciding: false });
      expect(moves()).toEqual([]);
    },
  );

  test('is claimed by a click with the suggested payment where nothing is confirmed', () => {
    settings.confirm = 'none';
    const [suggested] = controller.payments(grey.id);
    controller.choose(grey.id);
    expect(moves()).toEqual([suggested]);
    expect(controller.chosen).toBeUndefined();
  });

  test('is chosen where nothing is confirmed, too, if it can’t be claimed', () => {
    settings.confirm = 'none';
    send(turn());
    controller.choose(grey.id);
    expect(controller.chosen).toBe(grey.id);
    expect(moves()).toEqual([]);
  });

  test('is only shown when inspected, and let go', () => {
    settings.confirm = 'none';
    controller.inspect(grey.id);
    expect(controller.chosen).toBe(grey.id);
    controller.deselect();
    expect(controller.chosen).toBeUndefined();
    expect(moves()).toEqual([]);
  });
});

describe('a pile of the hand', () => {
  test('lights its routes while it is pointed at, and after a press until the next', () => {
    controller.pointKind(red);
    expect(controller.litKind).toBe(red);
    controller.pressKind(blue);
    expect(controller.litKind).toBe(red);
    controller.pointKind(undefined);
    expect(controller.litKind).toBe(blue);
    controller.pressKind(blue);
    expect(controller.litKind).toBeUndefined();
  });

  test('is let go by Escape, by a press elsewhere and by a move, and lights nothing beside a chosen route', () => {
    controller.pressKind(red);
    expect(controller.dismiss()).toBe(true);
    expect(controller.litKind).toBeUndefined();
    controller.pressKind(red);
    controller.releaseKind();
    expect(controller.litKind).toBeUndefined();
    controller.pressKind(red);
    controller.choose(grey.id);
    expect(controller.litKind).toBeUndefined();
    controller.submit({ type: 'deck' });
    expect(controller.pressedKind).toBeUndefined();
  });

  test('pays for the chosen route where it can, or says why not', () => {
    controller.choose(grey.id);
    expect(controller.payments(grey.id)[0]).toEqual(claim({ [blue]: 2 }));
    controller.pressKind(red);
    expect(controller.payments(grey.id)[0]).toEqual(claim({ [red]: 2 }));
    expect(controller.chosen).toBe(grey.id);
    const other = board.colours.findIndex((_, kind) => kind !== red && kind !== blue);
    controller.pressKind(other);
    expect(controller.pressedKind).toBe(red);
    expect(controller.model.refusal).toBeDefined();
  });

  test('that was pressed pays for the route clicked next', () => {
    settings.confirm = 'none';
    controller.pressKind(red);
    controller.choose(grey.id);
    expect(moves()).toEqual([claim({ [red]: 2 })]);
  });
});

describe('the payments of a route', () => {
  test('begin with the one that loses least', () => {
    expect(controller.payments(grey.id)[0]).toEqual(claim({ [blue]: 2 }));
  });

  test('keep what the own tickets need elsewhere', () => {
    const view = turn({ [red]: 2, [blue]: 2 });
    const ticket = board.tickets.findIndex((_, id) => {
      view.kept.fill(-1);
      view.kept[id] = 0;
      send(structuredClone(view));
      const missing = controller.table.tickets[0]?.missing ?? [];
      const needed = missing.map((route) => itemAt(board.routes, route).colour);
      return !missing.includes(grey.id) && needed.includes(blue) && !needed.includes(red);
    });
    expect(ticket).toBeGreaterThanOrEqual(0);
    expect(controller.payments(grey.id)[0]).toEqual(claim({ [red]: 2 }));
  });

  test('begin with the one an open hint names, and list it once', () => {
    const advised = claim({ [red]: 1, [wild]: 1 });
    const hints = [{ move: advised, grade: 'best' as const, reasons: [] }];
    receive({
      type: 'advice',
      n: controller.model.entry,
      advice: { odds: [0.5, 0.5], noise: 0.1, hints, playouts: 9 },
    });
    const before = controller.payments(grey.id);
    expect(before[0]).not.toEqual(advised);
    controller.open('hint');
    const listed = controller.payments(grey.id);
    expect(listed[0]).toEqual(advised);
    expect(listed.filter((it) => JSON.stringify(it) === JSON.stringify(advised))).toHaveLength(1);
    expect(listed).toHaveLength(before.length);
  });

  test('are none where it can’t be claimed', () => {
    send(turn());
    expect(controller.payments(grey.id)).toEqual([]);
  });
});

describe('a card dropped on a route', () => {
  test('shows what the route costs', () => {
    controller.dropCard(grey.id, blue);
    expect(controller.chosen).toBe(grey.id);
    expect(moves()).toEqual([]);
  });

  test('claims the route with cards of its kind where nothing is confirmed', () => {
    settings.confirm = 'none';
    controller.dropCard(grey.id, red);
    expect(moves()).toEqual([claim({ [red]: 2 })]);
  });

  test('is refused with the reason if it doesn’t fit', () => {
    settings.confirm = 'none';
    send(turn({ [red]: 2, [blue]: 1 }));
    controller.dropCard(grey.id, blue);
    expect(controller.model.refusal).toEqual({ code: 'wrong-number', need: 2, got: 1 });
    expect(controller.chosen).toBeUndefined();
    expect(moves()).toEqual([]);
  });

  test('is refused for its colour rather than for the number of cards', () => {
    settings.confirm = 'none';
    const only = board.routes.find(({ colour, length }) => colour === red && length === 2)!;
    send(turn({ [red]: 2, [blue]: 1 }));
    controller.dropCard(only.id, blue);
    expect(controller.model.refusal).toEqual({ code: 'wrong-colour', need: 2 });
    expect(moves()).toEqual([]);
  });

  test('shows the cost of a route that can’t be claimed at all', () => {
    settings.confirm = 'none';
    send(turn({ [blue]: 1 }));
    controller.dropCard(grey.id, blue);
    expect(controller.chosen).toBe(grey.id);
    expect(controller.model.refusal).toBeUndefined();
  });

  test('hovers the route below it until it is dropped', () => {
    controller.drag({ kind: red, x: 3, y: 4 }, grey.id);
    expect(controller).toMatchObject({ dragged: { kind: red, x: 3, y: 4 }, hovered: grey.id });
    expect(controller.endDrag()).toBe(true);
    expect(controller).toMatchObject({ dragged: undefined, hovered: undefined });
  });

  test('leaves what is hovered alone if nothing was dragged', () => {
    controller.hover(grey.id);
    expect(controller.endDrag()).toBe(false);
    expect(controller.hovered).toBe(grey.id);
  });
});

describe('a proposed move', () => {
  test.each(['none', 'routes'] as const)('is submitted at once, confirming %s', (confirm) => {
    settings.confirm = confirm;
    controller.propose({ type: 'deck' });
    expect(moves()).toEqual([{ type: 'deck' }]);
  });

  test('is submitted when proposed again, confirming all', () => {
    settings.confirm = 'all';
    controller.propose({ type: 'row', slot: 0 });
    controller.propose({ type: 'row', slot: 1 });
    expect(moves()).toEqual([]);
    expect(controller.proposed).toEqual({ type: 'row', slot: 1 });
    controller.propose({ type: 'row', slot: 1 });
    expect(moves()).toEqual([{ type: 'row', slot: 1 }]);
    expect(controller.proposed).toBeUndefined();
  });

  test('must be proposed twice if it draws tickets in the last round', () => {
    settings.confirm = 'none';
    const view = turn();
    view.turnsLeft = 1;
    send(view);
    controller.propose({ type: 'tickets' });
    expect(moves()).toEqual([]);
    controller.propose({ type: 'tickets' });
    expect(moves()).toEqual([{ type: 'tickets' }]);
  });

  test('is refused with the reason if it is illegal', () => {
    controller.propose({ type: 'keep', tickets: [] });
    expect(controller.model.refusal).toEqual({ code: 'not-now', phase: 'turn' });
    expect(moves()).toEqual([]);
  });

  test('is ignored in the turn of another', () => {
    const view = turn();
    view.seat = 1;
    send(view);
    controller.propose({ type: 'deck' });
    expect(moves()).toEqual([]);
    expect(controller.model.refusal).toBeUndefined();
  });
});

describe('a submitted move', () => {
  test('clears the selection', () => {
    settings.confirm = 'all';
    controller.open('hint');
    controller.inspect(grey.id);
    controller.pointRoutes([grey.id]);
    controller.propose({ type: 'deck' });
    controller.submit({ type: 'deck' });
    expect(controller).toMatchObject({
      panel: undefined,
      chosen: undefined,
      pointed: undefined,
      proposed: undefined,
    });
  });

  test('leaves other panels open', () => {
    controller.open('log');
    controller.submit({ type: 'deck' });
    expect(controller.panel).toBe('log');
  });

  test('clears a refusal, which the table may renew', () => {
    controller.refuse({ code: 'no-cards-left' });
    expect(controller.model.refusal).toEqual({ code: 'no-cards-left' });
    controller.submit({ type: 'deck' });
    expect(controller.model.refusal).toBeUndefined();
    receive({ type: 'refused', id: '1', problem: { code: 'not-your-turn', turn: 1 } });
    expect(controller.model.refusal).toEqual({ code: 'not-your-turn', turn: 1 });
    expect(controller.table.canAct).toBe(true);
  });

  test('can be taken back if the table says so', () => {
    expect(controller.table.canUndo).toBe(false);
    send(turn(), [0], [0]);
    expect(controller.table.canUndo).toBe(true);
    controller.undo();
    expect(sent.at(-1)).toMatchObject({ type: 'undo', seat: 0 });
  });
});

/** Seat 0 moved, and the bot at seat 1 is to act. */
function sendMoved(undo: readonly Seat[], by: 'person' | 'bot' = 'person'): void {
  const view = turn();
  view.seat = 1;
  const plan: TablePlan = {
    board: board.id,
    seats: [
      { name: 'Anna', kind: 'person' },
      { name: 'Bo', kind: 'bot', level: 'navvy' },
    ],
    first: 0,
  };
  const log = [{ n: 7, seat: 0, by, move: { type: 'deck' as const }, outcome: [] }];
  receive({ type: 'table', plan, boardHash: board.hash, eyes: 0, seats: [0], view, log, undo: [...undo] });
}

describe('the time for an undo', () => {
  beforeEach(() => {
    settings.grace = 4000;
  });
  test('runs while a bot waits after a move that can be taken back', () => {
    sendMoved([0]);
    expect(controller.undoTime).toEqual({ entry: 7, ms: 4000 });
    sendMoved([]);
    expect(controller.undoTime).toBeUndefined();
    sendMoved([0], 'bot');
    expect(controller.undoTime).toBeUndefined();
  });

  test('does not run where a person is to act', () => {
    send(turn(), [0], [0]);
    expect(controller.undoTime).toBeUndefined();
  });

  test('can be ended: the bots get no grace time for once', () => {
    sendMoved([0]);
    controller.playNow();
    expect(sent.slice(-2)).toMatchObject([
      { type: 'pace', pace: { grace: 0 } },
      { type: 'pace', pace: { grace: 4000 } },
    ]);
    sent = [];
    sendMoved([]);
    controller.playNow();
    expect(sent).toEqual([]);
  });
});

test('resigning gives the seat shown away and closes the menu', () => {
  controller.open('menu');
  controller.resign();
  expect(sent.at(-1)).toMatchObject({ type: 'resign', seat: 0 });
  expect(controller.panel).toBeUndefined();
});

test('what is said twice is said again', () => {
  controller.say('Face-up cards');
  const before = controller.spoken;
  controller.say('Face-up cards');
  expect(controller.spoken.text).toBe(before.text);
  expect(controller.spoken.n).not.toBe(before.n);
});

describe('panels', () => {
  test('open in place of each other, and close', () => {
    const panels: Panel[] = ['menu', 'log'];
    for (const panel of panels) controller.open(panel);
    expect(controller.panel).toBe('log');
    controller.close();
    expect(controller.panel).toBeUndefined();
  });

  test('a hint takes the place of the chosen route, which can be chosen over it', () => {
    controller.inspect(grey.id);
    controller.toggleHint();
    expect(controller).toMatchObject({ panel: 'hint', chosen: undefined });
    controller.inspect(grey.id);
    expect(controller).toMatchObject({ panel: 'hint', chosen: grey.id });
    controller.toggleHint();
    expect(controller.panel).toBeUndefined();
  });

  test('are dismissed from the top: panel, route, proposed move, what is lit on the map', () => {
    settings.confirm = 'all';
    controller.pointRoutes([grey.id]);
    controller.inspect(grey.id);
    controller.propose({ type: 'deck' });
    controller.open('log');
    controller.dismiss();
    expect(controller).toMatchObject({ panel: undefined, chosen: grey.id });
    controller.dismiss();
    expect(controller).toMatchObject({ chosen: undefined, proposed: { type: 'deck' } });
    expect(controller.dismiss()).toBe(true);
    expect(controller.proposed).toBeUndefined();
    expect(controller.dismiss()).toBe(true);
    expect(controller.pointed).toBeUndefined();
    expect(controller.dismiss()).toBe(false);
  });

  test('a route chosen over a hint is dismissed before it', () => {
    controller.open('hint');
    controller.inspect(grey.id);
    controller.dismiss();
    expect(controller).toMatchObject({ panel: 'hint', chosen: undefined });
    controller.dismiss();
    expect(controller.panel).toBeUndefined();
  });
});

describe('the advice asked for', () => {
  test('is a hint while one is open or the guide wants one, else the odds if they are on', () => {
    expect(controller.wantedAdvice).toBeNull();
    settings.odds = true;
    expect(controller.wantedAdvice).toBe('odds');
    controller.open('hint');
    expect(controller.wantedAdvice).toBe('hint');
    controller.close();
    controller.wantGuideHint(true);
    expect(controller.wantedAdvice).toBe('hint');
    controller.wantGuideHint(false);
    expect(controller.wantedAdvice).toBe('odds');
  });
});

/** Offers tickets to seat 0. */
function offer(tickets: number[], phase: 'opening' | 'keep' = 'opening'): void {
  const view = emptyTable(board, 2, 0);
  view.phase = phase;
  view.offered[0] = tickets;
  send(view);
}

describe('offered tickets', () => {
  test('are offered in the phases of choosing, and not while the choice is pending', () => {
    expect(controller.table.offered).toEqual([]);
    offer([3, 5]);
    expect(controller.table.offered).toEqual([3, 5]);
    expect(controller.deciding).toBe(true);
    controller.submit({ type: 'keep', tickets: [3] });
    expect(controller.table.offered).toEqual([]);
  });

  test('are ticked and unticked', () => {
    offer([3, 5], 'keep');
    expect(controller.table.leastKept).toBe(1);
    expect(controller.ticked).toEqual([]);
    controller.toggleTicket(5);
    controller.toggleTicket(3);
    expect(controller.ticked).toEqual([5, 3]);
    controller.toggleTicket(5);
    expect(controller.ticked).toEqual([3]);
  });

  test('are all ticked at first where all must be kept', () => {
    offer([4], 'keep');
    expect(controller.ticked).toEqual([4]);
    controller.toggleTicket(4);
    expect(controller.ticked).toEqual([]);
  });

  test('stay ticked when the choice was refused, and not in another offer', () => {
    offer([3, 5], 'keep');
    controller.toggleTicket(5);
    controller.submit({ type: 'keep', tickets: [5] });
    receive({ type: 'refused', id: '1', problem: { code: 'not-stored' } });
    expect(controller.ticked).toEqual([5]);
    offer([5, 7], 'keep');
    expect(controller.ticked).toEqual([]);
  });
});

describe('what is pointed at', () => {
  const facts = itemAt(board.facts.routes, grey.id);

  test('a route lights up with its ends', () => {
    controller.pointRoutes([grey.id]);
    expect(controller.pointed).toEqual({ routes: [grey.id], places: [facts.a, facts.b] });
    controller.pointRoutes([]);
    expect(controller.pointed).toBeUndefined();
  });

  test('a ticket lights up with its missing path', () => {
    const { a, b } = itemAt(board.facts.tickets, 0);
    controller.pointTicket(0);
    expect(controller.pointed?.places).toEqual([a, b]);
    expect(controller.pointed?.routes.length).toBeGreaterThan(0);
    controller.pointTicket(undefined);
    expect(controller.pointed).toBeUndefined();
  });

  test('a place lights up, or nothing', () => {
    controller.point({ routes: [], places: [facts.a] });
    expect(controller.pointed).toEqual({ routes: [], places: [facts.a] });
    controller.point(undefined);
    expect(controller.pointed).toBeUndefined();
  });
});

/** A finished game. */
function over(): View {
  const view = turn();
  view.phase = 'over';
  view.outcome = {
    reason: 'last-round',
    scores: [],
    totals: [1, 2],
    ticketsDone: [],
    doneCounts: [0, 0],
    longest: null,
    ranks: [2, 1],
  };
  return view;
}

const you = () => controller.table.players.map((it) => it.you);

describe('who is "you"', () => {
  test('the seat shown', () => {
    expect(you()).toEqual([true, false]);
    send({ ...turn(), eyes: 'open' });
    expect(you()).toEqual([false, false]);
  });

  test('at a shared screen the seat shown, until the game is over', () => {
    send(turn(), [0, 1]);
    expect(controller.table.hotSeat).toBe(true);
    expect(you()).toEqual([true, false]);
    send(over(), [0, 1]);
    expect(you()).toEqual([false, false]);
    send(over());
    expect(you()).toEqual([true, false]);
  });

  test('nobody in a replay', () => {
    sit(turn(), true);
    expect(you()).toEqual([false, false]);
  });
});

test('a controller without a table says so', () => {
  const early = createController({ model: createModel(link), motion: still, art });
  expect(() => early.table.view).toThrow('the table has not loaded yet');
});
