import {
  type AskFrame,
  costOf,
  type FromServer,
  type MessageProblem,
  type PageNotice,
  PROTOCOL_VERSION,
  parseToServerText,
  REJECT_COST,
  type ServerQuestions,
  type StoreProblem,
  type ToServer,
} from '../../protocol/index.js';
import { StoreFailure } from '../../table/index.js';
import type { Company } from '../company/company.js';
import type { OpenPage, Pages } from '../notices/pages.js';
import type { RoomGuest, Rooms } from '../rooms/rooms.js';
import type { Person } from '../store/lobby-store.js';
import type { Answers } from './answers.js';
import { type LinkConnection, LinkGuest } from './link-guest.js';

/** Why the server closes a socket. */
export const CLOSE_CODES = {
  binary: 1003,
  policy: 1008,
  restart: 1012,
  slow: 1013,
  reload: 4001,
  deleted: 4003,
  signedOut: 4004,
  banned: 4010,
} as const;
/** A client that has this many bytes unread is too slow, and is disconnected. */
const MAX_UNREAD = 1_000_000;
/** A socket has at most this many tables open. */
const MAX_LINKS = 20;

/** A socket as the connection uses it. */
export interface TextSocket {
  send(text: string): void;
  close(code: number): void;
  readonly unread: number;
}

/** Whose a connection is, and what it runs over. */
export interface ConnectionOwner {
  person: Person;
  /** What limits are counted by. */
  address: string;
  socket: TextSocket;
  /** Whether one more message of this cost is within the limits. */
  spend: (cost: number) => boolean;
}

/** What a connection needs of the server. All share it, as there are thousands. */
export interface ConnectionOptions {
  rooms: Rooms;
  answers: Answers;
  pages: Pages;
  /** Called where the person has another name now. */
  onRename: (person: Person) => void;
  /** Called where the person does not exist any longer: all their sockets shall end. */
  onDeleted: (person: string) => void;
  /** Called where the person's other devices were signed out: their sockets shall end. */
  onSignedOut: (person: string, but: TextSocket) => void;
  onRefusal: (code: string) => void;
  /** Called with how long a move has waited for its answer. */
  onMove?: (ms: number) => void;
  onError: (error: unknown) => void;
}

/** The server's end of one socket: parses its frames, and connects its links with rooms. */
export class ClientConnection implements LinkConnection, OpenPage {
  private readonly options: ConnectionOptions;
  private readonly address: string;
  private readonly socket: TextSocket;
  private readonly spend: ConnectionOwner['spend'];
  private person: Person;
  private readonly links = new Map<string, LinkGuest>();
  isHidden = false;
  private hasGreeted = false;
  private isLeaving = false;
  private isClosed = false;

  constructor(options: ConnectionOptions, { person, address, socket, spend }: ConnectionOwner) {
    this.options = options;
    this.address = address;
    this.socket = socket;
    this.spend = spend;
    this.person = person;
    options.pages.add(person.id, this);
  }

  /** Handles the text of a frame. */
  receive(text: string): void {
    if (this.isClosed || this.isLeaving) return;
    const parsed = parseToServerText(text);
    if (!parsed.ok) {
      const { code, at, ...name } = parsed.problem;
      return this.reject({ code, at }, name);
    }
    const frame = parsed.value;
    if (!this.spend(costOf(frame))) return this.end(CLOSE_CODES.policy, 'too-many-messages');
    if (!this.hasGreeted && frame.type !== 'hello') return this.end(CLOSE_CODES.policy, 'no-hello');
    // Most frames are moves, which need no more promises than their room makes.
    const guest = frame.type === 'send' ? this.links.get(frame.link) : undefined;
    if (guest && this.options.onMove && frame.type === 'send' && frame.message.type === 'move')
      guest.movedAt = performance.now();
    const handled =
      frame.type === 'send' && guest && !guest.entering
        ? this.options.rooms.send(guest, frame.message)
        : this.handle(frame);
    handled.catch(this.options.onError);
  }

  /** Counts a ping or pong of the socket itself. */
  receiveControl(): void {
    if (!this.isClosed && !this.spend(1)) this.end(CLOSE_CODES.policy, 'too-many-messages');
  }

  /** A move was answered that was sent at this time. */
  answered(movedAt: number): void {
    this.options.onMove?.(performance.now() - movedAt);
  }

  /** Ends a socket whose client has not greeted the server for long. */
  endUnlessGreeted(): void {
    if (!this.hasGreeted) this.end(CLOSE_CODES.policy, 'no-hello');
  }

  /** The person has another name now. */
  rename(person: Person): void {
    this.person = person;
  }

  /** Forgets all links, as the socket is gone or about to be. */
  close(): void {
    this.isClosed = true;
    this.options.pages.remove(this.person.id, this);
    for (const guest of this.links.values()) this.options.rooms.leave(guest);
    this.links.clear();
  }

  isAt(table: string): boolean {
    return [...this.links.values()].some((guest) => guest.table === table);
  }

  /** Sends a notice about a table that this page does not have on its screen. */
  notify(notice: PageNotice): void {
    if (this.hasGreeted) this.send({ type: 'notice', notice });
  }

  /** Disconnects the client. */
  end(code: number, reason: string): void {
    if (this.isClosed) return;
    this.options.onRefusal(reason);
    this.close();
    this.socket.close(code);
  }

