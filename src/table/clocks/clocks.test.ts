import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Seat } from '../../engine/index.js';
import { MAX_GIFTS, type TimeControl } from '../../protocol/index.js';
import { clocksAfter, mayReturn } from './after-entry.js';
import { withGift, withPause, withPresence } from './change.js';
import {
  ABSENT_MS,
  type Clocks,
  clocksAt,
  DAY_MS,
  newClocks,
  PAUSE_MS,
  seatsOut,
  type Timing,
} from './clocks.js';
import { afterUptime, type Downtime, uptime } from './downtime.js';
import { dueTime } from './due.js';

const LIVE: TimeControl = { type: 'live', minutes: 5, seconds: 10 };
const DAYS: TimeControl = { type: 'days', days: 2 };
const MINUTE = 60_000;
const live: Timing = { control: LIVE, downtimes: [] };
const days: Timing = { control: DAYS, downtimes: [] };

/** What the clocks read of a game: whose turn it is, which turn, who sits there, and what the last entry was. */
function game(
  to: Seat,
  turns: number,
  { sitting = ['person', 'person'], move = 'deck', seat = to, phase = 'turn' } = {},
): Game {
  const state = { phase, seat: to, turns, players: 2, choices: [null, null] };
  return { state, sitting, record: { log: [{ seat, move: { type: move } }] } } as unknown as Game;
}

/** Both people are there, and it is seat 0's first turn. */
function begun(timing = live): Clocks {
  const opening = newClocks(timing.control, 2, [0, 1], 0);
  const here = withPresence(opening, { come: [0, 1], gone: [] }, 0, timing);
  return clocksAfter(here, game(0, 1), 0, timing);
}

describe('P61 whose time runs', () => {
  test('the opening runs on the clocks of all who have not chosen', () => {
    const opening = withPresence(newClocks(LIVE, 2, [0, 1], 0), { come: [0, 1], gone: [] }, 0, live);
    const chosen = clocksAfter(opening, game(0, 0, { phase: 'opening' }), MINUTE, live);
    expect(chosen.left).toEqual([4 * MINUTE, 4 * MINUTE]);
    const one = { ...chosen, running: [1] };
    expect(clocksAt(one, 2 * MINUTE, live).left).toEqual([4 * MINUTE, 3 * MINUTE]);
  });

  test('live, a turn adds its seconds, once: undone and played again it adds nothing', () => {
    const moved = clocksAfter(begun(), game(1, 2), MINUTE, live);
    expect([moved.left, moved.running]).toEqual([[4 * MINUTE + 10_000, 5 * MINUTE], [1]]);
    const undone = clocksAfter(moved, game(0, 1, { move: 'undo' }), MINUTE + 1000, live);
    const again = clocksAfter(undone, game(1, 2), MINUTE + 2000, live);
    expect(again.left).toEqual([4 * MINUTE + 9000, 5 * MINUTE - 1000]);
  });

  test('a second decision in the same turn adds nothing', () => {
    const same = clocksAfter(begun(), game(0, 1), MINUTE, live);
    expect([same.left, same.running]).toEqual([[4 * MINUTE, 5 * MINUTE], [0]]);
  });

  test('by the day, each turn has all of its days; a move that is undone does not', () => {
    const late = clocksAfter(begun(days), game(1, 2), DAY_MS, days);
    expect(late.left).toEqual([DAY_MS, 2 * DAY_MS]);
    const undone = clocksAfter(late, game(0, 1, { move: 'undo' }), DAY_MS, days);
    expect(undone.left[0]).toBe(DAY_MS);
    const next = clocksAfter(undone, game(1, 2), 1.5 * DAY_MS, days);
    expect(clocksAfter(next, game(0, 3), 2 * DAY_MS, days).left[0]).toBe(2 * DAY_MS);
  });
});

