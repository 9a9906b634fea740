import { type SeedSource, type Game, type Player, canonical, revealSeed } from '../../src/engine/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { playAgreeing, playEventfully, startRecorded } from '../kit/games.js';

/** Expectations stored beside the records: how a game ended, or what a running one waits for. */
export type Kept =
  | { reason: string; totals: number[]; doneCounts: number[]; ranks: number[] }
  | { phase: string; seat: number };

/** A record's file by name, and its expectations. */
export interface Made {
  text: string;
  kept: Kept;
}

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const word = (n: number) => new Uint8Array(16).fill(n + 1);

/** A seed as between people: a secret, and a word from each person. */
function seedSourceFor(kinds: readonly Player['kind'][], game: number): SeedSource {
  return { secret: SECRET, words: kinds.filter((kind) => kind === 'person').map((_, n) => word(n + game)) };
}

/** The expectations for a game. */
export function keptOf({ state }: Game): Kept {
  if (!state.outcome) return { phase: state.phase, seat: state.seat };
  const { reason, totals, doneCounts, ranks } = state.outcome;
  return { reason, totals, doneCounts, ranks };
}

/**
 * The records of the newest folder, by name: what form 3 has that form 2 had not. Written again only when the form of records
 * changes before it is released.
 */
export function makeCorpus(): Map<string, Made> {
  const made = new Map<string, Made>();
  const add = (name: string, game: Game, secret: Uint8Array | null) => {
    if (game.state.phase === 'over') revealSeed(game, secret);
    made.set(name, { text: `${canonical(game.record)}\n`, kept: keptOf(game) });
  };
  for (const { id } of boards) {
    const kinds: Player['kind'][] = ['person', 'bot', 'person'];
    const begin = (n: number) => startRecorded(boardOf(id), kinds, seedSourceFor(kinds, n));
    add(`${id}-stopped-consent`, playAgreeing(begin, 1), null);
    const game = playAgreeing(begin, 2);
    playEventfully(game, 3);
    add(`${id}-consent`, game, SECRET);
  }
  return made;
}
