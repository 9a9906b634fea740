/** Lines that run beside other lines. */

/** Points every few units on the smooth curve through the given ones (Catmull and Rom's). */
export function smooth(points, parts = 12) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  const out = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      out.push(
        [0, 1].map(
          (c) =>
            a[c] +
            0.5 *
              t *
              (b[c] -
                p[c] +
                t * (2 * p[c] - 5 * a[c] + 4 * b[c] - q[c] + t * (3 * (a[c] - b[c]) + q[c] - p[c]))),
        ),
      );
    }
  }
  return [...out, points.at(-1)];
}

/** The line `distance` to the right of its direction on the screen. */
export function offset(points, distance) {
  return points.map((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [p[0] - ((b[1] - a[1]) / length) * distance, p[1] + ((b[0] - a[0]) / length) * distance];
  });
}

/** Points at equal steps along a line, each with its direction. */
export function along(points, step, start = 0) {
  const out = [];
  let next = start;
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1], points[i]];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    for (; next <= gone + length; next += step) {
      const t = (next - gone) / length;
      out.push({
        x: p[0] + (q[0] - p[0]) * t,
        y: p[1] + (q[1] - p[1]) * t,
        angle: Math.atan2(q[1] - p[1], q[0] - p[0]),
      });
    }
    gone += length;
  }
  return out;
}

/** The part of a line between two shares of its points. */
export function part(points, from, to) {
  return points.slice(Math.round(from * (points.length - 1)), Math.round(to * (points.length - 1)) + 1);
}
