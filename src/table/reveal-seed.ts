import { type Game, commitToText, matchesCommitment, revealSeed } from '../engine/index.js';

/** Reveals the seed of a finished game, if it is known here; an imported record may keep its secret. */
export function revealSeedIfOver(game: Game, secret: Uint8Array | null): void {
  const { state, record } = game;
  if (state.phase !== 'over' || record.seed.secret !== null) return;
  const { commitment } = record.seed;
  if (secret ? matchesCommitment(commitment, secret) : commitToText(state.seed) === commitment)
    revealSeed(game, secret);
}
