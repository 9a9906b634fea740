import { describe, expect, test } from 'vitest';
import { boundsOf, placesOf } from '../../src/client/board/bounds.js';
import {
  type Camera,
  centreOn,
  homeCamera,
  toBoard,
  toScreen,
  type Viewport,
  zoomCamera,
} from '../../src/client/board/camera.js';
import type { Point } from '../../src/client/board/point.js';
import type { SceneRoute } from '../../src/client/board/scene.js';
import { touchTarget, type TouchTarget } from '../../src/client/board/touch-target.js';
import {
  claimable,
  type Game,
  loadBoard,
  newGame,
  fastSeed,
  recordMove,
  toAct,
} from '../../src/engine/index.js';
import { type DrawnBoard, drawnBoards } from '../kit/drawn-boards.js';
import { choices, choose } from '../kit/games.js';

/** What bars and the folded sheet leave of 390 by 664 pixels. */
const PHONE: Viewport = { width: 390, height: 566, covered: { left: 6, top: 8, right: 6, bottom: 150 } };
/** The standard deviation of a finger, in pixels. */
const SPREAD = 6;
const TAPS = 1500;

let seed = 20;
const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** The routes that can be claimed at the turns of some random games. */
function legalSets({ facts }: DrawnBoard): ReadonlySet<number>[] {
  const loaded = loadBoard(facts);
  if (!loaded.ok) throw new Error('no board');
  const board = loaded.value;
  const players = [0, 1, 2].map((n) => ({ name: `P${n}`, kind: 'bot' as const }));
  return [1, 2, 3].flatMap((n) => {
    const game: Game = newGame(board, { players: 3, first: 0 }, players, { seed: fastSeed(n) });
    const stream = choices(n);
    const sets: Set<number>[] = [];
    for (let i = 0; i < 240 && toAct(game.state).length > 0; i++) {
      const [seat] = toAct(game.state);
      const legal = game.state.phase === 'turn' ? claimable(board, game.state, seat!) : [];
      if (legal.length > 0) sets.push(new Set(legal));
      recordMove(game, seat!, 'bot', choose(board, game.state, seat!, 'bot', stream));
    }
    return sets;
  });
}

/** A random point of a route's spaces. */
function pointOn({ spaces }: SceneRoute): Point {
  const { x, y, along, across, angle } = pick(spaces);
  const u = (2 * random() - 1) * along;
  const v = (2 * random() - 1) * across;
  return {
    x: x + u * Math.cos(angle) - v * Math.sin(angle),
    y: y + u * Math.sin(angle) + v * Math.cos(angle),
  };
}

/** Aims at a point of the board with a finger. */
function aim(
  { scene }: DrawnBoard,
  camera: Camera,
  at: Point,
  legal: ReadonlySet<number>,
): TouchTarget & { spot: Point } {
  const { x, y } = toScreen(camera, at, scene.drawing);
  const touch = { x: x + SPREAD * normal(), y: y + SPREAD * normal() };
  const spot = toBoard(camera, touch, scene.drawing);
  return { ...touchTarget(scene, spot, camera.zoom, legal), spot };
}

/** Whether claiming either route is the same: it is one route, or its twin of the same colour. */
function isSame({ scene }: DrawnBoard, route: SceneRoute, other: number): boolean {
  const it = scene.routes[other]!;
  return it === route || (it.line === route.line && it.colour === route.colour);
}

interface Tally {
  right: number;
  wrong: number;
  /** A list or a zoom came first. */
  asked: number;
  /** The list or the second tap after the zoom led to the route. */
  settled: number;
  missed: number;
}

function tally(board: DrawnBoard, sets: readonly ReadonlySet<number>[]): Tally {
  const { scene, facts } = board;
  const sum: Tally = { right: 0, wrong: 0, asked: 0, settled: 0, missed: 0 };
  for (let i = 0; i < TAPS; i++) {
    const { a, b } = pick(facts.tickets);
    const home = homeCamera(scene.drawing, PHONE, boundsOf(placesOf(scene, [a, b]), 2.5));
    const legal = pick(sets);
    const route = scene.routes[pick([...legal])]!;
    const at = pointOn(route);
    const target = aim(board, home, at, legal);
    if (target.kind === 'route') sum[isSame(board, route, target.route) ? 'right' : 'wrong']++;
    else if (target.kind === 'routes') {
      sum.asked++;
      if (target.routes.some((it) => isSame(board, route, it))) sum.settled++;
    } else if (target.kind === 'dense') {
      sum.asked++;
      const nearer = zoomCamera(
        home,
        38 / (scene.drawing.space[0] * home.zoom),
        { x: 0, y: 0 },
        scene.drawing,
        PHONE,
      );
      const again = aim(board, centreOn(nearer, target.spot, scene.drawing, PHONE), at, legal);
      const found = again.kind === 'route' ? [again.route] : again.kind === 'routes' ? again.routes : [];
      if (found.some((it) => isSame(board, route, it))) sum.settled++;
    } else sum.missed++;
  }
  return sum;
}

describe.each(await drawnBoards())('a finger on $id', (board) => {
  const { scene } = board;

  test('chooses a wrong route in at most 3 of 100 taps on routes that can be claimed, in the first view', () => {
    const { wrong, asked, settled, missed } = tally(board, legalSets(board));
    expect(wrong / TAPS).toBeLessThanOrEqual(0.03);
    expect(asked / TAPS).toBeLessThanOrEqual(1 / 3);
    expect(settled / asked).toBeGreaterThanOrEqual(0.97);
    expect(missed / TAPS).toBeLessThanOrEqual(0.06);
  });

  test('does so even where every route can be claimed', () => {
    const { wrong, asked, settled } = tally(board, [new Set(scene.routes.map(({ id }) => id))]);
    expect(wrong / TAPS).toBeLessThanOrEqual(0.03);
    expect(settled / asked).toBeGreaterThanOrEqual(0.95);
  });

  test('on the middle of any space, near enough, chooses its route whether it can be claimed or not', () => {
    const zoom = 60 / scene.drawing.space[0];
    for (const route of scene.routes)
      for (const space of route.spaces) {
        const target = touchTarget(scene, space, zoom, new Set());
        expect(target.kind === 'route' && isSame(board, route, target.route)).toBe(true);
      }
  });

  test('on a mark that is large enough names its place, and far from everything means nothing', () => {
    const zoom = 60 / scene.drawing.space[0];
    for (const place of scene.places)
      expect(touchTarget(scene, place, zoom, new Set())).toEqual({ kind: 'place', place: place.id });
    expect(touchTarget(scene, { x: -9000, y: 0 }, zoom, new Set())).toEqual({ kind: 'nothing' });
  });
});
