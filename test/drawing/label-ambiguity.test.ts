import { describe, expect, test } from 'vitest';
import { countCrossings } from '../../src/client/board/label-crossings.js';
import type { Label } from '../../src/client/board/labels.js';
import { gapToBox, gapToLine } from '../../src/client/board/label-ambiguity.js';
import { shownLabels, type WantedLabels } from '../../src/client/board/shown-labels.js';
import { type DrawnBoard, drawnBoards } from '../kit/drawn-boards.js';

const boards = await drawnBoards();

/** What phones leave of 390 by 844, 360 by 640, 360 by 740 and 844 by 390 pixels for the whole board. */
const WINDOWS = [
  [378, 480],
  [378, 334],
  [348, 385],
  [348, 285],
  [348, 256],
  [458, 374],
] as const;

/** The most names that may be nearer to another place's mark than to their own (with a line to theirs), of more than 2000 shown on a board. */
const WITH_LINE: Readonly<Record<string, number>> = {
  africa: 444,
  amsterdam: 337,
  newyork: 303,
  nordic: 333,
};

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

/** The names shown nearer to another place's mark than to their own, and what is wrong with their lines. */
function misread({ scene }: DrawnBoard, labels: readonly Label[]): { label: Label; faults: string[] }[] {
  return labels.flatMap((label) => {
    const own = scene.places.find((it) => it.id === label.id);
    if (own === undefined) return [];
    const away = gapToBox(own, label.box);
    const others = scene.places.filter((it) => it !== own);
    if (others.every((it) => gapToBox(it, label.box) >= away)) return [];
    const { leader } = label;
    if (leader === undefined) return { label, faults: [`${label.id} has no line`] };
    const rest = labels.filter((it) => it !== label);
    const start = Math.hypot(leader[0].x - own.x, leader[0].y - own.y);
    return {
      label,
      faults: [
        ...(Math.abs(start - own.radius) > 0.01 ? [`${label.id}'s line begins elsewhere`] : []),
        ...(countCrossings(label, rest, 0.05) > 0 ? [`${label.id}'s line crosses another, or a name`] : []),
        ...others
          .filter((it) => gapToLine(it, leader) < 0.2 * label.size)
          .map((it) => `${label.id} past ${it.id}`),
      ],
    };
  });
}

describe.each(boards)('on a phone the names of $id', (board) => {
  test('are nearest to their own marks, or have a line to them that can’t be mistaken', () => {
    const { scene, names } = board;
    const [, , width, height] = scene.drawing.frame;
    let count = 0;
    const faults: string[] = [];
    for (const [free, high] of WINDOWS) {
      const zoom = Math.min(free / width, high / height);
      for (const wanted of wishes(board)) {
        const labels = shownLabels(scene, names, zoom, wanted, (free / zoom - width) / 2);
        const found = misread(board, labels);
        count += found.length;
        faults.push(...found.flatMap((it) => it.faults));
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeLessThanOrEqual(WITH_LINE[board.id] ?? 0);
  });
});
