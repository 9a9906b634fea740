/** The rules engine of Rallar: boards, positions, moves, events, views, chance and records. */
export type {
  Action,
  Actions,
  AfterClaim,
  Board,
  Bonus,
  Build,
  Route,
  TerrainRule,
  Ticket,
} from './board/board.js';
export * from './board/facts.js';
export { loadBoard } from './board/load.js';
export type { BoardProblem } from './board/parse.js';
export type { Afford, AffordTable } from './pay/afford.js';
export type { Cost } from './pay/cost.js';
export type { RuleProblem } from './rules/rule.js';

export { type Options, type OptionsProblem, checkOptions, emptyTable, start } from './start.js';
export { type Move, type MoveOf, type MoveType, type TerrainPlay, parseMove } from './move.js';
export { apply, isLegal, legalMoves, play, toAct, whyNot } from './play.js';
export { canPayFrom } from './pay/cost.js';
export { claimable, claims, findClaimable, firstClaim, isFree } from './act/claim.js';
export { isWildBlocked, canDraw } from './act/draw.js';
export { leastKept } from './act/tickets.js';
export { canDrawTerrain } from './rules/terrain.js';
export type { Problem, ProblemCode } from './problem.js';

export { type Position, type State, type TerrainTable, type Tunnel, clone } from './position.js';
export { type View, redact, view } from './view.js';
export {
  CATEGORIES,
  type Category,
  type DealtTerrain,
  type GameEvent,
  type EventOf,
  type EventType,
  type Outcome,
} from './event.js';
export { fold } from './fold.js';
export { sample } from './sample.js';
export { audit } from './audit.js';
export { isDone, network } from './score/networks.js';
export { newAttractions, standing } from './score/standing.js';

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
export { type StaleReason, isCurrent, staleReason } from './record/edition.js';
export { openRecord } from './record/open.js';
export { type RedactedEntry, redactEntry, showRecord } from './record/show.js';
export type { Statement } from './record/statements.js';
export { CHECKS, type Check, type Finding, type Unproved, type Verdict, verify } from './record/verify.js';

export { itemAt } from './lists.js';
export { canonical, hashOf } from './canonical.js';
export type { Result } from './result.js';
export * from './words.js';
