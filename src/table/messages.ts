import {
  type Game,
  MAX_ENTRIES,
  type Problem,
  endByAgreement,
  recordMove,
  resignedSeats,
  undo,
} from '../engine/index.js';
import type { Level, TableProblem, ToTable } from '../protocol/index.js';
import type { BotTurns, Cause } from './bots/bot-turns.js';
import { isAbandoned } from './abandoned.js';
import { type TablePolicy, clampPace } from './policy.js';
import { giveBack, takeOver } from './reseating.js';
import type { Session } from './session.js';
import type { Sessions } from './sessions.js';
import { missesMove, missesUndo } from './stale.js';
import type { MakeChange, Table } from './table.js';
import type { TimeKeeper } from './time-keeper.js';
import type { UndoVotes } from './undo/undo-votes.js';

/** What handling a message needs of its table. */
export interface MessageContext {
  table: Table;
  sessions: Sessions;
  bots: BotTurns;
  policy: TablePolicy;
  /** The clocks, where the table has any. */
  time: TimeKeeper | null;
  /** The level of a bot that takes over for a person. */
  substitute: Level | undefined;
  votes: Pick<UndoVotes, 'handle'>;
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
    case 'pause':
    case 'give-time':
      if (context.time) context.time.handle(session, message);
      else session.send({ type: 'refused', id: message.id, problem: NOT_ALLOWED });
      return;
    case 'move':
    case 'undo':
    case 'resign':
    case 'away':
    case 'return':
      void table.enqueue(() => handleMove(context, session, message));
      return;
    case 'ask-undo':
    case 'answer-undo':
      context.votes.handle(session, message);
      return;
  }
  context.advance();
}

function sendRecord({ table }: MessageContext, session: Session, id: string): void {
  const { state, record } = table.game;
  if (state.phase === 'over') session.send({ type: 'record', id, text: JSON.stringify(record) });
  else session.send({ type: 'refused', id, problem: { code: 'not-over' } });
}

/** A message that changes the game or who sits at it. */
type ChangeMessage = Extract<ToTable, { type: 'move' | 'undo' | 'resign' | 'away' | 'return' }>;

/** Handles what a person changes, when its turn in the queue has come. */
async function handleMove(context: MessageContext, session: Session, message: ChangeMessage): Promise<void> {
  const { table } = context;
  const { id, n, seat } = message;
  // The table that is opened next judges it (P18): two answers could contradict each other.
  if (table.isClosed) return undefined;
  const refuse = (problem: Problem | TableProblem) => session.send({ type: 'refused', id, problem });
  // A resend, which must be idempotent: its sender has not seen the answer.
  if (table.hasApplied(id)) return context.show(session, id);
  const { game } = table;
  const forbidden = whyForbidden(context, session, message);
  if (forbidden) return refuse(forbidden);
  // Another client of this person was first.
  if (message.type === 'return' && game.sitting[seat] === 'person') return context.show(session, id);
  const last = game.record.log.length - 1;
  // Entries arrive in order and none is lost, so missing entries will arrive; but a client ahead of the table is reset.
  if (n > last) context.show(session);
  if (isStale(game, message)) return refuse({ code: 'stale', n: last });
  const problem = await context.change({ id, session }, seat, (draft) => {
    switch (message.type) {
      case 'undo':
        return undo(draft, seat) ?? { code: 'nothing-to-undo' };
      case 'resign':
        return takeOver(draft, seat, 'person', context.substitute);
      case 'away':
        return mayBeLogged(draft) ? takeOver(draft, seat, 'host', context.substitute) : NOT_ALLOWED;
      case 'return':
        return giveBack(draft, seat);
      case 'move': {
        const made = recordMove(draft, seat, 'person', message.move);
        return made.ok ? made.value : made.problem;
      }
    }
  });
  if (problem) return refuse(problem);
  // If this is not stored, the bots' next turn ends the game instead.
  if (isAbandoned(table.game))
    await context.change(null, seat, (draft) => endByAgreement(draft, 'host') ?? { code: 'game-over' });
}

/** Why this session may not send the message, whatever the rules say. */
function whyForbidden(
  { policy, table, time }: MessageContext,
  session: Session,
  { type, seat }: ChangeMessage,
): TableProblem | null {
  // A person who is away still has the seat, and returns to it.
  const isThere = table.game.sitting[seat] === 'person';
  const isOwn = session.seats.includes(seat) && (type === 'return' || isThere);
  if (!isOwn) return { code: 'not-your-seat' };
  switch (type) {
    case 'move':
      return null;
    case 'undo':
      return policy.mayUndo(session, seat) ? null : NOT_ALLOWED;
    case 'resign':
      return policy.mayResign(session, seat) ? null : NOT_ALLOWED;
    case 'away':
      return policy.mayBeAway(session, seat) ? null : NOT_ALLOWED;
    case 'return':
      if (!policy.mayBeAway(session, seat) || resignedSeats(table.game.record.log).includes(seat))
        return NOT_ALLOWED;
      return !isThere && time?.mayReturn(seat) === false ? { code: 'out-of-time' } : null;
  }
}

/** Whether the message was decided without knowing of something that matters to it. */
function isStale(game: Game, message: ChangeMessage): boolean {
  const { n, seat } = message;
  switch (message.type) {
    case 'move':
      return missesMove(game, n, seat);
    case 'undo':
      return missesUndo(game, n);
    case 'resign':
    case 'away':
    case 'return':
      // Whatever happens, one may go and come back.
      return n >= game.record.log.length;
  }
}

/** The rest of the log is reserved for moves: who goes away and comes back all the time must not outgrow the record. */
function mayBeLogged({ record }: Game): boolean {
  return record.log.length <= MAX_ENTRIES / 2;
}
