import type { ToClient } from '../protocol/index.js';
import type { Clock } from './clock.js';
import type { Session } from './screen.js';

/** A screen that does not let go of the bots for so long has fallen asleep, and others may look at the table too. */
const LONGEST_HOLD = 30_000;

/** The screens at a table. */
export class Sessions extends Set<Session> {
  private readonly clock: Clock;

  constructor(clock: Clock) {
    super();
    this.clock = clock;
  }

  tell(message: ToClient): void {
    for (const { hear } of this) hear(message);
  }

  /** A screen holds the bots, or lets them go; `lapsed` is called when it has held them for too long. */
  hold(screen: Session, held: boolean, lapsed: () => void): void {
    screen.heldUntil = held ? this.clock.now() + LONGEST_HOLD : -Infinity;
    if (held) this.clock.later(LONGEST_HOLD, lapsed);
  }

  areHeld(): boolean {
    const now = this.clock.now();
    return [...this].some(({ heldUntil }) => heldUntil > now);
  }
}
