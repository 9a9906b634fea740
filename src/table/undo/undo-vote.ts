import { type Game, type Seat, consentPoint } from '../../engine/index.js';
import type { TableProblem, UndoVote, UndoVoteEnd } from '../../protocol/index.js';

/** How long people are asked; who has not answered by then has said no. */
export const VOTE_MS = 30_000;
/** A seat asks no more often than this in one turn of the game. */
const MAX_ASKED_A_TURN = 3;

/** A vote that is running. */
export interface RunningVote extends Omit<UndoVote, 'left'> {
  /** The message that asked, which is stored with the undo. */
  id: string;
  /** When silence becomes a no. */
  endsAt: number;
}

/** How often seats have asked in the turn of the game in which each asked last. */
export type AskedInTurn = ReadonlyMap<Seat, { turn: number; times: number }>;

/** Begins a vote of all other people, or says why not. `own` are the asking person's seats, who agrees for them. */
export function beginVote(
  game: Game,
  request: { id: string; seat: Seat; own: readonly Seat[]; now: number },
  asked: AskedInTurn,
): RunningVote | TableProblem {
  const { id, seat, own, now } = request;
  const consent = consentPoint(game, seat);
  const others = consent?.seats.filter((other) => !own.includes(other)) ?? [];
  if (consent === null || others.length === 0) return { code: 'nothing-to-ask' };
  if (timesAsked(game, seat, asked) >= MAX_ASKED_A_TURN) return { code: 'asked-too-often' };
  const n = game.record.log.length - 1;
  return { id, seat, n, to: consent.to, asked: others, agreed: [], endsAt: now + VOTE_MS };
}

/** The counts once this seat has asked once more. */
export function countAsked(game: Game, seat: Seat, asked: AskedInTurn): AskedInTurn {
  const times = timesAsked(game, seat, asked) + 1;
  return new Map(asked).set(seat, { turn: game.state.turns, times });
}

function timesAsked({ state }: Game, seat: Seat, asked: AskedInTurn): number {
  const last = asked.get(seat);
  return last?.turn === state.turns ? last.times : 0;
}

/** An answer for all of a person's `seats`: the vote as it goes on, or how it ended. */
export function answerVote(
  vote: RunningVote,
  seats: readonly Seat[],
  isYes: boolean,
): RunningVote | UndoVoteEnd | TableProblem {
  const { seat } = vote;
  if (seats.includes(seat)) return isYes ? { code: 'not-asked' } : { how: 'withdrawn', seat };
  const [by, ...others] = vote.asked.filter((asked) => seats.includes(asked));
  if (by === undefined) return { code: 'not-asked' };
  if (!isYes) return { how: 'declined', seat, by };
  const isIn = (asked: Seat): boolean =>
    asked === by || others.includes(asked) || vote.agreed.includes(asked);
  const agreed = vote.asked.filter(isIn);
  return agreed.length === vote.asked.length ? { how: 'agreed', seat } : { ...vote, agreed };
}

/** What clients are sent of a vote. */
export function shownVote(vote: RunningVote, now: number): UndoVote {
  const { seat, n, to, asked, agreed, endsAt } = vote;
  return { seat, n, to, asked, agreed, left: Math.max(0, endsAt - now) };
}
