/** Plays against boardgame.io's server with bare socket.io clients, in a process of its own; argument: its options as JSON. */
import { io } from 'socket.io-client';
import { runDriver } from '../../tools/load/drive.mjs';

class LoadTable {
  constructor({ address, pauseMs }, latencies, number) {
    this.address = address;
    this.pauseMs = pauseMs;
    this.latencies = latencies;
    this.id = `match ${number}`;
    /** What each player does first, once all tables are there. */
    this.first = [];
  }

  begin() {
    return Promise.all(['0', '1'].map((player) => this.join(player)));
  }

  start() {
    for (const see of this.first) see();
  }

  join(player) {
    const socket = io(`${this.address}/bench`, { transports: ['websocket'], forceNew: true });
    let sentAt = null;
    const see = (state) => {
      const { _stateID: stateId } = state;
      if (sentAt !== null && state.ctx.currentPlayer !== player) {
        this.latencies.add(performance.now() - sentAt);
        sentAt = null;
      }
      if (state.ctx.currentPlayer !== player || sentAt !== null) return;
      const move = () => {
        sentAt = performance.now();
        const payload = { type: 'claim', args: [stateId], playerID: player, credentials: null };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, this.id, player);
      };
      if (this.pauseMs === undefined) move();
      else setTimeout(move, this.pauseMs * (0.5 + Math.random()));
    };
    return new Promise((resolve) => {
      socket.on('connect', () => socket.emit('sync', this.id, player, null, 2));
      socket.on('sync', (_id, { state }) => {
        this.first.push(() => see(state));
        resolve();
      });
      socket.on('update', (_id, state) => see(state));
    });
  }
}

await runDriver((options, latencies) => ({
  async begin() {
    const tables = Array.from({ length: options.tables }, (_, i) => new LoadTable(options, latencies, i));
    for (const table of tables) await table.begin();
    for (const table of tables) table.start();
  },
}));
