import {
  type Entry,
  type Game,
  type Move,
  type Problem,
  type Seat,
  recordMove,
  parseMove,
  toAct,
  undo,
} from '../engine/index.js';
import type { TableProblem, ToClient, ToTable } from '../protocol/index.js';
import { Advising } from './advising.js';
import { BotTurns } from './bot-turns.js';
import { draftOf } from './draft.js';
import { Opponents } from './opponents.js';
import type { Attached, TableParts } from './parts.js';
import { revealed } from './revealed.js';
import { Session } from './screen.js';
import { Sessions } from './screens.js';
import { missesMove, missesUndo } from './stale.js';

/** What is to be changed on a draft of the game: the entry that comes of it, or why it is refused. */
type Change = (draft: Game) => Entry | Problem | TableProblem;

/** One running table: what happens at it comes one after the other, and stands once it is stored. */
export class Table {
  private readonly parts: TableParts;
  private game: Game;
  private readonly screens: Sessions;
  private readonly heard: Set<string>;
  private readonly bots: BotTurns;
  private readonly advising: Advising;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(parts: TableParts) {
    this.parts = parts;
    this.game = parts.game;
    this.heard = new Set(parts.heard);
    this.screens = new Sessions(parts.clock);
    this.advising = new Advising(parts);
    this.bots = new BotTurns({
      clock: parts.clock,
      opponents: new Opponents(parts),
      game: () => this.game,
      held: () => this.closed || this.screens.size === 0 || this.screens.areHeld(),
      thinking: (seat) => this.screens.tell({ type: 'thinking', seat }),
      play: (seat, move) => this.playBot(seat, move),
    });
  }

  /** Sits a screen down that plays these seats; it is shown the table at once. Bots play only where somebody looks. */
  attach(
    seats: readonly Seat[],
    hear: (message: ToClient) => void,
    eyes: Seat | 'open' | null = null,
  ): Attached {
    const screen = new Session(seats, hear, eyes);
    this.screens.add(screen);
    this.show(screen);
    this.goOn(null);
    return {
      send: (message) => this.receive(screen, message),
      leave: () => {
        this.screens.delete(screen);
        this.advising.stop(screen);
        if (this.screens.size === 0) this.bots.stop();
        else this.goOn(null);
      },
    };
  }

  /** Nothing happens here any more, and nothing more is sent. What is being stored may still come to be stored. */
  close(): void {
    this.closed = true;
    this.bots.stop();
    for (const screen of this.screens) this.advising.stop(screen);
    this.screens.clear();
  }

  private receive(screen: Session, message: ToTable): void {
    if (this.closed || !this.screens.has(screen)) return;
    switch (message.type) {
      case 'look':
        if (screen.mayBe(message.eyes)) screen.eyes = message.eyes;
        this.show(screen);
        break;
      case 'advise':
        screen.wish = message.what;
        break;
      case 'hold':
        this.screens.hold(screen, message.held, () => this.goOn(null));
        if (!message.held) this.bots.released();
        break;
      case 'pace':
        this.bots.setPace(message.pace);
        break;
      case 'record':
        this.sendRecord(screen, message.id);
        break;
      case 'move':
      case 'undo':
        void this.inTurn(() => this.wanted(screen, message));
        return;
    }
    this.goOn(null);
  }

  private sendRecord({ hear }: Session, id: string): void {
    const { state, record } = this.game;
    if (state.phase === 'over') hear({ type: 'record', id, text: JSON.stringify(record) });
    else hear({ type: 'refused', id, problem: { code: 'not-over' } });
  }

  /** A person's move or undo, when its turn among all that happens has come. */
  private async wanted(screen: Session, message: Extract<ToTable, { type: 'move' | 'undo' }>): Promise<void> {
    const { id, n, seat } = message;
    const refuse = (problem: Problem | TableProblem) => screen.hear({ type: 'refused', id, problem });
    // It stands already: whoever asks again has not heard of it.
    if (this.heard.has(id)) return this.show(screen, id);
    const own = screen.seats.includes(seat) && this.game.sitting[seat] === 'person';
    if (!own) return refuse({ code: 'not-your-seat' });
    const misses = message.type === 'move' ? missesMove(this.game, n, seat) : missesUndo(this.game, n);
    const last = this.game.record.log.length - 1;
    // Entries come in order and none is lost, so all that is missed is on its way; but a screen that knows of more than there is starts anew.
    if (n > last) this.show(screen);
    if (misses) return refuse({ code: 'stale', n: last });
    const problem = await this.change({ id, screen }, seat, (draft) => {
      if (message.type === 'undo') return undo(draft, seat) ?? { code: 'nothing-to-undo' };
      const move = parseMove(message.move);
      const made = move.ok ? recordMove(draft, seat, 'person', move.value) : move;
      return made.ok ? made.value : made.problem;
    });
    if (problem) refuse(problem);
  }

  private async playBot(seat: Seat, move: Move): Promise<boolean> {
    const thoughtOf = this.game;
    const problem = await this.inTurn(async () => {
      // Somebody took back a move while the bot's was on its way.
      if (this.game !== thoughtOf) return null;
      return this.change(null, 'bot', (draft) => {
        const made = recordMove(draft, seat, 'bot', move);
        return made.ok ? made.value : made.problem;
      });
    });
    if (problem) this.screens.tell({ type: 'refused', id: '', problem });
    return !problem;
  }

  /** Runs this after all that came before. */
  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.last.then(run);
    this.last = result.catch(this.parts.trouble);
    return result;
  }

  /** Makes a change, once it is stored; or says why not, and all is as before. */
  private async change(
    asked: { id: string; screen: Session } | null,
    by: Seat | 'bot',
    make: Change,
  ): Promise<Problem | TableProblem | null> {
    if (this.closed) return { code: 'not-stored' };
    const draft = draftOf(this.game);
    const made = make(draft);
    if ('code' in made) return made;
    revealed(draft, this.parts.secret);
    try {
      await this.parts.keeper.append(draft.record, asked?.id ?? null);
    } catch {
      return { code: 'not-stored' };
    }
    this.game = draft;
    if (asked) this.heard.add(asked.id);
    for (const screen of this.screens) {
      const id = screen === asked?.screen ? asked.id : undefined;
      if (made.move.type === 'undo') this.show(screen, id);
      else screen.showEntry(draft, made, id);
    }
    this.goOn(by);
    return null;
  }

  private goOn(by: Seat | 'bot' | null): void {
    if (this.closed) return;
    if (this.screens.size > 0) this.bots.goOn(by);
    for (const screen of this.screens) this.advising.goOn(this.game, screen);
  }

  /** Shows the whole table, and who thinks. */
  private show(screen: Session, id?: string): void {
    screen.showTable(this.game, this.parts.plan, id);
    const seat = this.bots.thinking;
    // After an undo the thought is of a game that is no more.
    if (seat !== null && toAct(this.game.state).includes(seat)) screen.hear({ type: 'thinking', seat });
  }
}
