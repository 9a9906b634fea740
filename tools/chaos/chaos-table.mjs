import { beginTable } from '../online/gather.mjs';
import { newId, PageClient, visit } from '../online/page-client.mjs';

const { findBot } = await import('../../dist/bots/index.js');
const { fastSeed, toAct } = await import('../../dist/engine/index.js');

const OPTIONS = { listed: false, spectators: true, undo: true, advice: false, pace: 'brisk', chat: 'all' };
/** How often a person takes a move back, goes away for a while, or loses the connection. */
const UNDO = 0.06;
const AWAY = 0.02;
const DROP = 0.02;
const AWAY_MS = 400;

/**
 * A table whose people are bots of this process. It notes everything that anybody is told about it: the answers to messages, and
 * every entry that was shown.
 */
export class ChaosTable {
  constructor(board, bots, random, time) {
    this.board = board;
    this.options = time ? { ...OPTIONS, time } : OPTIONS;
    this.bots = bots;
    this.random = random;
    this.clients = [];
    /** What was sent: message id, seat and type. */
    this.sent = [];
    /** What was answered, by message id: `true` where it counts, else the code of the refusal. */
    this.answered = new Map();
    /** Every entry that was shown, and to which eyes. */
    this.shown = [];
    this.moves = 0;
    /** How many moves its people may make before they wait for the next round. */
    this.quota = 0;
  }

  async begin(address, name) {
    for (let seat = 0; seat < 2; seat++) {
      const cookie = await visit(address, `${name} ${seat + 1}`);
      this.clients.push(this.client(address, cookie));
    }
    await Promise.all(this.clients.map(({ opened }) => opened));
    const { id, watch } = await beginTable(this.clients, {
      board: this.board,
      bots: this.bots,
      options: this.options,
    });
    this.id = id;
    const eve = this.client(address, await visit(address, `${name} spectator`));
    await eve.opened;
    await eve.join(id, watch);
  }

  /** Its people come back to a table with the cookies they have, on any server that knows them. */
  async resume(address, id, cookies) {
    this.id = id;
    for (const cookie of cookies) this.clients.push(this.client(address, cookie));
    await Promise.all(this.clients.map(({ opened }) => opened));
    await Promise.all(this.clients.map((client) => client.join(id)));
  }

  get isOver() {
    return this.clients[0].view?.phase === 'over';
  }

  /** How many messages have no answer yet. */
  get unanswered() {
    return this.clients.reduce((sum, { unanswered }) => sum + unanswered.size, 0);
  }

  /** Lets its people make this many moves more. */
  allow(moves) {
    this.quota = this.moves + moves;
    for (const client of this.clients) this.act(client);
  }

  close() {
    for (const client of this.all ?? []) client.close();
  }

  client(address, cookie) {
    const client = new PageClient(address, cookie, { message: (message) => this.see(client, message) });
    (this.all ??= []).push(client);
    client.thinkers = new Map();
    return client;
  }

  see(client, message) {
    const { id } = message;
    if (id !== undefined && id !== '')
      this.answered.set(id, message.type === 'refused' ? message.problem.code : true);
    if (message.type === 'entry') this.shown.push({ eyes: client.view.eyes, entry: message.entry });
    if (message.type === 'table')
      for (const entry of message.log.slice(-3)) this.shown.push({ eyes: message.eyes, entry });
    this.act(client);
  }

  /** Does what the client's person wants now, if it is their turn. */
  act(client) {
    const { view, seats, n } = client;
    if (!view || view.phase === 'over' || client.unanswered.size > 0) return;
    for (const seat of seats) {
      if (client.isAway || !toAct(view).includes(seat)) continue;
      if (this.moves >= this.quota) return;
      this.moves++;
      if (this.random() < AWAY) return this.goAway(client, seat);
      this.tell(client, { type: 'move', n, seat, move: this.choose(client, seat) });
      // A second message before the answer to the first: taken back, or stale.
      if (this.random() < UNDO) this.tell(client, { type: 'undo', n: n + 1, seat });
      if (this.random() < DROP) client.drop();
      return;
    }
  }

  goAway(client, seat) {
    client.isAway = true;
    this.tell(client, { type: 'away', n: client.n, seat });
    setTimeout(() => {
      client.isAway = false;
      this.tell(client, { type: 'return', n: client.n, seat });
    }, this.random() * AWAY_MS);
  }

  tell(client, message) {
    const id = newId();
    this.sent.push({ id, seat: message.seat, type: message.type });
    client.tell({ ...message, id });
  }

  choose(client, seat) {
    let bot = client.thinkers.get(seat);
    if (!bot)
      client.thinkers.set(seat, (bot = findBot('hungry').createBot(client.board, seat, fastSeed(seat))));
    bot.observe(client.view, []);
    return bot.bestMove();
  }
}
