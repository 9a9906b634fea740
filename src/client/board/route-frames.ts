import { bandPath, halfWidthOf } from './route-paths.js';
import type { Scene, SceneLine } from './scene.js';

/** The frame around the spaces of a tunnel or a ferry, as one path. */
export interface Frame {
  readonly kind: 'tunnel' | 'ferry';
  readonly path: string;
  readonly width: number;
}

/** Sizes in widths of a space: the gap to the spaces, the length of a tooth or wave, the line width, and how far it all reaches. */
const FORMS = {
  tunnel: { edge: 'jagged', gap: 0.12, tooth: 0.36, line: 0.13, reach: 0.34 },
  ferry: { edge: 'wavy', gap: 0.2, tooth: 0.62, line: 0.09, reach: 0.44 },
} as const;

/** How much wider a ring must be than on a plain line to enclose the frame, in widths of a space. */
export function reachOf(kind: SceneLine['kind']): number {
  return kind === 'plain' ? 0 : FORMS[kind].reach;
}

/** The frames of a board: jagged like rock around tunnels, wavy like water around ferries. */
export function framesOf(scene: Scene): Frame[] {
  const [, width] = scene.drawing.space;
  return scene.lines.flatMap((line) => {
    const { kind, curve, from, to } = line;
    if (kind === 'plain') return [];
    const { edge, gap, tooth, line: stroke } = FORMS[kind];
    const end = width * 0.2;
    const half = halfWidthOf(scene, line) + width * gap;
    return {
      kind,
      path: bandPath(curve, from - end, to + end, half, edge, width * tooth),
      width: width * stroke,
    };
  });
}