  private async handle(frame: ToServer): Promise<void> {
    const { rooms } = this.options;
    switch (frame.type) {
      case 'hello':
        this.hasGreeted = true;
        this.send({ type: 'hello', version: PROTOCOL_VERSION });
        if (frame.version !== PROTOCOL_VERSION) this.end(CLOSE_CODES.reload, 'other-version');
        return;
      case 'ping':
        return this.send({ type: 'pong' });
      case 'ask':
        return this.answer(frame);
      case 'cancel':
        return;
      case 'join':
        return this.enter(frame.link, (guest) => {
          guest.table = frame.table;
          return rooms.join(guest, frame.table, frame.key, frame.resume);
        });
      case 'knock':
        return this.enter(frame.link, (guest) => rooms.knock(guest, frame.table, frame.seat));
      case 'send': {
        const guest = await this.joined(frame.link);
        return guest && rooms.send(guest, frame.message);
      }
      case 'act': {
        const guest = await this.joined(frame.link);
        return guest && rooms.act(guest, frame.id, frame.action);
      }
      case 'admit': {
        const guest = await this.joined(frame.link);
        return guest && rooms.admit(guest, frame.knock, frame.accept);
      }
      case 'say':
        return this.inCompany(frame.link, (company, guest) => company.say(guest, frame.id, frame.text));
      case 'react':
        return this.inCompany(frame.link, (company, guest) => company.react(guest, frame.reaction));
      case 'silence':
        return this.inCompany(frame.link, (it, guest) => it.silence(guest, frame.who, frame.silenced));
      case 'send-away':
        return this.inCompany(frame.link, (company, guest) => company.sendAway(guest, frame.who));
      case 'page':
        this.isHidden = frame.hidden;
        return;
      case 'leave':
        this.leave(frame.link);
    }
  }

  /** Connects a link with a table, or asks its people to be let in. */
  private async enter(
    link: string,
    enter: (guest: LinkGuest) => Promise<Parameters<RoomGuest['turnAway']>[0] | null>,
  ): Promise<void> {
    this.leave(link);
    if (this.links.size >= MAX_LINKS) return this.end(CLOSE_CODES.policy, 'too-many-tables');
    const guest = new LinkGuest(this, link, this.person);
    this.links.set(link, guest);
    const entering = enter(guest).catch(problemOf);
    guest.entering = entering;
    const problem = await entering.finally(() => (guest.entering = null));
    if (problem) this.turnAway(guest, problem);
  }

  /** Acts in the company at the table of a link. */
  private async inCompany(
    link: string,
    act: (company: Company, guest: RoomGuest) => Promise<void>,
  ): Promise<void> {
    const guest = await this.joined(link);
    if (guest) await this.options.rooms.inCompany(guest, (company) => act(company, guest));
  }

  /** The guest of a link, once it has joined. */
  private async joined(link: string): Promise<RoomGuest | undefined> {
    const guest = this.links.get(link);
    if (guest?.entering) await guest.entering;
    return guest;
  }

  private async answer(frame: AskFrame<ServerQuestions>): Promise<void> {
    const { call, question } = frame;
    const { address, options } = this;
    const { answers, onRename } = options;
    const asker = { person: this.person, address, onRename };
    // The frame's type binds its argument to its question, which the compiler can't follow here.
    const find = answers[question] as (from: typeof asker, argument: unknown) => Promise<never>;
    // What a person who is being deleted sends meanwhile would be stored for nobody.
    if (question === 'deleteMe') this.isLeaving = true;
    const answer = await find(asker, frame.argument);
    const refused = answer as { ok?: boolean; problem?: { code: string } };
    if (refused.ok === false) this.options.onRefusal(refused.problem?.code ?? '');
    this.send({ type: 'answer', call, question, answer });
    if (question === 'signOutElsewhere' && refused.ok === true)
      this.options.onSignedOut(this.person.id, this.socket);
    if (question !== 'deleteMe') return;
    this.isLeaving = refused.ok !== false;
    if (this.isLeaving) this.options.onDeleted(this.person.id);
  }

  private leave(link: string): void {
    const guest = this.links.get(link);
    if (guest) this.options.rooms.leave(guest);
    this.links.delete(link);
  }

  turnAway(guest: LinkGuest, problem: Extract<FromServer, { type: 'turned-away' }>['problem']): void {
    const { link } = guest;
    if (this.links.get(link) !== guest) return;
    this.leave(link);
    this.refused(problem.code);
    this.send({ type: 'turned-away', link, problem });
  }

  refused(code: string): void {
    this.options.onRefusal(code);
  }

  private reject(problem: MessageProblem, name: object): void {
    this.options.onRefusal(problem.code);
    if (this.spend(REJECT_COST)) this.send({ type: 'rejected', problem, ...name });
    else this.end(CLOSE_CODES.policy, 'too-many-messages');
  }

  send(frame: FromServer): void {
    this.sendText(JSON.stringify(frame));
  }

  sendText(text: string): void {
    if (this.isClosed) return;
    const { socket } = this;
    if (socket.unread > MAX_UNREAD) this.end(CLOSE_CODES.slow, 'too-slow');
    else socket.send(text);
  }
}

function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreFailure) return error.problem;
  throw error;
}
