import { describe, expect, test } from 'vitest';
import { countCrossings } from '../../src/client/board/label-crossings.js';
import type { Label } from '../../src/client/board/labels.js';
import { gapToBox } from '../../src/client/board/label-ambiguity.js';
import { shownLabels, type WantedLabels } from '../../src/client/board/shown-labels.js';
import { type DrawnBoard, drawnBoards } from '../kit/drawn-boards.js';
import { firstView, WINDOWS } from './first-views.js';

const boards = await drawnBoards();

/** No tickets, one, and up to four, with and without a route that is chosen. */
function wishes({ facts }: DrawnBoard): WantedLabels[] {
  return Array.from({ length: 40 }, (_, i) => {
    const held = [0, 1, 2, 3]
      .slice(0, i % 5)
      .map((k) => facts.tickets[(i * 7 + k * 11) % facts.tickets.length]!);
    const route = facts.routes[(i * 13) % facts.routes.length]!;
    return {
      tickets: new Set(held.flatMap(({ a, b }) => [a, b])),
      chosen: new Set(i % 2 === 0 ? [] : [route.a, route.b]),
    };
  });
}

/** The names shown nearer to another place's mark than to their own. */
function misread({ scene }: DrawnBoard, labels: readonly Label[]): string[] {
  return labels.flatMap((label) => {
    const own = scene.places.find((it) => it.id === label.id);
    if (own === undefined) return [];
    const away = gapToBox(own, label.box);
    const nearer = scene.places.filter((it) => it !== own && gapToBox(it, label.box) < away);
    return nearer.map((it) => `${label.id} nearer to ${it.id}`);
  });
}

describe.each(boards)('in the first view the names of $id', (board) => {
  test('are nearest to their own marks, and no line crosses another or a name', () => {
    const { scene, names } = board;
    const faults: string[] = [];
    for (const { viewport } of WINDOWS) {
      for (const wanted of wishes(board)) {
        const { space } = firstView(board, viewport, [...wanted.tickets]);
        const labels = shownLabels(scene, names, space, wanted);
        faults.push(...misread(board, labels));
        for (const label of labels.filter((it) => it.leader)) {
          const rest = labels.filter((it) => it !== label);
          if (countCrossings(label, rest, 0.05) > 0) faults.push(`${label.id}'s line crosses`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
