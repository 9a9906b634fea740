import { NOT_YET, type View } from '../../engine/index.js';

/** Makes chances of the shares of wins by seat, summed over so many playouts. */
export type Odds = (wins: readonly number[], played: number) => number[];

/** Whatever was played, an even chance counts like so many playouts beside it. */
const EVEN = 4;
/** And so much of the chances is even because players may be others, and hold other tickets, than the playouts take them to. */
const DOUBT = 0.04;
/**
 * Playouts think too well of whoever looks: the tickets dealt to rivals are done less often than those they hold. So its odds are divided by e
 * to this power; in the last round, when hidden tickets decide, by more.
 */
const FLATTERY = { before: 0.4, lastRound: 0.7 };

/** How playouts of a view are told as chances; they add up to 1. The numbers were found by asking for odds in games of planners and levels. */
export function oddsFor({ eyes, phase, turnsLeft }: View): Odds {
  const doubt = eyes === 'all' ? 0 : DOUBT;
  // While tickets are chosen, rivals choose theirs in the playouts too.
  const flattery = phase === 'opening' ? 0 : turnsLeft === NOT_YET ? FLATTERY.before : FLATTERY.lastRound;
  const own = Math.exp(-flattery);
  return (wins, played) => {
    const even = 1 / wins.length;
    const shares = wins.map((sum, seat) => (sum + EVEN * even) * (seat === eyes ? own : 1));
    const all = shares.reduce((sum, share) => sum + share, 0);
    // Where nothing was played yet there is nothing to mend.
    return shares.map((share) => (played === 0 ? even : (1 - doubt) * (share / all) + doubt * even));
  };
}
