import type { Board, ClaimedPart, DealtPart, EventRules } from '../../board/board.js';
import type { ClaimedEvent, DealtEvent, EventOf } from '../../event.js';
import { spendKind } from '../../events/claim.js';
import { always, never, hideNothing } from '../../events/constant-answers.js';
import type { Position } from '../../position.js';
import type { Seat } from '../../words.js';

const isKind = ({ terrain }: Position, kind: number) => terrain !== null && kind < terrain.discards.length;

/** A terrain card goes to its owner (A3). */
function give(p: Position, seat: Seat, kind: number): void {
  if (!p.terrain) return;
  p.passes = 0;
  p.terrain.held[seat * p.terrain.discards.length + kind]++;
  p.terrain.deckSize--;
  p.phase = 'second';
}

/** A terrain card taken from those face up. */
export const tookTerrain: EventRules<EventOf<'took-terrain'>> = {
  fits: (_board, p, e) => isKind(p, e.kind) && isKind(p, e.next) && e.slot < (p.terrain?.faceUp.length ?? 0),
  fold(_board, p, e) {
    give(p, e.seat, e.kind);
    if (p.terrain) p.terrain.faceUp[e.slot] = e.next;
  },
  redact: hideNothing,
  informs: always,
  isFinal: true,
};

/** A terrain card drawn blind; it is laid open (A4). */
export const drewTerrain: EventRules<EventOf<'drew-terrain'>> = {
  fits: (_board, p, e) => isKind(p, e.kind),
  fold: (_board, p, e) => give(p, e.seat, e.kind),
  redact: hideNothing,
  informs: always,
  isFinal: true,
};

/** A new terrain deck made of the discards (A4). */
export const renewedTerrain: EventRules<EventOf<'renewed-terrain'>> = {
  fits: always,
  fold(_board, p) {
    if (!p.terrain) return;
    for (const count of p.terrain.discards) p.terrain.deckSize += count;
    p.terrain.discards.fill(0);
  },
  redact: hideNothing,
  informs: never,
  isFinal: false,
};

/** Terrain in the opening deal (A2). */
export const dealt: DealtPart = {
  fits: (_board, p, { terrain }) =>
    terrain === undefined || [...terrain.seats, ...terrain.faceUp].every((kind) => isKind(p, kind)),
};

/** The dealt terrain cards go to their owners and face up on the table. */
export function foldDealt(board: Board, p: Position, { terrain }: DealtEvent): void {
  if (!terrain || !p.terrain || !board.terrain) return;
  const { seats, faceUp } = terrain;
  const { dealt: each, kinds } = board.terrain;
  p.terrain.faceUp = faceUp.slice();
  for (let i = 0; i < seats.length; i++) p.terrain.held[Math.floor(i / each) * kinds + seats[i]]++;
  p.terrain.deckSize -= seats.length + faceUp.length;
}

/** Terrain played with a claim. */
export const claimed: ClaimedPart = {
  fits: (_board, p, { terrain }) => terrain === undefined || p.terrain !== null,
  wilds: ({ terrain }) => terrain?.wilds ?? 0,
};

/** The terrain cards and wilds played go to the discards (A5, A6). */
export function foldClaimed(board: Board, p: Position, e: ClaimedEvent): void {
  if (!e.terrain || !p.terrain || !board.terrain) return;
  const { kinds, wild, terrain } = board;
  const kind = terrain.kindOf[e.route];
  p.terrain.held[e.seat * terrain.kinds + kind] -= e.terrain.cards;
  p.terrain.discards[kind] += e.terrain.cards;
  spendKind(p, e.seat, e.seat * kinds + wild, e.terrain.wilds);
  p.discards[wild] += e.terrain.wilds;
}
