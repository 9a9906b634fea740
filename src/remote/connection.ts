import {
  type AnswerFrame,
  type AnswerTo,
  type ArgumentOf,
  type AskFrame,
  type ChatFrame,
  type FromServer,
  type HostProblem,
  type PageNotice,
  parseFromServerText,
  PROTOCOL_VERSION,
  type ServerQuestions,
  type ToServer,
} from '../protocol/index.js';

/** What the connection to a server is doing. */
export type ConnectionState =
  | 'connecting'
  | 'connected'
  /** It is tried again, and again. */
  | 'lost'
  /** The server ended it because of too many messages; it is tried again after some time. */
  | 'refused'
  /** This client is older than the server: a page must be reloaded. */
  | 'outdated'
  /** The operator of the server keeps this person or this address out. */
  | 'banned';

/** A socket as the connection uses it: the browser's, or one of a test. */
export interface ServerSocket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** A frame about one of the page's tables. */
export type TableFrame = Extract<
  FromServer,
  {
    type:
      | 'deliver'
      | 'rejoin'
      | 'gathering'
      | 'info'
      | 'knocks'
      | 'stopped'
      | 'turned-away'
      | 'rejected'
      | ChatFrame['type'];
  }
>;

/** What a connection is made of. */
export interface ConnectionParts {
  openSocket: () => ServerSocket;
  /** Asks the server whether it knows this device. A socket that is refused does not say why. */
  identify: () => Promise<'known' | 'unknown' | 'unreachable' | 'banned'>;
  isHidden: () => boolean;
  /** A number from 0 to 1, so that not all pages reconnect at the same time. */
  random: () => number;
  onState: (state: ConnectionState) => void;
  /** The server is there, for the first time or again: tables have to be joined. */
  onConnected: () => void;
  onFrame: (frame: TableFrame) => void;
  /** Something about a table that this page does not show. */
  onNotice: (notice: PageNotice) => void;
}

/** The interval between pings while the page is visible, and while it is hidden. */
const PING_MS = 5000;
const HIDDEN_PING_MS = 30_000;
/** A socket is dead if a ping has no answer by then. */
const PONG_MS = 10_000;
/** A timer this late means that the device slept: nothing could have answered. */
const ASLEEP_MS = 5000;
/** The server must have said hello by then. */
const HELLO_MS = 10_000;
/** The range of waits before a new try: its upper end grows from the first to the second. */
const LEAST_WAIT_MS = 500;
const FIRST_WAIT_MS = 1000;
const MOST_WAIT_MS = 5000;
/** A hidden page has more time. */
const HIDDEN_FACTOR = 12;
/** A server that was too slow for us, or we for it, is left alone for a while. */
const BUSY_WAIT_MS = 5000;
/** After too many messages: the first wait, which doubles up to the second. */
const REFUSED_WAIT_MS = 30_000;
const MOST_REFUSED_WAIT_MS = 300_000;
/** A connection that lasted this long was a good one: the waits are short again. */
const GOOD_MS = 5000;

/** Why a server closes a socket. */
const CLOSED = { policy: 1008, busy: 1013, outdated: 4001, banned: 4010 } as const;

/** The answer to a question that can't be asked any more. */
const DOWN = { ok: false, problem: { code: 'host-down' } } as const;
/** The answer to a question that the server did not understand. */
const REJECTED = { ok: false, problem: { code: 'host-crashed' } } as const;
type Failure = { ok: false; problem: HostProblem };

/** A question without an answer yet. */
interface PendingCall {
  frame: AskFrame<ServerQuestions>;
  onAnswer: (frame: AnswerFrame<ServerQuestions>) => void;
  onFailure: (failure: Failure) => void;
}

type Cancel = () => void;

function after(ms: number, act: () => void): Cancel {
  const id = setTimeout(act, ms);
  return () => clearTimeout(id);
}

/**
 * The page's connection to its server: one socket after the other. It finds dead sockets by unanswered pings, reconnects
 * by itself, and asks again what was not answered. Events of a socket that was replaced have no effect.
 */
