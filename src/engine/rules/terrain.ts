import { afterCard } from '../act/draw.js';
import type { Action, Board, Route, TerrainRule } from '../board/board.js';
import { expandCounts, shuffleNext, takeTop } from '../deck.js';
import { emit } from '../emit.js';
import type { GameEvent } from '../event.js';
import type { MoveOf, TerrainPlay } from '../move.js';
import type { Position, State } from '../position.js';
import type { Seat } from '../words.js';
import type { Rule } from './rule.js';

/** A4: an empty terrain deck is renewed from the terrain discards at once. */
function renewTerrain(board: Board, state: State, events: GameEvent[]): void {
  if (state.terrainDeck.length > 0 || !state.terrain) return;
  const list = expandCounts(state.terrain.discards);
  if (list.length === 0) return;
  state.terrainDeck = shuffleNext(state, list);
  emit(board, state, { type: 'renewed-terrain' }, events);
}

/** A4: with terrain deck and discards both empty none may be drawn; as the deck is renewed at once, its size tells. */
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
  play(board, state, seat, { slot }, events) {
    if (!state.terrain) return;
    const wasSecond = state.phase === 'second';
    const top = takeTop(state.terrainDeck);
    if (slot === undefined) {
      emit(board, state, { type: 'drew-terrain', seat, kind: top }, events);
    } else {
      const kind = state.terrain.faceUp[slot];
      emit(board, state, { type: 'took-terrain', seat, slot, kind, next: top }, events);
    }
    renewTerrain(board, state, events);
    afterCard(board, state, seat, wasSecond, events);
  },
  list(_board, position, _seat, moves) {
    if (!position.terrain || !canDrawTerrain(position)) return;
    position.terrain.faceUp.forEach((_, slot) => moves.push({ type: 'terrain', slot }));
    moves.push({ type: 'terrain' });
  },
  any: (_board, position) => canDrawTerrain(position),
};

/** A5, A6: what doubling this route takes from this seat: its own cards of the kind, how far it is behind, and the price. */
interface Terms {
  own: number;
  behind: number;
  price: number;
}

function terms(position: Position, seat: Seat, kinds: number, kind: number, price: number): Terms {
  const held = position.terrain?.held ?? [];
  const own = held[seat * kinds + kind];
  let best = 0;
  for (let s = 0; s < position.players; s++) if (s !== seat) best = Math.max(best, held[s * kinds + kind]);
  return { own, behind: Math.max(0, best - own), price };
}

/** A6: the price less the wilds played; terrain cards pay only for what the wilds do not cover. */
function cardsFor({ price }: Terms, wilds: number): number {
  return Math.max(0, price - wilds);
}

/** A1–A6: terrain cards, drawn like cards and played to double a claim. */
export const terrain: Rule<'terrain'> = (draft, { rule, kinds, copies, faceUp, dealt, price }) => {
  const { routes } = draft.facts;
  // A1: the printed colour gives the kind; a grey route is of grey's kind whatever colour pays for it.
  const kindOf = routes.map((route) => kinds.findIndex((kind) => kind.colours.includes(route.colour)));
  if (kindOf.includes(-1)) return { code: 'rule-needs', rule, what: 'a kind for every colour of a route' };
  if (routes.some((route) => !(route.length in price)))
    return { code: 'rule-needs', rule, what: 'a price for every length' };
  const [, players] = draft.facts.players;
  if (kinds.length * copies <= players * dealt + faceUp)
    return { code: 'rule-needs', rule, what: 'more terrain cards' };
  if (draft.routes.some((route) => route.tunnel)) return { code: 'rules-clash', rule, what: 'tunnels' };

  const priceOf = routes.map(({ length }) => price[length]);
  const termsOf = (position: Position, seat: Seat, route: Route) =>
    terms(position, seat, kinds.length, kindOf[route.id], priceOf[route.id]);
  const installed: TerrainRule = {
    kinds: kinds.length,
    copies,
    faceUp,
    dealt,
    kindOf,
    priceOf,
    whyNot(_board, position, seat, route, play) {
      const t = termsOf(position, seat, route);
      const most = Math.max(t.behind, t.price);
      if (!(play.wilds >= t.behind && play.wilds <= most && Number.isInteger(play.wilds))) {
        return { code: 'terrain-wilds', least: t.behind, most };
      }
      const need = cardsFor(t, play.wilds);
      return play.cards === need && need <= t.own ? null : { code: 'terrain-cards', need, have: t.own };
    },
    options(_board, position, seat, route, wilds) {
      const t = termsOf(position, seat, route);
      const found: TerrainPlay[] = [];
      for (let w = t.behind; w <= Math.max(t.behind, t.price) && w <= wilds; w++) {
        const cards = cardsFor(t, w);
        if (cards <= t.own) found.push({ cards, wilds: w });
      }
      return found;
    },
  };
  draft.terrain = installed;
  draft.actions.terrain = drawTerrain;
  draft.afterClaim.push((board, state, _seat, _route, events) => renewTerrain(board, state, events));
  return null;
};
