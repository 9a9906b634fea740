import {
  type Entry,
  type Eyes,
  type Game,
  type RedactedEntry,
  redactEntry,
  type View,
  view,
} from '../engine/index.js';
import { viewHash } from '../protocol/index.js';

/**
 * What clients see of a game at one moment, made once per pair of eyes however many look on. Whoever sends it shares the
 * objects, so that their text is made once too.
 */
export class SeenGame {
  readonly game: Game;
  private readonly views = new Map<Eyes, View>();
  private readonly logs = new Map<Eyes, RedactedEntry[]>();
  private readonly last = new Map<Eyes, RedactedEntry>();
  private readonly hashes = new Map<Eyes, number>();

  constructor(game: Game) {
    this.game = game;
  }

  view(eyes: Eyes): View {
    return once(this.views, eyes, () => view(this.game.board, this.game.state, eyes));
  }

  log(eyes: Eyes): RedactedEntry[] {
    const { board, record } = this.game;
    return once(this.logs, eyes, () => record.log.map((entry) => redactEntry(board, entry, eyes)));
  }

  /** The last entry of the log. */
  lastEntry(eyes: Eyes, entry: Entry): RedactedEntry {
    return once(this.last, eyes, () => redactEntry(this.game.board, entry, eyes));
  }

  /** The hash of the view. */
  hash(eyes: Eyes): number {
    return once(this.hashes, eyes, () => viewHash(this.view(eyes)));
  }
}

function once<T>(made: Map<Eyes, T>, eyes: Eyes, make: () => T): T {
  let value = made.get(eyes);
  if (value === undefined) made.set(eyes, (value = make()));
  return value;
}
