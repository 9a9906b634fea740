import type { BoardDrawing, PlaceMark } from '../../boards/drawing.js';
import type { BoardLayout } from '../../boards/layout.js';
import type { BoardFacts, PlaceFacts } from '../../engine/index.js';
import { along, type Curve, curveBetween } from './curve.js';
import type { Disc, Rect } from './shapes.js';
import { laySpaces } from './spaces.js';

/** The geometry of a board: where its marks, lines and spaces lie. It does not change during a game. */
export interface Scene {
  readonly drawing: BoardDrawing;
  /** In the order of the board's facts. */
  readonly places: readonly ScenePlace[];
  readonly routes: readonly SceneRoute[];
  /** Each line once: the two routes of a double route of equal length share one. */
  readonly lines: readonly SceneLine[];
  /** The badges that say that any four cards stand in for one. */
  readonly badges: readonly Rect[];
}

/** A place's mark. */
export interface ScenePlace extends Disc {
  readonly id: string;
  readonly mark: PlaceMark;
  readonly country?: string;
}

/** A route: its spaces from `a` to `b`. */
export interface SceneRoute {
  readonly id: number;
  readonly colour: string;
  readonly spaces: readonly Rect[];
  readonly line: SceneLine;
  /** The spaces with a locomotive, and the one with a cart. */
  readonly symbols: readonly number[];
  readonly cart: number | undefined;
}

/** The line of one route, or of two in parallel. */
export interface SceneLine {
  readonly curve: Curve;
  /** The ids of its two places. */
  readonly ends: readonly [string, string];
  readonly routes: readonly number[];
  readonly kind: 'plain' | 'tunnel' | 'ferry';
  readonly anyFour: boolean;
  /** Where its first space starts and its last one ends, along the curve. */
  readonly from: number;
  readonly to: number;
}

/** Computes the geometry of a board. */
export function buildScene(facts: BoardFacts, layout: BoardLayout, drawing: BoardDrawing): Scene {
  const places = facts.places.map((place) => placeOf(place, layout, drawing));
  const byId = new Map(places.map((place) => [place.id, place]));
  const routes: SceneRoute[] = [];
  const lines: SceneLine[] = [];
  facts.routes.forEach((route, id) => {
    if (id in routes) return;
    const a = byId.get(route.a);
    const b = byId.get(route.b);
    if (a === undefined || b === undefined) throw new Error(`route ${id} ends nowhere`);
    const twin = facts.routes.findIndex(
      (it, i) => i > id && it.a === route.a && it.b === route.b && it.length === route.length,
    );
    const ids = twin < 0 ? [id] : [id, twin];
    const curve = curveBetween(a, b, drawing.bends[id] ?? [0, 0]);
    const laid = laySpaces(curve, a.radius, b.radius, route.length, drawing, drawing.slides[id] ?? 0);
    const line: SceneLine = {
      curve,
      ends: [route.a, route.b],
      routes: ids,
      kind: route.tunnel === true ? 'tunnel' : route.symbols === undefined ? 'plain' : 'ferry',
      anyFour: route.anyFour === true,
      from: laid.from,
      to: laid.to,
    };
    lines.push(line);
    for (const [lane, each] of ids.entries()) {
      const it = facts.routes[each] ?? route;
      routes[each] = {
        id: each,
        colour: it.colour,
        spaces: laid.lane(ids.length === 1 ? 0 : lane === 0 ? -1 : 1),
        line,
        symbols: layout.symbolSpaces[each] ?? Array.from({ length: it.symbols ?? 0 }, (_, i) => i),
        cart: it.cart === true ? Math.floor((it.length - 1) / 2) : undefined,
      };
    }
  });
  return { drawing, places, routes, lines, badges: badgesOf(routes, drawing) };
}

function badgesOf(routes: readonly SceneRoute[], drawing: BoardDrawing): Rect[] {
  const { size } = drawing.label;
  return Object.entries(drawing.badges).flatMap(([id, [dx, dy]]) => {
    const route = routes[Number(id)];
    if (route === undefined) return [];
    const { x, y } = along(route.line.curve, route.line.curve.length / 2);
    return { x: x + dx, y: y + dy, along: size * 2.1, across: size * 0.75, angle: 0 };
  });
}

function placeOf(place: PlaceFacts, layout: BoardLayout, drawing: BoardDrawing): ScenePlace {
  const at = layout.places[place.id];
  if (at === undefined) throw new Error(`the place ${place.id} lies nowhere`);
  const mark = markOf(place, at);
  const spot = { id: place.id, x: at.x, y: at.y, mark, radius: drawing.radius[mark] };
  return place.country === undefined ? spot : { ...spot, country: place.country };
}

function markOf(place: PlaceFacts, { kind, major }: BoardLayout['places'][string]): PlaceMark {
  if (place.attraction === true) return 'attraction';
  if (kind !== undefined && kind !== 'city') return kind;
  return major === true ? 'major' : 'city';
}
