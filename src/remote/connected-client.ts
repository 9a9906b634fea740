import type { Result } from '../engine/index.js';
import {
  type AnswerTo,
  type ArgumentOf,
  DEFAULT_OPTIONS,
  type HostProblem,
  type OnlineOptions,
  type ServerQuestions,
} from '../protocol/index.js';
import { type ConnectionState, ServerConnection, type ServerSocket } from './connection.js';
import { Identity, type IntroduceProblem } from './identity.js';
import { invitationLink, readInvitation } from './invitation.js';
import { JoinedTable } from './joined-table.js';
import { Listeners } from './listeners.js';
import { randomName } from './names.js';
import { pacedSocket } from './paced-socket.js';
import type {
  ClientEvents,
  ClientOptions,
  GatherProblem,
  InvitationProblem,
  RemoteClient,
} from './remote-client.js';
import type { RemoteTable } from './remote-table.js';

/** How many messages a second a server allows, unless it was told otherwise. */
const MESSAGE_RATE = 5;

/** A client with its connection and its tables. */
export class ConnectedClient implements RemoteClient {
  state: ConnectionState | 'unknown' = 'connecting';
  /** Why the server did not take the name. */
  refusal: IntroduceProblem | undefined;
  private readonly address: string;
  private readonly options: ClientOptions;
  private readonly identity: Identity;
  private readonly connection: ServerConnection;
  private readonly listeners = new Listeners<ClientEvents>();
  private readonly tables = new Map<string, JoinedTable>();
  private isKnown = false;

  constructor(address: string, options: ClientOptions, openSocket: (identity: Identity) => ServerSocket) {
    this.address = address;
    this.options = options;
    this.identity = new Identity(address, options.cookie, options.onCookie ?? (() => undefined));
    this.connection = new ServerConnection({
      openSocket: () => pacedSocket(openSocket(this.identity), options.messageRate ?? MESSAGE_RATE),
      identify: () => this.identify(),
      isHidden: () => false,
      random: Math.random,
      onState: (state) => this.setState(state),
      onConnected: () => {
        for (const table of this.tables.values()) table.rejoin();
      },
      // A program plays, and reads no notices.
      onNotice: () => undefined,
      onFrame: (frame) => this.tables.get(frame.link ?? '')?.receive(frame),
    });
  }

  get name(): string {
    return this.identity.name;
  }
  get cookie(): string | undefined {
    return this.identity.cookie;
  }

  connect(): void {
    this.connection.connect();
  }

  on<E extends keyof ClientEvents>(event: E, listener: (...args: ClientEvents[E]) => void): () => void {
    return this.listeners.add(event, listener);
  }

  ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q> | { ok: false; problem: HostProblem }> {
    return this.connection.ask(question, argument);
  }

  join(id: string, key: string | null = null): RemoteTable {
    const table = new JoinedTable(id, key, {
      name: this.options.name,
      send: (frame) => this.connection.send(frame),
      invitation: () => this.invitation(id),
      onLeave: () => this.tables.delete(table.link),
    });
    this.tables.set(table.link, table);
    return table;
  }

  async enter(invitation: string): Promise<Result<RemoteTable, InvitationProblem>> {
    const read = readInvitation(invitation);
    if (!read) return { ok: false, problem: { code: 'not-an-invitation' } };
    if ('table' in read) return { ok: true, value: this.join(read.table, read.key) };
    const found = await this.ask('find', read);
    return found.ok ? { ok: true, value: this.join(found.value.table, found.value.key) } : found;
  }

  async gather(
    board: string,
    seats: number,
    options: Partial<OnlineOptions> = {},
  ): Promise<Result<RemoteTable, GatherProblem>> {
    const id = randomName();
    const made = await this.ask('gather', {
      id,
      board,
      seats,
      options: { ...DEFAULT_OPTIONS, ...options },
    });
    return made.ok ? { ok: true, value: this.join(id) } : made;
  }

  close(): void {
    this.connection.close();
    for (const table of this.tables.values()) table.abandon();
    this.tables.clear();
  }

  private async invitation(id: string): ReturnType<RemoteTable['invitation']> {
    const answer = await this.ask('invitation', { id });
    if (!answer.ok) return answer;
    const { invite, watch, code } = answer.value;
    const link = invitationLink(this.address, id, code === null ? watch : invite);
    return { ok: true, value: { ...answer.value, link } };
  }

  private async identify(): Promise<'known' | 'unknown' | 'unreachable'> {
    let found = await this.identity.find();
    // Only at first: a person who was deleted would become another one unasked.
    if (found === 'unknown' && !this.isKnown) {
      const introduced = await this.identity.introduce(this.options.name);
      if (introduced.ok) found = 'known';
      else this.refusal = introduced.problem;
    }
    this.isKnown ||= found === 'known';
    if (found === 'unknown') this.setState('unknown');
    return found;
  }

  private setState(state: ConnectionState | 'unknown'): void {
    this.state = state;
    this.listeners.emit('state', state);
  }
}
