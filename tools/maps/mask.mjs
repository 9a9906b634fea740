/** Where the land is, and how far from the shore, on a grid over the picture. */

/** A function of x and y: units to the nearest shore, positive on land, negative at sea. */
export function shoreDistance(rings, extent, step = 4) {
  const [x0, y0, width, height] = extent;
  const [columns, rows] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2];
  const land = fill(rings, x0, y0, columns, rows, step);
  const inner = spread(land, columns, rows, 0);
  const outer = spread(land, columns, rows, 1);
  return (x, y) => {
    const i = Math.max(0, Math.min(columns - 1, Math.floor((x - x0) / step)));
    const j = Math.max(0, Math.min(rows - 1, Math.floor((y - y0) / step)));
    const at = j * columns + i;
    return (land[at] ? inner[at] : -outer[at]) * step;
  };
}

/** Row by row, the cells whose centre has an odd number of edges to its left. */
function fill(rings, x0, y0, columns, rows, step) {
  const crossings = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length];
      const [top, low] = p[1] < q[1] ? [p, q] : [q, p];
      const first = Math.max(0, Math.ceil((top[1] - y0) / step - 0.5));
      for (let j = first; j < rows && y0 + (j + 0.5) * step < low[1]; j++) {
        const t = (y0 + (j + 0.5) * step - top[1]) / (low[1] - top[1]);
        crossings[j].push(top[0] + (low[0] - top[0]) * t);
      }
    });
  }
  const cells = new Uint8Array(columns * rows);
  crossings.forEach((xs, j) => {
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const first = Math.max(0, Math.ceil((xs[k] - x0) / step - 0.5));
      for (let i = first; i < columns && x0 + (i + 0.5) * step < xs[k + 1]; i++) cells[j * columns + i] = 1;
    }
  });
  return cells;
}

/** Steps to the nearest cell that has the value (a chamfer in two passes). */
function spread(cells, columns, rows, value) {
  const far = Float32Array.from(cells, (cell) => (cell === value ? 0 : 1e6));
  const pass = (order, [dx, dy]) => {
    for (const at of order) {
      const [i, j] = [at % columns, Math.floor(at / columns)];
      const look = (a, b, cost) => {
        if (a >= 0 && a < columns && b >= 0 && b < rows)
          far[at] = Math.min(far[at], far[b * columns + a] + cost);
      };
      look(i + dx, j, 1);
      look(i, j + dy, 1);
      look(i + dx, j + dy, Math.SQRT2);
      look(i - dx, j + dy, Math.SQRT2);
    }
  };
  const forward = Array.from({ length: cells.length }, (_, i) => i);
  pass(forward, [-1, -1]);
  pass(forward.reverse(), [1, 1]);
  return far;
}
