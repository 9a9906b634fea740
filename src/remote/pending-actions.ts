import type {
  FromServer,
  Gathering,
  GatheringAction,
  GatheringProblem,
  StoreProblem,
} from '../protocol/index.js';
import { randomName } from './names.js';

/** What an action came to. */
export type Acted = { ok: true } | { ok: false; problem: GatheringProblem | StoreProblem };

/** An action without an answer yet. */
interface PendingAction {
  action: GatheringAction;
  onAnswer: (acted: Acted) => void;
}

/** The actions of a client at a gathering that have no answer yet. They are sent again once the table is joined again. */
export class PendingActions {
  private readonly send: (id: string, action: GatheringAction) => void;
  private readonly pending = new Map<string, PendingAction>();
  private mustResend = false;

  constructor(send: (id: string, action: GatheringAction) => void) {
    this.send = send;
  }

  /** Sends an action, and resolves with what it came to. */
  act(action: GatheringAction): Promise<Acted> {
    const id = randomName();
    return new Promise((resolve) => {
      this.pending.set(id, { action, onAnswer: resolve });
      this.send(id, action);
    });
  }

  has(id: string): boolean {
    return this.pending.has(id);
  }

  /** The connection was lost, and answers may have been lost with it: actions are sent again with the next gathering. */
  noteReconnect(): void {
    this.mustResend = true;
  }

  /** A gathering has come, which may answer an action. */
  noteGathering(id: string | undefined): void {
    if (id !== undefined) this.settle(id, { ok: true });
    if (!this.mustResend) return;
    this.mustResend = false;
    for (const [each, { action }] of this.pending) this.send(each, action);
  }

  /** An action had no effect; one that was sent again may have had its effect the first time. */
  stop(
    { id, problem }: Extract<FromServer, { type: 'stopped' }>,
    gathering: Gathering | undefined,
    you: number | null,
  ): void {
    const isDone = problem.code === 'seat-taken' && hasSat(this.pending.get(id)?.action, gathering, you);
    this.settle(id, isDone ? { ok: true } : { ok: false, problem });
  }

  settle(id: string, acted: Acted): void {
    this.pending.get(id)?.onAnswer(acted);
    this.pending.delete(id);
  }

  /** The gathering is over, and with it what was asked of it. */
  settleAll(acted: Acted = { ok: true }): void {
    for (const id of this.pending.keys()) this.settle(id, acted);
  }
}

/** Whether the client has the seat that an action asks for. */
function hasSat(
  action: GatheringAction | undefined,
  gathering: Gathering | undefined,
  you: number | null,
): boolean {
  if (action?.type !== 'sit' && action?.type !== 'change') return false;
  const seat = gathering?.seats[action.type === 'sit' ? action.seat : action.to];
  return seat?.kind === 'person' && seat.member === you;
}
