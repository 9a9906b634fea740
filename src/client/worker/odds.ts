import { boardOfRecord } from '../../boards/index.js';
import { type Advisor, adviseOn } from '../../bots/index.js';
import { type Eyes, type GameRecord, parseRecordText, showRecord } from '../../engine/index.js';
import type { OddsAt } from '../../protocol/index.js';
import { thinkInPortions } from '../../table/index.js';
import { clock } from './clock.js';

/** So many positions at most are thought about, spread over the game. */
const MOST_POINTS = 48;
/** How many playouts each of them gets in a round, and how many rounds there are. */
const PLAYOUTS = 8;
const ROUNDS = 40;

/** Tells the odds turn by turn, after a first round and then better and better; returns how to stop. */
export function tellOdds(text: string, eyes: Eyes, tell: (odds: OddsAt[]) => void): () => void {
  const record = parseRecordText(text);
  const board = record.ok ? boardOfRecord(record.value) : undefined;
  const shown = record.ok && board ? showRecord(board, record.value, eyes) : null;
  if (!record.ok || !board || !shown?.ok) return () => {};
  const points = spread(turns(record.value), MOST_POINTS);
  const advisors: Advisor[] = [];
  const tellAll = () => tell(points.map((n, i) => oddsAt(n, advisors[i])));
  let done = 0;
  const think = (iterations: number) => {
    for (let i = 0; i < iterations; i++) {
      const at = Math.floor(done / PLAYOUTS) % points.length;
      // Made when its turn has come: all at once would keep others waiting.
      advisors[at] ??= adviseOn(board, shown.value[points[at]]);
      advisors[at].think(1);
      done++;
      if (done % (PLAYOUTS * points.length) === 0) tellAll();
    }
    return true;
  };
  const iterations = points.length * PLAYOUTS * ROUNDS;
  return thinkInPortions(clock, think, { iterations, ms: Infinity }, { done: () => {} });
}

function oddsAt(n: number, advisor: Advisor): OddsAt {
  const { odds, playouts } = advisor.advice();
  return { n, odds, playouts };
}

/** The entries that stand and after which a turn begins or the game is over. */
function turns({ log }: GameRecord): number[] {
  let standing: number[] = [];
  for (const { n, move } of log) {
    if (move.type === 'undo') standing = standing.filter((other) => other <= move.to);
    else standing.push(n);
  }
  return standing.filter((n) => log[n].outcome.some(({ type }) => type === 'turn' || type === 'over'));
}

/** So many of a list, evenly from its first to its last. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return list.slice();
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))]);
}
