import type { Seat } from '../engine/index.js';
import type { Pace } from '../protocol/index.js';
import type { Session } from './session.js';

/** What a policy knows of a session. A session without seats is a spectator. */
type SessionSeats = Pick<Session, 'seats'>;

/** What the sessions of a table may do. A session never sees with other eyes than its own seats' or the open table's. */
export interface TablePolicy {
  maySetPace(session: SessionSeats): boolean;
  /** A hold that is not allowed is ignored. */
  mayHoldBots(session: SessionSeats): boolean;
  mayLook(session: SessionSeats, eyes: Seat | 'open'): boolean;
  mayBeAdvised(session: SessionSeats, what: 'odds' | 'hint'): boolean;
  mayUndo(session: SessionSeats, seat: Seat): boolean;
  mayResign(session: SessionSeats, seat: Seat): boolean;
  /** Whether a bot may play the seat while its person is away, and give it back. */
  mayBeAway(session: SessionSeats, seat: Seat): boolean;
  /** Whether bots play while no session is attached. */
  readonly botsPlayAlone: boolean;
  /** Whether people may ask the others to agree to an undo. */
  readonly undoByConsent: boolean;
  /** The bots' pace until a session sets one, and the limits it is clamped to. */
  readonly pace: { initial: Pace; min: Pace; max: Pace };
}

/** A table on the players' own device: everything is allowed but to be away, and bots play only while a session is attached. */
export const LOCAL_POLICY: TablePolicy = {
  maySetPace: () => true,
  mayHoldBots: () => true,
  mayLook: () => true,
  mayBeAdvised: () => true,
  mayUndo: () => true,
  mayResign: () => true,
  mayBeAway: () => false,
  botsPlayAlone: false,
  undoByConsent: false,
  pace: {
    initial: { step: 600, grace: 1000 },
    min: { step: 0, grace: 0 },
    max: { step: 60_000, grace: 60_000 },
  },
};

/** A pace within the policy's limits. */
export function clampPace({ step, grace }: Pace, { min, max }: TablePolicy['pace']): Pace {
  return { step: clamp(step, min.step, max.step), grace: clamp(grace, min.grace, max.grace) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
