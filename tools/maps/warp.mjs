/** A thin-plate spline: the smooth map of the plane that takes the real places near to where the board has them. */

const kernel = (r2) => (r2 === 0 ? 0 : 0.5 * r2 * Math.log(r2));

/** `from` and `to` are lists of points; `smoothing` lets the fit miss the places a little and bend less. */
export function thinPlateSpline(from, to, smoothing) {
  const n = from.length;
  const size = n + 3;
  const rows = Array.from({ length: size }, () => new Array(size + 2).fill(0));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      rows[i][j] = i === j ? smoothing : kernel(squared(from[i], from[j]));
    }
    const affine = [1, from[i][0], from[i][1]];
    for (let k = 0; k < 3; k++) rows[i][n + k] = rows[n + k][i] = affine[k];
    rows[i][size] = to[i][0];
    rows[i][size + 1] = to[i][1];
  }
  const weights = solve(rows);
  return ([x, y]) => {
    const at = (c) => weights[n][c] + weights[n + 1][c] * x + weights[n + 2][c] * y;
    let [u, v] = [at(0), at(1)];
    for (let i = 0; i < n; i++) {
      const k = kernel(squared(from[i], [x, y]));
      u += weights[i][0] * k;
      v += weights[i][1] * k;
    }
    return [u, v];
  };
}

function squared(p, q) {
  return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
}

/** Gauss's elimination; each row ends with its two right-hand sides. */
function solve(rows) {
  const n = rows.length;
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(rows[r][c]) > Math.abs(rows[pivot][c])) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot], rows[c]];
    for (let r = 0; r < n; r++) {
      const factor = rows[r][c] / rows[c][c];
      if (r === c || factor === 0) continue;
      for (let k = c; k < n + 2; k++) rows[r][k] -= factor * rows[c][k];
    }
  }
  return rows.map((row, i) => [row[n] / row[i], row[n + 1] / row[i]]);
}
