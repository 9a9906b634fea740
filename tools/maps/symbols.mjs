/** Small drawings that stand on the land, each about a unit square around its foot, scaled where it is used. */

const n = (v) => Math.round(v * 10) / 10;

/** A fir in two tones. */
export function fir(x, y, s, { leaf, shade }) {
  const d = (w) =>
    `M${n(x)} ${n(y - 15 * s)}L${n(x + w)} ${n(y - 7 * s)}H${n(x + w * 0.5)}L${n(x + w * 1.25)} ${n(y)}H${n(x)}Z`;
  return `<path d="${d(-4 * s)}" fill="${leaf}"/><path d="${d(4 * s)}" fill="${shade}"/>`;
}

/** A broad-leaved tree. */
export function oak(x, y, s, { leaf, shade, trunk }) {
  return (
    `<path d="M${n(x)} ${n(y)}v${n(-6 * s)}" stroke="${trunk}" stroke-width="${n(1.5 * s)}"/>` +
    `<circle cx="${n(x)}" cy="${n(y - 8.5 * s)}" r="${n(4.6 * s)}" fill="${leaf}"/>` +
    `<path d="M${n(x + 1.5 * s)} ${n(y - 12.8 * s)}a${n(4.6 * s)} ${n(4.6 * s)} 0 0 1 ${n(-1.5 * s)} ${n(8.9 * s)}q${n(4 * s)} ${n(-4 * s)} ${n(1.5 * s)} ${n(-8.9 * s)}Z" fill="${shade}"/>`
  );
}

/** A tree of the savanna: a flat crown on a forked trunk. */
export function acacia(x, y, s, { leaf, shade, trunk }) {
  return (
    `<path d="M${n(x)} ${n(y)}v${n(-5 * s)}l${n(-3 * s)} ${n(-4 * s)}m${n(3 * s)} ${n(4 * s)}l${n(3.4 * s)} ${n(-4 * s)}" fill="none" stroke="${trunk}" stroke-width="${n(1.3 * s)}"/>` +
    `<path d="M${n(x - 8 * s)} ${n(y - 8 * s)}q${n(2 * s)} ${n(-5 * s)} ${n(8 * s)} ${n(-5 * s)}t${n(8 * s)} ${n(5 * s)}Z" fill="${leaf}"/>` +
    `<path d="M${n(x + 1 * s)} ${n(y - 8 * s)}q${n(2.4 * s)} ${n(-2 * s)} ${n(1.6 * s)} ${n(-4.7 * s)}q${n(4.4 * s)} ${n(1 * s)} ${n(5.4 * s)} ${n(4.7 * s)}Z" fill="${shade}"/>`
  );
}

/** A crown of the rain forest: three bunches. */
export function jungle(x, y, s, { leaf, shade, trunk }) {
  const bunch = (dx, dy, r, fill) =>
    `<circle cx="${n(x + dx * s)}" cy="${n(y + dy * s)}" r="${n(r * s)}" fill="${fill}"/>`;
  return (
    `<path d="M${n(x)} ${n(y)}v${n(-6 * s)}" stroke="${trunk}" stroke-width="${n(1.7 * s)}"/>` +
    bunch(3.4, -6.6, 3.8, shade) +
    bunch(-3.2, -6.8, 3.7, leaf) +
    bunch(0.2, -9.6, 4.2, leaf)
  );
}

/** A peak with its dark side to the right, and a spur in front. */
export function peak(x, y, s, { light, dark, line }, tilt = 0) {
  const top = [x + tilt * 3 * s, y - 19 * s];
  const at = (dx, dy) => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const tip = `${n(top[0])} ${n(top[1])}`;
  return (
    `<path d="M${at(-13, 0)}L${at(-8, -6)} ${at(-6, -7)} ${tip} ${at(5.5, -9)} ${at(8, -7.5)} ${at(14, 0)}Q${at(0, 2.4)} ${at(-13, 0)}Z" fill="${light}"/>` +
    `<path d="M${tip}L${at(5.5, -9)} ${at(8, -7.5)} ${at(14, 0)}Q${at(7, 1.4)} ${at(3, 1.3)}L${at(4.4, -4)} ${at(0.6, -8.4)} ${at(2.4, -11.6)}Z" fill="${dark}"/>` +
    `<path d="M${at(-13, 0)}L${at(-8, -6)} ${at(-6, -7)} ${tip} ${at(5.5, -9)} ${at(8, -7.5)} ${at(14, 0)}" fill="none" stroke="${line}" stroke-width="${n(1.15 * Math.sqrt(s))}" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

/** A dune: a sickle with a soft lee side. */
export function dune(x, y, s, { line, shade }) {
  const at = (dx, dy) => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return (
    `<path d="M${at(-12, 0)}Q${at(-5, -8)} ${at(1, -5.5)}Q${at(6, -4)} ${at(11, 0)}Q${at(4, -2)} ${at(-1, -0.4)}Q${at(-1, -4)} ${at(1, -5.5)}Z" fill="${shade}" fill-opacity=".7"/>` +
    `<path d="M${at(-12, 0)}Q${at(-5, -8)} ${at(1, -5.5)}Q${at(6, -4)} ${at(11, 0)}" fill="none" stroke="${line}" stroke-width="${n(1.2 * s)}" stroke-linecap="round"/>`
  );
}

/** Two short waves on the open sea. */
export function wave(x, y, s, colour) {
  const one = (dx, dy, w) =>
    `M${n(x + dx * s)} ${n(y + dy * s)}q${n(w * s)} ${n(-4 * s)} ${n(2 * w * s)} 0t${n(2 * w * s)} 0`;
  return `<path d="${one(-10, 0, 5)}${one(-2, 6, 3.4)}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>`;
}

/** A rose of eight points in a ring of degrees. */
export function compass(x, y, r, { line, dark, light }) {
  const point = (angle, length, width) => {
    const at = (a, d) => `${n(x + Math.sin(a) * d)} ${n(y - Math.cos(a) * d)}`;
    const [tip, foot] = [at(angle, length), `${n(x)} ${n(y)}`];
    return (
      `<path d="M${tip}L${at(angle - Math.PI / 4, width)} ${foot}Z" fill="${light}"/>` +
      `<path d="M${tip}L${at(angle + Math.PI / 4, width)} ${foot}Z" fill="${dark}"/>` +
      `<path d="M${tip}L${at(angle - Math.PI / 4, width)} ${foot}L${at(angle + Math.PI / 4, width)}Z" fill="none" stroke="${dark}" stroke-width=".9" stroke-linejoin="round"/>`
    );
  };
  const ring = (radius, width, dash = '') =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${line}" stroke-width="${width}" ${dash && `stroke-dasharray="${dash}"`}/>`;
  const degree = (2 * Math.PI * r * 0.86) / 72;
  return (
    ring(r * 0.92, 1.3) +
    ring(r * 0.86, 5, `1.1 ${n(degree - 1.1)}`) +
    ring(r * 0.8, 1) +
    ring(r * 0.4, 0.9) +
    [1, 3, 5, 7].map((k) => point((k * Math.PI) / 4, r * 0.66, r * 0.13)).join('') +
    [0, 2, 4, 6].map((k) => point((k * Math.PI) / 4, r * (k === 0 ? 1.22 : 1.04), r * 0.19)).join('')
  );
}
