import { describe, expect, test } from 'vitest';
import { designedLabels, type Label } from '../../src/client/board/labels.js';
import { confusablePlaces } from '../../src/client/board/label-ambiguity.js';
import { obstaclesOf } from '../../src/client/board/free-space.js';
import { discOverlap, rectsOverlap } from '../../src/client/board/shapes.js';
import { LEAST_LETTER_PX, shownLabels, type WantedLabels } from '../../src/client/board/shown-labels.js';
import { type DrawnBoard, drawnBoards, drawnEditions } from '../kit/drawn-boards.js';

const boards = await drawnBoards();
const NOTHING: WantedLabels = { chosen: new Set(), tickets: new Set() };

/** Zooms from the whole board on a window 360 pixels small up to one where every name is shown, and beyond. */
function zooms({ scene }: DrawnBoard): number[] {
  const [, , width, height] = scene.drawing.frame;
  const least = 360 / Math.max(width, height);
  return Array.from({ length: 12 }, (_, i) => least * 1.25 ** i);
}

/** What is wrong with the names shown, in words. */
function faults({ scene }: DrawnBoard, labels: readonly Label[], zoom: number): string[] {
  const spaces = obstaclesOf(scene);
  return labels.flatMap(({ id, box, size }, i) => [
    ...(size * zoom < LEAST_LETTER_PX - 1e-6 ? [`${id} is ${size * zoom} pixels`] : []),
    ...scene.places.filter((place) => discOverlap(place, box) > 0).map((place) => `${id} over ${place.id}`),
    ...spaces.filter((space) => rectsOverlap(space, box) > 0).map(() => `${id} over a space`),
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
    const labels = shownLabels(scene, names, zoom, NOTHING);
    expect(faults(board, labels, zoom)).toEqual([]);
    const major = scene.places.filter((it) => it.mark === 'major').map((it) => it.id);
    const due = scene.drawing.label.size * zoom >= LEAST_LETTER_PX ? namesOnBoard(board) : major;
    expect(labels.map((it) => it.id)).toEqual(expect.arrayContaining(due));
  });

  test.each(zooms(board).slice(0, 4))('show the ends of any ticket, at %f pixels a unit', (zoom) => {
    for (const { a, b } of facts.tickets) {
      const labels = shownLabels(scene, names, zoom, { ...NOTHING, tickets: new Set([a, b]) });
      expect(faults(board, labels, zoom)).toEqual([]);
      expect(labels.map((it) => it.id)).toEqual(expect.arrayContaining([a, b]));
    }
  });

  test('show both ends of any route that is chosen, on the smallest window', () => {
    const zoom = zooms(board)[0]!;
    const nameless = new Set(
      scene.places.filter((it) => !namesOnBoard(board).includes(it.id)).map((it) => it.id),
    );
    for (const { a, b } of facts.routes) {
      const labels = shownLabels(scene, names, zoom, { ...NOTHING, chosen: new Set([a, b]) });
      const shown = new Set(labels.map((it) => it.id));
      expect([a, b].filter((it) => !nameless.has(it) && !shown.has(it))).toEqual([]);
    }
  });

  test('show the ends of several tickets and of what is chosen together, on a small phone', () => {
    const [, , width, height] = scene.drawing.frame;
    // What a sheet leaves of 360 by 740 pixels.
    const zoom = Math.min(348 / width, 285 / height);
    const aside = (348 / zoom - width) / 2;
    const due = new Set(namesOnBoard(board));
    for (let i = 0; i < facts.routes.length; i += 5) {
      const kept = [0, 1, 2, 3].map((k) => facts.tickets[(i * 7 + k * 11) % facts.tickets.length]!);
      const tickets = new Set(kept.flatMap(({ a, b }) => [a, b]));
      const chosen = new Set([facts.routes[i]!.a, facts.routes[i]!.b]);
      const labels = shownLabels(scene, names, zoom, { chosen, tickets }, aside);
      expect(faults(board, labels, zoom)).toEqual([]);
      const shown = new Set(labels.map((it) => it.id));
      expect([...tickets, ...chosen].filter((id) => due.has(id) && !shown.has(id))).toEqual([]);
    }
  });
});

describe.each(await drawnEditions())('the names of $id', (board) => {
  test('overlap nothing where the drawing puts them', () => {
    expect(faults(board, designedLabels(board.scene, board.names), 1)).toEqual([]);
  });
});
