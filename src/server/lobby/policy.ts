import type { OnlineOptions, Pace } from '../../protocol/index.js';
import type { TablePolicy } from '../../table/index.js';

/** How fast bots act, by the table's option. */
const PACES: Readonly<Record<OnlineOptions['pace'], Pace>> = {
  brisk: { step: 300, grace: 500 },
  normal: { step: 700, grace: 1500 },
  slow: { step: 1500, grace: 3000 },
};

/** What the people at an online table may do: the pace is the table's, bots wait for nobody, and advice is as the host decided. */
export function onlinePolicy({ undo, advice, pace, time }: OnlineOptions): TablePolicy {
  const fixed = PACES[pace];
  return {
    maySetPace: () => false,
    mayHoldBots: () => false,
    mayLook: (session, eyes) => eyes === 'open' || session.seats.includes(eyes),
    mayBeAdvised: (session) => advice && session.seats.length > 0,
    mayUndo: () => undo,
    mayResign: (session, seat) => session.seats.includes(seat),
    mayBeAway: (session, seat) => session.seats.includes(seat),
    // By the day nobody may be there when a bot's turn comes.
    botsPlayAlone: time?.type === 'days',
    undoByConsent: undo,
    pace: { initial: fixed, min: fixed, max: fixed },
  };
}
