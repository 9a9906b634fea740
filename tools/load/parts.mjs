/**
 * `node tools/load/parts.mjs`: what single parts of the server cost, for docs/decisions.md. Times are of the processor, in microseconds,
 * as other programs make the clock's unsteady.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ready } from '../ready.mjs';

await ready();
const engine = await import('../../dist/engine/index.js');
const { boards } = await import('../../dist/boards/index.js');
const { findBot } = await import('../../dist/bots/index.js');
const { parseToServerText, viewHash } = await import('../../dist/protocol/index.js');
const { newCredit } = await import('../../dist/server/sockets/credit.js');
const { deliverText } = await import('../../dist/server/sockets/deliver-text.js');
const { migrate } = await import('../../dist/server/store/schema.js');
const { openDatabase } = await import('../../dist/server/store/driver.js');
const { SqliteWriter } = await import('../../dist/server/store/writer.js');

const TIMES = 20_000;

/** Microseconds of processor time that one run of `act` takes. */
async function cost(act, times = TIMES) {
  for (let i = 0; i < times / 2; i++) await act(i);
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) await act(i);
  const { user, system } = process.cpuUsage(before);
  return `${((user + system) / times).toFixed(2)} µs`;
}

const say = (what, value) => console.log(`${what.padEnd(56)} ${value}`);

/** A game of two bots at some point in its middle. */
function middleOf(board, entries) {
  const players = ['Anna', 'Bo'].map((name) => ({ name, kind: 'bot' }));
  const options = { players: 2, first: 0 };
  const game = engine.newGame(board, options, players, { secret: new Uint8Array(32), words: [] });
  const bots = [0, 1].map((seat) => findBot('hungry').createBot(board, seat, engine.fastSeed(seat)));
  while (game.record.log.length < entries) {
    const [seat] = engine.toAct(game.state);
    bots[seat].observe(engine.view(board, game.state, seat), []);
    engine.recordMove(game, seat, 'bot', bots[seat].bestMove());
  }
  return game;
}

const jsonHash = (view) => {
  const text = JSON.stringify(view);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

const empty = () => undefined;
say('an empty run of this measurement', await cost(empty));
const board = boards[0];
const game = middleOf(board, 30);
const view = engine.view(board, game.state, 0);
say(`hash of a view (${board.id}), by its numbers`, await cost(() => viewHash(view)));
say(`hash of a view (${board.id}), by its JSON`, await cost(() => jsonHash(view)));

const spend = newCredit({ now: () => performance.now() }, 1e9);
const limiter = new RateLimiterMemory({ points: 1e12, duration: 1 });
say('credit of a socket, by hand', await cost(() => spend(1)));
say('credit of a socket, rate-limiter-flexible', await cost(() => limiter.consume('socket')));

const entry = engine.redactEntry(board, game.record.log.at(-1), 0);
const message = { type: 'move', id: 'abcdefghijklmnop', n: 30, seat: 0, move: game.record.log.at(-1).move };
const frame = JSON.stringify({ type: 'send', link: 'table', message });
say('parsing a move', await cost(() => parseToServerText(frame)));
const sendTo = (count, isShared) => () => {
  const one = { ...entry };
  for (let i = 0; i < count; i++)
    deliverText('table', { type: 'entry', entry: isShared ? one : { ...one }, undo: [] });
};
say('the text of an entry for 1 client', await cost(sendTo(1, true)));
say('the text of an entry for 100 clients, made once', await cost(sendTo(100, true), TIMES / 20));
say('the text of an entry for 100 clients, made for each', await cost(sendTo(100, false), TIMES / 20));
const text = deliverText('table', { type: 'entry', entry, undo: [], hash: viewHash(view) });
say('bytes of an entry, plain and deflated', `${text.length}, ${deflateRawSync(text).length}`);
say('deflating an entry', await cost(() => deflateRawSync(text)));

const folder = mkdtempSync(path.join(tmpdir(), 'rallar-parts-'));
const file = path.join(folder, 'parts.db');
const database = openDatabase(file);
migrate(database, () => `${file}.copy`);
const writer = new SqliteWriter(file);
const { log, ...head } = game.record;
const driver = process.getBuiltinModule('node:sqlite') ? 'node:sqlite' : 'libsql';
const row = {
  id: 't',
  plan: '{}',
  guessed: false,
  played: 0,
  secret: null,
  head: JSON.stringify(head),
  entries: [],
};
writer.write([{ type: 'create', tables: [row], steps: [] }]);
let n = 0;
// With clocks each entry changes the row's index of what is due as well.
const clocks = JSON.stringify({
  at: 1_800_000_000_000,
  left: [300_000, 300_000],
  running: [0],
  here: [0, 1],
  absent: [0, 0],
  paused: false,
  pauseLeft: 600_000,
  turn: 12,
  rescued: [-1, -1],
  given: [0, 0],
});
let version = 0;
const timed = () => ({ clocks: { version: ++version, clocks, due: 1_800_000_000_000 + 1000 * version } });
for (const [size, isTimed] of [1, 8, 32, 128].flatMap((it) => [
  [it, false],
  [it, true],
])) {
  const jobs = () =>
    Array.from({ length: size }, () => ({
      ...(isTimed && timed()),
      type: 'append',
      table: 't',
      n,
      entry: JSON.stringify(log.at(-1)),
      message: `message ${n++}`,
      head: row.head,
      played: n,
    }));
  const batches = Math.ceil(1024 / size);
  const begin = performance.now();
  const before = process.cpuUsage();
  for (let i = 0; i < batches; i++) writer.write(jobs());
  const { user, system } = process.cpuUsage(before);
  const perSecond = Math.round((batches * size * 1000) / (performance.now() - begin));
  const each = ((user + system) / (batches * size)).toFixed(1);
  say(
    `${driver}, ${size} entries a transaction${isTimed ? ', with clocks' : ''}`,
    `${each} µs an entry, ${perSecond} entries a second`,
  );
}
writer.close();
database.close();
rmSync(folder, { recursive: true });
