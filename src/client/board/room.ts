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

/** The room for names on a board without any: its frame, and so much on either side of it, but for the upper corners. */
export function roomFor(scene: Scene, aside = 0, corner = 0): Room {
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
      const beyond = Math.max(left - (box.x - halfX), box.x + halfX - (left + width));
      if (beyond > (box.y - halfY < top + corner ? 0 : aside)) return false;
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
