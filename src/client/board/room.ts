import type { Label } from './labels.js';
import type { Scene } from './scene.js';
import { discOverlap, type Rect, rectsOverlap } from './shapes.js';

/** A piece is this much wider than a space. */
export const PIECE_WIDTH = 1.16;

/** What a name must keep clear of: every space, as wide as the pieces that may lie on it, and the badges. */
export function spacesOf(scene: Scene): Rect[] {
  const spaces = scene.routes.flatMap((route) =>
    route.spaces.map((space) => ({ ...space, across: space.across * PIECE_WIDTH })),
  );
  return [...spaces, ...scene.badges];
}

/** The room that is left for names, as they take it one by one. */
export interface Room {
  readonly taken: Label[];
  fits(box: Rect): boolean;
  take(label: Label): void;
}

/** The room for names on a board without any. */
export function roomFor(scene: Scene): Room {
  const [left, top, width, height] = scene.drawing.frame;
  const spaces = spacesOf(scene).map((rect) => ({ rect, reach: Math.hypot(rect.along, rect.across) }));
  const taken: Label[] = [];
  return {
    taken,
    take: (label) => void taken.push(label),
    fits: (box) => {
      const across = Math.abs(Math.sin(box.angle));
      const straight = Math.abs(Math.cos(box.angle));
      const halfX = box.along * straight + box.across * across;
      const halfY = box.along * across + box.across * straight;
      if (box.x - halfX < left || box.x + halfX > left + width) return false;
      if (box.y - halfY < top || box.y + halfY > top + height) return false;
      for (const { rect, reach } of spaces) {
        if (Math.abs(rect.x - box.x) > halfX + reach || Math.abs(rect.y - box.y) > halfY + reach) continue;
        if (rectsOverlap(rect, box) > 0) return false;
      }
      return (
        !scene.places.some((place) => discOverlap(place, box) > -1) &&
        !taken.some((other) => rectsOverlap(other.box, box) > -1)
      );
    },
  };
}
