import { labelsAround } from './candidates.js';
import { crossings } from './crossings.js';
import { designedLabels, faceOf, type Label, labelOf, movedLabel } from './labels.js';
import { between, distance, heading } from './point.js';
import { type Room, roomFor } from './room.js';
import type { Scene, ScenePlace } from './scene.js';
import { discOverlap } from './shapes.js';

/** No name on the map is smaller than this, in pixels. */
export const LEAST = 12;
/** So far down, in pixels, the corners beside the board's frame belong to buttons. */
const CORNER = 110;
/** Other names are shown as well while they need to be no more than so much larger than drawn. */
const STILL_ALL = 1.5;
/** How far from its mark a name may stand, in its own size; far ones get a line to it. */
const NEAR = [0.12, 0.25, 0.4];
/** Rather so much further away, in its own size, than across another name or its line. */
const CROSSING = 3;
/** Rather so much further away than beside the mark of another place, where it would be taken for that one's name. */
const STRANGE = 4;
const ASIDE = [...NEAR, 0.6, 0.9, 1.3, 1.8, 2.4];
const FAR = [...NEAR, 0.6, 0.9, 1.3, ...Array.from({ length: 24 }, (_, i) => 1.8 + 0.6 * i)];

/** The names to show below the zoom at which all are shown, besides the major places. */
export interface WantedLabels {
  /** The ends of what is chosen. */
  readonly chosen: ReadonlySet<string>;
  /** The ends of one's own tickets: places, or countries. */
  readonly tickets: ReadonlySet<string>;
}

/**
 * The names shown at a zoom, none under twelve pixels and none over a place, a space or another name: all of them
 * where the drawing's size is large enough; otherwise the wanted ones first, larger than drawn, where they fit,
 * so far beside the board's frame too.
 */
export function shownLabels(
  scene: Scene,
  names: Readonly<Record<string, string>>,
  zoom: number,
  wanted: WantedLabels,
  aside = 0,
): Label[] {
  const least = LEAST / zoom;
  const drawn = designedLabels(scene, names);
  if (scene.drawing.label.size >= least - 1e-9 && drawn.every((label) => label.size >= least - 1e-9))
    return drawn;
  const room = roomFor(scene, aside, CORNER / zoom);
  for (const { label, rank } of ranked(scene, drawn, wanted)) {
    const place = scene.places.find((it) => it.id === label.id);
    const size = Math.max(label.size, least);
    if (rank === OTHER && size > label.size * STILL_ALL) continue;
    const found = place
      ? besideMark(scene, place, names[place.id] ?? place.id, size, rank !== OTHER, room)
      : nearby(labelOf(label.id, label.lines, label.face, size, label.at, label.turn), room);
    if (found !== undefined) room.take(found);
  }
  return room.taken;
}

const OTHER = 3;

/** The names in the order in which they get their room. */
function ranked(
  scene: Scene,
  labels: readonly Label[],
  wanted: WantedLabels,
): { label: Label; rank: number }[] {
  const major = new Set(scene.places.filter((it) => it.mark === 'major').map((it) => it.id));
  const rankOf = (id: string): number => {
    if (wanted.chosen.has(id)) return 0;
    if (wanted.tickets.has(id)) return 1;
    return major.has(id) || id in scene.drawing.countries ? 2 : OTHER;
  };
  // Names of countries have no mark to stand around, so they choose before the others.
  const later = (id: string): number => (id in scene.drawing.countries ? 0 : 0.5);
  return labels
    .map((label) => ({ label, rank: rankOf(label.id) }))
    .sort((p, q) => p.rank + later(p.label.id) - q.rank - later(q.label.id));
}

/** The spot nearest to the drawing's for a name that has to be larger than drawn. */
function besideMark(
  scene: Scene,
  place: ScenePlace,
  name: string,
  size: number,
  farToo: boolean,
  room: Room,
): Label | undefined {
  const set = scene.drawing.labels[place.id];
  const drawn = Math.atan2(set?.dy ?? 0, set?.dx ?? 1);
  const face = faceOf(place);
  const ways = waysToBreak(set?.lines ?? scene.drawing.narrow[place.id], name);
  let best: Label | undefined;
  let least = Infinity;
  for (const away of farToo ? FAR : ASIDE) {
    if (away >= least) break;
    for (const lines of ways) {
      for (const label of labelsAround(place, lines, face, size, [away * size])) {
        const angle = Math.atan2(label.at.y - place.y, label.at.x - place.x);
        const cost = away + 0.35 * (1 - Math.cos(angle - drawn)) + 0.2 * (lines.length - 1);
        if (cost >= least || !room.fits(label.box)) continue;
        const whole = withLeader(label, place);
        const strange = whole.leader !== undefined && isStrange(scene, whole) ? STRANGE : 0;
        const sum = cost + strange + CROSSING * crossings(whole, room.taken);
        if (sum < least) [best, least] = [whole, sum];
      }
    }
  }
  return best;
}

/** Whether a name stands beside the mark of another place. */
function isStrange({ places }: Scene, { id, box, size }: Label): boolean {
  return places.some((place) => place.id !== id && -discOverlap(place, box) < size * 0.8);
}

/** A name that belongs to no mark: where it was drawn, or a little aside. */
function nearby(label: Label, room: Room): Label | undefined {
  for (const away of [0, 0.5, 1, 1.5, 2, 2.8, 3.6, 4.6]) {
    for (let turn = 0; turn < (away === 0 ? 1 : 16); turn++) {
      const step = heading((turn * Math.PI) / 8);
      const moved = movedLabel(label, step.x * away * label.size, step.y * away * label.size);
      if (room.fits(moved.box)) return moved;
    }
  }
  return undefined;
}

function waysToBreak(lines: readonly string[] | undefined, name: string): (readonly string[])[] {
  const words = name.split(' ');
  const broken = words.length > 1 ? [[words[0] ?? '', words.slice(1).join(' ')]] : [];
  return [[name], ...(lines === undefined ? broken : [lines])];
}

function withLeader(label: Label, place: ScenePlace): Label {
  const { box } = label;
  if (-discOverlap(place, box) < label.size * 0.55) return label;
  const near = {
    x: Math.min(box.x + box.along, Math.max(box.x - box.along, place.x)),
    y: Math.min(box.y + box.across, Math.max(box.y - box.across, place.y)),
  };
  return { ...label, leader: [between(place, near, place.radius / distance(place, near)), near] };
}
