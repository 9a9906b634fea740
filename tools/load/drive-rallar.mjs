/** Plays games against our server, in a process of its own; argument: its options as JSON. */
import { beginTable } from '../online/gather.mjs';
import { newId, PageClient, visit } from '../online/page-client.mjs';
import { runDriver } from './drive.mjs';

const { findBot } = await import('../../dist/bots/index.js');
const { fastSeed, toAct } = await import('../../dist/engine/index.js');

const OPTIONS = { listed: false, spectators: false, undo: true, advice: false, pace: 'brisk', chat: 'all' };
/** So many tables are made at once. */
const AT_ONCE = 20;
/** How often a card is drawn where a bot would claim, so that games last. */
const DRAW = 0.7;

/** A table of two people, or of one and a bot: whoever is to move does so at once, or after a pause. */
class LoadTable {
  constructor(options, latencies) {
    this.options = options;
    this.latencies = latencies;
    this.sentAt = new Map();
    this.clients = [];
  }

  async begin() {
    const { address, level, board } = this.options;
    for (let i = 0; i < (level ? 1 : 2); i++) {
      const cookie = await visit(address, `Player ${i + 1}`);
      const client = new PageClient(address, cookie, { message: (message) => this.see(client, message) });
      this.clients.push(client);
      await client.opened;
    }
    this.isWaiting = true;
    await beginTable(this.clients, { board, bots: level ? 1 : 0, level, options: OPTIONS });
  }

  /** Lets its players move. */
  start() {
    this.isWaiting = false;
    if (!this.options.isIdle) for (const client of this.clients) this.act(client);
  }

  see(client, message) {
    const sent = this.sentAt.get(message.id);
    if (sent !== undefined) {
      this.sentAt.delete(message.id);
      if (message.type === 'entry') this.latencies.add(performance.now() - sent);
    }
    if (!this.isWaiting && !this.options.isIdle) this.act(client);
  }

  act(client) {
    const { view, seats } = client;
    if (!view || client.unanswered.size > 0) return;
    if (view.phase === 'over') return this.renew();
    const seat = toAct(view).find((it) => seats.includes(it));
    if (seat === undefined) return;
    const { pauseMs } = this.options;
    if (pauseMs === undefined) this.move(client, seat);
    else if (!client.timer)
      client.timer = setTimeout(
        () => {
          client.timer = undefined;
          this.move(client, seat);
        },
        pauseMs * (0.5 + Math.random()),
      );
  }

  move(client, seat) {
    const id = newId();
    const move = this.choose(client, seat);
    this.sentAt.set(id, performance.now());
    client.tell({ type: 'move', id, n: client.n, seat, move });
  }

  choose(client, seat) {
    const { view, board } = client;
    if (view.phase === 'turn' && view.deckSize > 0 && Math.random() < DRAW) return { type: 'deck' };
    client.bot ??= findBot('hungry').createBot(board, seat, fastSeed(1));
    client.bot.observe(view, []);
    return client.bot.bestMove();
  }

  /** The game is over: the next one begins. */
  renew() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    for (const client of this.clients) client.close();
    this.clients = [];
    this.sentAt.clear();
    this.begin().then(
      () => this.start(),
      (error) => console.error(error),
    );
  }
}

await runDriver((options, latencies) => ({
  async begin() {
    const tables = Array.from({ length: options.tables }, () => new LoadTable(options, latencies));
    for (let i = 0; i < tables.length; i += AT_ONCE)
      await Promise.all(tables.slice(i, i + AT_ONCE).map((table) => table.begin()));
    for (const table of tables) table.start();
  },
}));
