import type { ToClient } from '../protocol/index.js';
import type { Clock } from './clock.js';
import type { Session } from './session.js';

/** A client that holds the bots for longer is taken to be suspended, and others may be waiting. */
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

  /** Makes bots wait for a session, or releases them. `onExpire` is called when the hold times out. */
  setHold(session: Session, isHeld: boolean, onExpire: () => void): void {
    session.hold?.();
    session.hold = null;
    if (!isHeld) return;
    session.hold = this.clock.setTimer(MAX_HOLD_MS, () => {
      session.hold = null;
      onExpire();
    });
  }

  isAnyHolding(): boolean {
    return [...this].some(({ hold }) => hold !== null);
  }
}
