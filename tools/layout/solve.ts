import { lazyParts } from '../../src/boards/lazy.js';
import type { BoardDrawing } from '../../src/boards/drawing.js';
import { boardFacts } from '../../src/boards/index.js';
import { printedNames } from '../../src/boards/names.js';
import { curveBetween } from '../../src/client/board/curve.js';
import { countryLabels, placeLabel } from '../../src/client/board/labels.js';
import { buildScene, type Scene, type SceneLine } from '../../src/client/board/scene.js';
import type { Rect } from '../../src/client/board/shapes.js';
import { laySpaces } from '../../src/client/board/spaces.js';
import { crowding, folding, wide } from './cost.js';
import { findSpot, type Named, tenths } from './names.js';

/** The solved part of a board's drawing. */
type Solved = Pick<BoardDrawing, 'bends' | 'slides' | 'labels'>;

/** The state of one line during the search. */
interface Lying {
  line: SceneLine;
  bend: [number, number];
  slide: number;
  spaces: Rect[];
}

const ROUNDS = 3;
const BENDS = bendChoices();
/** In lengths of a space. */
const SLIDES = [0, -0.05, 0.05, -0.1, 0.1, -0.18, 0.18];

/** Finds bends of routes and places of names for a board, alternating; what the drawing sets by hand stays. */
export async function solve(id: string): Promise<Solved> {
  const facts = boardFacts.find((it) => it.id === id);
  const art = await lazyParts[id]?.art();
  if (facts === undefined || art === undefined) throw new Error(`no board ${id}`);
  const { drawing, layout, byHand } = art;
  const names = printedNames[id] ?? {};
  const scene = buildScene(facts, layout, drawing);
  const lines = scene.lines.map((line) => lyingNow(scene, line));
  const named = namedNow(scene, names);
  const fixed = countryLabels(scene, names).map((label) => label.box);
  for (let round = 0; round < ROUNDS; round++) {
    for (const lying of lines) {
      if (keyOf(lying.line) in byHand.bends) continue;
      const others = lines.flatMap((it) => (it === lying ? [] : it.spaces));
      const boxes = [...fixed, ...[...named.values()].map((it) => it.box)];
      Object.assign(lying, bestBend(scene, lying.line, others, boxes));
    }
    for (const place of scene.places) {
      if (!named.has(place.id) || place.id in byHand.labels) continue;
      const others = [...named].filter(([it]) => it !== place.id).map(([, it]) => it.box);
      const spaces = [...lines.flatMap((it) => it.spaces), ...scene.badges];
      const spot = findSpot(scene, place, names[place.id] ?? '', spaces, [...fixed, ...others]);
      if (spot !== undefined) named.set(place.id, spot);
    }
  }
  return found(lines, named, byHand);
}

function lyingNow(scene: Scene, line: SceneLine): Lying {
  const { bends, slides } = scene.drawing;
  const spaces = line.routes.flatMap((route) => wide(scene.routes[route]?.spaces ?? []));
  return { line, bend: bends[keyOf(line)] ?? [0, 0], slide: slides[keyOf(line)] ?? 0, spaces };
}

/** Every place with a name; a new one starts to the right of its mark. */
function namedNow(scene: Scene, names: Readonly<Record<string, string>>): Map<string, Named> {
  const named = new Map<string, Named>();
  for (const place of scene.places) {
    if (place.mark === 'waystation' || place.mark === 'country-station') continue;
    const set = (scene.drawing.labels[place.id] ??= { dx: place.radius + 60, dy: 0 });
    const label = placeLabel(scene, place, names[place.id] ?? '');
    if (label !== undefined) named.set(place.id, { set, box: label.box });
  }
  return named;
}

function bestBend(
  scene: Scene,
  line: SceneLine,
  others: readonly Rect[],
  boxes: readonly Rect[],
): Partial<Lying> {
  const { drawing, places } = scene;
  const [a, , , b] = line.curve.points;
  const radius = (end: object): number => places.find((place) => place === end)?.radius ?? 0;
  const count = scene.routes[keyOf(line)]?.spaces.length ?? 0;
  let best: Partial<Lying> = {};
  let least = Infinity;
  for (const bend of BENDS) {
    const [b1, b2] = bend;
    const askew = 60 * (b1 * b1 + b2 * b2) + 60 * (b1 - b2) ** 2 + (b1 * b2 < 0 ? 1.5 : 0);
    const curve = curveBetween(a, b, bend);
    for (const part of SLIDES) {
      const slide = part * drawing.space[0];
      const bare = askew + 12 * Math.abs(part);
      if (bare >= least) continue;
      const laid = laySpaces(curve, radius(a), radius(b), count, drawing, slide);
      const lanes = (line.routes.length === 1 ? [laid.lane(0)] : [laid.lane(-1), laid.lane(1)]).map(wide);
      const hurts = crowding(drawing, lanes.flat(), others, boxes, places) + folding(lanes);
      if (bare + hurts < least) {
        least = bare + hurts;
        best = { bend, slide, spaces: lanes.flat() };
      }
      // Sliding doesn't help where there is space enough, nor where there is none.
      if (part === 0 && (hurts < 0.5 || hurts > 60)) break;
    }
  }
  return best;
}

function found(lines: readonly Lying[], named: ReadonlyMap<string, Named>, byHand: Solved): Solved {
  const solved: Solved = { bends: {}, slides: {}, labels: {} };
  for (const { line, bend, slide } of lines) {
    const key = keyOf(line);
    if (Object.hasOwn(byHand.bends, key)) continue;
    if (bend.some((it) => it !== 0)) solved.bends[key] = bend;
    if (slide !== 0) solved.slides[key] = tenths(slide);
  }
  for (const [place, { set }] of named) if (!Object.hasOwn(byHand.labels, place)) solved.labels[place] = set;
  return solved;
}

/** The route whose index a line's bend goes by. */
function keyOf(line: SceneLine): number {
  return line.routes[0] ?? 0;
}

/** Pairs of bends that don't differ too much, the straightest first. */
function bendChoices(): [number, number][] {
  const steps = Array.from({ length: 25 }, (_, i) => Math.round((i - 12) * 4) / 100);
  const pairs = steps.flatMap((b1) => steps.map((b2): [number, number] => [b1, b2]));
  return pairs
    .filter(([b1, b2]) => Math.abs(b1 - b2) <= 0.29)
    .sort((p, q) => Math.hypot(...p) - Math.hypot(...q));
}