describe('P62 who is late', () => {
  test('is out of time, not before', () => {
    const clocks = begun();
    expect(seatsOut(clocksAt(clocks, 5 * MINUTE - 1, live), live)).toEqual([]);
    expect(seatsOut(clocksAt(clocks, 5 * MINUTE, live), live)).toEqual([0]);
    expect(dueTime(clocks, game(0, 1), live)).toBe(5 * MINUTE);
  });

  test('or gone for a minute on the own turn, where somebody else is there; by the day nobody is', () => {
    const gone = withPresence(begun(), { come: [], gone: [0] }, MINUTE, live);
    expect(dueTime(gone, game(0, 1), live)).toBe(MINUTE + ABSENT_MS);
    expect(seatsOut(clocksAt(gone, MINUTE + ABSENT_MS, live), live)).toEqual([0]);
    const back = withPresence(gone, { come: [0], gone: [] }, MINUTE + ABSENT_MS - 1, live);
    expect(seatsOut(clocksAt(back, 4 * MINUTE, live), live)).toEqual([]);
    expect(seatsOut(clocksAt(begun(days), DAY_MS, days), days)).toEqual([]);
  });

  test('the minute begins with the turn', () => {
    const gone = withPresence(begun(), { come: [], gone: [1] }, 0, live);
    const turn = clocksAfter(gone, game(1, 2), 3 * MINUTE, live);
    expect(dueTime(turn, game(1, 2), live)).toBe(4 * MINUTE);
  });

  test('returns with a little time, once a turn', () => {
    const out = clocksAt(begun(), 6 * MINUTE, live);
    const bot = clocksAfter(
      out,
      game(0, 1, { sitting: ['bot', 'person'], move: 'take-over' }),
      6 * MINUTE,
      live,
    );
    expect([bot.left[0], bot.running]).toEqual([0, []]);
    const giveBack = { move: 'give-back', seat: 0 };
    const back = clocksAfter(bot, game(0, 1, giveBack), 6 * MINUTE, live);
    expect([back.left[0], back.running]).toEqual([30_000, [0]]);
    expect(mayReturn(bot, game(0, 1), 0)).toBe(true);
    const again = clocksAt(back, 8 * MINUTE, live);
    expect(mayReturn(again, game(0, 1), 0)).toBe(false);
    expect(clocksAfter(again, game(0, 1, giveBack), 8 * MINUTE, live).left[0]).toBe(0);
    // The turn is over.
    expect(mayReturn(again, game(1, 2), 0)).toBe(true);
  });
});

describe('P63 a table without people', () => {
  test('waits, live: no time passes, and nothing is due', () => {
    const empty = withPresence(begun(), { come: [], gone: [0, 1] }, MINUTE, live);
    expect(clocksAt(empty, 60 * MINUTE, live).left).toEqual([4 * MINUTE, 5 * MINUTE]);
    expect(dueTime(empty, game(0, 1), live)).toBeNull();
  });

  test('runs on by the day, and bots move', () => {
    expect(dueTime(begun(days), game(0, 1), days)).toBe(2 * DAY_MS);
    const bots = game(0, 1, { sitting: ['bot', 'bot'] });
    expect(dueTime(clocksAfter(begun(days), bots, 5, days), bots, days)).toBe(30_005);
  });
});

describe('P64 a pause', () => {
  test('stops the clocks, and ends when ten minutes are used up', () => {
    const paused = withPause(begun(), true, MINUTE, live)!;
    expect(dueTime(paused, game(0, 1), live)).toBe(MINUTE + PAUSE_MS);
    const resumed = withPause(paused, false, 4 * MINUTE, live)!;
    expect([resumed.left[0], resumed.pauseLeft]).toEqual([4 * MINUTE, PAUSE_MS - 3 * MINUTE]);
    const ended = clocksAt(paused, MINUTE + PAUSE_MS + 1000, live);
    expect([ended.paused, ended.pauseLeft, ended.left[0]]).toEqual([false, 0, 4 * MINUTE - 1000]);
    expect(withPause(ended, true, 20 * MINUTE, live)).toBeNull();
  });

  test('is for live games alone', () => {
    expect(withPause(begun(days), true, 0, days)).toBeNull();
  });
});

test('P65 time is given a number of times, and a resend counts once', () => {
  const given = withGift(begun(), 1, 1, 0, live)!;
  expect(given.left).toEqual([5 * MINUTE, 6 * MINUTE]);
  expect(withGift(given, 1, 1, 0, live)).toEqual(given);
  expect(withGift(given, 1, 3, 0, live)).toBeNull();
  expect(withGift(begun(days), 1, 1, 0, days)!.left[1]).toBe(3 * DAY_MS);
  let clocks = begun();
  for (let times = 1; times <= MAX_GIFTS; times++) clocks = withGift(clocks, 0, times, 0, live)!;
  expect(withGift(clocks, 0, MAX_GIFTS + 1, 0, live)).toBeNull();
});

