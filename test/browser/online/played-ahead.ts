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

/** Plays until the first player must decide on a tunnel; false where the game ended before. */
async function playOn(clients: readonly [OnlineClient, OnlineClient]): Promise<boolean> {
  for (;;) {
    const views = clients.map(({ view }) => view!);
    const view = itemAt(views, 0);
    if (view.phase === 'over') return false;
    if (view.phase === 'tunnel' && view.seat === 0) return true;
    const seat = itemAt(toAct(view), 0);
    const [own, other] = seat === 0 ? clients : [clients[1], clients[0]];
    const { n } = own;
    const move = choose(itemAt(views, seat), seat);
    const id = randomBytes(6).toString('hex');
    own.send({ type: 'send', link: 'link', message: { type: 'move', id, n, seat, move } });
    for (const client of [own, other]) while (client.n === n) await client.next(() => true);
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
