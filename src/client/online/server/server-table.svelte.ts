import type { Seat } from '../../../engine/index.js';
import type {
  EnterProblem,
  Gathering,
  GatheringAction,
  Knock,
  StoreProblem,
  TableInfo,
  TableLink,
  ToServer,
} from '../../../protocol/index.js';
import type { TableFrame } from '../../../remote/connection.js';
import { Link } from '../../../remote/link.js';
import { randomName } from '../../../remote/names.js';
import { type Acted, PendingActions } from '../../../remote/pending-actions.js';
import type { OnlineTable } from './online-server.js';
import { TableChat } from './table-chat.svelte.js';

/** What a table needs of its server. */
export interface TableTransport {
  send: (frame: ToServer) => void;
  /** The table was left: no frame is about it any more. */
  onLeave: () => void;
}

/** A table of the server, from its gathering to its end. */
export class ServerTable implements OnlineTable {
  readonly id: string;
  /** The page's name for it in frames. */
  readonly name = randomName();
  gathering = $state.raw<Gathering>();
  you = $state.raw<number | null>(null);
  info = $state.raw<TableInfo>();
  link = $state.raw<TableLink>();
  knocks = $state.raw<readonly Knock[]>([]);
  turnedAway = $state.raw<EnterProblem | StoreProblem>();
  isKnocking = $state(false);
  readonly chat: TableChat;
  readonly #transport: TableTransport;
  readonly #link: Link;
  /** The seat that was knocked for. */
  #knocked: Seat = 0;
  /** By knock: what was answered, until the server has shown the knocks again. */
  readonly #answers = new Map<string, boolean>();
  readonly #actions: PendingActions;
  /** After a reconnect, until the server has shown the knocks. */
  #isBack = false;

  constructor(id: string, key: string | null, transport: TableTransport) {
    this.id = id;
    this.#transport = transport;
    const { name } = this;
    const { send } = transport;
    this.#actions = new PendingActions((act, action) => send({ type: 'act', link: name, id: act, action }));
    this.chat = new TableChat((request) => send({ ...request, link: name }));
    this.#link = new Link({
      join: (resume) => send({ type: 'join', link: name, table: id, key, resume }),
      send: (message) => send({ type: 'send', link: name, message }),
      leave() {
        send({ type: 'leave', link: name });
        transport.onLeave();
      },
    });
  }

  act(action: GatheringAction): Promise<Acted> {
    return this.#actions.act(action);
  }

  knock(seat: Seat): void {
    this.isKnocking = true;
    this.#knocked = seat;
    this.#transport.send({ type: 'knock', link: this.name, table: this.id, seat });
  }

  admit(knock: string, accept: boolean): void {
    this.knocks = this.knocks.filter(({ id }) => id !== knock);
    this.#answers.set(knock, accept);
    this.#sendAnswer(knock);
  }

  close(): void {
    this.#link.close();
  }

  /** Joins again after a reconnect. */
  rejoin(): void {
    this.#actions.noteReconnect();
    this.#isBack = true;
    this.#link.join();
  }

  /** Handles a frame about this table. */
  receive(frame: TableFrame): void {
    switch (frame.type) {
      case 'gathering':
        this.turnedAway = undefined;
        this.isKnocking = false;
        this.gathering = frame.gathering;
        this.you = frame.you;
        return this.#actions.noteGathering(frame.id);
      case 'info':
        this.turnedAway = undefined;
        this.isKnocking = false;
        this.gathering = undefined;
        this.info = frame.info;
        this.link = this.#link;
        return this.#actions.settleAll();
      case 'deliver':
        return this.#link.receive(frame.message);
      case 'rejoin':
        return this.#link.join();
      case 'knocks':
        return this.#showKnocks(frame.knocks);
      case 'stopped':
        return this.#actions.stop(frame, this.gathering, this.you);
      case 'turned-away':
        return this.#turnAway(frame.problem);
      case 'rejected':
        return this.#reject(frame);
      case 'company':
      case 'chat':
      case 'said':
      case 'unsaid':
      case 'reacted':
        return this.chat.receive(frame);
    }
  }

  /** Shows who knocks. After a reconnect the server may not have heard an answer, and is told again. */
  #showKnocks(knocks: readonly Knock[]): void {
    const isLost = ({ id }: Knock): boolean => this.#isBack && this.#answers.has(id);
    this.knocks = knocks.filter((knock) => !isLost(knock));
    for (const { id } of knocks.filter(isLost)) this.#sendAnswer(id);
    if (!this.#isBack) this.#answers.clear();
    this.#isBack = false;
  }
  #sendAnswer(knock: string): void {
    const accept = this.#answers.get(knock) === true;
    this.#transport.send({ type: 'admit', link: this.name, knock, accept });
  }

  #turnAway(problem: EnterProblem | StoreProblem): void {
    // The answer to joining again, not to the knock.
    const isWaiting = this.isKnocking && problem.code === 'not-invited';
    if (isWaiting) return this.knock(this.#knocked);
    this.isKnocking = false;
    this.gathering = undefined;
    this.turnedAway = problem;
    this.#actions.settleAll();
  }

  #reject({ id, problem }: Extract<TableFrame, { type: 'rejected' }>): void {
    if (id === undefined) throw new Error(`the server rejected a frame: ${problem.code} at ${problem.at}`);
    if (this.chat.has(id)) this.chat.reject(id);
    else if (this.#actions.has(id))
      this.#actions.settle(id, { ok: false, problem: { code: 'host-crashed' } });
    else this.#link.receive({ type: 'refused', id, problem: { code: 'not-a-move', at: problem.at } });
  }
}
