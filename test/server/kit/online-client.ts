import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Board, fold, type Move, type Seat, toAct, type View } from '../../../src/engine/index.js';
import {
  type AnswerTo,
  type ArgumentOf,
  type FromServer,
  type GatheringAction,
  PROTOCOL_VERSION,
  type ServerQuestions,
  type ToServer,
} from '../../../src/protocol/index.js';
import { boardOf } from '../../kit/boards.js';

/** Gets a cookie for a visitor with this name. */
export async function visit(
  address: string,
  name: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${address}/api/me`, { method: 'POST', body: name, headers });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no cookie: ${response.status}`);
  return cookie;
}

const LINK = 'link';
const NOTHING_SEEN = { eyes: null, n: null, messages: [] };

/** A client of a server, as a program would write it: one socket, one table. */
export class OnlineClient {
  readonly frames: FromServer[] = [];
  readonly closed: Promise<number>;
  /** What it sees of its game. */
  view: View | undefined;
  private board: Board | undefined;
  n = -1;
  seat: Seat | undefined;
  private readonly socket: WebSocket;
  private readonly listeners = new Set<(frame: FromServer) => void>();
  private table = '';
  private calls = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.receive(JSON.parse((data as Buffer).toString()) as FromServer));
  }

  /** Connects and greets. */
  static async connect(
    address: string,
    cookie: string,
    headers: Record<string, string> = {},
  ): Promise<OnlineClient> {
    const url = `${address.replace('http', 'ws')}/socket`;
    const socket = new WebSocket(url, { headers: { ...headers, cookie } });
    const client = new OnlineClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    client.send({ type: 'hello', version: PROTOCOL_VERSION });
    return client;
  }

  send(frame: ToServer): void {
    this.socket.send(JSON.stringify(frame));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  sendBytes(bytes: Buffer): void {
    this.socket.send(bytes);
  }

  /** Sends a ping of the socket itself. */
  ping(data: string): void {
    this.socket.ping(data);
  }

  /** Resolves with the next frame for which `isIt` holds. */
  next<F extends FromServer = FromServer>(isIt: (frame: FromServer) => boolean): Promise<F> {
    return new Promise((resolve) => {
      const listen = (frame: FromServer): void => {
        if (!isIt(frame)) return;
        this.listeners.delete(listen);
        resolve(frame as F);
      };
      this.listeners.add(listen);
    });
  }

  async ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q>> {
    const call = this.calls++;
    const answered = this.next((frame) => frame.type === 'answer' && frame.call === call);
    this.send({ type: 'ask', call, question, argument } as ToServer);
    const frame = (await answered) as unknown as { answer: AnswerTo<ServerQuestions, Q> };
    return frame.answer;
  }

  /** Joins a table, and resolves with the first frame about it. */
  join(table: string, key: string | null = null): Promise<FromServer> {
    this.table = table;
    const first = this.next(({ type }) => ['gathering', 'deliver', 'turned-away'].includes(type));
    this.send({ type: 'join', link: LINK, table, key, resume: NOTHING_SEEN });
    return first;
  }

  /** Acts at a table that has not begun, and resolves with the answer. */
  act(action: GatheringAction): Promise<Extract<FromServer, { type: 'gathering' | 'stopped' }>> {
    const id = randomBytes(6).toString('hex');
    const answer = this.next<Extract<FromServer, { type: 'gathering' | 'stopped' }>>(
      (frame) => (frame.type === 'gathering' || frame.type === 'stopped') && frame.id === id,
    );
    this.send({ type: 'act', link: LINK, id, action });
    return answer;
  }

  /** Plays with `choose` until the game is over, and resolves with what it then sees. */
  play(choose: (view: View, seat: Seat) => Move): Promise<View> {
    return new Promise((resolve) => {
      let last = -1;
      const go = (): void => {
        const { view, seat, n } = this;
        if (view?.phase === 'over') {
          this.listeners.delete(go);
          resolve(view);
        }
        // One move for each position.
        if (!view || seat === undefined || n === last || !toAct(view).includes(seat)) return;
        last = n;
        const id = randomBytes(6).toString('hex');
        this.send({
          type: 'send',
          link: LINK,
          message: { type: 'move', id, n, seat, move: choose(view, seat) },
        });
      };
      this.listeners.add(go);
      go();
    });
  }

  /** Stops reading what the server sends. */
  pause(): void {
    this.socket.pause();
  }

  goOn(): void {
    this.socket.resume();
  }

  close(): void {
    this.socket.terminate();
  }

  private receive(frame: FromServer): void {
    this.frames.push(frame);
    if (frame.type === 'rejoin')
      this.send({ type: 'join', link: LINK, table: this.table, key: null, resume: NOTHING_SEEN });
    if (frame.type === 'deliver') this.see(frame.message);
    for (const listener of this.listeners) listener(frame);
  }

  private see(message: Extract<FromServer, { type: 'deliver' }>['message']): void {
    if (message.type === 'table') {
      this.view = message.view;
      this.board = boardOf(message.plan.board);
      this.n = message.log.length - 1;
      this.seat = message.seats[0];
    } else if (message.type === 'entry' && this.view && this.board) {
      for (const event of message.entry.outcome) fold(this.board, this.view, event);
      this.n = message.entry.n;
    }
  }
}
