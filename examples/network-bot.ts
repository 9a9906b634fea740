// A bot that plays online, over the network. It takes part in the table of an invitation, a link or a code:
//   node network-bot.js http://localhost:8080/#online/…/…
//   node network-bot.js http://localhost:8080 BCDF-GHJK
// or makes a table, prints its link, and starts the game once all seats are ready:
//   node network-bot.js http://localhost:8080 --host newyork
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBot, type GameEvent } from 'rallar';
import { connect, type RemoteTable } from 'rallar/client';
import { WebSocket } from 'ws';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', default: 'Robot' },
    host: { type: 'string' },
    // Who has the cookie has the seat: a bot that is started again goes on with the same one.
    cookie: { type: 'string', default: 'network-bot.cookie' },
  },
});
const [address = '', invitation = address] = positionals;

const connected = await connect(address, {
  name: values.name,
  WebSocket,
  onCookie: (cookie) => writeFileSync(values.cookie, cookie, { mode: 0o600 }),
  ...readCookie(),
});
if (!connected.ok) throw new Error(`no connection: ${connected.problem.code}`);
const client = connected.value;
client.on('state', (state) => console.log(`connection: ${state}`));

const entered =
  values.host === undefined ? await client.enter(invitation) : await client.gather(values.host, 2);
if (!entered.ok) throw new Error(`no table: ${entered.problem.code}`);
const table = entered.value;
table.on('turn', (seat) => void takeTurn(table, seat));
table.on('table', () => void table.comeBack());
table.on('ended', ({ code }) => stop(`the table is closed: ${code}`, 1));
table.on('over', ({ totals, ranks }) => {
  const result = table.game?.plan.seats.map(({ name }, seat) => `${ranks[seat]}. ${name}: ${totals[seat]}`);
  stop(result?.join('\n') ?? '', 0);
});
if (values.host !== undefined) {
  const invited = await table.invitation();
  console.log(invited.ok ? `invitation: ${invited.value.link}` : invited.problem.code);
  // Starting has no effect until everybody is ready.
  table.on('gathering', ({ seats }) => {
    if (seats.every((it) => it.kind === 'bot' || (it.kind === 'person' && it.ready)))
      void table.act({ type: 'start', fill: null });
  });
}
const started = await table.takePart();
if (!started.ok) stop(`no seat: ${started.problem.code}`, 1);

/** Lets a bot of the library choose. A rule of your own is a function from `table.legalMoves` and `table.game.view` to a move. */
async function takeTurn({ game }: RemoteTable, seat: number): Promise<void> {
  if (!game) return;
  const events: GameEvent[] = game.log.flatMap(({ outcome }) => outcome);
  const bot = findBot('path')?.createBot(game.board, seat, 'fast:1');
  bot?.observe(game.view, events);
  const move = bot?.bestMove() ?? table.legalMoves[0];
  if (!move) return;
  const played = await table.play(move);
  console.log(`${game.log.length}: ${move.type}${played.ok ? '' : `, refused: ${played.problem.code}`}`);
}

function readCookie(): { cookie?: string } {
  try {
    return { cookie: readFileSync(values.cookie, 'utf8') };
  } catch {
    return {};
  }
}

function stop(text: string, code: number): void {
  console.log(text);
  process.exitCode = code;
  client.close();
}
