import type { Seat } from '../engine/index.js';
import type { Gathering } from '../protocol/index.js';
import type { EndProblem, RemoteTable } from './remote-table.js';
import type { Acted } from './pending-actions.js';

/**
 * Sits down at an open seat and gets ready, as often as it is asked to: new options make everybody say it again. Resolves when the
 * game starts, or with why this person can't take part.
 */
export async function takePart(
  table: RemoteTable,
  name: string,
): Promise<Acted | { ok: false; problem: EndProblem }> {
  for (;;) {
    const { gathering, you, problem, game } = table;
    if (problem) return { ok: false, problem };
    if (game) return { ok: true };
    const wish = gathering && you !== null ? wishOf(gathering, you) : null;
    if (wish === null) {
      await nextChange(table);
      continue;
    }
    const done =
      wish.type === 'ready'
        ? await table.ready(wish.seat)
        : await table.act({ type: 'sit', seat: wish.seat, name });
    // Others may have been quicker: there may be another seat.
    const isTaken = !done.ok && done.problem.code === 'seat-taken' && openSeat(table.gathering) !== undefined;
    if (!done.ok && !isTaken) return done;
  }
}

/** What is left to do for a member; null where nothing is. */
function wishOf(gathering: Gathering, you: number): { type: 'sit' | 'ready'; seat: Seat } | null {
  const own = [...gathering.seats.entries()].filter(([, it]) => it.kind === 'person' && it.member === you);
  if (own.length === 0) return { type: 'sit', seat: openSeat(gathering) ?? 0 };
  const unready = own.find(([, it]) => it.kind === 'person' && !it.ready);
  return unready ? { type: 'ready', seat: unready[0] } : null;
}

function openSeat(gathering: Gathering | undefined): Seat | undefined {
  const seat = gathering?.seats.findIndex(({ kind }) => kind === 'open') ?? -1;
  return seat < 0 ? undefined : seat;
}

function nextChange(table: RemoteTable): Promise<void> {
  return new Promise((resolve) => {
    const stop = table.on('change', () => {
      stop();
      resolve();
    });
  });
}
