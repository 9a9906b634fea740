import type { Phase } from './phase.js';
import type { AnyOf } from './rules/types.js';
import type { Seat } from './words.js';

/** Why a move is refused: a code with its data. The page turns it into a sentence. */
export type Problem =
  /** It doesn't have the shape of a move; `at` names the field. */
  | { code: 'not-a-move'; at: string }
  /** No move counts any more. */
  | { code: 'game-over' }
  /** The table has no such seat. */
  | { code: 'no-such-seat' }
  /** It is the turn of `turn`. */
  | { code: 'not-your-turn'; turn: Seat }
  /** The table waits for another decision. */
  | { code: 'not-now'; phase: Phase }
  /** This board has no such action. */
  | { code: 'not-on-this-board' }
  /** The seat has made its opening choice. */
  | { code: 'already-chosen' }
  /** No card lies there; `slots` is the number of cards face up. */
  | { code: 'no-such-slot'; slots: number }
  /** Deck and discards are both empty (G8, A4). */
  | { code: 'no-cards-left' }
  /** A wild of the row can't be the second card (G5). */
  | { code: 'wild-not-second' }
  /** The board has no such route. */
  | { code: 'no-such-route' }
  /** The route is owned by `by`. */
  | { code: 'route-taken'; by: Seat }
  /** One never owns both routes of a double (G11). */
  | { code: 'double-own'; twin: number }
  /** The second side closes with this few players (G11). */
  | { code: 'double-closed'; twin: number }
  /** The route takes more cars than the seat has left. */
  | { code: 'too-few-cars'; have: number; need: number }
  /** The payment has `got` cards of a kind of which the hand has `have`. */
  | { code: 'cards-not-held'; kind: number; have: number; got: number }
  /** Wilds don't pay for this route (N2). */
  | { code: 'wilds-not-here' }
  /** The payment has another number of cards than the route takes. */
  | { code: 'wrong-number'; need: number; got: number }
  /** The cards beyond the set don't make whole stand-ins of `each` cards (N3, N6). */
  | { code: 'stand-ins-uneven'; each: number }
  /** The route takes at least this many wilds. */
  | { code: 'too-few-wilds'; need: number }
  /** Not enough of one colour that fits the route. */
  | { code: 'wrong-colour'; need: number }
  /** The ticket deck is empty. */
  | { code: 'no-tickets-left' }
  /** The seat may not choose this ticket. */
  | { code: 'ticket-not-offered'; ticket: number }
  /** The move names this ticket more than once. */
  | { code: 'ticket-twice'; ticket: number }
  /** At least this many tickets are to be kept. */
  | { code: 'keep-too-few'; least: number }
  /** A player with a legal action may not pass (G16). */
  | { code: 'can-act' }
  | AnyOf<'problem'>;

/** The codes of all refusals of a move. */
export type ProblemCode = Problem['code'];
