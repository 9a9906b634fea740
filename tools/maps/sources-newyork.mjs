/** New York's shore: the city's borough boundaries (nybb, public domain) and New Jersey's bank by hand. */
import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { geoConicConformal } from 'd3-geo';
import { EXTENTS, loadBoard } from './boards.mjs';
import { area, clipRing, densify, read, simplifyRing } from './rings.mjs';
import { JERSEY, PLACES } from './sources-newyork-places.mjs';
import { thinPlateSpline } from './warp.mjs';

/** Where Debian's python3-geopandas puts the file; another place as RALLAR_NYBB. */
const FILE = process.env.RALLAR_NYBB ?? '/usr/lib/python3/dist-packages/geopandas/datasets/nybb_16a.zip';

/** The file's own coordinates: feet in New York's state plane (EPSG 2263), here in kilometres. */
const projection = geoConicConformal()
  .parallels([40 + 40 / 60, 41 + 2 / 60])
  .rotate([74, 0])
  .scale(6378.137)
  .translate([0, 0]);
const zero = projection([-74, 40 + 10 / 60]);
const plane = (lon, lat) => {
  const [x, y] = projection([lon, lat]);
  return [x - zero[0], y - zero[1]];
};
const feet = ([x, y]) => [((x - 984250) * 1200) / 3937 / 1000, (-y * 1200) / 3937 / 1000];

export async function newYorkShore() {
  const committed = new URL('sources/newyork.json', import.meta.url);
  if (!existsSync(FILE)) {
    console.log(
      `newyork: kept as it is, since ${FILE} is missing (Debian's python3-geopandas, or RALLAR_NYBB)`,
    );
    const { origin, ...lists } = JSON.parse(readFileSync(committed, 'utf8'));
    return { origin, ...Object.fromEntries(Object.entries(lists).map(([k, v]) => [k, v.map(read)])) };
  }
  const { places } = await loadBoard('newyork');
  const ids = Object.keys(PLACES);
  const spline = thinPlateSpline(
    ids.map((id) => plane(PLACES[id][1], PLACES[id][0])),
    ids.map((id) => [places[id].x, places[id].y]),
    0.6,
  );
  const [x, y, width, height] = EXTENTS.newyork;
  const rim = [x - 150, y - 150, x + width + 150, y + height + 150];
  const shore = (ring) => simplifyRing(clipRing(densify(ring, 0.25).map(spline), rim), 0.7);
  const boroughs = rings(unzip(readFileSync(FILE), 'nybb.shp')).map((ring) => shore(ring.map(feet)));
  const jersey = shore(rounded(JERSEY.map(([lat, lon]) => plane(lon, lat))));
  return {
    origin:
      'New York City, Department of City Planning: borough boundaries nybb 16a (public domain), bent to the board; New Jersey is our own.',
    land: [...boroughs, jersey].filter((ring) => ring.length > 3 && area(ring) > 30),
  };
}

const cut = (points) =>
  points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length];
    return [0.25, 0.75].map((t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
  });

/** Corners cut twice, as a river does. */
function rounded(ring) {
  return cut(cut(ring));
}

/** The rings of a shape file of polygons. */
function rings(data) {
  const out = [];
  for (let at = 100; at < data.length; at += 8 + data.readInt32BE(at + 4) * 2) {
    const parts = data.readInt32LE(at + 44);
    const total = data.readInt32LE(at + 48);
    const starts = Array.from({ length: parts }, (_, i) => data.readInt32LE(at + 52 + i * 4));
    const base = at + 52 + parts * 4;
    starts.forEach((start, i) => {
      const ring = [];
      for (let k = start; k < (starts[i + 1] ?? total); k++) {
        ring.push([data.readDoubleLE(base + k * 16), data.readDoubleLE(base + k * 16 + 8)]);
      }
      out.push(ring);
    });
  }
  return out;
}

/** One file out of a zip archive, found in the directory at its end. */
function unzip(zip, name) {
  const end = zip.lastIndexOf('PK\x05\x06');
  let at = zip.readUInt32LE(end + 16);
  for (let i = zip.readUInt16LE(end + 10); i > 0; i--) {
    const [length, extra, comment] = [28, 30, 32].map((k) => zip.readUInt16LE(at + k));
    if (zip.toString('utf8', at + 46, at + 46 + length) === name) {
      const header = zip.readUInt32LE(at + 42);
      const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
      return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)));
    }
    at += 46 + length + extra + comment;
  }
  throw new Error(`No ${name} in the archive.`);
}
