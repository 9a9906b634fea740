import { type Game, commitToText, matchesCommitment, revealSeed } from '../engine/index.js';

/** Reveals the chance of a game that has come to its end, as far as it is known here; a record taken in from elsewhere may keep its secret. */
export function revealed(game: Game, secret: Uint8Array | null): void {
  const { state, record } = game;
  if (state.phase !== 'over' || record.seed.secret !== null) return;
  const { commitment } = record.seed;
  if (secret ? matchesCommitment(commitment, secret) : commitToText(state.seed) === commitment)
    revealSeed(game, secret);
}
