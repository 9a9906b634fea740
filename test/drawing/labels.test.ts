import { describe, expect, test } from 'vitest';
import { designedLabels, type Label } from '../../src/client/board/labels.js';
import { confusablePlaces } from '../../src/client/board/label-ambiguity.js';
import { obstaclesOf } from '../../src/client/board/free-space.js';
import { discOverlap, rectsOverlap } from '../../src/client/board/shapes.js';
import {
  LEAST_LETTER_PX,
  MOST_LETTER_PX,
  shownLabels,
  type WantedLabels,
} from '../../src/client/board/shown-labels.js';
import { distance } from '../../src/client/board/point.js';
import { type DrawnBoard, drawnBoards, drawnEditions } from '../kit/drawn-boards.js';
import { endsInView, firstView, WINDOWS } from './first-views.js';

const boards = await drawnBoards();
const NOTHING: WantedLabels = { chosen: new Set(), tickets: new Set() };

/** Zooms from the whole board on a window 360 pixels small up to one where every name is shown, and beyond. */
function zooms({ scene }: DrawnBoard): number[] {
  const [, , width, height] = scene.drawing.frame;
  const least = 360 / Math.max(width, height);
  return Array.from({ length: 12 }, (_, i) => least * 1.25 ** i);
}

/** What is wrong with the names shown, in words; only wanted ones may cover spaces, on a plate. */
function faults(
  { scene }: DrawnBoard,
  labels: readonly Label[],
  zoom: number,
  wanted: WantedLabels = NOTHING,
  most = Infinity,
): string[] {
  const spaces = obstaclesOf(scene);
  const isWanted = (id: string): boolean => wanted.chosen.has(id) || wanted.tickets.has(id);
  return labels.flatMap(({ id, box, size, leader, plate }, i) => [
    ...(size * zoom < LEAST_LETTER_PX - 1e-6 || size * zoom > most + 1e-6
      ? [`${id} is ${size * zoom} pixels`]
      : []),
    ...(leader && distance(...leader) > 3 * size ? [`${id} hangs on a long line`] : []),
    ...(plate === true && !isWanted(id) ? [`${id} has a plate`] : []),
    ...scene.places.filter((place) => discOverlap(place, box) > 0).map((place) => `${id} over ${place.id}`),
    ...(plate === true ? [] : spaces)
      .filter((space) => rectsOverlap(space, box) > 0)
      .map(() => `${id} over a space`),
    ...labels
      .slice(i + 1)
      .flatMap((other) => (rectsOverlap(other.box, box) > 0 ? [`${id} over ${other.id}`] : [])),
  ]);
}

/** The places and countries that have a name on the board. */
function namesOnBoard({ scene }: DrawnBoard): string[] {
  const places = scene.places.filter((it) => it.mark !== 'waystation' && it.mark !== 'country-station');
  return [...places.map((it) => it.id), ...Object.keys(scene.drawing.countries)].sort();
}

describe.each(boards)('the names of $id', (board) => {
  const { scene, facts, names } = board;

  test('stand nearest to their own marks where the drawing puts them', () => {
    const misread = designedLabels(scene, names).flatMap((label) =>
      confusablePlaces(scene, label).map((it) => `${label.id} nearer to ${it.id}`),
    );
    expect(misread).toEqual([]);
  });

  test.each(zooms(board))('overlap nothing and are large enough, at %f pixels a unit', (zoom) => {
    const labels = shownLabels(scene, names, { zoom }, NOTHING);
    expect(faults(board, labels, zoom, NOTHING, MOST_LETTER_PX.narrow)).toEqual([]);
    const major = scene.places.filter((it) => it.mark === 'major').map((it) => it.id);
    const due = scene.drawing.label.size * zoom >= LEAST_LETTER_PX ? namesOnBoard(board) : major;
    expect(labels.map((it) => it.id)).toEqual(expect.arrayContaining(due));
  });

  test.each(zooms(board).slice(0, 4))('show the ends of any ticket, at %f pixels a unit', (zoom) => {
    for (const { a, b } of facts.tickets) {
      const wanted = { ...NOTHING, tickets: new Set([a, b]) };
      const labels = shownLabels(scene, names, { zoom }, wanted);
      expect(faults(board, labels, zoom, wanted)).toEqual([]);
      expect(labels.map((it) => it.id)).toEqual(expect.arrayContaining([a, b]));
    }
  });

  test('show both ends of any route that is chosen, on the smallest window', () => {
    const zoom = zooms(board)[0]!;
    const nameless = new Set(
      scene.places.filter((it) => !namesOnBoard(board).includes(it.id)).map((it) => it.id),
    );
    for (const { a, b } of facts.routes) {
      const labels = shownLabels(scene, names, { zoom }, { ...NOTHING, chosen: new Set([a, b]) });
      const shown = new Set(labels.map((it) => it.id));
      expect([a, b].filter((it) => !nameless.has(it) && !shown.has(it))).toEqual([]);
    }
  });

  test.each(WINDOWS)('name every end of tickets in the first view of $window', ({ viewport }) => {
    const due = new Set(namesOnBoard(board));
    for (let i = 0; i < facts.routes.length; i += 5) {
      const kept = [0, 1, 2, 3].map((k) => facts.tickets[(i * 7 + k * 11) % facts.tickets.length]!);
      const tickets = new Set(kept.flatMap(({ a, b }) => [a, b]));
      const chosen = new Set([facts.routes[i]!.a, facts.routes[i]!.b]);
      const { camera, most, space } = firstView(board, viewport, [...tickets]);
      const labels = shownLabels(scene, names, space, { chosen, tickets });
      expect(faults(board, labels, camera.zoom, { chosen, tickets }, most)).toEqual([]);
      const shown = new Set(labels.map((it) => it.id));
      const ends = endsInView(board, viewport, camera, [...tickets, ...chosen]);
      expect(ends.filter((id) => due.has(id) && !shown.has(id))).toEqual([]);
    }
  });

  test('show more than half of the places in the first view of a phone, few of them on a plate', () => {
    for (const { viewport } of WINDOWS.slice(0, 3)) {
      const [{ a, b }] = facts.tickets as [(typeof facts.tickets)[0]];
      const { space } = firstView(board, viewport, [a, b]);
      const labels = shownLabels(scene, names, space, { ...NOTHING, tickets: new Set([a, b]) });
      expect(labels.length / namesOnBoard(board).length).toBeGreaterThan(0.5);
      expect(labels.filter((it) => it.plate === true).length).toBeLessThanOrEqual(2);
    }
  });

  test.each(WINDOWS)('have spaces of 14 by 7 pixels or more in the first view of $window', ({ viewport }) => {
    for (const { a, b } of facts.tickets) {
      const { zoom } = firstView(board, viewport, [a, b]).camera;
      expect(scene.drawing.space[0] * zoom).toBeGreaterThanOrEqual(14 - 1e-9);
      expect(scene.drawing.space[1] * zoom).toBeGreaterThanOrEqual(7 - 1e-9);
    }
  });

  test('are those of junctions, too, where the map is near or one is chosen', () => {
    const junctions = scene.places.filter((it) => it.mark === 'waystation').map(({ id }) => id);
    const near = shownLabels(scene, names, { zoom: 72 / scene.drawing.space[0] }, NOTHING);
    expect(near.map((it) => it.id)).toEqual(expect.arrayContaining(junctions));
  });
});

describe.each(await drawnEditions())('the names of $id', (board) => {
  test('overlap nothing where the drawing puts them', () => {
    expect(faults(board, designedLabels(board.scene, board.names), 1)).toEqual([]);
  });
});
