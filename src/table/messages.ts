import { type Problem, recordMove, undo } from '../engine/index.js';
import type { TableProblem, ToTable } from '../protocol/index.js';
import type { BotTurns, Cause } from './bots/bot-turns.js';
import { type TablePolicy, clampPace } from './policy.js';
import type { Session } from './session.js';
import type { Sessions } from './sessions.js';
import { missesMove, missesUndo } from './stale.js';
import type { MakeChange, Table } from './table.js';

/** What handling a message needs of its table. */
export interface MessageContext {
  table: Table;
  sessions: Sessions;
  bots: BotTurns;
  policy: TablePolicy;
  /** Sends the whole table. */
  show(session: Session, id?: string): void;
  /** Resumes bots and advice. */
  advance(): void;
  /** Makes a change that a session requested. Returns why it was refused. */
  change(
    request: { id: string; session: Session } | null,
    cause: Cause,
    make: MakeChange,
  ): Promise<Problem | TableProblem | null>;
}

const NOT_ALLOWED = { code: 'not-allowed' } as const;

/** Handles a message of a session, as far as the policy allows it. */
export function handleMessage(context: MessageContext, session: Session, message: ToTable): void {
  const { bots, policy, sessions, table } = context;
  const deny = () => session.send({ type: 'denied', request: message.type, problem: NOT_ALLOWED });
  switch (message.type) {
    case 'look':
      if (session.owns(message.eyes) && policy.mayLook(session, message.eyes)) session.eyes = message.eyes;
      else deny();
      context.show(session);
      break;
    case 'advise':
      if (message.what === null || policy.mayBeAdvised(session, message.what)) session.advice = message.what;
      else deny();
      break;
    case 'hold':
      if (!policy.mayHoldBots(session)) return;
      sessions.setHold(session, message.held, () => context.advance());
      if (!message.held) bots.release();
      break;
    case 'pace':
      if (policy.maySetPace(session)) bots.setPace(clampPace(message.pace, policy.pace));
      else deny();
      break;
    case 'record':
      sendRecord(context, session, message.id);
      break;
    case 'move':
    case 'undo':
      void table.enqueue(() => handleMove(context, session, message));
      return;
  }
  context.advance();
}

function sendRecord({ table }: MessageContext, session: Session, id: string): void {
  const { state, record } = table.game;
  if (state.phase === 'over') session.send({ type: 'record', id, text: JSON.stringify(record) });
  else session.send({ type: 'refused', id, problem: { code: 'not-over' } });
}

/** Handles a person's move or undo, when its turn in the queue has come. */
async function handleMove(
  context: MessageContext,
  session: Session,
  message: Extract<ToTable, { type: 'move' | 'undo' }>,
): Promise<void> {
  const { policy, table } = context;
  const { id, n, seat } = message;
  const refuse = (problem: Problem | TableProblem) => session.send({ type: 'refused', id, problem });
  // A resend, which must be idempotent: its sender has not seen the answer.
  if (table.hasApplied(id)) return context.show(session, id);
  const { game } = table;
  const isOwn = session.seats.includes(seat) && game.sitting[seat] === 'person';
  if (!isOwn) return refuse({ code: 'not-your-seat' });
  if (message.type === 'undo' && !policy.mayUndo(session, seat)) return refuse(NOT_ALLOWED);
  const isStale = message.type === 'move' ? missesMove(game, n, seat) : missesUndo(game, n);
  const last = game.record.log.length - 1;
  // Entries arrive in order and none is lost, so missing entries will arrive; but a client ahead of the table is reset.
  if (n > last) context.show(session);
  if (isStale) return refuse({ code: 'stale', n: last });
  const problem = await context.change({ id, session }, seat, (draft) => {
    if (message.type === 'undo') return undo(draft, seat) ?? { code: 'nothing-to-undo' };
    const made = recordMove(draft, seat, 'person', message.move);
    return made.ok ? made.value : made.problem;
  });
  if (problem) refuse(problem);
}
