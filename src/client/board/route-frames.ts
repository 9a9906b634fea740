import { bandPath, halfWidthOf } from './route-paths.js';
import type { Scene, SceneLine } from './scene.js';

/** The frame around the spaces of a tunnel or a ferry, drawn in one go. */
export interface Frame {
  readonly kind: 'tunnel' | 'ferry';
  readonly path: string;
  readonly width: number;
}

/** How frames look, in widths of a space: how far off the spaces they are, how long a tooth or a wave is, how broad the line. */
const FORMS = {
  tunnel: { edge: 'jagged', off: 0.12, tooth: 0.36, line: 0.13, reach: 0.34 },
  ferry: { edge: 'wavy', off: 0.2, tooth: 0.62, line: 0.09, reach: 0.44 },
} as const;

/** How much further than at a plain line a ring must reach so that the frame lies inside it, in widths of a space. */
export function reachOf(kind: SceneLine['kind']): number {
  return kind === 'plain' ? 0 : FORMS[kind].reach;
}

/** The frames of a board: jagged as rock around tunnels, wavy as water around ferries. */
export function framesOf(scene: Scene): Frame[] {
  const [, width] = scene.drawing.space;
  return scene.lines.flatMap((line) => {
    const { kind, curve, from, to } = line;
    if (kind === 'plain') return [];
    const { edge, off, tooth, line: broad } = FORMS[kind];
    const end = width * 0.2;
    const half = halfWidthOf(scene, line) + width * off;
    return {
      kind,
      path: bandPath(curve, from - end, to + end, half, edge, width * tooth),
      width: width * broad,
    };
  });
}
