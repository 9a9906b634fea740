import type { Board, Result } from '../../engine/index.js';
import type { GatheringAction, GatheringProblem, StoreProblem } from '../../protocol/index.js';
import { StoreFailure } from '../../table/index.js';
import type { GatheringRow, LobbyStore } from '../store/lobby-store.js';
import { admit, changeGathering, type GameStart, showGathering, startGathering } from './gathering.js';

/** A client at a table that has not begun. */
export interface GatheringGuest {
  readonly person: string;
  /** Asks the client to join again, as the game has begun. */
  rejoin(): void;
  show(gathering: ReturnType<typeof showGathering>, you: number | null, id?: string): void;
  stop(id: string, problem: GatheringProblem | StoreProblem): void;
}

/** What a gathering needs of the server. */
export interface GatheringOptions {
  id: string;
  board: Board;
  row: GatheringRow;
  store: Pick<LobbyStore, 'saveGathering'>;
  botName: (seat: number) => string;
  /** Stores the game that it became. */
  begin: (start: GameStart, row: GatheringRow) => Promise<void>;
}

/** A table that has not begun, with its guests. An action is stored before anybody sees it. */
export class GatheringRoom {
  private readonly options: GatheringOptions;
  private row: GatheringRow;
  private readonly present = new Set<GatheringGuest>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(options: GatheringOptions) {
    this.options = options;
    this.row = options.row;
  }

  get guests(): number {
    return this.present.size;
  }

  get links(): GatheringRow['links'] {
    return this.row.links;
  }

  isMember(person: string): boolean {
    return this.row.gathering.members.includes(person);
  }

  /** Lets a guest in; `isInvited` makes the person a member. */
  join(guest: GatheringGuest, isInvited: boolean): Promise<void> {
    return this.enqueue(async () => {
      if (isInvited && !this.isMember(guest.person))
        await this.save({ ...this.row, gathering: admit(this.row.gathering, guest.person) });
      this.present.add(guest);
      this.show(guest);
    });
  }

  leave(guest: GatheringGuest): void {
    this.present.delete(guest);
  }

  /** Carries out an action of a member. Resolves to true where the game has begun. */
  act(guest: GatheringGuest, id: string, action: GatheringAction): Promise<boolean> {
    return this.enqueue(async () => {
      try {
        const done = await this.carryOut(guest.person, action);
        if (!done.ok) {
          guest.stop(id, done.problem);
          return false;
        }
        for (const other of this.present) this.show(other, other === guest ? id : undefined);
        return done.value;
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        guest.stop(id, error.problem);
        return false;
      }
    });
  }

  /** The game has begun: everybody joins it. */
  disband(): void {
    for (const guest of this.present) guest.rejoin();
    this.present.clear();
  }

  private async carryOut(
    person: string,
    action: GatheringAction,
  ): Promise<Result<boolean, GatheringProblem>> {
    const { gathering, links } = this.row;
    const { board, botName, begin } = this.options;
    if (!this.isMember(person)) return { ok: false, problem: { code: 'not-your-seat' } };
    if (action.type === 'start') {
      const start = startGathering(gathering, board, person, action.fill, botName);
      if (!start.ok) return start;
      await begin(start.value, this.row);
      return { ok: true, value: true };
    }
    const changed = changeGathering(gathering, board, person, action);
    if (!changed.ok) return changed;
    await this.save({ gathering: changed.value, links });
    return { ok: true, value: false };
  }

  private async save(row: GatheringRow): Promise<void> {
    await this.options.store.saveGathering(this.options.id, row);
    this.row = row;
  }

  private show(guest: GatheringGuest, id?: string): void {
    const { gathering } = this.row;
    const you = gathering.members.indexOf(guest.person);
    guest.show(showGathering(gathering), you < 0 ? null : you, id);
  }

  private enqueue<T>(request: () => Promise<T>): Promise<T> {
    const result = this.last.then(request);
    this.last = result.catch(() => undefined);
    return result;
  }
}
