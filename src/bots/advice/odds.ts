import { NOT_YET, type View } from '../../engine/index.js';

/** Turns the wins by seat, summed over `played` playouts, into probabilities. */
export type Odds = (wins: readonly number[], played: number) => number[];

/** The weight of even odds, in playouts. */
const EVEN = 4;
/** The share of the odds that is always even, as players and their tickets may differ from those in playouts. */
const DOUBT = 0.04;
/**
 * Playouts overrate the viewer: rivals complete the tickets dealt to them less often than those they really hold. So its odds are
 * divided by e to this power; by more in the last round, when hidden tickets decide.
 */
const OVERRATING = { before: 0.4, lastRound: 0.7 };

/** How to turn playouts of a view into odds, which add up to 1. Calibrated on games of planners and levels. */
export function oddsFor({ eyes, phase, turnsLeft }: View): Odds {
  const doubt = eyes === 'all' ? 0 : DOUBT;
  // In the opening, rivals choose their tickets in the playouts too.
  const overrating =
    phase === 'opening' ? 0 : turnsLeft === NOT_YET ? OVERRATING.before : OVERRATING.lastRound;
  const own = Math.exp(-overrating);
  return (wins, played) => {
    const even = 1 / wins.length;
    const shares = wins.map((sum, seat) => (sum + EVEN * even) * (seat === eyes ? own : 1));
    const all = shares.reduce((sum, share) => sum + share, 0);
    // Without playouts there is nothing to correct.
    return shares.map((share) => (played === 0 ? even : (1 - doubt) * (share / all) + doubt * even));
  };
}