export class ServerConnection {
  private readonly parts: ConnectionParts;
  /** The socket in use, open or about to be. */
  private socket: ServerSocket | null = null;
  /** The server has said hello on this socket. */
  private isReady = false;
  /** The browser says that there is no network; a frame shows otherwise. */
  private isQuiet = false;
  /** Whether the server must be asked who we are before the next socket. */
  private mustIdentify = true;
  private isIdentifying = false;
  /** Raised when who we are may have changed: an answer to an earlier question is of no interest. */
  private epoch = 0;
  /** It does not reconnect: before `connect`, where the server doesn't know the device, and where the page is outdated. */
  private isStopped = true;
  private isOutdated = false;
  private isRefused = false;
  private state: ConnectionState = 'connecting';
  private tries = 0;
  private refusals = 0;
  /** When the ping without an answer was sent. */
  private pingedAt: number | null = null;
  private cancelPing: Cancel = () => undefined;
  private cancelRetry: Cancel = () => undefined;
  private cancelHello: Cancel = () => undefined;
  private cancelGood: Cancel = () => undefined;
  private calls = 0;
  private readonly pending = new Map<number, PendingCall>();

  constructor(parts: ConnectionParts) {
    this.parts = parts;
  }

  /** Connects, also after the server did not know this device. */
  connect(): void {
    if (!this.isStopped || this.isOutdated) return;
    this.isStopped = false;
    this.mustIdentify = true;
    this.setState('connecting');
    void this.attempt();
  }

  /** Reconnects, as another person. */
  reconnect(): void {
    if (this.isOutdated) return;
    this.drop();
    this.cancelRetry();
    this.epoch++;
    this.isIdentifying = false;
    this.isStopped = true;
    this.connect();
  }

  /** Ends it for good. Questions without an answer fail. */
  close(): void {
    this.epoch++;
    this.isStopped = true;
    this.cancelRetry();
    this.drop();
    this.failAll();
  }

  /** Asks the server, again after a reconnect if the answer was lost. */
  ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q> | Failure> {
    if (this.isOutdated || this.state === 'banned') return Promise.resolve(DOWN);
    const call = this.calls++;
    const frame = { type: 'ask', call, question, argument } as AskFrame<ServerQuestions>;
    const answer = new Promise<AnswerTo<ServerQuestions, Q> | Failure>((resolve) =>
      this.pending.set(call, {
        frame,
        onAnswer: (it) => isAnswerTo(it, question) && resolve(it.answer),
        onFailure: resolve,
      }),
    );
    this.send(frame);
    return answer;
  }

  /** Sends a frame where there is a connection; who joins again after a reconnect says what is still of interest. */
  send(frame: ToServer): void {
    if (this.isReady) this.socket?.send(JSON.stringify(frame));
  }

  /** Looks at once whether the server is there: the page is visible again, or the network has changed. */
  check(): void {
    if (this.isStopped) return;
    if (this.isReady) {
      const isWaiting = this.pingedAt !== null && Date.now() - this.pingedAt < PONG_MS;
      if (!isWaiting) this.ping();
    } else if (!this.socket && !this.isRefused) void this.attempt();
  }

  /** Tells the server whether the page can be seen: who looks at a table needs no notice about it. */
  tellVisibility(): void {
    this.send({ type: 'page', hidden: this.parts.isHidden() });
  }

  /** The browser says that the network is gone. The socket may survive that, and is not given up before a ping fails. */
  goOffline(): void {
    if (!this.isReady) return;
    this.isQuiet = true;
    this.setState('lost');
    this.check();
  }

  private async attempt(): Promise<void> {
    this.cancelRetry();
    if (this.socket || this.isIdentifying || this.isStopped) return;
    if (this.mustIdentify) {
      const { epoch } = this;
      this.isIdentifying = true;
      const known = await this.parts.identify();
      if (epoch !== this.epoch) return;
      this.isIdentifying = false;
      if (known === 'unreachable') return this.retry();
      if (known === 'banned') return this.giveUp('banned');
      if (known === 'unknown') {
        this.isStopped = true;
        return;
      }
    }
    this.open();
  }

