import { buildAtOnce } from '../../act/claim.js';
import { afterCard } from '../../act/draw.js';
import type { Action, Board } from '../../board/board.js';
import { COLOURS } from '../../board/colours.js';
import { deal, expandCounts, shuffleNext, takeTop } from '../../deck.js';
import { emit } from '../../emit.js';
import type { DealtEvent, GameEvent } from '../../event.js';
import { count, counts, id, seat } from '../../fields.js';
import type { MoveOf } from '../../move.js';
import type { Position, State } from '../../position.js';
import { int, just, list, object, oneOf, optional, optionalOrNull, record } from '../../read.js';
import type { RuleModule } from '../module.js';
import { addDoublings, buildDoubled, claim } from './doubling.js';
import {
  claimed,
  dealt,
  drewTerrain,
  foldClaimed,
  foldDealt,
  renewedTerrain,
  tookTerrain,
} from './events.js';
import { part } from './state-part.js';

/** A4: an empty terrain deck is renewed from the terrain discards at once. */
function renewTerrain(board: Board, state: State, events: GameEvent[]): void {
  if (!state.terrain || state.terrain.deck.length > 0) return;
  const cards = expandCounts(state.terrain.discards);
  if (cards.length === 0) return;
  state.terrain.deck = shuffleNext(state, cards);
  emit(renewedTerrain.fold, board, state, { type: 'renewed-terrain' }, events);
}

/** A4: none may be drawn with terrain deck and discards both empty; the deck is renewed at once, so its size says it. */
export function canDrawTerrain(position: Position): boolean {
  return position.terrain !== null && position.terrain.deckSize > 0;
}

/** A3: a terrain card instead of a card of a draw, face up or blind. */
const drawTerrain: Action<MoveOf<'terrain'>> = {
  phases: ['turn', 'second'],
  whyNot(_board, position, _seat, { slot }) {
    if (!position.terrain || !canDrawTerrain(position)) return { code: 'no-cards-left' };
    const { faceUp } = position.terrain;
    return slot === undefined || slot in faceUp ? null : { code: 'no-such-slot', slots: faceUp.length };
  },
  play(board, state, player, { slot }, events) {
    if (!state.terrain) return;
    const wasSecond = state.phase === 'second';
    const top = takeTop(state.terrain.deck);
    if (slot === undefined) {
      emit(drewTerrain.fold, board, state, { type: 'drew-terrain', seat: player, kind: top }, events);
    } else {
      const kind = state.terrain.faceUp[slot];
      emit(
        tookTerrain.fold,
        board,
        state,
        { type: 'took-terrain', seat: player, slot, kind, next: top },
        events,
      );
    }
    renewTerrain(board, state, events);
    afterCard(board, state, player, wasSecond, events);
  },
  list(_board, position, _seat, moves) {
    if (!position.terrain || !canDrawTerrain(position)) return;
    position.terrain.faceUp.forEach((_, slot) => moves.push({ type: 'terrain', slot }));
    moves.push({ type: 'terrain' });
  },
  any: (_board, position) => canDrawTerrain(position),
};

/** A2: terrain cards to every seat and face up, from a stream of their own. */
function dealTerrain(board: Board, state: State, event: DealtEvent): void {
  if (!board.terrain || !state.terrain) return;
  const { faceUp, dealt: each } = board.terrain;
  const { deck } = state.terrain;
  shuffleNext(state, deck);
  event.terrain = { seats: deal(deck, state.players * each), faceUp: deal(deck, faceUp) };
}

const few = int(1, 20);
const terrainPlay = object({ cards: count, wilds: count });

/** A1–A6: terrain cards, drawn like cards and played to double a claim. */
export const terrain: RuleModule<'terrain'> = {
  facts: object({
    rule: just('terrain'),
    kinds: list(object({ id, colours: list(oneOf([...COLOURS, 'grey'] as const), 10, 1) }), 10, 1),
    copies: int(1, 1000),
    faceUp: few,
    dealt: int(0, 20),
    price: record(/^[1-9]\d?$/, few, 20),
  }),
  board: { terrain: null },
  state: { terrain: part },
  move: {
    terrain: { read: object({ type: just('terrain'), slot: optional(count) }), action: drawTerrain },
  },
  claim: { fields: { terrain: optional(terrainPlay) }, ...claim },
  claimed: { fields: { terrain: optionalOrNull(terrainPlay) }, ...claimed },
  dealt: { fields: { terrain: optionalOrNull(object({ seats: counts, faceUp: counts })) }, ...dealt },
  event: {
    'took-terrain': {
      read: object({ type: just('took-terrain'), seat, slot: count, kind: count, next: count }),
      ...tookTerrain,
    },
    'drew-terrain': { read: object({ type: just('drew-terrain'), seat, kind: count }), ...drewTerrain },
    'renewed-terrain': { read: object({ type: just('renewed-terrain') }), ...renewedTerrain },
  },
  install(builder, { rule, kinds, copies, faceUp, dealt: each, price }) {
    const { routes, players } = builder.facts;
    // A1: the printed colour gives the kind; a grey route is of grey's kind whatever colour pays for it.
    const kindOf = routes.map((route) => kinds.findIndex((kind) => kind.colours.includes(route.colour)));
    if (kindOf.includes(-1)) return { code: 'rule-needs', rule, what: 'a kind for every colour of a route' };
    if (routes.some((route) => !(route.length in price)))
      return { code: 'rule-needs', rule, what: 'a price for every length' };
    if (kinds.length * copies <= players[1] * each + faceUp)
      return { code: 'rule-needs', rule, what: 'more terrain cards' };
    if (builder.routes.some((route) => route.build !== buildAtOnce))
      return { code: 'rules-clash', rule, what: 'another rule that builds routes its own way' };
    for (const route of builder.routes) route.build = buildDoubled;
    const priceOf = routes.map(({ length }) => price[length]);
    builder.terrain = { kinds: kinds.length, copies, faceUp, dealt: each, kindOf, priceOf };
    builder.hooks.deal.push(dealTerrain);
    builder.hooks.foldDealt.push(foldDealt);
    builder.hooks.foldClaimed.push(foldClaimed);
    builder.hooks.addClaims.push(addDoublings);
    builder.hooks.afterClaim.push((board, state, _seat, _route, events) =>
      renewTerrain(board, state, events),
    );
    return null;
  },
};
