/** The rules engine of Rallar: boards, positions, moves, events, views, randomness and records. */
export type {
  Action,
  Actions,
  Board,
  Build,
  ClaimPart,
  ClaimedPart,
  DealtPart,
  EventRules,
  EventTable,
  Hooks,
  Route,
  Scoring,
  Ticket,
} from './board/board.js';
export * from './board/facts.js';
export { loadBoard } from './board/load.js';
export type { BoardProblem } from './board/parse.js';
export type { Afford, AffordTable } from './pay/afford.js';
export type { Cost } from './pay/cost.js';
export type { RuleProblem } from './rules/module.js';

export { type Options, type OptionsProblem, checkOptions, emptyTable, start } from './start.js';
export type { ClaimMove, FamilyMove, Move, MoveOf, MoveType } from './move.js';
export { parseMove } from './parse-move.js';
export { apply, isLegal, legalMoves, play, toAct, whyNot } from './play.js';
export { canPayFrom } from './pay/cost.js';
export { claimable, claims, findClaimable, firstClaim, isFree } from './act/claim.js';
export { isWildBlocked, canDraw } from './act/draw.js';
export { leastKept } from './act/tickets.js';
export type { Problem, ProblemCode } from './problem.js';
export type { Phase } from './phase.js';

export type { FamilyPosition, FamilyState, Position, PositionParts, State, StateParts } from './position.js';
export { clone } from './clone.js';
export { type View, redact, view } from './view.js';
export type {
  Category,
  ClaimedEvent,
  DealtEvent,
  EventOf,
  EventType,
  FamilyEvent,
  GameEvent,
  Outcome,
} from './event.js';
export { CATEGORIES, PHASES } from './rules/combined.js';
export { fold } from './fold.js';
export { sample } from './sample.js';
export { audit } from './audit.js';
export { isDone, network } from './score/networks.js';
export { standing } from './score/standing.js';

export { newAttractions } from './rules/attractions/attractions.js';
export { canDrawTerrain } from './rules/terrain/terrain.js';
export {
  type DoublingTerms,
  claimPoints,
  doublingTerms,
  listDoublings,
  terrainToDouble,
  whyNotDouble,
} from './rules/terrain/doubling.js';
export { laidColour, matchesTunnel } from './rules/tunnels/tunnels.js';
export type * from './rules/types.js';

export {
  GENERATORS,
  type Seed,
  type Stream,
  below,
  openStream,
  parseSeed,
  shuffle,
} from './random/stream.js';
export {
  SECRET_BYTES,
  WORD_BYTES,
  commitTo,
  commitToText,
  fastSeed,
  matchesCommitment,
  seedFrom,
} from './random/seed.js';

export {
  type Entry,
  type GameRecord,
  MAKERS,
  type Maker,
  type Player,
  type RecordProblem,
  type SeedProof,
  MAX_ENTRIES,
  MAX_RECORD_LENGTH,
  type TableMove,
  VERSIONS,
  isGameMove,
} from './record/record.js';
export { parseRecord, parseRecordText } from './record/read.js';
export {
  type SeedSource,
  type Game,
  type SeatProblem,
  type Step,
  recordMove,
  endByAgreement,
  newGame,
  reseat,
  revealSeed,
  undo,
  undoPoint,
} from './record/game.js';
export type { Learned } from './record/who-learned.js';
export { type Consent, consentPoint, undoByConsent } from './record/consent.js';
export { type OutdatedReason, isCurrent, outdatedReason } from './record/edition.js';
export { openRecord } from './record/open.js';
export { type RedactedEntry, redactEntry, showRecord } from './record/show.js';
export { resignedSeats, type SeatingEntry, seatsTakenBy, takenOverSeats } from './record/taken-over.js';
export type { Statement } from './record/statements.js';
export { CHECKS, type Check, type Finding, type Unproved, type Verdict, verify } from './record/verify.js';

export { itemAt } from './lists.js';
export { canonical, hashOf } from './canonical.js';
export type { Result } from './result.js';
export * from './words.js';
