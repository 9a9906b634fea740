import { boardBlurbs } from '../../../boards/blurbs.js';
import { boardFacts } from '../../../boards/facts.js';
import type { Seat } from '../../../engine/index.js';
import {
  coloursOf,
  type Gathering,
  type GatheringAction,
  type GatheringSeat,
  type Level,
  type PlayerColour,
} from '../../../protocol/index.js';
import { t } from '../../language/index.js';
import type { LobbyProblem } from '../../language/lobby-problem.js';
import type { OnlineServer, OnlineTable } from '../server/online-server.js';
import { botNames } from './bot-names.js';
import { freeName } from './free-name.js';
import { randomWord, storeWord } from './shuffle-words.js';

/** A seat that a person has taken. */
export type PersonSeat = Extract<GatheringSeat, { kind: 'person' }>;

/** A table before its game as one of its members sees it, and what the member can do. */
export class GatheringModel {
  readonly #server: OnlineServer;
  readonly #table: OnlineTable;
  readonly #shown: () => Gathering;
  /** Why the last action had no effect. */
  problem = $state.raw<LobbyProblem>();
  busy = $state(false);
  /** The member was ready, and is not any longer without having said so. */
  askedAgain = $state(false);
  /** What the host chose for open seats: left out, or bots of a level. */
  #fill = $state.raw<Level | null>();

  /** The gathering is passed in, since the table has none once its game has begun. */
  constructor(server: OnlineServer, table: OnlineTable, gathering: () => Gathering) {
    this.#server = server;
    this.#table = table;
    this.#shown = gathering;
  }

