import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { itemAt } from '../../src/engine/index.js';
import {
  DEFAULT_OPTIONS,
  type FromServer,
  PROTOCOL_VERSION,
  type ToServer,
} from '../../src/protocol/index.js';
import { createApi } from '../../src/server/http/api.js';
import { Bans } from '../../src/server/operator/bans.js';
import { GuessLimit, Limit } from '../../src/server/limits.js';
import type { ClientConnection } from '../../src/server/sockets/connection.js';
import { InProcessServer } from '../server/kit/in-process.js';
import { settled } from '../table/setup.js';

const TABLE = 'table-1';
const LINK = 'a';
/** What a server draws at random: here always the same, so that the page stays the same. */
const SECRET = '5e'.repeat(32);
const LINKS = { invite: 'iiiiiiiiiiiiiiiiiiiiii', watch: 'wwwwwwwwwwwwwwwwwwwwww', code: 'BCDFGHJK' };
const WORDS = ['a1'.repeat(16), 'b2'.repeat(16)] as const;
const NOTHING_SEEN = { eyes: null, n: null, messages: [] };
/** Longer lists and texts are cut off. */
const MAX_ITEMS = 6;

/** A session of Bo, a program, at a server of this process: what it sent and was sent, line by line. */
export async function recordSession(): Promise<string> {
  const server: InProcessServer = new InProcessServer((store) => ({
    addGathering: (id, row, now) =>
      store.addGathering(id, { gathering: { ...row.gathering, secret: SECRET }, links: LINKS }, now),
  }));
  const lines: string[] = [];
  const shown = showFrames();
  const note = (text: string): void => void lines.push(text);
  let bo: ClientConnection | null = null;
  let hash: number | undefined;

  async function connect(): Promise<void> {
    bo = await server.open('B'.repeat(22), 'Bo', {
      receive: (text) => {
        const frame = JSON.parse(text) as FromServer;
        if (frame.type === 'deliver' && frame.message.type === 'entry') ({ hash } = frame.message);
        note(`< ${shown(frame)}`);
      },
      drop: () => undefined,
    });
  }
  async function send(frame: ToServer): Promise<void> {
    note(`> ${shown(frame)}`);
    bo?.receive(JSON.stringify(frame));
    for (let i = 0; i < 20; i++) await settled();
  }

  await introduce(server, note);
  const anna = await server.visit('A'.repeat(22), 'Anna');
  await anna.ask('gather', { id: TABLE, board: 'newyork', seats: 2, options: DEFAULT_OPTIONS });
  await anna.join(TABLE);
  await anna.act({ type: 'sit', seat: 0, name: 'Anna' });
  await anna.act({ type: 'ready', seat: 0, word: WORDS[0] });

  note(
    '\n# The socket is at ws://localhost:8080/socket, with the header "Cookie: rallar=…". Anna has sent us a code.',
  );
  await connect();
  await send({ type: 'hello', version: PROTOCOL_VERSION });
  await send({ type: 'ask', call: 0, question: 'find', argument: { code: 'bcdf-ghjk' } });
  await send({ type: 'join', link: LINK, table: TABLE, key: LINKS.invite, resume: NOTHING_SEEN });
  note('\n# We sit down, and are ready.');
  await send({ type: 'act', link: LINK, id: '1', action: { type: 'sit', seat: 1, name: 'Bo' } });
  await send({ type: 'act', link: LINK, id: '2', action: { type: 'ready', seat: 1, word: WORDS[1] } });
  note('\n# Anna starts the game: we join again, and are sent the whole table.');
  await anna.act({ type: 'start', fill: null });
  await send({ type: 'join', link: LINK, table: TABLE, key: null, resume: NOTHING_SEEN });
  note(
    '\n# We keep both our tickets. The entry answers our message, and its hash is that of our view after it.',
  );
  const state = itemAt(server.states.get(TABLE) ?? [], 0);
  const keep = (seat: number) => ({ type: 'keep', tickets: itemAt(state.offered, seat) }) as const;
  const move = (id: string, n: number, it: Parameters<typeof asMove>[3]) => asMove(id, n, 1, it);
  await send(move('m1', 0, keep(1)));
  note('\n# Too early: Anna has not chosen yet.');
  await send(move('m2', 1, { type: 'deck' }));
  note('\n# Anna chooses, and the first turn begins.');
  await anna.tell({ type: 'move', id: 'x', n: anna.n, seat: 0, move: keep(0) });
  note('\n# It is our turn: we draw a card.');
  await send(move('m3', anna.n, { type: 'deck' }));
  note(
    '\n# The connection is lost while our next move is under way: we connect and join again, with what we have seen.',
  );
  const { n } = anna;
  const broken = bo as ClientConnection | null;
  broken?.close();
  bo = null;
  note(`> ${shown(asMove('m4', n, 1, { type: 'deck' }))}`);
  await connect();
  await send({ type: 'hello', version: PROTOCOL_VERSION });
  const unanswered = { type: 'move', id: 'm4', n, seat: 1, move: { type: 'deck' } } as const;
  await send({
    type: 'join',
    link: LINK,
    table: TABLE,
    key: null,
    resume: { eyes: 1, n, messages: [unanswered] },
  });
  await send({ type: 'ping' });
  await server.close();
  if (server.errors.length > 0 || hash === undefined)
    throw new Error(`a server failed: ${server.errors.join()}`);
  return lines.join('\n').trim();
}

function asMove(
  id: string,
  n: number,
  seat: number,
  move: Extract<Extract<ToServer, { type: 'send' }>['message'], { type: 'move' }>['move'],
): ToServer {
  return { type: 'send', link: LINK, message: { type: 'move', id, n, seat, move } };
}

/** Gets a cookie by HTTP. */
async function introduce(server: InProcessServer, note: (text: string) => void): Promise<void> {
  const api = createApi({
    people: server.core.people,
    bans: new Bans(server.store, () => server.clock.wallTime()),
    newcomers: new Limit({ times: 10, seconds: 60 }),
    words: new GuessLimit(),
    addressOf: () => 'here',
    onRefusal: () => undefined,
  });
  const request = Object.assign(Readable.from(['Bo']), { method: 'POST', headers: {} });
  const { status, body, cookie = '' } = await api(request as unknown as IncomingMessage, '/api/me');
  note('# A name gets a cookie. Store it: who has it is this person.');
  note('> POST http://localhost:8080/api/me   (the body is the name, as plain text)\n> Bo');
  note(
    `< ${status}\n< Set-Cookie: ${cookie.replace(/=[^;]*/, '=…')}\n< ${typeof body === 'string' ? body : ''}`,
  );
}

/** Shows frames on one line each. What is long is cut off, and so is what is the same as before. */
function showFrames(): (frame: ToServer | FromServer) => string {
  const last = new Map<string, string>();
  const isRepeated = (name: string, value: unknown): boolean => {
    if (!['options', 'members', 'commitment'].includes(name)) return false;
    const before = last.get(name);
    last.set(name, JSON.stringify(value));
    return before === last.get(name);
  };
  return (frame) =>
    JSON.stringify(frame, (name, value: unknown) => {
      if (name === 'hash' || isRepeated(name, value)) return '…';
      if (name === 'view') return { ...firstOf(value as object), '…': '…' };
      if (Array.isArray(value) && value.length > MAX_ITEMS && value.every((it) => typeof it === 'number'))
        return [...value.slice(0, 3), '…'];
      return value;
    })
      .replaceAll('"…":"…"', '…')
      .replaceAll('"…"', '…');
}

/** The first fields of a view. */
function firstOf(value: object): object {
  return Object.fromEntries(Object.entries(value).slice(0, 6));
}