  private open(): void {
    let socket: ServerSocket;
    try {
      socket = this.parts.openSocket();
    } catch {
      return this.retry();
    }
    this.socket = socket;
    // Unless it opens, the server may have refused us.
    this.mustIdentify = true;
    this.cancelHello = after(HELLO_MS, () => {
      this.drop();
      this.retry();
    });
    socket.addEventListener('open', () => {
      if (socket === this.socket) socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.receive(String(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.socket) this.handleClose(code);
    });
  }

  private receive(text: string): void {
    const parsed = parseFromServerText(text);
    if (!parsed.ok) return;
    this.noteLife();
    const frame = parsed.value;
    switch (frame.type) {
      case 'hello':
        if (frame.version === PROTOCOL_VERSION) this.begin();
        else this.becomeOutdated();
        return;
      case 'answer':
        this.pending.get(frame.call)?.onAnswer(frame);
        this.pending.delete(frame.call);
        return;
      case 'rejected':
        if (frame.call === undefined) return this.parts.onFrame(frame);
        this.pending.get(frame.call)?.onFailure(REJECTED);
        this.pending.delete(frame.call);
        return;
      case 'notice':
        return this.parts.onNotice(frame.notice);
      case 'pong':
      case 'progress':
        return;
      case 'deliver':
      case 'rejoin':
      case 'gathering':
      case 'info':
      case 'knocks':
      case 'stopped':
      case 'turned-away':
      case 'company':
      case 'chat':
      case 'said':
      case 'unsaid':
      case 'reacted':
        this.parts.onFrame(frame);
    }
  }

  /** The server has said hello. */
  private begin(): void {
    if (this.isReady) return;
    this.cancelHello();
    this.isReady = true;
    this.isRefused = false;
    this.mustIdentify = false;
    this.setState('connected');
    this.cancelGood = after(GOOD_MS, () => {
      this.tries = 0;
      this.refusals = 0;
    });
    this.schedulePing();
    if (this.parts.isHidden()) this.tellVisibility();
    this.parts.onConnected();
    for (const { frame } of this.pending.values()) this.send(frame);
  }

  private handleClose(code: number): void {
    this.drop();
    if (code === CLOSED.outdated) return this.becomeOutdated();
    if (code === CLOSED.banned) {
      // The server says until when.
      this.mustIdentify = true;
      return void this.attempt();
    }
    if (code === CLOSED.policy) {
      this.isRefused = true;
      this.setState('refused');
      const wait = Math.min(MOST_REFUSED_WAIT_MS, REFUSED_WAIT_MS * 2 ** this.refusals++);
      return this.attemptWithin(wait, 1.2 * wait);
    }
    if (code !== CLOSED.busy) return this.retry();
    this.setState('lost');
    this.attemptWithin(BUSY_WAIT_MS, 2 * BUSY_WAIT_MS);
  }

  /** Tries again after a wait. */
  private retry(): void {
    this.setState('lost');
    const most = Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 1.5 ** this.tries++);
    const factor = this.parts.isHidden() ? HIDDEN_FACTOR : 1;
    this.attemptWithin(LEAST_WAIT_MS * factor, most * factor);
  }

  private attemptWithin(least: number, most: number): void {
    this.cancelRetry();
    this.cancelRetry = after(least + this.parts.random() * (most - least), () => {
      this.isRefused = false;
      void this.attempt();
    });
  }

  /** Gives up the socket. What it does later has no effect. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.isReady = false;
    this.isQuiet = false;
    this.pingedAt = null;
    this.cancelHello();
    this.cancelPing();
    this.cancelGood();
    socket?.close();
  }

  private becomeOutdated(): void {
    this.isOutdated = true;
    this.giveUp('outdated');
  }

  private giveUp(state: ConnectionState): void {
    this.isStopped = true;
    this.drop();
    this.failAll();
    this.setState(state);
  }

  private failAll(): void {
    for (const { onFailure } of this.pending.values()) onFailure(DOWN);
    this.pending.clear();
  }

  /** Something has come from the server, so the socket lives. */
  private noteLife(): void {
    this.pingedAt = null;
    if (!this.isReady) return;
    if (this.isQuiet) {
      this.isQuiet = false;
      this.setState('connected');
    }
    this.schedulePing();
  }

  private schedulePing(): void {
    this.cancelPing();
    this.cancelPing = after(this.parts.isHidden() ? HIDDEN_PING_MS : PING_MS, () => this.ping());
  }

  private ping(): void {
    this.cancelPing();
    const sent = Date.now();
    this.pingedAt = sent;
    this.send({ type: 'ping' });
    this.cancelPing = after(PONG_MS, () => {
      // The device slept, and so did this timer: the ping proves nothing.
      if (Date.now() - sent > PONG_MS + ASLEEP_MS) return this.ping();
      this.drop();
      this.retry();
    });
  }

  private setState(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.parts.onState(state);
  }
}

function isAnswerTo<Q extends keyof ServerQuestions>(
  frame: AnswerFrame<ServerQuestions>,
  question: Q,
): frame is AnswerFrame<ServerQuestions> & AnswerFrame<ServerQuestions, Q> {
  return frame.question === question;
}
