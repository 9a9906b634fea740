import type { Move, Outcome, Problem, RecordProblem, RedactedEntry, Seat } from '../engine/index.js';
import type {
  EnterProblem,
  FromServer,
  Gathering,
  GatheringAction,
  Invitation,
  NoSuchTable,
  StoreProblem,
  TableInfo,
  TableProblem,
  ToClient,
} from '../protocol/index.js';
import type { SeenGame } from './followed-game.js';
import type { Acted } from './pending-actions.js';

/** Why a table is over for this client: it was turned away, the table is closed, or its board is of a newer version. */
export type EndProblem =
  EnterProblem | NoSuchTable | RecordProblem | StoreProblem | { code: 'unknown-board' };

/** What a message to the table came to. */
export type Played = { ok: true } | { ok: false; problem: Problem | TableProblem | EndProblem };

/** What an invitation lets others do, and the link that leads to it. */
export interface ShownInvitation extends Invitation {
  /** The link for people who are to play; after the start of the game, for people who watch. */
  link: string;
}

/** What a table reports, with the arguments of each event. */
export interface TableEvents {
  /** Something about the table has changed, whatever it is. */
  change: [];
  /** How the table is before its game, again after every change. */
  gathering: [gathering: Gathering];
  /** The whole game came: at its start, after an undo, and after a reconnect that missed too much. */
  table: [game: SeenGame];
  /** An entry was added, and folded into the view. */
  entry: [entry: RedactedEntry];
  /** The seat shown has to act. It is reported once for each position, and not while a message has no answer. */
  turn: [seat: Seat];
  /** The game is over. */
  over: [outcome: Outcome];
  /** The table is over for this client. */
  ended: [problem: EndProblem];
  /** A message of the table, as it came. */
  message: [message: ToClient];
  /** A frame about the table, as it came. */
  frame: [frame: FromServer];
}

/** A table of a server that a program is at, from its gathering to its end. */
export interface RemoteTable {
  readonly id: string;
  /** Before the game: how the table is. */
  readonly gathering: Gathering | undefined;
  /** This person's number among the members of the gathering; null for a spectator. */
  readonly you: number | null;
  /** Once the game has begun: what the table has beside it. */
  readonly info: TableInfo | undefined;
  /** The game, once it has begun: view, log, board, own seats. */
  readonly game: SeenGame | undefined;
  /** Why the table is over for this client. */
  readonly problem: EndProblem | undefined;
  /** The own seat that is shown; undefined for a spectator, and where several own seats are, until `look`. */
  readonly seat: Seat | undefined;
  /** Every move that the seat shown may make now; none while it need not act. */
  readonly legalMoves: readonly Move[];
  /** The words that this client put into the shuffle, each with its seat and the commitment shown before it was sent. */
  readonly words: readonly { seat: Seat; word: string; commitment: string }[];

  /** Calls `listener` from the next event on. Returns a function that stops it. */
  on<E extends keyof TableEvents>(event: E, listener: (...args: TableEvents[E]) => void): () => void;

  /** Acts at a table before its game. */
  act(action: GatheringAction): Promise<Acted>;
  /** Says that an own seat is ready, with a random word for the shuffle. */
  ready(seat: Seat): Promise<Acted>;
  /** Sits down at an open seat and gets ready, as often as it is asked to. Resolves when the game starts. */
  takePart(name?: string): Promise<Acted | { ok: false; problem: EndProblem }>;
  /** What lets others in. */
  invitation(): Promise<{ ok: true; value: ShownInvitation } | { ok: false; problem: EndProblem }>;

  /** Makes a move with the seat shown. Resolves when the move is stored, or with why it does not count. */
  play(move: Move): Promise<Played>;
  /** Takes back the last move of the seat shown. */
  undo(): Promise<Played>;
  /** Gives the seat shown to a bot for the rest of the game. */
  resign(): Promise<Played>;
  /** Lets a bot play the seat shown until `comeBack`. */
  goAway(): Promise<Played>;
  /** Takes the own seats back from the bots that played them meanwhile. */
  comeBack(): Promise<Played[]>;
  /** Shows the table with other eyes from now on. */
  look(eyes: Seat | 'open'): void;
  /** The record of a game that is over, as text. */
  record(): Promise<{ ok: true; value: string } | Extract<Played, { ok: false }>>;
  /** Leaves the table, once every message has its answer. The seat stays this person's. */
  leave(): void;
}
