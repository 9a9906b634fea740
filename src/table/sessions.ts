import type { ToClient } from '../protocol/index.js';
import type { Clock } from './clock.js';
import type { Session } from './session.js';

/** A client that holds the bots for longer has fallen asleep, and others may be waiting. */
const MAX_HOLD_MS = 30_000;

/** The sessions of a table. */
export class Sessions extends Set<Session> {
  private readonly clock: Clock;

  constructor(clock: Clock) {
    super();
    this.clock = clock;
  }

  sendAll(message: ToClient): void {
    for (const session of this) session.send(message);
  }

  /** Makes bots wait for a session, or lets them go. `onExpire` is called after the longest hold. */
  hold(session: Session, isHeld: boolean, onExpire: () => void): void {
    session.hold?.();
    session.hold = null;
    if (!isHeld) return;
    session.hold = this.clock.setTimer(MAX_HOLD_MS, () => {
      session.hold = null;
      onExpire();
    });
  }

  areHolding(): boolean {
    return [...this].some(({ hold }) => hold !== null);
  }
}
