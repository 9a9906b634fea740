import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { claimable, itemAt, legalMoves, type Move, toAct, type View } from '../../../src/engine/index.js';
import type { OnlineOptions } from '../../../src/protocol/index.js';
import { boardOf } from '../../kit/boards.js';
import { OnlineClient } from '../../server/kit/online-client.js';

const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};
const board = boardOf('nordic');
/** From so few cars on, the first player tries tunnels. */
const LATE = 9;
/** More games than it takes until a tunnel asks for more cards. */
const MAX_GAMES = 8;

/** Lets a program act as the person of a page. */
async function programFor(page: Page, address: string, name: string): Promise<OnlineClient> {
  const context = page.context();
  await context.request.post(`${address}/api/me`, { data: name, headers: { origin: address } });
  const cookie = (await context.cookies()).find((it) => it.name === 'rallar');
  return OnlineClient.connect(address, `rallar=${cookie?.value}`);
}

/**
 * Has programs play Nordic Countries for two people until the first of them, late in the game, must decide on a tunnel. Returns
 * the table's id.
 */
export async function playToTunnel(address: string, [first, second]: readonly [Page, Page]): Promise<string> {
  const anna = await programFor(first, address, 'Anna');
  const bo = await programFor(second, address, 'Bo');
  for (let i = 0; i < MAX_GAMES; i++) {
    const id = randomBytes(8).toString('hex');
    await begin(id, anna, bo);
    if (!(await playOn([anna, bo]))) continue;
    anna.close();
    bo.close();
    return id;
  }
  throw new Error('no tunnel asked for more cards');
}

async function begin(id: string, anna: OnlineClient, bo: OnlineClient): Promise<void> {
  await anna.ask('gather', { id, board: board.id, seats: 2, options: OPTIONS });
  await anna.join(id);
  const invitation = await anna.ask('invitation', { id });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  await bo.join(id, invitation.value.invite);
  for (const [seat, client] of [anna, bo].entries()) {
    await client.act({ type: 'sit', seat, name: itemAt(['Anna', 'Bo'], seat) });
    await client.act({ type: 'ready', seat, word: randomBytes(16).toString('hex') });
  }
  const arrived = [anna, bo].map((client) => client.next(isTable));
  anna.send({ type: 'act', link: 'link', id: 'start', action: { type: 'start', fill: null } });
  await Promise.all(arrived);
}

const isTable: Parameters<OnlineClient['next']>[0] = (frame) =>
  frame.type === 'deliver' && frame.message.type === 'table';

/**
 * Has programs play Nordic Countries until the first person, then the second, has claimed a route in a row. Returns the table's id.
 */
export async function playToClaims(address: string, [first, second]: readonly [Page, Page]): Promise<string> {
  const clients = [
    await programFor(first, address, 'Anna'),
    await programFor(second, address, 'Bo'),
  ] as const;
  const id = randomBytes(8).toString('hex');
  await begin(id, ...clients);
  for (let claimed = 0; claimed < 2;) {
    const view = clients[0].view!;
    const seat = itemAt(toAct(view), 0);
    const isClaiming = view.phase === 'turn' && (claimed === 1 || (seat === 0 && clients.every(canClaim)));
    const moves = legalMoves(board, itemAt(clients, seat).view!, seat);
    const claim = isClaiming
      ? moves.find((move) => move.type === 'claim' && !isTunnel(move.route))
      : undefined;
    claimed = claim ? claimed + 1 : 0;
    const other = moves.find(({ type }) => type === 'deck') ?? itemAt(moves, moves.length >> 1);
    await act(clients, seat, claim ?? other);
  }
  for (const client of clients) client.close();
  return id;
}

const isTunnel = (route: number): boolean => itemAt(board.routes, route).tunnel;

/** Whether a hand could pay for more than one route that is no tunnel, so that one is left after another's claim. */
function canClaim({ view }: OnlineClient, seat: number): boolean {
  if (!view) return false;
  return claimable(board, { ...view, seat }, seat).filter((route) => !isTunnel(route)).length > 1;
}

/** A program makes a move, and both have seen it. */
async function act(clients: readonly [OnlineClient, OnlineClient], seat: number, move: Move): Promise<void> {
  const own = itemAt(clients, seat);
  const { n } = own;
  const id = randomBytes(6).toString('hex');
  own.send({ type: 'send', link: 'link', message: { type: 'move', id, n, seat, move } });
  for (const client of clients) while (client.n === n) await client.next(() => true);
}

/** Plays until the first player must decide on a tunnel; false where the game ended before. */
async function playOn(clients: readonly [OnlineClient, OnlineClient]): Promise<boolean> {
  for (;;) {
    const views = clients.map(({ view }) => view!);
    const view = itemAt(views, 0);
    if (view.phase === 'over') return false;
    if (view.phase === 'tunnel' && view.seat === 0) return true;
    const seat = itemAt(toAct(view), 0);
    await act(clients, seat, choose(itemAt(views, seat), seat));
  }
}

/** Claims what is no tunnel until it is late, then tunnels; the other player draws cards. */
function choose(view: View, seat: number): Move {
  const moves = legalMoves(board, view, seat);
  if (view.phase === 'turn') {
    const isLate = Math.min(...view.cars) <= LATE;
    const routes = claimable(board, view, seat).filter((id) => itemAt(board.routes, id).tunnel === isLate);
    const wanted = isLate && seat === 1 ? [] : routes;
    const claim = moves.find((move) => move.type === 'claim' && wanted.includes(move.route));
    const draw = moves.find(({ type }) => type === 'deck' || type === 'row');
    return claim ?? draw ?? itemAt(moves, 0);
  }
  return itemAt(moves, moves.length >> 1);
}