  readonly gathering: Gathering = $derived.by(() => this.#shown());
  readonly #facts = $derived(boardFacts.find(({ id }) => id === this.gathering.board));
  readonly least = $derived(this.#facts?.players[0] ?? 2);
  readonly most = $derived(this.#facts?.players[1] ?? 2);
  readonly piece = $derived(boardBlurbs[this.gathering.board]?.nouns.car ?? 'wagon');
  readonly you = $derived.by(() => this.#table.you);
  readonly isHost = $derived(this.you !== null && this.you === this.gathering.host);
  readonly hostName = $derived(this.gathering.members[this.gathering.host]?.name ?? '');
  /** The member's own seats. */
  readonly mine: readonly Seat[] = $derived(
    this.#seatsWhere((it) => it.kind === 'person' && it.member === this.you),
  );
  readonly open: readonly Seat[] = $derived(this.#seatsWhere((it) => it.kind === 'open'));
  readonly taken = $derived(this.gathering.seats.length - this.open.length);
  readonly isReady = $derived(this.mine.length > 0 && this.mine.every((seat) => this.#person(seat)?.ready));
  /** The names of others who are not ready. */
  readonly unready: readonly string[] = $derived(
    this.gathering.seats.flatMap((it) =>
      it.kind === 'person' && it.member !== this.you && !it.ready ? [it.name] : [],
    ),
  );
  readonly names: readonly string[] = $derived(
    this.gathering.seats.flatMap((it) => (it.kind === 'open' ? [] : [it.name])),
  );
  readonly colours: readonly PlayerColour[] = $derived(
    coloursOf(
      this.gathering.seats.map((it) => (it.kind !== 'open' && it.colour ? { colour: it.colour } : {})),
    ),
  );
  /** The colours that others have chosen. */
  readonly chosenByOthers: readonly PlayerColour[] = $derived(
    this.gathering.seats.flatMap((it) =>
      it.kind === 'person' && it.member !== this.you && it.colour ? [it.colour] : [],
    ),
  );
  /** What becomes of open seats: left out, or bots of a level, as they must be where there are too few players. */
  readonly fill: Level | null = $derived(
    this.#fill === undefined ? (this.taken < this.least ? 'navvy' : null) : this.#fill,
  );
  /** Members without a seat, by number. */
  readonly standing: readonly number[] = $derived(
    this.gathering.members.flatMap((_, member) =>
      member === this.you || this.gathering.seats.some((it) => it.kind === 'person' && it.member === member)
        ? []
        : [member],
    ),
  );

  /** What a member is called at the table: the names at all of the member's seats, as all of them become free together. */
  namesOf(member: number): readonly string[] {
    const seated = this.gathering.seats.flatMap((it) =>
      it.kind === 'person' && it.member === member ? [it.name] : [],
    );
    const name = this.gathering.members[member]?.name;
    return seated.length > 0 || name === undefined ? seated : [name];
  }
  #seatsWhere(is: (seat: GatheringSeat) => boolean): Seat[] {
    return this.gathering.seats.flatMap((it, seat) => (is(it) ? [seat] : []));
  }
  #person(seat: Seat): PersonSeat | undefined {
    const it = this.gathering.seats[seat];
    return it?.kind === 'person' ? it : undefined;
  }

  /** Acts, and keeps why it had no effect. Resolves to whether it had. */
  async act(action: GatheringAction): Promise<boolean> {
    this.problem = undefined;
    const done = await this.#table.act(action);
    if (!done.ok) this.problem = done.problem;
    return done.ok;
  }
  /** Several actions of one click; a second click waits for them. */
  async #together(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }

  /** Sits down; without a name, under the person's own. */
  async sit(seat: Seat | undefined, name?: string): Promise<boolean> {
    if (seat === undefined) return false;
    const own = name ?? freeName(this.#server.name ?? '', this.names);
    return this.act({ type: 'sit', seat, name: own });
  }
  /** Seats another person on this device, at a new seat where none is open. */
  async addLocal(name: string): Promise<boolean> {
    return this.sit(await this.#openSeat(), name);
  }
  async addBot(level: Level): Promise<boolean> {
    const seat = await this.#openSeat();
    return seat !== undefined && this.setBot(seat, level);
  }
  async setBot(seat: Seat, level: Level): Promise<boolean> {
    const it = this.gathering.seats[seat];
    const others = this.names.filter((name) => it?.kind !== 'bot' || name !== it.name);
    const [name = ''] = botNames(t.levels[level].bots, others, 1);
    return this.act({ type: 'bot', seat, level, name });
  }
  /** Decides what becomes of open seats. */
  fillWith(level: Level | null): void {
    this.#fill = level;
  }
  async resize(seats: number): Promise<boolean> {
    return this.act({ type: 'resize', seats });
  }
  /** An open seat; the host adds one where there is none. */
  async #openSeat(): Promise<Seat | undefined> {
    const [seat] = this.open;
    if (seat !== undefined) return seat;
    const count = this.gathering.seats.length;
    return (await this.resize(count + 1)) ? count : undefined;
  }

  /** Says that the member's seats are ready; each gets the colour it is shown in, and a random word for the shuffle. */
  ready(): Promise<void> {
    return this.#together(async () => void (await this.#readyAll()));
  }
  async #readyAll(): Promise<boolean> {
    this.askedAgain = false;
    for (const seat of this.mine) {
      const it = this.#person(seat);
      if (!it || it.ready) continue;
      const colour = this.colours[seat];
      // Somebody may just have chosen it: another colour is no reason not to play.
      if (!it.colour && colour) await this.#table.act({ type: 'paint', seat, colour });
      const word = randomWord();
      storeWord(this.#table.id, this.gathering.commitment, { seat, word });
      if (!(await this.act({ type: 'ready', seat, word }))) return false;
    }
    return true;
  }
  async wait(): Promise<void> {
    await this.#together(async () => {
      for (const seat of this.mine) await this.act({ type: 'wait', seat });
    });
  }
  /** Starts the game, for which the host's own seats become ready; open seats are left out, or filled with bots. */
  start(level: Level | null): Promise<void> {
    return this.#together(async () => {
      if (!(await this.#readyAll())) return;
      const names = level === null ? [] : botNames(t.levels[level].bots, this.names, this.open.length);
      await this.act({ type: 'start', fill: level === null ? null : { level, names } });
    });
  }
}