describe('P66 downtime', () => {
  const down: Downtime = { since: 10 * MINUTE, started: 70 * MINUTE, until: 70 * MINUTE + 20_000 };
  const after = (control: TimeControl): Timing => ({ control, downtimes: [down] });

  test('and the grace time after it are nobody’s', () => {
    const timing = after(DAYS);
    const clocks = begun(timing);
    expect(clocksAt(clocks, down.until, timing).left[0]).toBe(2 * DAY_MS - 10 * MINUTE);
    expect(dueTime(clocks, game(0, 1), timing)).toBe(2 * DAY_MS + 60 * MINUTE + 20_000);
  });

  test('what was stored shortly before a crash is from before it', () => {
    const timing = after(LIVE);
    const late = { ...begun(), at: down.since + 3000 };
    const now = clocksAt(late, down.until, timing);
    expect([now.left[0], now.here]).toEqual([5 * MINUTE, []]);
  });

  test('disconnects everybody: a live table waits until somebody is back', () => {
    const timing = after(LIVE);
    const clocks = { ...begun(), at: 9 * MINUTE };
    expect(clocksAt(clocks, 200 * MINUTE, timing).left[0]).toBe(4 * MINUTE);
    // Back within the grace time, which is nobody's either.
    const back = withPresence(clocks, { come: [1], gone: [] }, down.until - 5000, timing);
    expect([back.here, dueTime(back, game(0, 1), timing)]).toEqual([[1], down.until + ABSENT_MS]);
  });

  test('where the server only stood still, people are still there', () => {
    const timing = { control: LIVE, downtimes: [{ ...down, started: null }] };
    expect(clocksAt({ ...begun(), at: 9 * MINUTE }, down.until, timing)).toMatchObject({
      here: [0, 1],
      left: [4 * MINUTE, 5 * MINUTE],
    });
  });

  const times = fc.integer({ min: 0, max: 1000 });
  const downtimes = fc
    .array(fc.tuple(times, times), { maxLength: 4 })
    .map((pairs) =>
      pairs
        .map(([since, ms]): Downtime => ({ since, started: since, until: since + ms }))
        .sort((x, y) => x.since - y.since),
    );

  test('is counted once where it overlaps, millisecond by millisecond', () => {
    fc.assert(
      fc.property(times, times, downtimes, (from, ms, list) => {
        let up = 0;
        for (let at = from; at < from + ms; at++)
          if (!list.some(({ since, until }) => at >= since && at < until)) up++;
        expect(uptime(from, from + ms, list)).toBe(up);
        const due = afterUptime(from, ms, list);
        expect([uptime(from, due, list), ms === 0 || uptime(from, due - 1, list) < ms]).toEqual([ms, true]);
      }),
    );
  });
});

type Step =
  | { type: 'move' | 'same' | 'undo' | 'out' | 'back' | 'pause' | 'resume' }
  | { type: 'gift' | 'come' | 'gone'; seat: Seat };
const kinds = ['move', 'same', 'undo', 'out', 'back', 'pause', 'resume'] as const;
const seat = fc.constantFrom(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...kinds).map((type) => ({ type })),
  fc.record({ type: fc.constantFrom('gift' as const, 'come' as const, 'gone' as const), seat }),
);
const walk = fc.array(fc.tuple(step, fc.integer({ min: -MINUTE, max: 3 * MINUTE })), { maxLength: 60 });
const down = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 100 * MINUTE }), fc.integer({ min: 0, max: 60 * MINUTE })), {
    maxLength: 2,
  })
  .map((pairs) =>
    pairs
      .map(([since, ms]) => ({ since, started: since + ms, until: since + ms + 20_000 }))
      .sort((x, y) => x.since - y.since),
  );

test.each([LIVE, DAYS])('P61 clocks of %j are never negative, and grow by what is said alone', (control) => {
  fc.assert(
    fc.property(walk, down, (steps, downtimes) => {
      const timing = { control, downtimes };
      let clocks = begun(timing);
      let [to, turns, now] = [0, 1, 0];
      const sitting = ['person', 'person'];
      for (const [it, ms] of steps) {
        // Clocks of servers differ: now and then it is earlier.
        now += ms;
        const before = clocks;
        const after = (move: string, at: Seat = to): Clocks =>
          clocksAfter(before, game(to, turns, { sitting: sitting.slice(), move, seat: at }), now, timing);
        switch (it.type) {
          case 'move':
            [to, turns] = [1 - to, turns + 1];
            clocks = after('deck', 1 - to);
            break;
          case 'undo':
            if (turns > 1) [to, turns] = [1 - to, turns - 1];
            clocks = after('undo');
            break;
          case 'same':
            clocks = after('deck');
            break;
          case 'out':
          case 'back':
            sitting[to] = it.type === 'out' ? 'bot' : 'person';
            clocks = after(it.type === 'out' ? 'take-over' : 'give-back');
            break;
          case 'gift':
            clocks = withGift(before, it.seat, (before.given[it.seat] ?? 0) + 1, now, timing) ?? before;
            break;
          case 'come':
          case 'gone': {
            const seats = { come: [] as Seat[], gone: [] as Seat[], [it.type]: [it.seat] };
            clocks = withPresence(before, seats, now, timing);
            break;
          }
          case 'pause':
          case 'resume':
            clocks = withPause(before, it.type === 'pause', now, timing) ?? before;
        }
        expect(clocks.at).toBeGreaterThanOrEqual(before.at);
        expect(clocks.pauseLeft).toBeLessThanOrEqual(before.pauseLeft);
        for (const [i, left] of clocks.left.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          const grown = left - before.left[i]!;
          const limit = {
            move: control.type === 'live' ? 10_000 : 2 * DAY_MS,
            gift: control.type === 'live' ? MINUTE : DAY_MS,
            back: control.type === 'live' ? 30_000 : 60 * MINUTE,
            undo: control.type === 'live' ? 0 : 60 * MINUTE,
          } as Partial<Record<Step['type'], number>>;
          expect(grown).toBeLessThanOrEqual(limit[it.type] ?? 0);
        }
        const due = dueTime(clocks, game(to, turns, { sitting }), timing);
        expect(due ?? clocks.at).toBeGreaterThanOrEqual(clocks.at);
      }
    }),
    { numRuns: 80 },
  );
});
