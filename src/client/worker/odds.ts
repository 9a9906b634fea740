import { boardOfRecord } from '../../boards/index.js';
import { type Advisor, adviseOn } from '../../bots/index.js';
import { type Eyes, type GameRecord, itemAt, parseRecordText, showRecord } from '../../engine/index.js';
import type { OddsAt } from '../../protocol/index.js';
import { thinkInPortions } from '../../table/index.js';
import { clock } from './clock.js';

/** At most this many positions are computed, spread over the game. */
const MAX_POINTS = 48;
/** How many playouts each of them gets in a round, and how many rounds there are. */
const PLAYOUTS = 8;
const ROUNDS = 40;

/** Computes the odds turn by turn. Reports them after each round, which refines them, until it is aborted. */
export function computeOdds(
  text: string,
  eyes: Eyes,
  onOdds: (odds: OddsAt[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const record = parseRecordText(text);
  const board = record.ok ? boardOfRecord(record.value) : undefined;
  const shown = record.ok && board ? showRecord(board, record.value, eyes) : null;
  if (!record.ok || !board || !shown?.ok || signal.aborted) return Promise.resolve();
  const points = spread(turns(record.value), MAX_POINTS);
  const advisors: Advisor[] = [];
  const report = () => onOdds(points.map((n, i) => oddsAt(n, itemAt(advisors, i))));
  let played = 0;
  const think = (iterations: number) => {
    for (let i = 0; i < iterations; i++) {
      const at = Math.floor(played / PLAYOUTS) % points.length;
      // Made one by one: all at once would block other requests.
      const advisor = (advisors[at] ??= adviseOn(board, itemAt(shown.value, itemAt(points, at))));
      advisor.think(1);
      played++;
      if (played % (PLAYOUTS * points.length) === 0) report();
    }
    return true;
  };
  const budget = { iterations: points.length * PLAYOUTS * ROUNDS, ms: Infinity };
  return new Promise((resolve) => {
    const cancel = thinkInPortions(clock, think, budget, { onDone: resolve });
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}

function oddsAt(n: number, advisor: Advisor): OddsAt {
  const { odds, playouts } = advisor.advice();
  return { n, odds, playouts };
}

/** The entries that were not taken back and after which a turn begins or the game is over. */
function turns({ log }: GameRecord): number[] {
  let current: number[] = [];
  for (const { n, move } of log) {
    if (move.type === 'undo') current = current.filter((other) => other <= move.to);
    else current.push(n);
  }
  return current.filter((n) => itemAt(log, n).outcome.some(({ type }) => type === 'turn' || type === 'over'));
}

/** At most `max` items of a list, evenly from its first to its last. */
function spread<T>(list: readonly T[], max: number): T[] {
  if (list.length <= max) return list.slice();
  return Array.from({ length: max }, (_, i) => itemAt(list, Math.round((i * (list.length - 1)) / (max - 1))));
}
