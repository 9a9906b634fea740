import { type Game, commitToText, matchesCommitment, revealSeed } from '../engine/index.js';

/** Reveals the seed of a finished game, if it is known here; for an imported game the secret may be missing. */
export function revealSeedIfOver(game: Game, secret: Uint8Array | null): void {
  const { state, record } = game;
  if (state.phase !== 'over' || record.seed.secret !== null) return;
  const { commitment } = record.seed;
  if (secret ? matchesCommitment(commitment, secret) : commitToText(state.seed) === commitment)
    revealSeed(game, secret);
}
