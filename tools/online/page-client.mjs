import { WebSocket } from 'ws';

/** The version of the protocol that these clients speak. */
const { PROTOCOL_VERSION } = await import('../../dist/protocol/index.js');
const { boardOfRecord } = await import('../../dist/boards/index.js');
const { fold } = await import('../../dist/engine/index.js');

const LINK = 'table';
/** How long it waits before it connects again: quicker than a page, as there are many kills to get through. */
const CONNECT_MS = [20, 120];

/** Gets a cookie for a visitor with this name. */
export async function visit(address, name) {
  const response = await fetch(`${address}/api/me`, { method: 'POST', body: name });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no cookie: ${response.status} ${await response.text()}`);
  return cookie;
}

/**
 * A person's page without a page: one socket, one table. It reconnects by itself as a page does, joins with what it has seen, and
 * sends again what was not answered. `on` is told what it was sent.
 */
export class PageClient {
  constructor(address, cookie, on = {}) {
    this.address = address;
    this.cookie = cookie;
    this.on = on;
    this.view = null;
    this.n = null;
    this.seats = [];
    this.isJoined = false;
    this.isClosed = false;
    this.unanswered = new Map();
    this.table = null;
    this.key = null;
    this.calls = 0;
    this.answers = new Map();
    this.waiting = new Set();
    this.connect();
  }

  /** Asks the server a question. */
  ask(question, argument) {
    const call = this.calls++;
    return new Promise((resolve) => {
      this.answers.set(call, resolve);
      this.send({ type: 'ask', call, question, argument });
    });
  }

  /** Joins a table; resolves with the first frame about it. */
  join(table, key = null) {
    this.table = table;
    this.key = key;
    const first = this.next(({ type }) => ['gathering', 'deliver', 'turned-away'].includes(type));
    this.rejoin();
    return first;
  }

  /** Acts at a table that has not begun; resolves with the answer. */
  act(action) {
    const id = newId();
    const answer = this.next((frame) => frame.id === id && ['gathering', 'stopped'].includes(frame.type));
    this.send({ type: 'act', link: LINK, id, action });
    return answer;
  }

  /** Sends a message to the table; one with an id is sent again until it is answered. */
  tell(message) {
    if (message.id !== undefined) this.unanswered.set(message.id, message);
    if (this.isJoined) this.send({ type: 'send', link: LINK, message });
  }

  /** Resolves with the next frame for which `isIt` holds. */
  next(isIt) {
    return new Promise((resolve) => this.waiting.add({ isIt, resolve }));
  }

  /** The socket breaks, as it does when a network changes. */
  drop() {
    this.socket.terminate();
  }

  close() {
    this.isClosed = true;
    this.socket.terminate();
  }

  connect() {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    this.opened = new Promise((resolve) => socket.once('open', resolve));
    socket.once('open', () => {
      this.send({ type: 'hello', version: PROTOCOL_VERSION });
      this.rejoin();
    });
    socket.on('message', (data) => this.receive(JSON.parse(/** @type {Buffer} */ (data).toString())));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isJoined = false;
      if (this.isClosed || this.socket !== socket) return;
      const [least, most] = CONNECT_MS;
      setTimeout(() => this.isClosed || this.connect(), least + Math.random() * (most - least));
    });
  }

  send(frame) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Joins with what it has seen. What is sent after that is answered, even while the table is being opened. */
  rejoin() {
    if (this.table === null || this.socket.readyState !== WebSocket.OPEN) return;
    const resume = { eyes: this.view?.eyes ?? null, n: this.n, messages: [...this.unanswered.values()] };
    this.send({ type: 'join', link: LINK, table: this.table, key: this.key, resume });
    this.isJoined = true;
  }

  receive(frame) {
    if (frame.type === 'answer') {
      this.answers.get(frame.call)?.(frame.answer);
      this.answers.delete(frame.call);
    }
    if (frame.type === 'rejoin') this.rejoin();
    if (frame.type === 'deliver') this.see(frame.message);
    for (const wait of this.waiting) {
      if (!wait.isIt(frame)) continue;
      this.waiting.delete(wait);
      wait.resolve(frame);
    }
  }

  see(message) {
    if (message.type === 'table') {
      this.view = message.view;
      this.board = boardOfRecord({ board: message.plan.board, boardHash: message.boardHash });
      this.n = message.log.length - 1;
      this.seats = message.seats;
    } else if (message.type === 'entry') {
      if (message.entry.n !== this.n + 1) throw new Error(`entry ${message.entry.n} came after ${this.n}`);
      for (const event of message.entry.outcome) fold(this.board, this.view, event);
      this.n = message.entry.n;
    }
    const { id } = message;
    if (id !== undefined && id !== '') this.unanswered.delete(id);
    this.on.message?.(message);
  }
}

/** An id that nobody else has. */
export function newId() {
  return Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
}
