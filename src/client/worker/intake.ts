import { canonical } from '../../engine/index.js';
import type { LeftOut } from '../../protocol/index.js';
import { type FiledGame, leaveOut, parseJson, readGame } from './filed-game.js';
import type { Kept, NewTable, keepNew } from './shelf.js';
import type { GameText } from './splitter.js';

/** Games are stored in portions of this size, since each write waits for the disk. */
const PORTION = 20;

/** The games of a file on their way to where tables are kept: each once, and only those that are whole. */
export class Intake {
  /** The tables of the file's games, those that were here before too. */
  readonly tables = new Set<Kept>();
  readonly leftOut: LeftOut = { count: 0, first: [] };
  brought = 0;
  known = 0;
  private readonly name: string;
  private readonly keep: typeof keepNew;
  private count = 0;
  private portion: (NewTable & { kept: Kept })[] = [];
  private readonly byId: Map<string, Kept>;
  /** Games by commitment, with their texts once they were needed: few games have the same. */
  private readonly byCommitment = new Map<string, { kept: Kept; text?: string }[]>();

  constructor(name: string, there: readonly Kept[], keep: typeof keepNew) {
    this.name = name;
    this.keep = keep;
    this.byId = new Map(there.map((kept) => [kept.id, kept]));
    for (const kept of there) if (isOver(kept)) this.remember(kept);
  }

  /** Takes a game, or leaves it out where it is damaged. */
  async takeText(text: GameText): Promise<void> {
    const input = parseJson(text);
    const game = input.ok ? readGame(input.value) : input;
    if (game.ok) await this.take(game.value);
    else leaveOut(this.leftOut, input.ok ? input.value : null, game.problem);
  }

  /** Takes a game. A running one that is here already is taken all the same, to be played on from there. */
  async take({ plan, guessed, played, record }: FiledGame): Promise<void> {
    const id = `${this.name}-${this.count++}`;
    const before = this.byId.get(id);
    if (before) {
      this.tables.add(before);
      this.brought++;
      return;
    }
    const { log: _, ...row } = record;
    const same = this.find(row);
    if (same) {
      this.known++;
      if (this.byId.has(same.id)) this.tables.add(same);
      return;
    }
    const kept = { id, plan, guessed, played, secret: null, record: row };
    this.remember(kept);
    this.portion.push({ kept, record });
    if (this.portion.length >= PORTION) await this.store();
  }

  /** Stores what has come since the last time. */
  async store(): Promise<void> {
    if (this.portion.length === 0) return;
    const { portion } = this;
    this.portion = [];
    await this.keep(...portion);
    for (const { kept } of portion) this.tables.add(kept);
    this.brought += portion.length;
  }

  private remember(kept: Kept): void {
    const { commitment } = kept.record.seed;
    const others = this.byCommitment.get(commitment);
    if (others) others.push({ kept });
    else this.byCommitment.set(commitment, [{ kept }]);
  }

  /** The same game at the same point; the same deal may have been played in several ways. */
  private find(row: Kept['record']): Kept | undefined {
    const others = this.byCommitment.get(row.seed.commitment);
    if (!others) return undefined;
    const text = canonical(row);
    return others.find((other) => (other.text ??= canonical(other.kept.record)) === text)?.kept;
  }
}

function isOver({ record }: Kept): boolean {
  return record.snapshot.phase === 'over';
}
