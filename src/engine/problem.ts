import type { Phase } from './phase.js';
import type { AnyOf } from './rules/types.js';
import type { Seat } from './words.js';

/** Why a move is refused: a code with its data. The page turns it into a sentence. */
export type Problem =
  /** It doesn't have the shape of a move; `at` names the field. */
  | { code: 'not-a-move'; at: string }
  | { code: 'game-over' }
  | { code: 'no-such-seat' }
  | { code: 'not-your-turn'; turn: Seat }
  /** The table waits for another decision. */
  | { code: 'not-now'; phase: Phase }
  /** This board has no such action. */
  | { code: 'not-on-this-board' }
  | { code: 'already-chosen' }
  | { code: 'no-such-slot'; slots: number }
  /** Deck and discards are both empty (G8, A4). */
  | { code: 'no-cards-left' }
  /** A wild of the row can't be the second card (G5). */
  | { code: 'wild-not-second' }
  | { code: 'no-such-route' }
  | { code: 'route-taken'; by: Seat }
  /** One never owns both routes of a double (G11). */
  | { code: 'double-own'; twin: number }
  /** The second side closes with this few players (G11). */
  | { code: 'double-closed'; twin: number }
  | { code: 'too-few-cars'; have: number; need: number }
  | { code: 'cards-not-held'; kind: number; have: number; got: number }
  /** Wilds don't pay for this route (N2). */
  | { code: 'wilds-not-here' }
  | { code: 'wrong-number'; need: number; got: number }
  /** The cards beyond the set don't make whole stand-ins of `each` cards (N3, N6). */
  | { code: 'stand-ins-uneven'; each: number }
  | { code: 'too-few-wilds'; need: number }
  /** Not enough of one colour that fits the route. */
  | { code: 'wrong-colour'; need: number }
  | { code: 'no-tickets-left' }
  | { code: 'ticket-not-offered'; ticket: number }
  | { code: 'ticket-twice'; ticket: number }
  | { code: 'keep-too-few'; least: number }
  /** A player with a legal action may not pass (G16). */
  | { code: 'can-act' }
  | AnyOf<'problem'>;

/** The codes of all refusals of a move. */
export type ProblemCode = Problem['code'];
