import {
  type Entry,
  type GameEvent,
  type Position,
  type Seat,
  type TableMove,
  isGameMove,
} from '../../engine/index.js';
import { eventSentence } from '../../words/sentences.js';
import { allOf } from '../refusal.js';
import { plain } from '../text.js';
import type { GameWords } from '../words.js';
import { detailsOf } from './details.js';

/** A line of a replay: a sentence, or a detail of the sentence above. */
export interface Line {
  readonly text: string;
  readonly isDetail: boolean;
}

const MAKERS: Record<Entry['by'], string> = {
  person: 'a person',
  bot: 'a bot',
  clock: 'the clock',
  host: 'the host',
};

/** One entry of a log in lines. `outcome` is what the reader may see of it, `kinds` who sat where at the start. */
export function entryLines(
  game: GameWords,
  { move, seat, by }: Entry,
  outcome: readonly GameEvent[],
  after: Position,
  kinds: readonly Entry['by'][],
): Line[] {
  const events = outcome.flatMap((event) => eventLines(game, event, after));
  if (!isGameMove(move)) return [...tableMoveLines(game, move, seat), ...events];
  const [first, ...others] = events;
  if (first === undefined || seat === null || by === kinds[seat]) return events;
  return [sentence(`${first.text} (Decided by ${MAKERS[by]}.)`), ...others];
}

function eventLines(game: GameWords, event: GameEvent, after: Position): Line[] {
  const text = eventSentence(game.words, event, game.naming);
  return [...(text === null ? [] : [sentence(text)]), ...detailsOf(game, event, after).map(detail)];
}

/** The page has no sentence for most of these, so they are English in every language. */
function tableMoveLines({ words, naming }: GameWords, move: TableMove, seat: Seat | null): Line[] {
  const who = seat === null ? 'the table' : naming.who(seat).name;
  switch (move.type) {
    case 'undo': {
      const agreed = move.agreed?.map((other) => naming.who(other).name) ?? [];
      const by = agreed.length === 0 ? '' : `, agreed by ${allOf(agreed)}`;
      return [sentence(words.table.undone), detail(`${who}, back to entry ${move.to}${by}`)];
    }
    case 'take-over':
      return [sentence(`From here on the bot ${plain(move.bot)} plays for ${who}.`)];
    case 'give-back':
      return [sentence(`From here on ${who} plays again.`)];
    // Their events say it.
    case 'agree':
    case 'deal':
      return [];
  }
}

function sentence(text: string): Line {
  return { text, isDetail: false };
}

function detail(text: string): Line {
  return { text, isDetail: true };
}
