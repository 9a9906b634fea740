/** The small picture for the start page: a piece of the ground with its routes and places drawn simply. */
import { mix } from './layers.mjs';

export const CARD = { width: 560, height: 360 };

const COLOURS = {
  red: '#cc3f33',
  orange: '#eb8a2f',
  yellow: '#f4cb3b',
  green: '#45905a',
  blue: '#3e80bd',
  purple: '#7b4a97',
  pink: '#e991b4',
  black: '#3a3b42',
  white: '#fdfbf3',
  grey: '#bdb6a8',
};
const INK = '#1e2a38';

/** `ground` is the baked picture as a data address; `view` is [middle x, middle y, width], in board units. */
export function cardDrawing(board, ground, [cx, cy, width]) {
  const [x, y, w, h] = board.extent;
  const height = (width * CARD.height) / CARD.width;
  const [length, wide] = board.space;
  const space = ({ x: sx, y: sy, angle }, colour) =>
    `<rect x="${-length / 2}" y="${-wide / 2}" width="${length}" height="${wide}" rx="${wide * 0.24}" fill="${COLOURS[colour]}" ` +
    `stroke="${mix(COLOURS[colour], INK, 0.42)}" stroke-width="${wide * 0.09}" transform="translate(${sx} ${sy}) rotate(${(angle * 180) / Math.PI})"/>`;
  const place = (p) => {
    const r = wide * (p.kind === 'waystation' ? 0.4 : p.major ? 0.74 : 0.6);
    return (
      `<circle cx="${p.x}" cy="${p.y}" r="${r}" fill="#fdf7e8" stroke="${INK}" stroke-width="${r * 0.24}"/>` +
      (p.kind === 'waystation' ? '' : `<circle cx="${p.x}" cy="${p.y}" r="${r * 0.44}" fill="#b4461e"/>`)
    );
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cx - width / 2} ${cy - height / 2} ${width} ${height}" ` +
    `width="${CARD.width}" height="${CARD.height}">` +
    // Hard edges are what costs: the ground gives up the finest of its own for the routes'.
    `<filter id="calm"><feGaussianBlur stdDeviation="${width / CARD.width}"/></filter>` +
    `<image filter="url(#calm)" href="${ground}" x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none"/>` +
    board.lanes.flatMap(({ route, spaces }) => spaces.map((s) => space(s, route.colour))).join('') +
    Object.values(board.places).map(place).join('') +
    '</svg>'
  );
}
