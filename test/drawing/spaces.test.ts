import { describe, expect, test } from 'vitest';
import { discOverlap, type Rect, rectsOverlap } from '../../src/client/board/shapes.js';
import { PIECE_WIDTH } from '../../src/client/board/free-space.js';
import { drawnBoards, drawnEditions } from '../kit/drawn-boards.js';

const boards = [...(await drawnBoards()), ...(await drawnEditions())];

describe.each(boards)('$id', ({ facts, scene }) => {
  const { drawing, places, routes } = scene;
  const name = (route: number): string => `${facts.routes[route]!.a}–${facts.routes[route]!.b}`;
  const pieces = routes.flatMap((route) =>
    route.spaces.map((space, i) => ({
      name: `${name(route.id)} ${i + 1}`,
      rect: { ...space, across: space.across * PIECE_WIDTH } as Rect,
    })),
  );

  test('has as many spaces on every route as the rules say, all of one size', () => {
    expect(routes.map((route) => route.spaces.length)).toEqual(facts.routes.map((route) => route.length));
    const sizes = new Set(routes.flatMap((route) => route.spaces.map((it) => `${it.along} ${it.across}`)));
    expect([...sizes]).toEqual([`${drawing.space[0] / 2} ${drawing.space[1] / 2}`]);
  });

  test('has no piece over another', () => {
    const over = pieces.flatMap((p, i) =>
      pieces
        .slice(i + 1)
        .flatMap((q) => (rectsOverlap(p.rect, q.rect) > 0 ? [`${p.name} over ${q.name}`] : [])),
    );
    expect(over).toEqual([]);
  });

  test('has no piece over a place', () => {
    const over = pieces.flatMap(({ name: piece, rect }) =>
      places.flatMap((place) => (discOverlap(place, rect) > 0 ? [`${piece} over ${place.id}`] : [])),
    );
    expect(over).toEqual([]);
  });

  test('has every space and place within its frame', () => {
    const [left, top, width, height] = drawing.frame;
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      x > left && x < left + width && y > top && y < top + height;
    expect(pieces.filter(({ rect }) => !inside(rect)).map((it) => it.name)).toEqual([]);
    expect(places.filter((place) => !inside(place)).map((it) => it.id)).toEqual([]);
  });

  test('lays the two routes of a double of equal length in parallel', () => {
    for (const line of scene.lines.filter((it) => it.routes.length === 2)) {
      const [one, other] = line.routes.map((id) => routes[id]!.spaces);
      for (const [i, space] of one!.entries()) {
        const across = Math.hypot(other![i]!.x - space.x, other![i]!.y - space.y);
        expect(across).toBeCloseTo(drawing.space[1] + drawing.laneGap);
        expect(other![i]!.angle).toBe(space.angle);
      }
    }
  });

  test('shows as many locomotives and carts as the rules say, each on a space of its route', () => {
    for (const [id, route] of facts.routes.entries()) {
      const { symbols, cart, spaces } = routes[id]!;
      expect(symbols).toHaveLength(route.symbols ?? 0);
      expect(cart !== undefined).toBe(route.cart === true);
      expect([...symbols, cart ?? 0].filter((space) => space >= spaces.length)).toEqual([]);
    }
  });
});
