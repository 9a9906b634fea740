import { MAX_RECORD_LENGTH, type RecordProblem, type Result } from '../../engine/index.js';

/** The text of one game, or why it can't be a game. */
export type GameText = Result<string, RecordProblem>;

/** How deep lists and objects may nest; our files have twelve levels. */
const MAX_DEPTH = 32;
/** The games are in a list within the file's object. */
const LIST_DEPTH = 2;
const LIST_START = /(?<!\\)"games"\s*:\s*\[$/;
/** Long enough to match that. */
const TAIL_LENGTH = 100;

/** Collects text piece by piece, as long as it can be a game's. */
class Collector {
  private pieces: string[] = [];
  private length = 0;
  private problem: RecordProblem['code'] | null = null;
  /** The last characters. */
  tail = '';

  add(piece: string): void {
    this.length += piece.length;
    this.tail = (this.tail + piece).slice(-TAIL_LENGTH);
    if (this.length > MAX_RECORD_LENGTH) this.refuse('too-large');
    if (!this.problem) this.pieces.push(piece);
  }

  refuse(code: 'too-large' | 'too-deep'): void {
    this.problem ??= code;
    this.pieces = [];
  }

  get isRefused(): boolean {
    return this.problem !== null;
  }

  get text(): GameText {
    if (this.problem === null) return { ok: true, value: this.pieces.join('') };
    return { ok: false, problem: { code: this.problem, at: '' } as RecordProblem };
  }
}

/**
 * Splits the JSON of many games into the texts of its games as it is read. Only one game is in memory, whatever the size of the
 * file, and a file that is cut off still gives the games before the cut.
 */
export class GameSplitter {
  /** All but the games: the whole text where it has no list of games. */
  private readonly frame = new Collector();
  private game: Collector | null = null;
  private depth = 0;
  private inList = false;
  private inString = false;
  private escaped = false;
  /** Whether there is a list of games. */
  isList = false;

  /** Whether the text outside the list of games can't be ours. */
  get isRefused(): boolean {
    return this.frame.isRefused;
  }

  /** The text outside the list of games, so far. */
  get outside(): GameText {
    return this.frame.text;
  }

  /** Takes the next text of the file. Returns the games that it completes. */
  write(text: string): GameText[] {
    const games: GameText[] = [];
    let from = 0;
    /** Adds the text read so far to the game or the frame. */
    const collect = (to: number): void => {
      if (to > from) (this.inList ? this.game : this.frame)?.add(text.slice(from, to));
      from = to;
    };
    const endGame = (at: number): void => {
      collect(at);
      if (this.game) games.push(this.game.text);
      this.game = null;
    };
    for (let i = 0; i < text.length; i++) {
      const char = text.charAt(i);
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (char === '\\') this.escaped = true;
        else if (char === '"') this.inString = false;
        continue;
      }
      const isBetween = this.inList && this.depth === LIST_DEPTH;
      if (isBetween && (char === ',' || char === ']')) endGame(i);
      else if (isBetween && !this.game && char > ' ') {
        this.game = new Collector();
        from = i;
      }
      if (char === '"') this.inString = true;
      else if (char === '{' || char === '[') {
        if (++this.depth > MAX_DEPTH) (this.game ?? this.frame).refuse('too-deep');
        if (char === '[' && this.depth === LIST_DEPTH && !this.inList) {
          collect(i + 1);
          this.inList = LIST_START.test(this.frame.tail);
          this.isList ||= this.inList;
        }
      } else if (char === '}' || char === ']') {
        if (isBetween && char === ']') this.inList = false;
        this.depth--;
      }
    }
    collect(text.length);
    return games;
  }
}
