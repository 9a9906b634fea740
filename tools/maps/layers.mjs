/** The layers that all grounds share: sea, coast, land, and the rim where the picture ends. */

export const COLOURS = {
  sea: '#aacccb',
  line: '#8ab5b5',
  shallow: '#d3e7e0',
  land: '#f4e8cb',
  ink: '#55666a',
};

/** Into this colour every picture fades at its rim, so that a still wider window has no edge. */
export const RIM = '#a6c9c8';

export function document([x, y, width, height], defs, body) {
  const box = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${defs}</defs>${body}</svg>`;
}

export function cover([x, y, width, height], attributes) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;
}

const part = (hex, i) => parseInt(hex.slice(i, i + 2), 16);

/** Mixes two colours `#rrggbb`. */
export function mix(a, b, t) {
  const two = (i) =>
    Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${two(1)}${two(3)}${two(5)}`;
}

/**
 * Water lines as on engraved maps: around the shore, wider apart and fainter the further out.
 * Each band is the shore's outline in the line's colour, and a little narrower in its own.
 */
export function waterLines(
  shore,
  widths,
  { sea = COLOURS.sea, line = COLOURS.line, shallow = COLOURS.shallow } = {},
) {
  const most = widths.length - 1;
  const stroke = (colour, width) =>
    `<path d="${shore}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linejoin="round"/>`;
  return widths
    .map((width, i) => {
      const near = (i + 1) / (most + 1);
      const band = mix(sea, shallow, near ** 1.5);
      return stroke(mix(band, line, 0.25 + 0.6 * near), width + 2) + stroke(band, width - 0.4);
    })
    .join('');
}

/** The land's own layers, cut to its shape: a warm edge along the shore, then what the board adds. */
export function landBody(shore, inner, { land = COLOURS.land, edge = '#d9bf8a' } = {}) {
  return (
    `<clipPath id="land"><path d="${shore}" clip-rule="evenodd"/></clipPath>` +
    `<path d="${shore}" fill="${land}" fill-rule="evenodd"/>` +
    `<g clip-path="url(#land)">${inner}` +
    `<path d="${shore}" fill="none" stroke="${edge}" stroke-width="13" stroke-opacity=".55" filter="url(#soft4)"/>` +
    `<path d="${shore}" fill="none" stroke="${edge}" stroke-width="6" stroke-opacity=".5"/></g>`
  );
}

export function coastLine(shore, width = 1.4) {
  return `<path d="${shore}" fill="none" stroke="${COLOURS.ink}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** Blurs by name: soft4 blurs by four units. */
export function blurs(...sizes) {
  return sizes
    .map(
      (s) =>
        `<filter id="soft${s}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${s}"/></filter>`,
    )
    .join('');
}

const veil = (id, x1, y1, x2, y2) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
  [1, 0.84, 0.5, 0.16, 0]
    .map((opacity, i) => `<stop offset="${i / 4}" stop-color="${RIM}" stop-opacity="${opacity}"/>`)
    .join('') +
  '</linearGradient>';

/** Four veils that hide the picture's end. */
export function rim([x, y, width, height], reach) {
  return (
    veil('left', 0, 0, 1, 0) +
    veil('right', 1, 0, 0, 0) +
    veil('top', 0, 0, 0, 1) +
    veil('bottom', 0, 1, 0, 0) +
    cover([x, y, reach, height], 'fill="url(#left)"') +
    cover([x + width - reach, y, reach, height], 'fill="url(#right)"') +
    cover([x, y, width, reach * 0.6], 'fill="url(#top)"') +
    cover([x, y + height - reach * 0.6, width, reach * 0.6], 'fill="url(#bottom)"')
  );
}
