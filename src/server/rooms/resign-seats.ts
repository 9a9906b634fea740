import { randomUUID } from 'node:crypto';
import type { Seat } from '../../engine/index.js';
import type { ToClient, ToTable } from '../../protocol/index.js';
import { StoreFailure } from '../../table/index.js';
import type { GameRoom } from './game-room.js';
import type { Guest } from './guest.js';

/** A table that can't be opened does not answer. */
const ANSWER_MS = 10_000;
const IGNORED = (): void => undefined;

/** Resigns a person's seats in their name; without effect where the game is over. Rejects where that can't be stored. */
export async function resignSeats(room: GameRoom, person: string, seats: readonly Seat[]): Promise<void> {
  let n = -1;
  let onAnswer: (message: ToClient) => void = IGNORED;
  const guest: Guest = {
    person,
    name: '',
    rejoin: IGNORED,
    inform: IGNORED,
    showKnocks: IGNORED,
    turnAway: IGNORED,
    tell: IGNORED,
    deliver: (message) => {
      if (message.type === 'table') n = message.log.length - 1;
      else if (message.type === 'entry') n = message.entry.n;
      onAnswer(message);
    },
  };
  const ask = (message: Extract<ToTable, { type: 'return' | 'resign' }>): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new StoreFailure({ code: 'storage-timeout' })), ANSWER_MS);
      onAnswer = (answer) => {
        if (!('id' in answer) || answer.id !== message.id) return;
        clearTimeout(timer);
        if (answer.type === 'refused' && answer.problem.code === 'not-stored')
          reject(new StoreFailure({ code: 'storage-refused' }));
        else resolve();
      };
      room.send(guest, message).catch(reject);
    });
  try {
    await room.join(guest, { eyes: 'open', n: null, messages: [] });
    for (const seat of seats) {
      // A person who is away could be waited for for ever; a resignation is final.
      await ask({ type: 'return', id: randomUUID(), n, seat });
      await ask({ type: 'resign', id: randomUUID(), n, seat });
    }
  } finally {
    await room.leave(guest);
  }
}
