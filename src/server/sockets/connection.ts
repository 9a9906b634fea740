import {
  type AskFrame,
  type FromServer,
  type Me,
  type MessageProblem,
  PROTOCOL_VERSION,
  parseToServerText,
  type ServerQuestions,
  type StoreProblem,
  type ToClient,
  type ToServer,
} from '../../protocol/index.js';
import { StoreFailure } from '../../table/index.js';
import type { RoomGuest, Rooms } from '../rooms/rooms.js';
import type { LobbyStore, Person } from '../store/lobby-store.js';

/** Why the server closes a socket. */
export const CLOSE_CODES = { policy: 1008, restart: 1012, slow: 1013, reload: 4001 } as const;
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

/** What a connection needs of the server. */
export interface ConnectionOptions {
  person: Person;
  socket: TextSocket;
  rooms: Rooms;
  people: Pick<LobbyStore, 'savePerson'>;
  /** Whether one more message of this cost is within the limits. */
  spend: (cost: number) => boolean;
  onRefusal: (code: string) => void;
  onError: (error: unknown) => void;
}

/** What a frame costs of a client's credit: those that make the server read or send much are dear. */
const COSTS: Readonly<Partial<Record<ToServer['type'], number>>> = { join: 5, ask: 3 };
const LOOK_COST = 5;

/** The server's end of one socket: parses its frames, and connects its links with rooms. */
export class ClientConnection {
  private readonly options: ConnectionOptions;
  private person: Person;
  private readonly links = new Map<string, RoomGuest>();
  private hasGreeted = false;
  private isClosed = false;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.person = options.person;
  }

  /** Handles the text of a frame. */
  receive(text: string): void {
    if (this.isClosed) return;
    const parsed = parseToServerText(text);
    if (!parsed.ok) {
      const { code, at, ...name } = parsed.problem;
      return this.reject({ code, at }, name);
    }
    const frame = parsed.value;
    const cost =
      frame.type === 'send' && frame.message.type === 'look' ? LOOK_COST : (COSTS[frame.type] ?? 1);
    if (!this.options.spend(cost)) return this.end(CLOSE_CODES.policy, 'too-many-messages');
    if (!this.hasGreeted && frame.type !== 'hello') return this.end(CLOSE_CODES.policy, 'no-hello');
    this.handle(frame).catch(this.options.onError);
  }

  /** Forgets all links, as the socket is gone or about to be. */
  close(): void {
    this.isClosed = true;
    for (const guest of this.links.values()) this.options.rooms.leave(guest);
    this.links.clear();
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
      case 'join': {
        const { link, table, key, resume } = frame;
        this.leave(link);
        if (this.links.size >= MAX_LINKS) return this.end(CLOSE_CODES.policy, 'too-many-tables');
        const guest = this.guest(link);
        this.links.set(link, guest);
        const problem = await rooms.join(guest, table, key, resume).catch(problemOf);
        if (problem) this.turnAway(link, guest, problem);
        return;
      }
      case 'send': {
        const guest = this.links.get(frame.link);
        if (guest) await rooms.send(guest, frame.message);
        return;
      }
      case 'act': {
        const guest = this.links.get(frame.link);
        if (guest) await rooms.act(guest, frame.id, frame.action);
        return;
      }
      case 'leave':
        this.leave(frame.link);
    }
  }

  private async answer(frame: AskFrame<ServerQuestions>): Promise<void> {
    const { call } = frame;
    const { rooms } = this.options;
    const { id } = this.person;
    switch (frame.question) {
      case 'me': {
        const answer: Me = { name: this.person.name };
        return this.send({ type: 'answer', call, question: 'me', answer });
      }
      case 'rename': {
        const answer = await this.rename(frame.argument.name).catch(failed);
        return this.send({ type: 'answer', call, question: 'rename', answer });
      }
      case 'gather': {
        const answer = await rooms.gather(id, frame.argument).catch(failed);
        return this.send({ type: 'answer', call, question: 'gather', answer });
      }
      case 'invitation': {
        const answer = await rooms.invitation(id, frame.argument.id);
        return this.send({ type: 'answer', call, question: 'invitation', answer });
      }
      case 'mine': {
        const answer = await rooms.mine(id).catch(failed);
        return this.send({ type: 'answer', call, question: 'mine', answer });
      }
    }
  }

  private async rename(name: string): Promise<{ ok: true }> {
    const renamed = { ...this.person, name };
    await this.options.people.savePerson(renamed);
    this.person = renamed;
    return { ok: true };
  }

  private guest(link: string): RoomGuest {
    return {
      person: this.person.id,
      deliver: (message) => this.sendText(deliverText(link, message)),
      rejoin: () => this.send({ type: 'rejoin', link }),
      show: (gathering, you, id) =>
        this.send({ type: 'gathering', link, gathering, you, ...(id !== undefined && { id }) }),
      stop: (id, problem) => this.send({ type: 'stopped', link, id, problem }),
    };
  }

  private leave(link: string): void {
    const guest = this.links.get(link);
    if (guest) this.options.rooms.leave(guest);
    this.links.delete(link);
  }

  private turnAway(
    link: string,
    guest: RoomGuest,
    problem: Extract<FromServer, { type: 'turned-away' }>['problem'],
  ): void {
    if (this.links.get(link) !== guest) return;
    this.links.delete(link);
    this.options.onRefusal(problem.code);
    this.send({ type: 'turned-away', link, problem });
  }

  private reject(problem: MessageProblem, name: object): void {
    this.options.onRefusal(problem.code);
    // What can't be read has a price as well.
    if (this.options.spend(3)) this.send({ type: 'rejected', problem, ...name });
    else this.end(CLOSE_CODES.policy, 'too-many-messages');
  }

  private end(code: number, reason: string): void {
    this.options.onRefusal(reason);
    this.close();
    this.options.socket.close(code);
  }

  private send(frame: FromServer): void {
    this.sendText(JSON.stringify(frame));
  }

  private sendText(text: string): void {
    if (this.isClosed) return;
    const { socket } = this.options;
    if (socket.unread > MAX_UNREAD) this.end(CLOSE_CODES.slow, 'too-slow');
    else socket.send(text);
  }
}

/** The texts of messages: one that goes to several clients is written once. */
const texts = new WeakMap<ToClient, string>();

function deliverText(link: string, message: ToClient): string {
  let text = texts.get(message);
  if (text === undefined) {
    text = JSON.stringify(message);
    texts.set(message, text);
  }
  return `{"type":"deliver","link":${JSON.stringify(link)},"message":${text}}`;
}

function failed(error: unknown): { ok: false; problem: StoreProblem } {
  return { ok: false, problem: problemOf(error) };
}

function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreFailure) return error.problem;
  throw error;
}
